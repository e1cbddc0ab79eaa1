//! An evening that is held for the window, on a thread of its own.

use std::{
    io,
    path::Path,
    sync::{
        Arc, Mutex, PoisonError,
        atomic::{AtomicBool, Ordering},
        mpsc::{Sender, channel},
    },
    thread,
};

use super::{
    Opened,
    keeper::{EveningKeeper, Watcher},
};
use crate::{
    client::{EveningShown, EveningWish, HeldEvening},
    evening::EveningPlan,
    host::{Listen, Order, PORT},
    record::SeatKind,
};

/// The level that plays on for people who are away.
const HOUSE: &str = "level:3";

struct Held {
    shown: Arc<Mutex<EveningShown>>,
    stop: Arc<AtomicBool>,
    orders: Sender<Order>,
    thread: Option<thread::JoinHandle<()>>,
}

impl HeldEvening for Held {
    fn shown(&self) -> EveningShown {
        let shown = self.shown.lock().unwrap_or_else(PoisonError::into_inner);
        shown.clone()
    }

    fn order(&self, order: Order) {
        // After a fault nobody listens any more; the window shows the fault.
        let _ = self.orders.send(order);
    }
}

impl Drop for Held {
    /// Guests are told that it is interrupted.
    fn drop(&mut self) {
        self.stop.store(true, Ordering::Relaxed);
        // A thread that has failed has nothing to tell.
        let _ = self.thread.take().map(thread::JoinHandle::join);
    }
}

/// Holds an evening until it is dropped.
///
/// # Errors
/// When nobody can listen, the disk refuses, or there is no evening to go on with.
pub fn hold(data_dir: Option<&Path>, wish: &EveningWish) -> anyhow::Result<Box<dyn HeldEvening>> {
    let plan = match wish {
        EveningWish::New { games, half_hours } => {
            let mut plan = EveningPlan::default();
            plan.games
                .retain(|it| games.is_empty() || games.contains(&it.game));
            plan.length = core::time::Duration::from_mins(30) * *half_hours;
            plan.check()?;
            Some(plan)
        }
        EveningWish::Last => None,
    };
    let house: SeatKind = HOUSE.parse()?;
    let shown = Arc::new(Mutex::new(EveningShown::default()));
    let stop = Arc::new(AtomicBool::new(false));
    let (orders, ordered) = channel();
    let watcher = Watcher {
        shown: Arc::clone(&shown),
        stop: Arc::clone(&stop),
        orders: ordered,
    };
    let data_dir = data_dir.map(Path::to_owned);
    let (ready, is_ready) = channel();
    let fault = Arc::clone(&shown);
    let hold = move || {
        // The usual port may be that of a table of this window.
        let open = |port| {
            Opened::new(
                data_dir.as_deref(),
                plan.clone(),
                Listen::Networks(port),
                None,
            )
        };
        let opened = open(PORT).or_else(|_| open(0));
        let opened = match opened {
            Ok(opened) => opened,
            Err(error) => {
                let _ = ready.send(Err(error));
                return;
            }
        };
        let mut out = io::sink();
        let keeper = EveningKeeper::new(opened.found, opened.file, opened.host, house, &mut out);
        let keeper = EveningKeeper {
            watcher: Some(watcher),
            ..keeper
        };
        keeper.tell_watcher();
        let _ = ready.send(Ok(()));
        if let Err(error) = keeper.run(opened.requests) {
            let mut shown = fault.lock().unwrap_or_else(PoisonError::into_inner);
            shown.fault = Some(error.to_string());
        }
    };
    let thread = thread::Builder::new()
        .name("evening".to_owned())
        .spawn(hold)?;
    is_ready.recv()??;
    Ok(Box::new(Held {
        shown,
        stop,
        orders,
        thread: Some(thread),
    }))
}
