//! `louis-xiv`, `louis-xiv play` and `louis-xiv resume`: the game table on the screen, or as lines.

use std::ffi::OsStr;
use std::io::{self, BufWriter, IsTerminal, Write};
use std::path::{Path, PathBuf};

use clap::Args;
use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};

use super::{Failure, components, in_file, spoken};
use crate::bots::{self, Bot};
use crate::components::ComponentsFile;
use crate::engine::{Seat, Setup};
use crate::files::{
    self, BadSettings, DATA_VARIABLE, Privacy, Progress, SaveFile, Settings, Theme,
};
use crate::gate;
use crate::plain::{self, Input, Manner, Plain};
use crate::scenario::{BadScenario, Scenario, Wrong};
use crate::session::{BadOpening, Chair, Host, Opening, Session};
use crate::text::{InWords, Lang, Text};
use crate::tui::{self, App, Look, Scene, Shared, screens};

/// How the table looks and where its files are; the flags win over what is remembered.
#[derive(Clone, Debug, Default, Args)]
pub struct TableOptions {
    /// Where saves and settings are kept.
    #[arg(long, value_name = "DIR")]
    data_dir: Option<PathBuf>,
    /// The colours.
    #[arg(long, value_parser = theme())]
    theme: Option<Theme>,
    /// How secrets are kept.
    #[arg(long, value_parser = privacy())]
    privacy: Option<Privacy>,
    /// Only ASCII signs.
    #[arg(long)]
    ascii: bool,
}

/// A new game.
#[derive(Clone, Debug, Args)]
pub struct PlayOptions {
    /// Names and bots, clockwise.
    #[arg(long, value_delimiter = ',', value_name = "NAMES")]
    players: Vec<String>,
    /// Who starts: a name, or chance.
    #[arg(long, value_name = "NAME")]
    start: Option<String>,
    /// The order of all decks.
    #[arg(long)]
    seed: Option<u64>,
    /// A position to begin from.
    #[arg(long, value_name = "FILE")]
    scenario: Option<PathBuf>,
    /// Other printed values.
    #[arg(long, value_name = "FILE")]
    components: Option<PathBuf>,
    /// As lines, not on the screen.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    table: TableOptions,
}

/// A game that is kept.
#[derive(Clone, Debug, Args)]
pub struct ResumeOptions {
    /// The save; the latest unfinished one if none is named.
    file: Option<PathBuf>,
    /// As lines, not on the screen.
    #[arg(long)]
    plain: bool,
    #[command(flatten)]
    table: TableOptions,
}

/// What is remembered, as far as it can be read: commands that only print go on without it.
pub fn remembered(data_dir: Option<&OsStr>) -> Settings {
    let environment = std::env::var_os(DATA_VARIABLE);
    let data = files::data_dir(data_dir.map(Path::new), environment.as_deref());
    data.map(|data| Settings::load(&files::settings_file(&data)).0).unwrap_or_default()
}

fn theme() -> impl TypedValueParser<Value = Theme> {
    let names = ["auto", "dark", "light", "high-contrast", "mono"].map(PossibleValue::new);
    // What "auto" was called before.
    let names = names.into_iter().chain([PossibleValue::new("default").hide(true)]);
    PossibleValuesParser::new(names).map(|name| match &*name {
        "dark" => Theme::Dark,
        "light" => Theme::Light,
        "high-contrast" => Theme::HighContrast,
        "mono" => Theme::Mono,
        _ => Theme::Auto,
    })
}

fn privacy() -> impl TypedValueParser<Value = Privacy> {
    PossibleValuesParser::new(["curtain", "strip", "open"]).map(|name| match &*name {
        "strip" => Privacy::Strip,
        "open" => Privacy::Open,
        _ => Privacy::Curtain,
    })
}

impl TableOptions {
    /// These flags, and those given before the command.
    pub(super) fn or(&self, before: &Self) -> Self {
        Self {
            data_dir: self.data_dir.clone().or_else(|| before.data_dir.clone()),
            theme: self.theme.or(before.theme),
            privacy: self.privacy.or(before.privacy),
            ascii: self.ascii || before.ascii,
        }
    }

    /// What all scenes share. What is wrong with the settings file is said, and no reason to stop.
    pub(super) fn shared(&self, lang: Option<Lang>) -> Result<Shared, Failure> {
        let environment = std::env::var_os(DATA_VARIABLE);
        let data = files::data_dir(self.data_dir.as_deref(), environment.as_deref());
        let data = data.map_err(|missing| {
            let text = Text::new(spoken(lang, &Settings::default()));
            Failure::Usage(missing.in_words(&text))
        })?;
        let path = files::settings_file(&data);
        let (mut settings, mut wrong) = Settings::load(&path);
        let known = |code: &String| Lang::from_code(code).is_some();
        if settings.language.take_if(|code| !known(code)).is_some() {
            wrong.push(BadSettings::Field { path: path.clone(), field: "language" });
        }
        let text = Text::new(spoken(lang, &settings));
        complain(&path, wrong.iter().map(|wrong| wrong.in_words(&text)), &text);
        let lessons = files::lessons_file(&data);
        let wrong = Progress::check(&lessons).err();
        complain(&lessons, wrong.iter().map(|wrong| wrong.in_words(&text)), &text);
        files::sweep(&data);
        let mut shared = Shared::new(text, settings, Some(data));
        // For this run alone.
        let settings = &mut shared.settings;
        settings.theme = self.theme.unwrap_or(settings.theme);
        settings.privacy = self.privacy.unwrap_or(settings.privacy);
        settings.ascii |= self.ascii;
        shared.look = Look::new(settings.theme, settings.ascii);
        Ok(shared)
    }
}

/// Shows a scene, and after it the title, until the player leaves.
fn show(shared: Shared, scene: Box<dyn Scene>) -> Result<(), Failure> {
    run(App::new(shared, scene))
}

/// Shows scenes until the player leaves, and says where the game is and how to go on.
pub(super) fn run(mut app: App) -> Result<(), Failure> {
    let shared = app.shared();
    if shared.data.as_deref().is_some_and(complained) && io::stderr().is_terminal() {
        // The screen would cover it.
        let _ = write!(gate::stderr(), "{} ", shared.text.ui("cli-go-on"));
        plain::read_line(&mut io::stdin().lock())?;
    }
    tui::run(&mut app).map_err(|stopped| match stopped {
        tui::Stopped::Terminal(error) => Failure::Output(error),
        tui::Stopped::NotKept(words) => Failure::File(words),
    })?;
    if let Some(path) = app.kept_at() {
        let shared = app.shared();
        let gaps = [
            ("path", gate::path(path).into()),
            ("command", resume_command(shared.data.as_deref()).into()),
        ];
        // The terminal may be gone.
        let _ = writeln!(gate::stderr(), "{}", shared.text.ui_with("left", gaps));
    }
    Ok(())
}

/// What goes on with the latest game in this directory.
fn resume_command(data: Option<&Path>) -> String {
    let environment = std::env::var_os(DATA_VARIABLE);
    let usual = files::data_dir(None, environment.as_deref()).ok();
    match data {
        Some(data) if usual.as_deref() != Some(data) => {
            format!("louis-xiv resume --data-dir '{}'", gate::path(data))
        }
        _ => "louis-xiv resume".to_owned(),
    }
}

/// Says what is wrong with a file, and where it is kept before another is written.
fn complain(path: &Path, wrong: impl ExactSizeIterator<Item = String>, text: &Text) {
    let aside = files::place_aside(path).filter(|_| wrong.len() > 0);
    for words in wrong.chain(aside.map(|aside| text.kept_aside(path, &aside))) {
        let _ = writeln!(gate::stderr(), "{words}");
    }
}

/// Whether [`TableOptions::shared`] had something to say about the files there.
fn complained(data: &Path) -> bool {
    !Settings::load(&files::settings_file(data)).1.is_empty()
        || Progress::check(&files::lessons_file(data)).is_err()
}

/// There must be a terminal before anything is written or drawn.
pub(super) fn need_terminal(text: &Text) -> Result<(), Failure> {
    tui::check_terminal().map_err(|_| Failure::Usage(text.ui("cli-no-terminal")))?;
    if is_dumb() { Err(Failure::Usage(text.ui("cli-dumb-terminal"))) } else { Ok(()) }
}

/// Whether there is a screen to draw on.
pub(super) fn has_screen() -> bool {
    !is_dumb() && tui::check_terminal().is_ok()
}

/// Whether the terminal says of itself that it cannot place anything on a screen.
fn is_dumb() -> bool {
    std::env::var_os("TERM").is_some_and(|name| name == "dumb")
}

/// The title.
pub fn title(before: &TableOptions, lang: Option<Lang>) -> Result<(), Failure> {
    let shared = before.shared(lang)?;
    need_terminal(&shared.text)?;
    let scene = screens::title(&shared);
    show(shared, scene)
}

/// A new game, or the screen to set one up if nobody is named.
pub fn play(
    options: &PlayOptions,
    before: &TableOptions,
    lang: Option<Lang>,
) -> Result<(), Failure> {
    let shared = options.table.or(before).shared(lang)?;
    let text = &shared.text;
    let scenario = options.scenario.as_deref().map(|path| read_scenario(path, text)).transpose()?;
    let components =
        options.components.as_deref().map(|path| components::read(path, text)).transpose()?;
    if let (Some((scenario, _)), Some(file)) = (&scenario, &options.components) {
        super::scenario::tell_replaced(scenario, file, text)?;
    }
    let mut options = options.clone();
    if options.players.is_empty() && scenario.is_none() {
        if options.plain {
            match ask_names(&shared.text)? {
                Some(players) => options.players = players,
                None => return Ok(()),
            }
        } else {
            need_terminal(&shared.text)?;
            let scene = Box::new(screens::NewGame::new(&shared));
            return show(shared, scene);
        }
    }
    let opening = opening(&options, scenario, components, &shared.text)?;
    let session = Session::new(opening).map_err(|bad| cannot_begin(&bad, &options, text))?;
    if options.plain {
        let folder = shared.data.as_deref().map(files::saves_dir).unwrap_or_default();
        let file = SaveFile::create(&folder, &session).map_err(Failure::file(text))?;
        return play_plain(session, file, shared);
    }
    need_terminal(&shared.text)?;
    let scene = screens::new_game(session, &shared).map_err(Failure::file(text))?;
    show(shared, scene)
}

/// Why no game can begin like this: a file may be at fault, or how the program was called.
fn cannot_begin(bad: &BadOpening, options: &PlayOptions, text: &Text) -> Failure {
    match (bad, &options.scenario) {
        // Its position is fine, but not for so many.
        (BadOpening::Scenario(BadScenario { wrong: Wrong::Seats { .. }, .. }), _) | (_, None) => {
            Failure::Usage(bad.in_words(text))
        }
        (BadOpening::Scenario(bad), Some(path)) => {
            let json = files::read_text(path).unwrap_or_default();
            Failure::File(in_file(path, &bad.clone().within(&json), text))
        }
        (BadOpening::Step(step), Some(path)) => Failure::Mismatch(in_file(path, step, text)),
        _ => Failure::Usage(bad.in_words(text)),
    }
}

/// A game that is kept: the one named, or the latest that is not over.
pub fn resume(
    options: &ResumeOptions,
    before: &TableOptions,
    lang: Option<Lang>,
) -> Result<(), Failure> {
    let shared = options.table.or(before).shared(lang)?;
    let path = match &options.file {
        Some(path) => path.clone(),
        None => latest(&shared)?,
    };
    let loaded = files::open(&path).map_err(Failure::file(&shared.text))?;
    if options.plain {
        if let Some(trouble) = &loaded.trouble {
            writeln!(gate::stderr(), "{}", in_file(&path, trouble, &shared.text))?;
        }
        return play_plain(loaded.session, loaded.file, shared);
    }
    need_terminal(&shared.text)?;
    let scene = screens::opened(loaded, &shared);
    show(shared, scene)
}

/// How somebody who types asks a bot for its answer.
#[cfg_attr(not(unix), allow(unused_variables))] // There nobody can look without waiting.
fn hurried(input: &io::Stdin) -> Option<fn(std::time::Duration) -> bool> {
    #[cfg(unix)]
    return input.is_terminal().then_some(plain::hurried);
    #[cfg(not(unix))]
    return None;
}

/// The game as lines on stdin and stdout.
fn play_plain(session: Session, file: SaveFile, shared: Shared) -> Result<(), Failure> {
    let (input, out) = (io::stdin(), io::stdout());
    let manner = Manner {
        clears: out.is_terminal(),
        typed: input.is_terminal(),
        hurried: hurried(&input),
        ascii: shared.settings.ascii,
        data: shared.data,
    };
    #[cfg(unix)]
    if manner.clears && shared.settings.privacy != Privacy::Open {
        plain::cover_when_stopped()?;
    }
    let lines = (input.lock(), BufWriter::new(out.lock()));
    let host = Host::new(session, Some(file), shared.settings.manners());
    let played = Plain::new(host, shared.text.clone(), manner, lines).run();
    played.map_err(|stopped| match stopped {
        plain::Stopped::Lines(error) => Failure::Output(error),
        plain::Stopped::NotKept(error) => Failure::File(error.in_words(&shared.text)),
    })
}

/// Asks for the names on a line; `None` at the end of the input.
fn ask_names(text: &Text) -> Result<Option<Vec<String>>, Failure> {
    let levels = bots::LEVELS.join(", ");
    let mut out = gate::stdout();
    writeln!(out, "{}", text.ui_with("plain-names", [("levels", levels.into())]))?;
    out.flush()?;
    let mut input = io::stdin().lock();
    loop {
        match plain::read_line(&mut input)? {
            Input::End => return Ok(None),
            Input::TooLong => writeln!(out, "{}", text.ui("plain-too-long"))?,
            Input::Words(words) if words.trim().is_empty() => {}
            Input::Words(words) => return Ok(Some(words.split(',').map(str::to_owned).collect())),
        }
    }
}

/// The save that was written last, of a game that is not over.
fn latest(shared: &Shared) -> Result<PathBuf, Failure> {
    let folder = shared.data.as_deref().map(files::saves_dir).unwrap_or_default();
    let saves = files::list(&folder).map_err(Failure::file(&shared.text))?;
    let unfinished = saves.into_iter().find(files::Listed::is_unfinished);
    let gaps = || [("folder", gate::path(&folder).into())];
    unfinished
        .map(|save| save.path)
        .ok_or_else(|| Failure::File(shared.text.ui_with("cli-nothing-to-resume", gaps())))
}

/// The game that the flags describe.
fn opening(
    options: &PlayOptions,
    scenario: Option<(Scenario, serde_json::Value)>,
    components: Option<ComponentsFile>,
    text: &Text,
) -> Result<Opening, Failure> {
    let count = match &scenario {
        Some((scenario, _)) if options.players.is_empty() => usize::from(scenario.players),
        _ => options.players.len(),
    };
    let mut chairs = Vec::new();
    let given = |name: &str| options.players.iter().any(|words| named(words) == Some(name));
    for place in 0..count {
        // A bot without a name gets that of its place, or the next that nobody has.
        let mut usual =
            (0..4).map(|next| text.ui(&format!("setup-name-{}", (place + next) % 4 + 1)));
        let taken = |name: &String| given(name) || chairs.iter().any(|c: &Chair| c.name == *name);
        let usual = usual.find(|name| !taken(name)).unwrap_or_else(|| format!("Bot {}", place + 1));
        chairs.push(match options.players.get(place) {
            Some(words) => chair(words.trim(), &usual, text)?,
            None => Chair::person(usual),
        });
    }
    let seed = match (options.seed, &scenario) {
        (Some(seed), _) => seed,
        (None, Some((scenario, _))) => scenario.seed,
        (None, None) => screens::fresh_seed(),
    };
    let wanted = options.start.as_deref();
    let named = |name: &str| chairs.iter().position(|c| c.name.eq_ignore_ascii_case(name));
    let start = match (wanted, wanted.and_then(named).and_then(Seat::from_index), &scenario) {
        (_, Some(seat), _) => seat,
        (None, _, Some((scenario, _))) => scenario.start,
        (None | Some("random"), ..) => Setup::random_start(seed, count.clamp(2, 4) as u8),
        (Some(name), None, _) => {
            let gaps = [("name", name.into())];
            return Err(Failure::Usage(text.ui_with("cli-nobody-starts", gaps)));
        }
    };
    let mut opening = Opening { chairs, start, seed, components, scenario: None };
    if let Some((_, json)) = scenario {
        opening.begin_from(json);
    }
    Ok(opening)
}

/// The bot after `bot:`, whatever the case.
pub(super) fn bot_in(words: &str) -> Option<String> {
    let (start, bot) = words.split_at_checked(4)?;
    start.eq_ignore_ascii_case("bot:").then(|| bot.to_ascii_lowercase())
}

/// The name in `Anna` or `Anna=bot:random`.
fn named(words: &str) -> Option<&str> {
    let name = words.split_once('=').map_or(words, |(name, _)| name).trim();
    (words.contains('=') || bot_in(name).is_none()).then_some(name)
}

/// `Anna`, `bot:random`, or `Anna=bot:random`.
fn chair(words: &str, usual: &str, text: &Text) -> Result<Chair, Failure> {
    let (name, bot) = match words.split_once('=') {
        Some((name, player)) => (name.trim(), bot_in(player.trim())),
        None => (usual, bot_in(words)),
    };
    match bot {
        Some(bot) if bot.parse::<Bot>().is_ok() => Ok(Chair::bot(name, bot)),
        None if !words.contains('=') => Ok(Chair::person(words)),
        _ => {
            let levels = bots::every_name();
            let gaps = [("words", words.into()), ("levels", levels.into())];
            Err(Failure::Usage(text.ui_with("cli-no-such-player", gaps)))
        }
    }
}

fn read(path: &Path, text: &Text) -> Result<String, Failure> {
    files::read_text(path).map_err(Failure::file(text))
}

fn read_scenario(path: &Path, text: &Text) -> Result<(Scenario, serde_json::Value), Failure> {
    let json = read(path, text)?;
    let scenario = Scenario::read(&json).map_err(|bad| Failure::File(in_file(path, &bad, text)))?;
    let value =
        serde_json::from_str(&json).map_err(|error| Failure::File(in_file(path, &error, text)))?;
    Ok((scenario, value))
}
