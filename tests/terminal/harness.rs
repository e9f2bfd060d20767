//! The real program in a pseudo-terminal: keys go in, the screen comes out.
//!
//! Nothing here measures time: every wait ends when something is seen, and fails only after a
//! long while.

use std::fs::{self, File};
use std::io::Write;
use std::os::unix::fs::OpenOptionsExt;
use std::os::unix::process::CommandExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use portable_pty::{
    Child, CommandBuilder, ExitStatus, MasterPty, PtySize, SlavePty, native_pty_system,
};
use rustix::fs::OFlags;
use tempfile::TempDir;

use crate::output::{MARK, Output, Shared, nonzero};

/// Far longer than anything takes, also on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);
/// How long to wait for a key that hardly ever does nothing.
const LOOK: Duration = Duration::from_secs(3);
/// How long to wait for what may not come at all.
const GLANCE: Duration = Duration::from_millis(600);
/// A running program and its terminal.
pub(crate) struct Terminal {
    shared: Arc<Shared>,
    master: Option<Box<dyn MasterPty + Send>>,
    writer: Option<Box<dyn Write + Send>>,
    /// Kept open, so that the terminal outlives the program and can be looked at.
    _slave: Box<dyn SlavePty + Send>,
    child: Box<dyn Child + Send + Sync>,
    /// Its number, when it is not the child itself.
    job: Option<u32>,
    /// The modes of the terminal before the program had it.
    before: String,
}

/// How the terminal is when nobody has it.
#[derive(Debug, PartialEq, Eq)]
pub(crate) struct Shape {
    pub(crate) alternate_screen: bool,
    pub(crate) cursor_hidden: bool,
    pub(crate) pasting: bool,
    pub(crate) mouse: bool,
    /// Whether the line discipline is as it was before the program began.
    pub(crate) cooked: bool,
}

/// As it has to be after the program.
pub(crate) const WHOLE: Shape = Shape {
    alternate_screen: false,
    cursor_hidden: false,
    pasting: false,
    mouse: false,
    cooked: true,
};

/// A data directory that goes away with the test.
pub(crate) struct Home(TempDir);

impl Home {
    pub(crate) fn new() -> Self {
        Self(tempfile::tempdir().expect("a temporary directory can be made"))
    }

    /// One whose program lets nothing move: a screen is as it is.
    pub(crate) fn still() -> Self {
        let home = Self::new();
        let settings = r#"{"movement": "off", "later": [1]}"#;
        fs::write(home.path().join("settings.json"), settings).expect("a writable directory");
        home
    }

    pub(crate) fn path(&self) -> &Path {
        self.0.path()
    }

    /// The saves, by name.
    pub(crate) fn saves(&self) -> Vec<PathBuf> {
        let Ok(entries) = fs::read_dir(self.path().join("saves")) else { return Vec::new() };
        let mut saves: Vec<_> = entries.map(|entry| entry.expect("an entry").path()).collect();
        saves.retain(|path| path.extension().is_some_and(|ending| ending == "json"));
        saves.sort();
        saves
    }

    /// The only save, as it stands on the disk.
    pub(crate) fn save(&self) -> serde_json::Value {
        let saves = self.saves();
        assert_eq!(saves.len(), 1, "{saves:?}");
        let text = fs::read_to_string(&saves[0]).expect("the save can be read");
        serde_json::from_str(&text).expect("the save is JSON")
    }

    /// How many actions the only save has.
    pub(crate) fn actions(&self) -> usize {
        self.save()["actions"].as_array().expect("a save has actions").len()
    }
}

/// What a program is told of the world around the tests.
const KEPT: [&str; 6] = ["PATH", "HOME", "RUST_BACKTRACE", JOB, JOB_ARGS, "LLVM_PROFILE_FILE"];
const PROGRAM: &str = env!("CARGO_BIN_EXE_louis-xiv");
const JOB: &str = "LOUIS_XIV_TEST_JOB";
const JOB_ARGS: &str = "LOUIS_XIV_TEST_JOB_ARGS";

/// Not a test: what stands behind a job. It gives it the terminal, and waits for its end.
#[test]
#[ignore = "started by others"]
fn shell() {
    let Some(told) = std::env::var_os(JOB) else { return };
    let args = std::env::var(JOB_ARGS).expect("arguments");
    let args = args.split('\n').filter(|arg| !arg.is_empty());
    let mut job =
        Command::new(PROGRAM).args(args).process_group(0).spawn().expect("the program starts");
    let id = i32::try_from(job.id()).expect("a number of a process");
    let group = rustix::process::Pid::from_raw(id).expect("a number of a process");
    rustix::termios::tcsetpgrp(std::io::stdin(), group).expect("the terminal is ours to give");
    // It may have asked for the terminal before it had it.
    rustix::process::kill_process(group, rustix::process::Signal::CONT).expect("it runs");
    fs::write(told, id.to_string()).expect("a writable directory");
    let status = job.wait().expect("it is ours");
    std::process::exit(status.code().unwrap_or(255));
}

impl Terminal {
    /// Starts the program with these arguments on a screen of this size.
    pub(crate) fn start(home: &Home, size: (u16, u16), args: &[&str]) -> Self {
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(args);
        Self::run(home, size, command, false)
    }

    /// Starts one test of this binary instead of the program.
    pub(crate) fn start_self(home: &Home, size: (u16, u16), test: &str) -> Self {
        let path = std::env::current_exe().expect("a test knows its binary");
        let mut command = CommandBuilder::new(path);
        command.args(["--ignored", "--exact", "--nocapture", test]);
        command.env("RUST_BACKTRACE", "0");
        Self::run(home, size, command, false)
    }

    /// Starts the program on a terminal that has no alternate screen.
    pub(crate) fn start_on_one_screen(home: &Home, size: (u16, u16), args: &[&str]) -> Self {
        let mut command = CommandBuilder::new(PROGRAM);
        command.args(args);
        Self::run(home, size, command, true)
    }

    /// The same, as a shell does it.
    pub(crate) fn start_job_on_one_screen(home: &Home, size: (u16, u16), args: &[&str]) -> Self {
        Self::run_job(home, size, args, true)
    }

    /// Starts the program with SIGHUP ignored.
    pub(crate) fn start_deaf(home: &Home, size: (u16, u16), args: &[&str]) -> Self {
        let mut command = CommandBuilder::new("sh");
        command.args(["-c", "trap '' HUP; exec \"$0\" \"$@\"", PROGRAM]);
        command.args(args);
        Self::run(home, size, command, false)
    }

    /// Starts the program as a shell does: a job of its own, with somebody behind it who could make it
    /// go on. Without that the system lets no signal from a keyboard stop a program.
    pub(crate) fn start_as_job(home: &Home, size: (u16, u16), args: &[&str]) -> Self {
        Self::run_job(home, size, args, false)
    }

    fn run_job(home: &Home, size: (u16, u16), args: &[&str], one_screen: bool) -> Self {
        let path = std::env::current_exe().expect("a test knows its binary");
        let told = home.path().join("job");
        let mut command = CommandBuilder::new(path);
        command.args(["--ignored", "--exact", "--nocapture", "-q", "harness::shell"]);
        command.env(JOB, &told);
        command.env(JOB_ARGS, args.join("\n"));
        let mut terminal = Self::run(home, size, command, one_screen);
        let deadline = Instant::now() + PATIENCE;
        while terminal.job.is_none() {
            terminal.job = fs::read_to_string(&told).ok().and_then(|id| id.parse().ok());
            assert!(Instant::now() < deadline, "no job:\n{}", terminal.screen());
            thread::sleep(Duration::from_millis(5));
        }
        terminal
    }

    fn run(
        home: &Home,
        (cols, rows): (u16, u16),
        mut command: CommandBuilder,
        one_screen: bool,
    ) -> Self {
        let pair = native_pty_system()
            .openpty(PtySize { rows, cols, pixel_width: 0, pixel_height: 0 })
            .expect("a pseudo-terminal can be opened");
        // What this machine says about its terminal, its colours and its language is left outside.
        for (name, _) in std::env::vars_os() {
            let name = name.to_string_lossy().into_owned();
            if !KEPT.contains(&name.as_str()) {
                command.env_remove(name);
            }
        }
        command.env("LOUIS_XIV_DATA", home.path());
        command.env("LC_ALL", "C");
        command.env("TMPDIR", home.path());
        command.env("TERM", "xterm-256color");
        command.env("COLORTERM", "truecolor");
        let before = modes(pair.master.as_ref());
        let reader = pair.master.try_clone_reader().expect("the terminal can be read");
        let writer = pair.master.take_writer().expect("the terminal can be written");
        let child = pair.slave.spawn_command(command).expect("the program starts");
        let shared = Arc::new(Shared::new(cols, rows, one_screen));
        let listener = Arc::clone(&shared);
        thread::spawn(move || listener.listen(reader));
        Self {
            shared,
            master: Some(pair.master),
            writer: Some(writer),
            _slave: pair.slave,
            child,
            job: None,
            before,
        }
    }

    /// What stands on the screen.
    pub(crate) fn screen(&self) -> String {
        self.shared.lock().parser.screen().contents()
    }

    /// What stands on the screen when a frame is whole, if there is one soon.
    pub(crate) fn frame(&self) -> String {
        self.watch(GLANCE, |output| output.at_rest);
        self.screen()
    }

    /// The last line of the screen: the keys that work now.
    pub(crate) fn footer(&self) -> String {
        last_line(&self.shared.lock())
    }

    fn frames(&self) -> usize {
        self.shared.lock().frames
    }

    /// Waits until the screen shows a text.
    pub(crate) fn wait_for(&self, text: &str) {
        self.wait_until(text, |screen| screen.contains(text));
    }

    /// Waits until the screen shows a text of a program that draws no frames.
    pub(crate) fn wait_for_line(&self, text: &str) {
        let seen = self.watch(PATIENCE, |output| output.parser.screen().contents().contains(text));
        assert!(seen, "waited in vain for {text:?}:\n{}", self.screen());
    }

    /// Waits until the screen is empty.
    pub(crate) fn wait_for_nothing(&self) {
        let empty = |output: &Output| output.parser.screen().contents().trim().is_empty();
        assert!(self.watch(PATIENCE, empty), "something is left:\n{}", self.screen());
    }

    /// Whether the scroll-back has been cleared so many times.
    pub(crate) fn wait_for_clears(&self, count: usize) {
        let seen = self.watch(PATIENCE, |output| output.clears >= count);
        assert!(seen, "waited in vain for {count} clears:\n{}", self.screen());
    }

    /// Waits until the screen is as wished.
    pub(crate) fn wait_until(&self, wish: &str, holds: impl Fn(&str) -> bool) {
        assert!(self.comes_to(holds), "waited in vain for {wish:?}:\n{}", self.screen());
    }

    fn watch(&self, patience: Duration, holds: impl FnMut(&Output) -> bool) -> bool {
        self.shared.watch(patience, holds)
    }

    /// Sends bytes as they are.
    pub(crate) fn send(&mut self, bytes: &[u8]) {
        let writer = self.writer.as_mut().expect("the terminal is open");
        writer.write_all(bytes).expect("the terminal takes keys");
        writer.flush().expect("the terminal takes keys");
    }

    /// Presses a key and waits for the frame that answers it; tells whether one came. A key that
    /// is thrown away, as before a curtain, has none.
    pub(crate) fn press(&mut self, key: &str) -> bool {
        self.press_for(key, LOOK)
    }

    /// The same with keys that may well do nothing.
    pub(crate) fn tap(&mut self, keys: &str) -> bool {
        self.press_for(keys, GLANCE)
    }

    fn press_for(&mut self, keys: &str, patience: Duration) -> bool {
        let before = self.frames();
        self.send(keys.as_bytes());
        self.watch(patience, |output| output.at_rest && output.frames > before)
    }

    /// Waits until nothing more is drawn, and keys are taken again if they were not.
    pub(crate) fn settle(&self, quiet: Duration) {
        let mut before = self.frames();
        let awake = |output: &Output| output.at_rest && !last_line(output).trim().is_empty();
        while self.watch(quiet, |output| output.frames > before)
            || !awake(&self.shared.lock()) && self.watch(LOOK, awake)
        {
            before = self.frames();
        }
    }

    /// Waits until the screen is as wished; tells whether it came to that.
    pub(crate) fn comes_to(&self, holds: impl Fn(&str) -> bool) -> bool {
        self.watch(PATIENCE, |output| output.at_rest && holds(&output.parser.screen().contents()))
    }

    /// Ends the program this instant: it is not told before. Gives what had come out by then, if it
    /// was a whole frame.
    pub(crate) fn kill(&mut self) -> Option<String> {
        use rustix::process::{Pid, Signal, kill_process};
        let id = i32::try_from(self.process()).expect("a number of a process");
        let id = Pid::from_raw(id).expect("a number of a process");
        kill_process(id, Signal::KILL).expect("it runs");
        self.wait_for_end();
        self.drain();
        let output = self.shared.lock();
        output.at_rest.then(|| output.parser.screen().contents())
    }

    /// Waits a little for whatever may come.
    pub(crate) fn glance(&self) {
        let before = self.frames();
        self.watch(GLANCE, |output| output.at_rest && output.frames > before);
    }

    /// Presses a key that leaves the program, and waits for its end; gives the exit code.
    pub(crate) fn leave(&mut self, key: &str) -> u32 {
        self.send(key.as_bytes());
        self.wait_for_end()
    }

    /// Presses keys that all must be answered.
    pub(crate) fn keys<'a>(&mut self, keys: impl IntoIterator<Item = &'a str>) {
        for key in keys {
            let before = self.frames();
            self.send(key.as_bytes());
            let answered = self.watch(PATIENCE, |output| output.at_rest && output.frames > before);
            assert!(answered, "no answer to {key:?}:\n{}", self.screen());
        }
    }

    /// Gives the screen another size.
    pub(crate) fn resize(&mut self, cols: u16, rows: u16) {
        let size = PtySize { rows, cols, pixel_width: 0, pixel_height: 0 };
        self.shared.lock().parser.set_size(nonzero(rows), nonzero(cols));
        self.master.as_ref().expect("the terminal is open").resize(size).expect("it has a size");
    }

    /// The number of its process.
    pub(crate) fn process(&self) -> u32 {
        self.job.or_else(|| self.child.process_id()).expect("the program has a number")
    }

    /// Kilobytes in the memory, while it runs.
    #[cfg(target_os = "linux")]
    pub(crate) fn memory(&self) -> Option<u64> {
        let status = fs::read_to_string(format!("/proc/{}/status", self.process())).ok()?;
        let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
        line.trim().trim_end_matches(" kB").parse().ok()
    }

    /// How many files, terminals and the like it has open, while it runs.
    #[cfg(target_os = "linux")]
    pub(crate) fn open_files(&self) -> Option<usize> {
        Some(fs::read_dir(format!("/proc/{}/fd", self.process())).ok()?.count())
    }

    /// Whether it has ended by itself.
    #[cfg(target_os = "linux")]
    pub(crate) fn has_ended(&mut self) -> bool {
        self.end().is_some()
    }

    /// How it ended, if it has.
    pub(crate) fn end(&mut self) -> Option<ExitStatus> {
        self.child.try_wait().expect("the program can be waited for")
    }

    /// Whether it is stopped, by the word of the system.
    #[cfg(target_os = "linux")]
    pub(crate) fn is_stopped(&self) -> bool {
        let stat = fs::read_to_string(format!("/proc/{}/stat", self.process()));
        let stat = stat.expect("the program runs");
        stat.rsplit(')').next().expect("fields").trim_start().starts_with('T')
    }

    /// Waits until it is stopped.
    #[cfg(target_os = "linux")]
    pub(crate) fn wait_for_stop(&self) {
        let deadline = Instant::now() + PATIENCE;
        while !self.is_stopped() {
            assert!(Instant::now() < deadline, "it does not stop:\n{}", self.screen());
            thread::sleep(Duration::from_millis(2));
        }
    }

    /// Sends the program a signal by its name.
    pub(crate) fn signal(&self, name: &str) {
        let id = self.process().to_string();
        let sent = Command::new("kill").args([&format!("-{name}"), &id]).status();
        assert!(sent.expect("kill can be run").success());
    }

    /// Takes the terminal away under the program.
    pub(crate) fn hang_up(&mut self) {
        // The listener only notices when something comes out: another size makes a frame.
        self.shared.lock().closing = true;
        let size = self.master.as_ref().expect("the terminal is open").get_size().expect("a size");
        self.resize(size.cols + 1, size.rows);
        let closed = self.watch(PATIENCE, |output| output.closed);
        assert!(closed, "the program draws when the size changes");
        drop(self.writer.take());
        drop(self.master.take());
    }

    /// Waits for the program to end; gives its exit code.
    pub(crate) fn wait_for_end(&mut self) -> u32 {
        let deadline = Instant::now() + PATIENCE;
        loop {
            if let Some(status) = self.child.try_wait().expect("the program can be waited for") {
                return status.exit_code();
            }
            assert!(Instant::now() < deadline, "the program does not end:\n{}", self.screen());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Waits until everything that has been written to the terminal has been listened to.
    fn drain(&self) {
        let before = self.shared.lock().marks;
        let flags = OFlags::NOCTTY.bits().cast_signed();
        let terminal = File::options().write(true).custom_flags(flags).open(self.name());
        terminal.and_then(|mut terminal| terminal.write_all(&[MARK])).expect("it takes a mark");
        let drained = self.watch(PATIENCE, |output| output.marks > before);
        assert!(drained, "what was written does not come:\n{}", self.screen());
    }

    fn name(&self) -> PathBuf {
        let master = self.master.as_ref().expect("the terminal is open");
        master.tty_name().expect("the terminal has a name")
    }

    /// How the terminal is now, after what the program has sent so far.
    pub(crate) fn shape(&self) -> Shape {
        self.drain();
        self.watch(Duration::from_secs(5), |output| !output.parser.screen().alternate_screen());
        let output = self.shared.lock();
        let screen = output.parser.screen();
        let master = self.master.as_ref().expect("the terminal is open");
        Shape {
            alternate_screen: screen.alternate_screen(),
            cursor_hidden: screen.hide_cursor(),
            pasting: screen.bracketed_paste(),
            mouse: screen.mouse_protocol_mode() != vt100::MouseProtocolMode::None,
            cooked: modes(master.as_ref()) == self.before,
        }
    }

    /// Whether the program has the terminal now.
    pub(crate) fn is_taken(&self) -> bool {
        let master = self.master.as_ref().expect("the terminal is open");
        modes(master.as_ref()) != self.before
    }

    /// Waits until the program has the terminal, or has it no longer.
    pub(crate) fn wait_for_taken(&self, taken: bool) {
        let deadline = Instant::now() + PATIENCE;
        while self.is_taken() != taken {
            assert!(Instant::now() < deadline, "taken: {}\n{}", !taken, self.screen());
            thread::sleep(Duration::from_millis(10));
        }
    }

    /// Does with the terminal what a shell does before it asks for a command.
    pub(crate) fn make_cooked(&self) {
        let done = Command::new("stty").arg("-F").arg(self.name()).arg("sane").status();
        assert!(done.expect("stty can be run").success());
    }

    /// Everything on the main screen and above it.
    pub(crate) fn left_behind(&self) -> String {
        self.drain();
        let mut output = self.shared.lock();
        let screen = output.parser.screen_mut();
        let mut text = String::new();
        for rows in (0..=screen.scrollback_len()).rev() {
            screen.set_scrollback(rows);
            text.push_str(&screen.contents());
            text.push('\n');
        }
        text
    }
}

impl Drop for Terminal {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

fn last_line(output: &Output) -> String {
    let screen = output.parser.screen();
    let (_, cols) = screen.size();
    screen.rows(0, cols.get()).last().unwrap_or_default()
}

/// The modes of a terminal: raw, echo, and so on.
fn modes(master: &dyn MasterPty) -> String {
    format!("{:?}", master.get_termios().expect("a terminal has modes"))
}
