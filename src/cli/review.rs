//! `curio review`: what a review finds, written into the records of finished matches.
//!
//! The review is that of the window and the page. What it finds bears the name of this program:
//! comments begin with it, and branches have it for their author, so it can be told from what
//! people have written, and taken out again.

use std::path::{Path, PathBuf};

use super::{
    context::Context,
    line_of, matches, output,
    progress::{Clock, Progress},
};
use crate::{
    engine::{
        AnyThinker, CancelToken, Limits, Report,
        coach::{self, Advice, AdviceKind},
        review::{LOOK, Reviewer},
        thinker,
    },
    page::move_in_words,
    record::{self, Branch, Edit, LARGEST_FILE, LinePath, LinePlace, Mark, Match, format},
    rules::Turn,
    texts,
};

/// Who writes what is found.
const AUTHOR: &str = "Curio";
/// How many moves a line has that shows what was better.
const LONGEST_LINE: usize = 6;

/// Review finished matches, and write what is found into their records.
///
/// Each mistake gets a mark, a short comment, and what was better as a branch. A move that
/// somebody has marked or commented on gets the branch alone. Matches that were reviewed before
/// are left as they are, so a review that was interrupted goes on where it was.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio review ~/.local/share/curio/matches/*.curio\n  \
    curio review game.curio bundled:xafka-the-wrong-colour -o reviewed")]
pub(super) struct Args {
    /// The records, or `bundled:NAME` (see `curio matches`) with `-o`.
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Write the records there, and leave the files as they are.
    #[arg(short, long, value_name = "DIR")]
    output: Option<PathBuf>,
    /// Review again what was reviewed before, in the place of what was found then.
    #[arg(long)]
    again: bool,
    /// For how many positions it is tried to prove who wins. As many as it takes by default,
    /// which is some minutes for some matches.
    #[arg(long, value_name = "N", default_value_t = usize::MAX, hide_default_value = true)]
    proofs: usize,
}

/// What has become of a match.
enum Became {
    /// So many mistakes were found.
    Reviewed(usize),
    /// It was reviewed before.
    Already,
    /// It is not over.
    Open,
}

pub(super) fn run(args: &Args, context: &mut Context<'_>) -> anyhow::Result<()> {
    if let Some(folder) = &args.output {
        record::lasting(folder)?;
        std::fs::create_dir_all(folder)?;
    }
    let mut progress = Progress::new("match", args.files.len() as u64);
    let clock = (args.files.len() == 1).then(|| Clock::start("reviewing"));
    let mut failed = 0;
    for path in &args.files {
        let file = path.display().to_string();
        match review_file(args, path) {
            Ok(became) => {
                let became = match became {
                    Became::Reviewed(mistakes) => found(mistakes),
                    Became::Already => texts::cli_review_already().to_owned(),
                    Became::Open => texts::cli_review_open().to_owned(),
                };
                writeln!(context.out, "{file}: {became}")?;
            }
            Err(error) => {
                failed += 1;
                output::tell(&texts::cli_error(&line_of(&error)));
            }
        }
        progress.step();
    }
    drop((progress, clock));
    anyhow::ensure!(failed == 0, texts::cli_review_failed(failed));
    Ok(())
}

fn found(mistakes: usize) -> String {
    match mistakes {
        0 => texts::cli_review_none().to_owned(),
        mistakes => texts::cli_review_mistakes(mistakes),
    }
}

fn review_file(args: &Args, path: &Path) -> anyhow::Result<Became> {
    let target = target(args, path)?;
    let mut game = matches::load(path)?;
    if game.outcome().is_none() {
        return Ok(Became::Open);
    }
    if args.again {
        game = without_review(&game)?;
    } else if is_reviewed(&game) {
        if !target.exists() {
            write(&target, &game)?;
        }
        return Ok(Became::Already);
    } else if args.output.is_some() && target.exists() && is_reviewed(&record::load(&target)?) {
        return Ok(Became::Already);
    }
    let (game, mistakes) = reviewed(game, args.proofs)?;
    write(&target, &game)?;
    Ok(Became::Reviewed(mistakes))
}

/// Writes a record in the place of the one that is there.
fn write(target: &Path, game: &Match) -> anyhow::Result<()> {
    let text = format::write(game);
    anyhow::ensure!(
        text.len() as u64 <= LARGEST_FILE,
        texts::cli_review_too_large(&target.display().to_string())
    );
    Ok(record::replace(target, &text)?)
}

/// Where the reviewed match goes.
fn target(args: &Args, path: &Path) -> anyhow::Result<PathBuf> {
    let file = matches::file_of(path);
    let target = match (&args.output, &file) {
        (None, _) => file,
        (Some(folder), Some(file)) => file.file_name().map(|name| folder.join(name)),
        (Some(folder), None) => matches::bundled_name(path)
            .map(|name| folder.join(name).with_extension(record::EXTENSION)),
    };
    let file = || path.display().to_string();
    target.ok_or_else(|| anyhow::anyhow!(texts::cli_review_no_file(&file())))
}

/// Whether a line of a comment is this program's: in every language it begins with the name.
fn is_ours(line: &str) -> bool {
    let rest = line.strip_prefix(AUTHOR).map(str::trim_start);
    rest.is_some_and(|rest| rest.starts_with(':'))
}

fn is_reviewed(game: &Match) -> bool {
    game.start_comment().lines().any(is_ours)
}

/// The match without what an earlier review wrote. What others have added to that stays.
fn without_review(game: &Match) -> anyhow::Result<Match> {
    let kept: Vec<&str> = game
        .start_comment()
        .lines()
        .filter(|line| !is_ours(line))
        .collect();
    let mut without = game.clone().with_start_comment(kept.join("\n"));
    for (at, ply) in game.plies().iter().enumerate() {
        // A review marks and comments only where nobody else has.
        if is_ours(&ply.comment) && !ply.comment.contains('\n') {
            without.apply(Edit::Comment(at, String::new()))?;
            without.apply(Edit::Mark(at, None))?;
        }
    }
    without.apply(Edit::Branches(without_ours(game.branches())))?;
    Ok(without)
}

fn without_ours(branches: &[Branch]) -> Vec<Branch> {
    let kept = branches.iter().filter_map(|branch| {
        let inner = without_ours(&branch.branches);
        let is_left = branch.by != AUTHOR || !inner.is_empty();
        is_left.then(|| Branch {
            branches: inner,
            ..branch.clone()
        })
    });
    kept.collect()
}

/// The match with what a review of it finds, and how many mistakes that were.
fn reviewed(game: Match, proofs: usize) -> anyhow::Result<(Match, usize)> {
    let moves: Vec<String> = game.plies().iter().map(|ply| ply.mv.clone()).collect();
    let start = game.position_at(0);
    let (Some(mut reviewer), Some(mut thinker)) = (
        Reviewer::new(&*start, &moves, proofs),
        thinker(&game.terms().game),
    ) else {
        anyhow::bail!(texts::cli_nobody_can_judge());
    };
    let stop = CancelToken::default();
    while reviewer.step(&stop) {}
    let comment = texts::cli_review_comment(&found(reviewer.said().len()));
    let lines: Vec<&str> = [game.start_comment(), &comment]
        .into_iter()
        .filter(|line| !line.is_empty())
        .collect();
    let comment = lines.join("\n");
    let mut game = game.with_start_comment(comment);
    for (ply, advice) in reviewer.said() {
        let Some(at) = ply.checked_sub(1) else {
            continue;
        };
        annotate(&mut game, at, advice)?;
        show_better(&mut game, at, advice, thinker.as_mut());
    }
    Ok((game, reviewer.said().len()))
}

/// Marks a move, counted from 0, and says what was wrong, unless somebody else has.
fn annotate(game: &mut Match, at: usize, advice: &Advice) -> anyhow::Result<()> {
    let ply = game.plies().get(at);
    if !ply.is_some_and(|ply| ply.mark.is_none() && ply.comment.is_empty()) {
        return Ok(());
    }
    let mark = match advice.kind {
        AdviceKind::Blunder => Mark::Blunder,
        _ => Mark::Mistake,
    };
    let mut said = advice.said.text();
    if let Some(better) = &advice.better {
        let better = move_in_words(&*game.position_at(at), better);
        said = format!("{said} {}", texts::film_better(&better));
    }
    let comment = texts::cli_review_comment(said.trim()).replace('\n', " ");
    game.apply(Edit::Mark(at, Some(mark)))?;
    game.apply(Edit::Comment(at, comment))?;
    Ok(())
}

/// Adds what was better than a move, counted from 0, and how it may go on, as a branch.
fn show_better(game: &mut Match, at: usize, advice: &Advice, thinker: &mut dyn AnyThinker) {
    let Some(better) = &advice.better else {
        return;
    };
    let mut after = game.position_at(at);
    if after.play_text(better).is_err() {
        return;
    }
    let mut line = vec![better.clone()];
    if matches!(after.turn(), Turn::Player(_)) {
        let (limits, stop) = (Limits::nodes(LOOK), CancelToken::default());
        let report = coach::look(thinker, &*after, &limits, &stop);
        let best = report.as_ref().and_then(Report::best);
        line.extend(best.iter().flat_map(|best| best.moves.iter().cloned()));
    }
    let mut place = LinePlace {
        line: LinePath::MAIN,
        ply: at,
    };
    for mv in line.iter().take(LONGEST_LINE) {
        // A tree that is full takes no more, and a line may end in an event of chance.
        match game.vary(&place, mv, AUTHOR) {
            Ok(next) => place = next,
            Err(_) => break,
        }
    }
}
