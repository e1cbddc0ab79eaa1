//! The stream to the sound card, on a thread of its own.
//!
//! A stream can fail at any time: the sound server is ended, a headset is unplugged, the
//! machine wakes from a long sleep. It is given up then, and the next sound opens another,
//! though no sooner than [`PAUSE`] after the last attempt. A stream that nothing is heard of
//! is closed as well: nobody mixes silence. Music and ambience keep it open, and come back
//! with the stream.

use core::time::Duration;
use std::{
    collections::VecDeque,
    panic::{self, AssertUnwindSafe},
    sync::{
        Arc, Weak,
        atomic::{AtomicBool, Ordering},
        mpsc::{Receiver, RecvTimeoutError, SyncSender, sync_channel},
    },
    thread,
    time::Instant,
};

use bevy::prelude::*;
use rodio::{DeviceSinkBuilder, MixerDeviceSink, Player, cpal::StreamError};

use super::{accompaniment::Accompaniment, track::SoundTrack, voice::Voice};
use crate::music::{Controls, Scene};

/// How many sounds may be on their way to the card. More are dropped: they would be late.
const WAITING: usize = 16;

/// How many sounds are heard at once.
const VOICES: usize = 16;

/// How long after an attempt to open a stream the next one may follow.
const PAUSE: Duration = Duration::from_secs(3);

/// How long a stream is kept after the last sound.
const IDLE: Duration = Duration::from_secs(60);

/// How often a stream may run out of samples in a second, as on a machine that is busy.
const STUMBLES: u32 = 50;

/// Plays sounds, or keeps them.
#[derive(Resource, Debug)]
pub(crate) struct SoundOutput(Goal);

/// Where sounds go.
#[derive(Debug)]
enum Goal {
    /// To the sound card.
    Card {
        orders: SyncSender<Order>,
        /// What is heard behind the sounds.
        backdrop: Arc<Controls>,
    },
    /// Into a film.
    Film(SoundTrack),
}

#[derive(Debug, PartialEq)]
enum Order {
    Play(Voice),
    /// There is something to be heard behind the sounds.
    Accompany,
    /// The stream has failed.
    Look,
}

impl SoundOutput {
    /// Keeps sounds for a film.
    pub(crate) const fn for_film(track: SoundTrack) -> Self {
        Self(Goal::Film(track))
    }

    /// Plays sounds from now on, if a thread can be had for it. The card is opened for the
    /// first sound.
    pub(crate) fn start() -> Option<Self> {
        let (orders, given) = sync_channel(WAITING);
        let card = SoundCard(orders.clone());
        let backdrop = Arc::new(Controls::default());
        let behind = Arc::clone(&backdrop);
        let started = thread::Builder::new()
            .name("sound".to_owned())
            .spawn(move || follow(&given, Speaker::with(card, behind)));
        match started {
            Ok(_) => Some(Self(Goal::Card { orders, backdrop })),
            Err(error) => {
                warn!("no thread for the sound: {error}");
                None
            }
        }
    }

    /// Has a sound heard now, which is this long after the start.
    pub(super) fn play(&self, voice: Voice, now: Duration) {
        match &self.0 {
            Goal::Card { orders, .. } => {
                let _ = orders.try_send(Order::Play(voice));
            }
            Goal::Film(track) => track.add(now, voice),
        }
    }

    /// Has music and ambience heard as the scene says, from now on.
    pub(super) fn accompany(&self, scene: Scene) {
        match &self.0 {
            Goal::Card { orders, backdrop } => {
                backdrop.set(scene);
                if scene.is_audible() {
                    let _ = orders.try_send(Order::Accompany);
                }
            }
            Goal::Film(track) => track.accompany(scene),
        }
    }
}

fn follow(orders: &Receiver<Order>, mut speaker: Speaker<SoundCard>) {
    loop {
        let order = if speaker.stream.is_some() {
            orders.recv_timeout(IDLE)
        } else {
            orders.recv().map_err(RecvTimeoutError::from)
        };
        if order == Err(RecvTimeoutError::Disconnected) {
            return;
        }
        // `cpal` 0.17 panics when a stream is dropped whose thread has ended: it writes to a
        // pipe that nobody reads any more. All that it holds is dropped nevertheless.
        let _ = panic::catch_unwind(AssertUnwindSafe(|| match order {
            Ok(Order::Play(voice)) => speaker.play(Some(&voice), Instant::now()),
            Ok(Order::Accompany) => speaker.play(None, Instant::now()),
            Ok(Order::Look) => speaker.look(),
            Err(_) => speaker.rest(),
        }));
    }
}

/// What streams are opened on.
trait Card {
    type Stream: Stream;
    fn open(&self) -> Result<Self::Stream, String>;
}

trait Stream {
    fn play(&mut self, voice: &Voice);
    /// Has music and ambience heard, unless they are.
    fn accompany(&mut self, backdrop: &Arc<Controls>);
    fn is_lost(&self) -> bool;
}

/// Opens streams and gives them up.
struct Speaker<C: Card> {
    card: C,
    backdrop: Arc<Controls>,
    stream: Option<C::Stream>,
    /// When a stream was last opened, or could not be.
    tried: Option<Instant>,
    /// Something has been said of sounds that cannot be heard.
    reported: bool,
}

impl<C: Card> Speaker<C> {
    const fn with(card: C, backdrop: Arc<Controls>) -> Self {
        Self {
            card,
            backdrop,
            stream: None,
            tried: None,
            reported: false,
        }
    }

    /// Plays a sound, if there is one, and what is heard behind it.
    fn play(&mut self, voice: Option<&Voice>, now: Instant) {
        self.look();
        if self.stream.is_none() {
            self.open(now);
        }
        let Some(stream) = &mut self.stream else {
            return;
        };
        if let Some(voice) = voice {
            stream.play(voice);
        }
        if self.backdrop.get().is_audible() {
            stream.accompany(&self.backdrop);
        }
    }

    /// No sound has been asked for in a while.
    fn rest(&mut self) {
        if !self.backdrop.get().is_audible() {
            self.stream = None;
        }
    }

    /// Gives up a stream that has failed.
    fn look(&mut self) {
        if let Some(stream) = self.stream.take_if(|stream| stream.is_lost()) {
            warn!("the sound card is lost; it is opened again for a later sound");
            self.reported = true;
            drop(stream);
        }
    }

    fn open(&mut self, now: Instant) {
        let too_soon = |tried| now.saturating_duration_since(tried) < PAUSE;
        if self.tried.is_some_and(too_soon) {
            return;
        }
        self.tried = Some(now);
        match self.card.open() {
            Ok(stream) => {
                if self.reported {
                    info!("the sound is back");
                }
                self.stream = Some(stream);
                self.reported = false;
            }
            // Many machines have no sound card: that is nothing to warn of.
            Err(error) if !self.reported => {
                info!("no sound: {error}");
                self.reported = true;
            }
            Err(_) => {}
        }
    }
}

/// The card that the system plays sounds on.
struct SoundCard(SyncSender<Order>);

struct CardStream {
    sink: MixerDeviceSink,
    lost: Arc<AtomicBool>,
    voices: VecDeque<Player>,
    /// There is something behind the sounds as long as this is alive.
    accompaniment: Weak<()>,
}

impl Card for SoundCard {
    type Stream = CardStream;

    fn open(&self) -> Result<CardStream, String> {
        let lost = Arc::new(AtomicBool::new(false));
        let (flag, orders) = (Arc::clone(&lost), self.0.clone());
        let mut stumbles = Stumbles::default();
        let mut sink = DeviceSinkBuilder::from_default_device()
            .and_then(|builder| {
                let on_error = move |error| {
                    if stumbles.are_all(&error, Instant::now()) {
                        return;
                    }
                    flag.store(true, Ordering::Release);
                    // If the queue is full, the thread looks before it plays.
                    let _ = orders.try_send(Order::Look);
                    end_stream();
                };
                builder.with_error_callback(on_error).open_stream()
            })
            .map_err(|error| error.to_string())?;
        sink.log_on_drop(false);
        Ok(CardStream {
            sink,
            lost,
            voices: VecDeque::new(),
            accompaniment: Weak::new(),
        })
    }
}

impl Stream for CardStream {
    fn play(&mut self, voice: &Voice) {
        self.voices.retain(|player| !player.empty());
        if self.voices.len() >= VOICES {
            return;
        }
        let rate = self.sink.config().sample_rate();
        let Some(source) = voice.source(rate) else {
            return;
        };
        let player = Player::connect_new(self.sink.mixer());
        player.append(source);
        self.voices.push_back(player);
    }

    fn accompany(&mut self, backdrop: &Arc<Controls>) {
        if self.accompaniment.strong_count() > 0 {
            return;
        }
        let (source, alive) = Accompaniment::new(backdrop, self.sink.config().sample_rate());
        self.accompaniment = alive;
        self.sink.mixer().add(source);
    }

    fn is_lost(&self) -> bool {
        self.lost.load(Ordering::Acquire)
    }
}

/// Ends the thread that fills a stream, called on that thread. By itself `cpal` 0.17 would
/// write to a lost ALSA device again and again without a pause, and not even notice that
/// the stream is dropped. It is no fault, so no panic is reported.
#[cfg(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd"))]
fn end_stream() {
    panic::resume_unwind(Box::new("the stream is lost"));
}

/// Elsewhere the system calls the thread, and ends it.
#[cfg(not(any(target_os = "linux", target_os = "freebsd", target_os = "netbsd")))]
const fn end_stream() {}

/// What a stream gets over by itself.
#[derive(Debug, Default)]
struct Stumbles {
    since: Option<Instant>,
    count: u32,
}

impl Stumbles {
    /// Whether this error and those before it are only stumbles, and not too many.
    fn are_all(&mut self, error: &StreamError, now: Instant) -> bool {
        if !matches!(error, StreamError::BufferUnderrun) {
            return false;
        }
        let second = Duration::from_secs(1);
        if self
            .since
            .is_none_or(|since| now.saturating_duration_since(since) >= second)
        {
            self.since = Some(now);
            self.count = 0;
        }
        self.count += 1;
        self.count <= STUMBLES
    }
}

#[cfg(test)]
mod tests {
    use core::cell::{Cell, RefCell};
    use std::rc::Rc;

    use super::{super::voice::Sample, *};

    /// A card whose server can be ended, and what was heard on it.
    #[derive(Clone, Default)]
    struct Server {
        is_away: Rc<Cell<bool>>,
        opened: Rc<Cell<u32>>,
        heard: Rc<RefCell<u32>>,
        accompanied: Rc<Cell<u32>>,
    }

    struct Line {
        server: Server,
        is_lost: Rc<Cell<bool>>,
    }

    impl Card for Server {
        type Stream = Line;

        fn open(&self) -> Result<Line, String> {
            self.opened.set(self.opened.get() + 1);
            if self.is_away.get() {
                return Err("connection refused".to_owned());
            }
            Ok(Line {
                server: self.clone(),
                is_lost: Rc::clone(&self.is_away),
            })
        }
    }

    impl Stream for Line {
        fn play(&mut self, _: &Voice) {
            *self.server.heard.borrow_mut() += 1;
        }

        fn accompany(&mut self, _: &Arc<Controls>) {
            self.server
                .accompanied
                .set(self.server.accompanied.get() + 1);
        }

        fn is_lost(&self) -> bool {
            self.is_lost.get()
        }
    }

    const VOICE: Voice = Voice {
        sample: Sample::Wav(&[]),
        loudness: 1.0,
        place: None,
    };

    #[test]
    fn a_stream_is_given_up_with_its_server_and_opened_again_when_that_is_back() {
        let server = Server::default();
        let mut speaker = Speaker::with(server.clone(), Arc::default());
        let start = Instant::now();
        let at = |seconds| start + Duration::from_secs(seconds);
        speaker.play(Some(&VOICE), at(0));
        speaker.play(Some(&VOICE), at(1));
        assert_eq!((server.opened.get(), *server.heard.borrow()), (1, 2));
        server.is_away.set(true);
        speaker.look();
        assert!(speaker.stream.is_none(), "nothing of it is kept");
        // A whole match without the server: a few attempts, and no sound piles up.
        for move_played in 0..3_000 {
            speaker.play(
                Some(&VOICE),
                at(10) + Duration::from_millis(10 * move_played),
            );
        }
        assert_eq!(server.opened.get(), 1 + 10);
        assert_eq!(*server.heard.borrow(), 2);
        server.is_away.set(false);
        speaker.play(Some(&VOICE), at(60));
        assert_eq!(*server.heard.borrow(), 3, "the sound is back");
    }

    #[test]
    fn a_busy_machine_stumbles_and_a_broken_stream_does_nothing_else() {
        let mut stumbles = Stumbles::default();
        let start = Instant::now();
        let underrun = StreamError::BufferUnderrun;
        for n in 0..600 {
            let now = start + Duration::from_millis(100 * n);
            assert!(stumbles.are_all(&underrun, now), "ten in a second");
        }
        let later = start + Duration::from_secs(100);
        let gone = (0..=STUMBLES).find(|_| !stumbles.are_all(&underrun, later));
        assert_eq!(gone, Some(STUMBLES));
        let lost = StreamError::DeviceNotAvailable;
        assert!(!stumbles.are_all(&lost, later + Duration::from_secs(9)));
    }

    #[test]
    fn music_keeps_a_stream_open_and_comes_back_with_it() {
        let server = Server::default();
        let backdrop = Arc::new(Controls::default());
        let mut speaker = Speaker::with(server.clone(), Arc::clone(&backdrop));
        let start = Instant::now();
        speaker.play(Some(&VOICE), start);
        assert_eq!(server.accompanied.get(), 0, "nobody has asked for music");
        speaker.rest();
        assert!(speaker.stream.is_none(), "nobody mixes silence");
        backdrop.set(Scene {
            music: 0.5,
            ..Scene::default()
        });
        let later = start + Duration::from_secs(100);
        speaker.play(None, later);
        assert_eq!((server.accompanied.get(), *server.heard.borrow()), (1, 1));
        speaker.rest();
        assert!(speaker.stream.is_some(), "it is heard");
        server.is_away.set(true);
        speaker.look();
        server.is_away.set(false);
        speaker.play(Some(&VOICE), later + Duration::from_secs(10));
        assert_eq!((server.accompanied.get(), *server.heard.borrow()), (2, 2));
        backdrop.set(Scene::default());
        speaker.rest();
        assert!(speaker.stream.is_none(), "it is over");
    }
}
