//! `curio bench client`: how fast the table is drawn, without a window. What else is measured,
//! `curio-lab bench` measures; this needs the window that only this program has.

use core::time::Duration;
use std::{
    io::{self, Read as _, Write},
    process::Stdio,
    thread::available_parallelism,
};

use anyhow::{Context as _, ensure};
use clap::ValueEnum as _;
use serde::{Deserialize, Serialize};

use super::{args::new_match, context::Context, output::print_json, render};
use crate::{
    client::{Adapter, BenchScene, DrawingSpeed, PictureQuality},
    process::{Kept, this_program},
    record::{Match, shipped},
    rules::{registry, zobrist_key},
    version::version,
};

/// Measure how fast this machine draws.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  curio bench client")]
pub(super) struct Args {
    #[command(subcommand)]
    what: Part,
}

#[derive(Debug, clap::Subcommand)]
enum Part {
    Client(ClientArgs),
}

/// Measure how fast the table is drawn, without a window.
///
/// Each game is drawn at each quality and size as fast as this machine can, with a move every
/// second.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio bench client\n  \
    curio bench client --games xima,xong --quality high --size 1920x1080 --json")]
struct ClientArgs {
    /// The games; all playable games by default.
    #[arg(long, value_name = "GAMES", value_delimiter = ',')]
    games: Vec<String>,
    /// How finely the table is drawn.
    #[arg(long, value_enum, value_delimiter = ',', default_values = ["low", "medium", "high"])]
    quality: Vec<PictureQuality>,
    /// The sizes in pixels.
    #[arg(long, value_name = "WxH", value_delimiter = ',', default_values = ["1280x720", "1920x1080"], value_parser = render::size)]
    size: Vec<(u32, u32)>,
    /// How many seconds to draw each of them.
    #[arg(long, value_name = "S", default_value_t = 10, value_parser = clap::value_parser!(u64).range(1..=3600))]
    seconds: u64,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// What is measured together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Case {
    game: &'static str,
    quality: PictureQuality,
    size: (u32, u32),
    seconds: u64,
}

#[derive(Debug, Serialize, Deserialize)]
struct Report {
    curio: String,
    cores: usize,
    adapter: Adapter,
    runs: Vec<Run>,
}

#[derive(Debug, Serialize, Deserialize)]
struct Run {
    game: String,
    quality: String,
    size: String,
    #[serde(flatten)]
    speed: DrawingSpeed,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    let Part::Client(args) = &args.what;
    let cases = args.cases()?;
    let mut report = Report {
        curio: version().to_owned(),
        cores: available_parallelism().map_or(1, Into::into),
        adapter: Adapter::default(),
        runs: Vec::new(),
    };
    for case in &cases {
        // Each in a process of its own: the memory that it takes is known then.
        let (adapter, speed) = match cases.len() {
            1 => context.client()?.bench(case.scene()?)?,
            _ => case.measure_apart().with_context(|| case.name())?,
        };
        let run = case.run(speed);
        report.adapter = adapter;
        if !args.json {
            if report.runs.is_empty() {
                write_head(&mut *context.out, &report)?;
            }
            write_row(&mut *context.out, &run)?;
            context.out.flush()?;
        }
        report.runs.push(run);
    }
    if args.json {
        print_json(context.out, &report)?;
    } else if report.runs.iter().all(|run| run.speed.gpu_ms.is_none()) {
        writeln!(
            context.out,
            "GPU times are missing: this graphics driver does not measure them."
        )?;
    }
    Ok(())
}

impl ClientArgs {
    fn cases(&self) -> anyhow::Result<Vec<Case>> {
        let games = if self.games.is_empty() {
            registry::games().iter().map(|entry| entry.id).collect()
        } else {
            let known = self.games.iter().map(|id| Ok(registry::rules(id)?.info.id));
            known.collect::<anyhow::Result<Vec<_>>>()?
        };
        let mut cases = Vec::new();
        for game in games {
            for &quality in &self.quality {
                cases.extend(self.size.iter().map(|&size| Case {
                    game,
                    quality,
                    size,
                    seconds: self.seconds,
                }));
            }
        }
        Ok(cases)
    }
}

impl Case {
    fn name(&self) -> String {
        format!("{}, {}, {}", self.game, self.quality(), self.size())
    }

    fn quality(&self) -> String {
        let value = self.quality.to_possible_value();
        value.map_or_else(String::new, |value| value.get_name().to_owned())
    }

    fn size(&self) -> String {
        format!("{}x{}", self.size.0, self.size.1)
    }

    fn scene(&self) -> anyhow::Result<BenchScene> {
        Ok(BenchScene {
            game: Box::new(longest_match(self.game)?),
            size: self.size,
            quality: self.quality,
            length: Duration::from_secs(self.seconds),
        })
    }

    fn run(&self, speed: DrawingSpeed) -> Run {
        Run {
            game: self.game.to_owned(),
            quality: self.quality(),
            size: self.size(),
            speed,
        }
    }

    /// Has this program do it, started once more.
    fn measure_apart(&self) -> anyhow::Result<(Adapter, DrawingSpeed)> {
        let mut command = this_program()?;
        command
            .args(["bench", "client", "--json", "--games", self.game])
            .args(["--quality", &self.quality(), "--size", &self.size()])
            .args(["--seconds", &self.seconds.to_string()])
            .stdin(Stdio::null())
            .stdout(Stdio::piped());
        let mut started = Kept::start(&mut command)?;
        let mut text = String::new();
        if let Some(mut output) = started.child().stdout.take() {
            output.read_to_string(&mut text)?;
        }
        ensure!(started.wait()?.success(), "nothing was measured");
        let report: Report = serde_json::from_str(&text)?;
        let run = report.runs.into_iter().next();
        let run = run.context("nothing was measured")?;
        Ok((report.adapter, run.speed))
    }
}

/// The longest match of a game that comes with the program; a random one where none does.
fn longest_match(game: &str) -> anyhow::Result<Match> {
    let mut longest: Option<Match> = None;
    for record in shipped().into_iter().filter(|it| it.game == game) {
        let record = record.load()?;
        if longest.as_ref().is_none_or(|it| it.len() < record.len()) {
            longest = Some(record);
        }
    }
    longest.map_or_else(|| random_match(game, 0), Ok)
}

/// The maximum length of a random match.
const LONGEST_MATCH: usize = 1000;

/// A match of moves at random, the same for the same seed.
///
/// # Errors
/// When the game is unknown.
pub fn random_match(game: &str, seed: u64) -> anyhow::Result<Match> {
    let mut game = new_match(game, Default::default(), None, |terms| terms.seed = seed)?;
    // Some random games never end.
    while game.outcome().is_none() && game.len() < LONGEST_MATCH {
        let mv = match game.chance_move() {
            Some(mv) => mv,
            None => {
                let moves = game.position().legal_texts();
                let pick = zobrist_key(seed, game.len() as u64) % moves.len().max(1) as u64;
                moves
                    .get(pick as usize)
                    .context("a player to move has a move")?
                    .clone()
            }
        };
        game.play(&mv, None)?;
    }
    Ok(game)
}

fn write_head(out: &mut dyn Write, report: &Report) -> io::Result<()> {
    let Adapter {
        name,
        kind,
        backend,
        driver,
    } = &report.adapter;
    writeln!(out, "{name} ({kind}, {backend}), driver {driver}")?;
    writeln!(out, "curio {}, {} cores", report.curio, report.cores)?;
    writeln!(
        out,
        "{:<15} {:<7} {:>9}  {:>8} {:>8} {:>8}  {:>10} {:>10}  {:>10} {:>10}  {:>8}",
        "", "", "", "frames/s", "CPU", "GPU", "CPU p50", "p99", "GPU p50", "p99", "memory"
    )
}

fn write_row(out: &mut dyn Write, run: &Run) -> io::Result<()> {
    let Run {
        game,
        quality,
        size,
        speed,
    } = run;
    let ms = |time: f64| format!("{time:.2} ms");
    let unknown = || "-".to_owned();
    let gpu = speed.gpu_ms;
    let memory = speed.memory_mib.resident_peak;
    writeln!(
        out,
        "{game:<15} {quality:<7} {size:>9}  {:>8} {:>8} {:>8}  {:>10} {:>10}  {:>10} {:>10}  {:>8}",
        rounded(speed.frames_per_second.measured),
        rounded(speed.frames_per_second.cpu),
        speed.frames_per_second.gpu.map_or_else(unknown, rounded),
        ms(speed.cpu_ms.p50),
        ms(speed.cpu_ms.p99),
        gpu.map_or_else(unknown, |gpu| ms(gpu.p50)),
        gpu.map_or_else(unknown, |gpu| ms(gpu.p99)),
        memory.map_or_else(unknown, |mib| format!("{mib} MiB")),
    )
}

fn rounded(rate: f64) -> String {
    if rate < 10.0 {
        format!("{rate:.1}")
    } else {
        format!("{rate:.0}")
    }
}
