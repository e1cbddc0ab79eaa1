//! `curio-lab xafka solve`: who wins a position, and by which move.

use std::{
    io::{self, Write as _},
    path::PathBuf,
    time::{Duration, Instant},
};

use anyhow::Context as _;
use curio::cli::{Clock, Out, PlaceArgs, print_json};
use curio_engine::{
    CancelToken,
    xafka::{Found, Grant, Jobs, News, Proof, Solved, Unsolved, solve, solve_by_jobs},
};
use curio_record as record;
use curio_rules::{Game as _, xafka::Xafka};

use super::{LONGEST_PROOF, colour, grant, jobs::JobFile};

/// Find out who wins a position, and by which move.
///
/// Exact, for two players on 19 and 37 hexagons. With up to 26 hexagons left it takes
/// seconds, and with 30 about a minute; each further hexagon takes two to three times as long.
///
/// What takes longer can be split into jobs (--threads, --results, --merge, --finest): many
/// positions that can come up are solved side by side, and what was found out is kept. After a
/// first placement that took about half an hour on two cores with 8 GiB. A proof from jobs
/// leaves the positions that they solved to `curio-lab xafka check`, which solves them again.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio-lab xafka solve --option board=19 --moves b2\n  \
    curio-lab xafka solve --moves \"f7 b1 g7 b5 f6 d3 e7 c2 e5 a2\" --proof who-wins.txt\n  \
    curio-lab xafka solve --moves \"f7 b1 g7 b5\" --threads 4 --memory 4096 --results jobs.jsonl")]
pub(crate) struct Args {
    #[command(flatten)]
    place: PlaceArgs,
    /// Give up after looking at this many positions.
    #[arg(long, value_name = "N")]
    nodes: Option<u64>,
    /// The memory for what was found out, in MiB.
    #[arg(long, value_name = "MIB", default_value_t = 256, value_parser = clap::value_parser!(u32).range(1..=1_048_576))]
    memory: u32,
    /// Write the winner's move for every position that can come up to this file.
    #[arg(long, value_name = "FILE")]
    proof: Option<PathBuf>,
    /// The most positions of a proof that leaves none to be solved again.
    #[arg(long, value_name = "N", default_value_t = 1_000_000)]
    most: usize,
    /// Do this many jobs at the same time.
    #[arg(long, value_name = "N", default_value_t = 1, value_parser = clap::value_parser!(u16).range(1..=1_024))]
    threads: u16,
    /// The positions that one job may look at.
    #[arg(long, value_name = "N", default_value_t = 600_000, value_parser = clap::value_parser!(u64).range(1..))]
    job: u64,
    /// Split the proof from jobs further, until none of the positions that are left to be solved
    /// takes more than this many positions.
    #[arg(long, value_name = "N", value_parser = clap::value_parser!(u64).range(1..))]
    finest: Option<u64>,
    /// The file for what each job finds out; the jobs in it are not done again.
    #[arg(long, value_name = "FILE")]
    results: Option<PathBuf>,
    /// Files of other runs; the jobs in them are not done again, either.
    #[arg(long, value_name = "FILE", num_args = 1..)]
    merge: Vec<PathBuf>,
    /// Report the progress of the jobs from time to time.
    #[arg(short, long)]
    verbose: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

#[derive(serde::Serialize)]
struct SolvedJson<'a> {
    position: String,
    winner: &'a str,
    #[serde(rename = "move")]
    mv: Option<&'a str>,
    nodes: u64,
    proof_moves: Option<usize>,
    proof_left: Option<usize>,
}

pub(crate) fn run(args: &Args, out: &mut dyn Out) -> anyhow::Result<()> {
    let position = args.place.position(Xafka::INFO.id)?;
    let position: &Xafka = position
        .as_any()
        .downcast_ref()
        .context("this is not a position of mini-Xafka")?;
    args.proof.as_deref().map_or(Ok(()), record::lasting)?;
    let strategy = if args.proof.is_some() { args.most } else { 0 };
    let grant = grant(args.memory, args.nodes, strategy);
    let is_kept = args.results.is_some() || !args.merge.is_empty();
    let by_jobs = args.threads > 1 || is_kept || args.finest.is_some();
    let clock = (!args.verbose).then(|| Clock::start("solving"));
    let solved = if by_jobs {
        find_by_jobs(args, position, &grant)?
    } else {
        solve(position, &grant, &CancelToken::default())
    };
    drop(clock);
    let solved = match (solved, position.outcome()) {
        (Err(Unsolved::Over), Some(outcome)) => {
            anyhow::bail!("the game is over: {}", outcome.explanation)
        }
        (solved, _) => solved?,
    };
    if let Some(path) = &args.proof {
        let proof = solved.proof.as_ref();
        let proof = proof.context("the proof has more positions than --most allows")?;
        let text = proof.write();
        anyhow::ensure!(
            text.len() as u64 <= LONGEST_PROOF,
            "the proof has more than {} MiB, and could not be read again",
            LONGEST_PROOF >> 20
        );
        record::replace(path, &text)?;
    }
    tell(args, position, &solved, out)
}

fn tell(args: &Args, position: &Xafka, solved: &Solved, out: &mut dyn Out) -> anyhow::Result<()> {
    let winner = colour(position, solved.winner);
    if args.json {
        let found = SolvedJson {
            position: position.position_text(),
            winner,
            mv: solved.mv.as_deref(),
            nodes: solved.nodes,
            proof_moves: solved.proof.as_ref().map(Proof::len),
            proof_left: solved.proof.as_ref().map(Proof::left_to_solve),
        };
        return print_json(out, &found);
    }
    match &solved.mv {
        Some(mv) => writeln!(out, "{winner} wins by {mv}")?,
        None => {
            let loser = colour(position, solved.winner.other());
            writeln!(out, "{winner} wins, whatever {loser} does")?;
        }
    }
    writeln!(out, "{} positions looked at", solved.nodes)?;
    if let (Some(path), Some(proof)) = (&args.proof, &solved.proof) {
        let (path, moves, left) = (path.display(), proof.len(), proof.left_to_solve());
        if left == 0 {
            writeln!(out, "{path}: {moves} moves")?;
        } else {
            writeln!(
                out,
                "{path}: {moves} moves, {left} positions left to be solved"
            )?;
        }
    }
    Ok(())
}

/// How often the progress of the jobs is reported.
const NOW_AND_THEN: Duration = Duration::from_secs(20);

fn find_by_jobs(
    args: &Args,
    position: &Xafka,
    grant: &Grant,
) -> anyhow::Result<Result<Solved, Unsolved>> {
    let mut known = JobFile::merge(&args.merge, position)?;
    let mut file = match &args.results {
        Some(path) => {
            let (file, jobs) = JobFile::open(path, position)?;
            known.extend(jobs);
            Some(file)
        }
        None => None,
    };
    let jobs = Jobs {
        threads: args.threads.into(),
        nodes: args.job,
        known: &known,
        finest: args.finest,
    };
    let stop = CancelToken::default();
    let mut failed = Ok(());
    let (started, mut last) = (Instant::now(), Instant::now());
    let solved = solve_by_jobs(position, grant, &jobs, &stop, &mut |news| {
        if let Some(file) = &mut file
            && failed.is_ok()
        {
            failed = file.add(&news.job);
            if failed.is_err() {
                stop.cancel();
            }
        }
        if args.verbose && last.elapsed() >= NOW_AND_THEN {
            last = Instant::now();
            // Without a standard error stream there is nobody to tell.
            let _ = writeln!(io::stderr(), "{}", how_far(news, started.elapsed()));
        }
    });
    failed?;
    Ok(solved)
}

fn how_far(news: &News, elapsed: Duration) -> String {
    let missing = match news.root {
        Found::Winner(_) => String::new(),
        Found::Missing { win, loss } => {
            format!("; a win still needs {win}, a loss {loss}")
        }
    };
    format!(
        "{} s: {} jobs, {} million positions, {} in the tree{missing}",
        elapsed.as_secs(),
        news.jobs,
        news.nodes / 1_000_000,
        news.tree,
    )
}
