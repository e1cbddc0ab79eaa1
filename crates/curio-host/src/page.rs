//! The answers: a page, its events, and what became of a request.

use core::{
    convert::Infallible,
    net::IpAddr,
    pin::Pin,
    task::{Context, Poll},
    time::Duration,
};

use curio_rules::Player;
use curio_words::{Language, in_language};
use http_body_util::{BodyExt as _, Limited};
use hyper::{
    HeaderMap, Method, Request as Http, Response, StatusCode,
    body::{Body, Bytes, Frame, Incoming, SizeHint},
    header::{self, HeaderValue},
};
use tokio::{sync::mpsc, time::timeout};

use super::{
    Answer, EveningAsk, HALL, HostRequest, LARGEST_REQUEST, Refusal, Request, Shared,
    gate::Heads,
    html,
    room::Room,
    shared::{Looks, SentNews, event, unguessable},
    spoken,
    table::Judged,
};

/// Where the page that opens links is.
const SITE: &str = "/play/";

/// Where the board of a table is drawn.
const BOARD: &str = "/board/";

/// How long a request may be under way.
const ARRIVAL: Duration = Duration::from_secs(10);

/// How long whoever keeps the match may take to answer.
const THOUGHT: Duration = Duration::from_secs(10);

/// How often a page hears that it is still connected.
const SIGN_OF_LIFE: Duration = Duration::from_secs(15);

/// Both ends of a connection: the address of this machine, and that of the phone.
type Ends = (IpAddr, IpAddr);

/// Answers a request.
pub(crate) async fn answer(
    shared: Shared,
    ends: Ends,
    request: Http<Incoming>,
) -> Result<Response<Content>, Infallible> {
    let spoken = spoken::by(&request);
    let is_read = html::is_wanted(&request);
    let answered = respond(shared, ends, request, (spoken, is_read)).await;
    Ok(answered.unwrap_or_else(|refusal| {
        let status = StatusCode::from_u16(refusal.status()).unwrap_or_default();
        in_language(spoken, || match is_read {
            true => html::refused(status, &refusal),
            false => whole(status, "application/json", refusal.json()),
        })
    }))
}

async fn respond(
    shared: Shared,
    (local, peer): Ends,
    request: Http<Incoming>,
    (spoken, is_read): (Language, bool),
) -> Result<Response<Content>, Refusal> {
    if !shared.is_in_time(peer) {
        return Err(Refusal::TooOften);
    }
    let heads = heads(request.headers());
    let path = request.uri().path();
    match path {
        "/ask" | "/events" => heads.check(&shared.names)?,
        // A link may stand on any page.
        _ => Heads {
            host: heads.host,
            ..Heads::default()
        }
        .check(&shared.names)?,
    }
    match (path, request.method()) {
        ("/" | "/screen" | "/remote", &Method::GET | &Method::HEAD) => {
            let view = path.trim_start_matches('/');
            in_language(spoken, || html::table(view, shared.has_site()))
        }
        ("/favicon.ico", &Method::GET | &Method::HEAD) => Ok(html::icon()),
        ("/events", &Method::GET) if !is_read => {
            Ok(events(shared, (local, peer), &request, spoken))
        }
        ("/ask", &Method::POST) => {
            let read = read(request).await?;
            let answered = carry_out(&shared, read, (spoken, peer)).await?;
            Ok(whole(StatusCode::OK, "application/json", answered))
        }
        ("/" | "/screen" | "/remote" | "/favicon.ico" | "/events" | "/ask", _) => {
            Err(Refusal::Method)
        }
        (path, &Method::GET | &Method::HEAD) => {
            if let Some(number) = path.strip_prefix(BOARD) {
                let number = number.parse().map_err(|_| Refusal::NoPage)?;
                let picture = || shared.look_at(number, Room::picture).flatten();
                let picture = in_language(spoken, picture).ok_or(Refusal::NoPage)?;
                return Ok(whole(StatusCode::OK, "image/svg+xml", picture));
            }
            let name = path.strip_prefix(SITE).ok_or(Refusal::NoPage)?;
            let name = if name.is_empty() { "index.html" } else { name };
            site_file(&shared, name, request.headers()).ok_or(Refusal::NoPage)
        }
        _ => Err(Refusal::NoPage),
    }
}

/// A file of the page that opens links, which is sent once to a browser that keeps it.
fn site_file(shared: &Shared, name: &str, headers: &HeaderMap) -> Option<Response<Content>> {
    let says = |name, what: &str| {
        let said = headers.get(name).and_then(|said| said.to_str().ok());
        said.is_some_and(|said| said.contains(what))
    };
    let (file, ..) = shared.site_file(name)?;
    let small = shared.site_file(&format!("{name}.gz"));
    let small = small.filter(|_| says(header::ACCEPT_ENCODING, "gzip"));
    let (_, content, sum) = small.or_else(|| shared.site_file(name))?;
    let tag = format!("\"{sum:x}\"");
    let mut response = match says(header::IF_NONE_MATCH, &tag) {
        true => whole(StatusCode::NOT_MODIFIED, file.kind, Bytes::new()),
        false => whole(StatusCode::OK, file.kind, content.clone()),
    };
    let mut say = |name, what: &str| {
        let value = HeaderValue::from_str(what);
        value.map(|value| response.headers_mut().insert(name, value))
    };
    say(header::ETAG, &tag).ok()?;
    say(header::CACHE_CONTROL, "no-cache").ok()?;
    say(header::VARY, "accept-encoding").ok()?;
    if small.is_some() {
        say(header::CONTENT_ENCODING, "gzip").ok()?;
    }
    Some(response)
}

fn heads(headers: &HeaderMap) -> Heads<'_> {
    // What cannot be read as text is nobody's name.
    let get = |name| Some(headers.get(name)?.to_str().unwrap_or("?"));
    Heads {
        host: get("host"),
        origin: get("origin"),
        site: get("sec-fetch-site"),
    }
}

pub(crate) fn whole(
    status: StatusCode,
    kind: &'static str,
    content: impl Into<Bytes>,
) -> Response<Content> {
    let mut response = Response::new(Content::Whole(Some(content.into())));
    *response.status_mut() = status;
    let fields = [
        (header::CONTENT_TYPE, kind),
        (header::CACHE_CONTROL, "no-store"),
        (header::X_CONTENT_TYPE_OPTIONS, "nosniff"),
    ];
    for (name, value) in fields {
        response
            .headers_mut()
            .insert(name, HeaderValue::from_static(value));
    }
    response
}

// --- Requests --------------------------------------------------------------------

async fn read(request: Http<Incoming>) -> Result<Request, Refusal> {
    let kind = request.headers().get(header::CONTENT_TYPE);
    // A form of another page cannot say this without asking first.
    if !kind.is_some_and(|kind| kind.as_bytes().starts_with(b"application/json")) {
        return Err(Refusal::NotJson);
    }
    let body = Limited::new(request.into_body(), LARGEST_REQUEST).collect();
    let body = timeout(ARRIVAL, body).await;
    let body = body.map_err(|_| Refusal::TooSlow)?;
    Request::read(&body.map_err(|_| Refusal::TooLarge)?.to_bytes())
}

/// Does what a phone asks for. Returns what it is told; what the rules say against a move, they
/// say in the guest's language.
async fn carry_out(
    shared: &Shared,
    request: Request,
    (spoken, peer): (Language, IpAddr),
) -> Result<String, Refusal> {
    match request {
        // An evening says itself who sits where, its boards are filled, and its matches count.
        Request::Sit { .. } | Request::Undo { .. } | Request::Fill { .. }
            if shared.is_evening() =>
        {
            return Err(Refusal::NotNow);
        }
        Request::Join { key, name } => {
            let token = unguessable(2).map_err(|_| Refusal::NoAnswer)?;
            let token = shared.change(|room, now| room.join(now, &key, &name, token))?;
            let known = shared.look(|room| room.is_key(&key));
            let invitation = (!known && !key.is_empty()).then(|| shared.key());
            let answer = serde_json::json!({ "token": token, "key": invitation });
            return Ok(answer.to_string());
        }
        Request::Sit { token, seat } => {
            shared.change_for(&token, |room, now| room.sit(now, &token, seat))?;
        }
        Request::Leave { token } => {
            // Whoever was called to a table has no other seat to take.
            if shared.at(&token) != HALL {
                return Err(Refusal::NotNow);
            }
            shared.change_for(&token, |room, now| room.leave(now, &token))?;
        }
        Request::Again { token } => {
            shared.change_for(&token, |room, now| room.again(now, &token))?;
        }
        Request::Undo { token } => {
            shared.change_for(&token, |room, now| room.undo(now, &token))?;
        }
        Request::Fill { token, on } => {
            shared.change_for(&token, |room, now| room.fill(now, &token, on))?;
        }
        Request::Evening { token, ask } => {
            match &ask {
                EveningAsk::Organise { pin, .. } => shared.is_organiser(pin, peer)?,
                _ => shared.change_for(&token, |room, now| room.asking(now, &token).map(drop))?,
            }
            asked(shared, |answer| HostRequest::Evening { token, ask, answer }).await?;
        }
        Request::Predict { token, ply, mv } => {
            let predict = |room: &mut Room, now| room.predict(now, &token, ply, &mv);
            in_language(spoken, || shared.change_for(&token, predict))?;
        }
        Request::Play { token, ply, mv } => {
            let play = |room: &mut Room, now| room.play(now, &token, ply, &mv);
            let judged = in_language(spoken, || shared.change_for(&token, play))?;
            if let (seat, Judged::Play(mv)) = judged {
                let table = shared.at(&token);
                asked(shared, |answer| HostRequest::Play {
                    table,
                    seat,
                    ply,
                    mv,
                    answer,
                })
                .await?;
            }
        }
    }
    Ok("{}".to_owned())
}

/// What whoever keeps the match answers.
async fn asked(
    shared: &Shared,
    request: impl FnOnce(Answer) -> HostRequest,
) -> Result<(), Refusal> {
    let (answer, answered) = Answer::new();
    if !shared.ask(request(answer)) {
        return Err(Refusal::NoAnswer);
    }
    let answered = timeout(THOUGHT, answered).await;
    let answered = answered.map_err(|_| Refusal::NoAnswer)?;
    answered.map_err(|_| Refusal::NoAnswer)?
}

// --- Events ----------------------------------------------------------------------

/// The stream of what a page is shown.
fn events(
    shared: Shared,
    (local, peer): Ends,
    request: &Http<Incoming>,
    spoken: Language,
) -> Response<Content> {
    let value = |name| spoken::value(request.uri().query(), name);
    let token = value("token").unwrap_or_default().to_owned();
    let from = value("from").and_then(|from| from.parse().ok());
    let seen = request.headers().get("last-event-id");
    let seen = seen.and_then(|id| id.to_str().ok()).unwrap_or_default();
    let mut response = whole(StatusCode::OK, "text/event-stream", String::new());
    // What lies between must neither keep events back until there are more, nor keep them.
    let as_they_come = [("cache-control", "no-cache"), ("x-accel-buffering", "no")];
    for (name, value) in as_they_come {
        let value = HeaderValue::from_static(value);
        response.headers_mut().insert(name, value);
    }
    let pin = value("pin");
    let is_let_in = pin.map_or(Ok(()), |pin| shared.is_organiser(pin, peer));
    let open = |()| shared.change_for(&token, |room, _| room.opened(&token));
    *response.body_mut() = match is_let_in.and_then(open) {
        Ok(()) => {
            let (sender, frames) = mpsc::channel(1);
            let page = OpenPage {
                shared: Shared::clone(&shared),
                token: token.clone(),
                local,
            };
            let looks = Looks {
                token,
                from: Player(from.unwrap_or_default()),
                draws: value("draws").is_some(),
                is_organiser: pin.is_some(),
                is_screen: value("key").is_some_and(|key| shared.look(|room| room.is_key(key))),
            };
            let (looks, seen) = ((looks, spoken), seen.to_owned());
            tokio::spawn(feed(shared, local, looks, seen, sender));
            Content::Events(Events {
                frames,
                _page: page,
            })
        }
        // A browser does not say why it was refused a stream, so it is given a stream
        // that does, and comes back later by itself.
        Err(refusal) => {
            let close = HeaderValue::from_static("close");
            response.headers_mut().insert(header::CONNECTION, close);
            let json = in_language(spoken, || refusal.json());
            let said = format!("retry: 15000\n{}", event("refused", None, &json));
            Content::Whole(Some(said.into()))
        }
    };
    response
}

/// Feeds a page with what has changed. The page that takes its time finds the newest, and
/// nothing of what was in between.
async fn feed(
    shared: Shared,
    local: IpAddr,
    (looks, spoken): (Looks, Language),
    seen: String,
    frames: mpsc::Sender<Bytes>,
) {
    let mut changed = shared.watch();
    let mut seen = SentNews {
        board: seen,
        ..SentNews::default()
    };
    let mut says_first = "retry: 2000\n\n".to_owned();
    // Nobody is at the other end any more when the machine has another address.
    while shared.routes(|routes| routes.leads_here(local))
        && let Ok(place) = frames.reserve().await
    {
        if *changed.borrow_and_update() {
            place.send(event("closed", None, "1").into());
            return;
        }
        let news = in_language(spoken, || shared.news(&looks, &mut seen));
        let text = core::mem::take(&mut says_first) + &news;
        if !text.is_empty() {
            place.send(text.into());
        }
        match timeout(SIGN_OF_LIFE, changed.changed()).await {
            Ok(Ok(())) => {}
            Ok(Err(_)) => return,
            Err(_) => says_first = event("here", None, "1"),
        }
    }
}

/// A page that is shown the table, until it is dropped.
#[derive(Debug)]
pub(crate) struct OpenPage {
    shared: Shared,
    token: String,
    /// By which address of this machine it has come.
    local: IpAddr,
}

impl Drop for OpenPage {
    fn drop(&mut self) {
        let is_cut_off = !self.shared.routes(|routes| routes.leads_here(self.local));
        self.shared.change_for(&self.token, |room, now| {
            if is_cut_off {
                room.cut_off(&self.token);
            }
            room.closed(now, &self.token);
        });
    }
}

/// What an answer consists of.
#[derive(Debug)]
pub(crate) enum Content {
    Whole(Option<Bytes>),
    Events(Events),
}

/// A stream of events, and the page that is open as long as it lasts.
#[derive(Debug)]
pub(crate) struct Events {
    frames: mpsc::Receiver<Bytes>,
    _page: OpenPage,
}

impl Body for Content {
    type Data = Bytes;
    type Error = Infallible;

    fn poll_frame(
        self: Pin<&mut Self>,
        cx: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, Infallible>>> {
        let next = match self.get_mut() {
            Self::Whole(bytes) => Poll::Ready(bytes.take()),
            Self::Events(events) => events.frames.poll_recv(cx),
        };
        next.map(|bytes| bytes.map(|bytes| Ok(Frame::data(bytes))))
    }

    fn is_end_stream(&self) -> bool {
        matches!(self, Self::Whole(None))
    }

    fn size_hint(&self) -> SizeHint {
        match self {
            Self::Whole(bytes) => {
                SizeHint::with_exact(bytes.as_ref().map_or(0, |bytes| bytes.len() as u64))
            }
            Self::Events(_) => SizeHint::default(),
        }
    }
}
