//! Thinking in the background: the screen goes on, the answer comes when it comes. Whoever no
//! longer wants it drops it, and the thinking ends.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::thread::{self, JoinHandle};
use std::time::Instant;

use crate::bots::{Advice, Found, Thinking};

/// A thread that thinks about a task.
#[derive(Clone, Debug)]
pub(super) struct Mind(Arc<Inner>);

#[derive(Debug)]
struct Inner {
    slate: Arc<Slate>,
    thread: Option<JoinHandle<()>>,
    began: Instant,
}

/// What both threads write on.
#[derive(Debug, Default)]
struct Slate {
    hurry: AtomicBool,
    found: Mutex<Vec<Found>>,
    advice: Mutex<Vec<Advice>>,
}

impl Slate {
    fn think(&self, task: &Thinking, advises: bool) {
        if advises {
            let advice = task.advise(&self.hurry);
            *self.advice.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = advice;
        } else {
            let found = task.rank(&self.hurry);
            *self.found.lock().unwrap_or_else(|poisoned| poisoned.into_inner()) = found;
        }
    }
}

impl Drop for Inner {
    fn drop(&mut self) {
        self.slate.hurry.store(true, Ordering::Relaxed);
    }
}

impl Mind {
    /// Begins to think; on this thread if there is no other to be had.
    pub(super) fn start(task: Thinking) -> Self {
        Self::begin(task, false)
    }

    /// The same, to name the few best answers with what they lead to.
    pub(super) fn advise(task: Thinking) -> Self {
        Self::begin(task, true)
    }

    fn begin(task: Thinking, advises: bool) -> Self {
        let slate = Arc::new(Slate::default());
        let (other, own) = (Arc::clone(&slate), task.clone());
        let thread = thread::Builder::new().spawn(move || other.think(&own, advises)).ok();
        if thread.is_none() {
            slate.think(&task, advises);
        }
        Self(Arc::new(Inner { slate, thread, began: Instant::now() }))
    }

    /// Whether the thinking is over.
    pub(super) fn is_done(&self) -> bool {
        self.0.thread.as_ref().is_none_or(JoinHandle::is_finished)
    }

    /// Asks for what there is so far.
    pub(super) fn hurry(&self) {
        self.0.slate.hurry.store(true, Ordering::Relaxed);
    }

    /// The answers, the best first; none before the thinking is over.
    pub(super) fn found(&self) -> Vec<Found> {
        self.0.slate.found.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }

    /// The answers that a hint names, the best first; none before the thinking is over.
    pub(super) fn advice(&self) -> Vec<Advice> {
        self.0.slate.advice.lock().unwrap_or_else(|poisoned| poisoned.into_inner()).clone()
    }

    /// One to three dots that grow while it thinks.
    pub(super) fn dots(&self) -> usize {
        1 + (self.0.began.elapsed().as_millis() / 300 % 3) as usize
    }
}
