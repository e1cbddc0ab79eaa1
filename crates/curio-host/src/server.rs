//! The thread that listens, and what its owner holds of it.

use core::{fmt, net::IpAddr, time::Duration};
use std::{
    collections::BTreeMap,
    io,
    net::{SocketAddr, TcpListener},
    sync::{Arc, mpsc},
    thread,
};

use hyper::{server::conn::http1, service::service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::{
    net::TcpListener as Listener,
    runtime,
    sync::{Semaphore, oneshot},
    time::{interval, sleep},
};

use super::{
    Called, EveningNews, Guests, HALL, HallGuest, HostRequest, Interface, Kept, Listen, Route,
    Shared, Table, connection::Connection, network, page::answer, shared, shared::unguessable,
    texts,
};

/// Where a table is found unless something else is asked for.
pub const PORT: u16 = 8425;

/// The most connections at once: each phone has one for events and some for requests.
const MOST_CONNECTIONS: usize = 256;

/// How long the head of a request may take, and how long a connection may be idle.
const HEAD: Duration = Duration::from_secs(10);

/// The largest head of a request, in bytes.
const LARGEST_HEAD: usize = 16 << 10;

/// How long the phones have to hear that the table is closed.
const FAREWELL: Duration = Duration::from_millis(100);

/// How often to look which addresses the machine has, in seconds.
const LOOK: u32 = 3;

/// How a table is opened.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Where to listen.
    pub listen: Listen,
    /// The address under which the phones reach the table, where it is not that of this
    /// machine: `http://name:port`, of a tunnel for instance.
    pub link: Option<String>,
    /// The guests of a table that goes on.
    pub kept: Option<Kept>,
}

/// Why a table cannot be opened.
#[derive(Debug, thiserror::Error)]
pub enum HostError {
    /// The address cannot be listened at.
    #[error("{}", texts::host_cannot_listen(&.0.to_string(), &.1.to_string()))]
    Listen(Listen, #[source] io::Error),
    /// The system has no thread or no randomness to give.
    #[error("{}", texts::host_cannot_open(.0))]
    System(String),
    /// The address is none of a table.
    #[error("{}", texts::host_no_address(&curio_rules::excerpt(.0)))]
    Link(String),
}

/// A table that phones can join, until it is dropped.
pub struct Host {
    shared: Shared,
    key: String,
    /// What phones open instead of an address of this machine, without a slash.
    root: Option<String>,
    /// Ends the thread when it is dropped.
    close: Option<oneshot::Sender<()>>,
    thread: Option<thread::JoinHandle<()>>,
}

impl Drop for Host {
    /// Tells the phones, as long as a program that ends lets it.
    fn drop(&mut self) {
        drop(self.close.take());
        // A thread that has failed has nothing to tell.
        let _ = self.thread.take().map(thread::JoinHandle::join);
    }
}

impl fmt::Debug for Host {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        // The link is an invitation.
        let mut host = f.debug_struct("Host");
        host.field("listen", &self.listen()).finish_non_exhaustive()
    }
}

impl Host {
    /// Opens a table. What the phones ask for comes through the receiver.
    ///
    /// # Errors
    /// When nobody can listen there.
    pub fn open(settings: Settings) -> Result<(Self, mpsc::Receiver<HostRequest>), HostError> {
        Self::open_among(settings, Interface::all)
    }

    /// Opens a table on a machine of which `look` finds the addresses.
    ///
    /// # Errors
    /// When nobody can listen there.
    pub fn open_among(
        settings: Settings,
        look: impl Fn() -> Vec<Interface> + Send + Sync + 'static,
    ) -> Result<(Self, mpsc::Receiver<HostRequest>), HostError> {
        let system = |error: &dyn fmt::Display| HostError::System(error.to_string());
        let failed = |error| HostError::Listen(settings.listen, error);
        let (listener, listen) = settings.listen.open().map_err(failed)?;
        listener.set_nonblocking(true).map_err(failed)?;

        let mut kept = settings.kept.unwrap_or_default();
        if kept.key.is_empty() {
            kept.key = unguessable(1).map_err(|error| system(&error))?;
        }
        let root = settings.link.as_deref().map(|it| it.trim_end_matches('/'));
        let mut names = network::own_names();
        names.extend(root.map(named).transpose()?);
        let (key, root) = (kept.key.clone(), root.map(str::to_owned));

        let (sender, receiver) = mpsc::channel();
        let routes = network::Routes::new(listen, root.is_some());
        let routes = (routes, Box::new(look) as shared::Look);
        let shared = Arc::new(shared::Shared::new(kept, names, sender, routes));
        let runtime = runtime::Builder::new_current_thread()
            .enable_all()
            .build()
            .map_err(|error| system(&error))?;
        let (close, closed) = oneshot::channel();
        let (served, closing) = (Arc::clone(&shared), Arc::clone(&shared));
        let run = move || {
            runtime.block_on(async {
                let serving = tokio::spawn(serve(listener, served));
                // It is closed by dropping the other end.
                let _ = closed.await;
                serving.abort();
                if closing.close() {
                    sleep(FAREWELL).await;
                }
            });
            // Connections end with the runtime.
            runtime.shutdown_background();
        };
        let thread = thread::Builder::new().name("host".to_owned());
        let thread = thread.spawn(run).map_err(|error| system(&error))?;
        let host = Self {
            shared,
            key,
            root,
            close: Some(close),
            thread: Some(thread),
        };
        Ok((host, receiver))
    }

    /// Where it listens.
    pub fn listen(&self) -> Listen {
        self.shared.routes(|routes| routes.listen())
    }

    /// The address of this machine in the link, with its port.
    pub fn address(&self) -> SocketAddr {
        self.shared.routes(|routes| routes.address())
    }

    /// Whether the link leads here for phones, too: the machine is in a network.
    pub fn is_found(&self) -> bool {
        self.root.is_some() || self.shared.routes(|routes| routes.now().is_some())
    }

    /// The addresses of this machine that may be in the link, the best first; none if that
    /// cannot be chosen.
    pub fn routes(&self) -> Vec<Route> {
        match self.root {
            None => self.shared.routes(|routes| routes.all().to_vec()),
            Some(_) => Vec::new(),
        }
    }

    /// Puts one of them into the link, as long as the machine has it.
    pub fn choose(&self, address: IpAddr) {
        self.shared.routes(|routes| routes.choose(address));
    }

    /// Looks which addresses the machine has now, as the table does by itself every few seconds.
    pub fn look_around(&self) {
        self.shared.look_around();
    }

    /// The link for phones. Whoever has it may take a seat.
    pub fn link(&self) -> String {
        match &self.root {
            Some(root) => format!("{root}/#{}", self.key),
            None => self.link_to(self.address().ip()),
        }
    }

    /// What somebody types who has typed the address.
    pub fn word(&self) -> String {
        self.shared.look(super::room::Room::word)
    }

    /// The link with this address of the machine.
    pub fn link_to(&self, address: IpAddr) -> String {
        let at = SocketAddr::new(address, self.address().port());
        format!("http://{at}/#{}", self.key)
    }

    /// Under which address it serves the page that opens links, where that is built.
    pub fn page(&self) -> Option<String> {
        let link = self.link();
        let root = link.split('#').next().unwrap_or_default();
        self.shared.has_site().then(|| format!("{root}play/"))
    }

    /// Shows everybody a position; in an evening, everybody who is not called to a table.
    pub fn show(&self, table: Table) {
        self.shared.show(HALL, table, &[]);
    }

    /// Shows a position at a table of an evening, to which these guests are called, by seat, if
    /// nobody is there.
    pub fn show_at(&self, number: u8, table: Table, seats: &[Option<Called>]) {
        self.shared.show(number, table, seats);
    }

    /// Sends everybody at a table of an evening back into the hall.
    pub fn clear(&self, number: u8) {
        self.shared
            .change_rooms(|rooms, now| rooms.close(now, number));
    }

    /// Everybody who has come in with a name, wherever they play.
    pub fn hall(&self) -> Vec<HallGuest> {
        self.shared.hall()
    }

    /// Tells every page how the evening stands.
    pub fn tell(&self, news: EveningNews) {
        self.shared.tell(news);
    }

    /// How long the table has been open: what pages count time from.
    pub fn elapsed(&self) -> Duration {
        self.shared.elapsed()
    }

    /// The predictions of everybody: how many were right, and how many there were, by token.
    pub fn prophets(&self) -> BTreeMap<String, (u32, u32)> {
        self.shared.look(super::room::Room::prophets)
    }

    /// What is needed to open the table again with the same guests.
    pub fn kept(&self) -> Kept {
        self.shared.look(super::room::Room::kept)
    }

    /// Has `knock` called, from any thread, when a phone has asked for something or the
    /// guests have changed. Only the first that is given is called.
    pub fn on_change(&self, knock: impl Fn() + Send + Sync + 'static) {
        self.shared.on_change(knock);
    }

    /// The guests, for the screen beside the table.
    pub fn guests(&self) -> Guests {
        self.shared.guests()
    }

    /// Has each guest take the seat of the next, where all seats are those of guests.
    pub fn change_sides(&self) {
        self.shared.change(|room, _| room.change_sides());
    }

    /// Forgets everybody who does not wait for a seat, and what was predicted. Phones that
    /// show the table go on doing so.
    pub fn forget_guests(&self) {
        self.shared.change(|room, _| room.forget_guests());
    }

    /// How many predictions were right, and how many were made.
    pub fn predictions(&self) -> (u32, u32) {
        self.shared.look(super::room::Room::predictions)
    }
}

/// The name in an address, in small letters.
fn named(root: &str) -> Result<String, HostError> {
    let unreadable = || HostError::Link(root.to_owned());
    let uri: hyper::Uri = root.parse().map_err(|_| unreadable())?;
    let is_ours = matches!(uri.scheme_str(), Some("http" | "https")) && uri.path() == "/";
    let host = uri.host().filter(|_| is_ours && uri.query().is_none());
    host.map(str::to_ascii_lowercase).ok_or_else(unreadable)
}

async fn serve(listener: TcpListener, shared: Shared) {
    let Ok(listener) = Listener::from_std(listener) else {
        return;
    };
    tokio::spawn(tick(Arc::clone(&shared)));
    let places = Arc::new(Semaphore::new(MOST_CONNECTIONS));
    loop {
        let Ok((stream, peer)) = listener.accept().await else {
            // Of a connection that is gone already, or too many open files.
            sleep(Duration::from_millis(50)).await;
            continue;
        };
        let Ok(local) = stream.local_addr() else {
            continue;
        };
        let [local, peer] = [local, peer].map(|end| end.ip().to_canonical());
        if !shared.lets_in(local, peer) {
            continue;
        }
        let Ok(place) = Arc::clone(&places).try_acquire_owned() else {
            continue;
        };
        let shared = Arc::clone(&shared);
        tokio::spawn(async move {
            let answers = service_fn(|request| answer(Arc::clone(&shared), (local, peer), request));
            let served = http1::Builder::new()
                .timer(TokioTimer::new())
                .header_read_timeout(HEAD)
                .max_buf_size(LARGEST_HEAD)
                .max_headers(64)
                .serve_connection(TokioIo::new(Connection::new(stream)), answers);
            // How it ended is the other side's affair.
            let _ = served.await;
            drop(place);
        });
    }
}

/// What happens at a table by itself.
async fn tick(shared: Shared) {
    let mut seconds = interval(Duration::from_secs(1));
    for second in (0..LOOK).cycle() {
        seconds.tick().await;
        shared.tick();
        if second + 1 == LOOK {
            shared.look_around();
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_name_in_a_link_is_let_in() {
        assert_eq!(named("https://Table.example").unwrap(), "table.example");
        assert_eq!(named("http://table:80").unwrap(), "table");
        for wrong in [
            "table.example",
            "ftp://table",
            "http://a/b",
            "",
            "http://a?b",
        ] {
            assert!(named(wrong).is_err(), "{wrong}");
        }
    }
}
