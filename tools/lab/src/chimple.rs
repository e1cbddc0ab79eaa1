//! `curio-lab chimple`: the laboratory of decision models, the list of memes, and the
//! solution.

use std::{
    path::{Path, PathBuf},
    time::Instant,
};

use anyhow::Context as _;
use clap::Subcommand;
use curio::cli::{GameOptions, Out, Usage, aligned, load_tables, print_json};
use curio_engine::{
    CancelToken,
    chimple::{
        Proof, Solution,
        laboratory::{CurvePoint, Findings, Laboratory, Protocol, Results, lesson},
        models::{AGENT_NAMES, AGENTS, FEATURES, Historical, KINDS, Spec},
        prove,
    },
};
use curio_record as record;
use curio_rules::{
    Game,
    chimple::{Chimple, Memes, Options, View},
    registry::SetUpError,
};
use serde::Serialize;

/// Chimple's laboratory of decision models, its memes and its solution.
#[derive(Debug, clap::Args)]
#[command(after_help = "Example:\n  \
    curio-lab chimple lab --models random,historical --games 100")]
pub(crate) struct Args {
    #[command(subcommand)]
    what: ChimpleCommand,
}

#[derive(Debug, Subcommand)]
enum ChimpleCommand {
    Lab(LabArgs),
    Memes(MemesArgs),
    Solve(SolveArgs),
}

/// Let decision models play against each other and collect statistics.
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:\n  \
    curio-lab chimple lab --models random,bold,timid,historical:pick=thompson,perfect --games 100\n  \
    curio-lab chimple lab --models historical:pick=thompson --train 4000 --games 0 --save learned.txt\n  \
    curio-lab chimple lab --models historical:pick=thompson,random --load learned.txt --train 0 --json\n\n\
    Every model plays every model, itself included, as Black and as White. Models with a learning \
    table first play against themselves. The same seed gives the same results. `curio-lab chimple lab \
    --list` lists the models and their settings.")]
struct LabArgs {
    /// The models, separated by commas, each with its settings after colons.
    #[arg(
        long,
        value_name = "A,B,...",
        value_delimiter = ',',
        default_value = "random,bold,timid,conformist,historical:pick=thompson,greedy,perfect"
    )]
    models: Vec<String>,
    /// How many games each model plays as Black against each model.
    #[arg(long, value_name = "N", default_value_t = 100)]
    games: u32,
    /// The seed of all chance.
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// How many games each model with a learning table first plays against
    /// itself, instead of the number in its settings.
    #[arg(overrides_with = "train", long, value_name = "N")]
    train: Option<u32>,
    /// Let models continue to learn during the games that count.
    #[arg(long)]
    keep_learning: bool,
    /// A saved table, for the first model with a learning table.
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
    /// The record of a match for that model to learn from; may be repeated.
    #[arg(long, value_name = "RECORD")]
    study: Vec<PathBuf>,
    /// The file to save the table of that model to.
    #[arg(long, value_name = "FILE")]
    save: Option<PathBuf>,
    #[command(flatten)]
    options: GameOptions,
    /// List the models and exit.
    #[arg(long)]
    list: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// List the deployment descriptors.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  curio-lab chimple memes\n  curio-lab chimple memes --option size=4 --matrices"
)]
struct MemesArgs {
    #[command(flatten)]
    options: GameOptions,
    /// Show the capture filter or collision matrix of each.
    #[arg(long)]
    matrices: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

/// Solve the game and print the result.
#[derive(Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  curio-lab chimple solve\n  curio-lab chimple solve --option size=4 --check"
)]
struct SolveArgs {
    #[command(flatten)]
    options: GameOptions,
    /// Check every state against the states one move later, and the choices of
    /// the highest level in every state against its value.
    #[arg(long)]
    check: bool,
    /// Print JSON.
    #[arg(long)]
    json: bool,
}

pub(crate) fn run(args: &Args, out: &mut dyn Out) -> anyhow::Result<()> {
    match &args.what {
        ChimpleCommand::Lab(args) => lab(args, out),
        ChimpleCommand::Memes(args) => memes(args, out),
        ChimpleCommand::Solve(args) => solve(args, out),
    }
}

fn options(given: &GameOptions) -> anyhow::Result<Options> {
    let values = given.values(Chimple::INFO.id)?;
    Ok(Chimple::read_options(&values).map_err(SetUpError::from)?)
}

// --- The laboratory ----------------------------------------------------------

fn lab(args: &LabArgs, out: &mut dyn Out) -> anyhow::Result<()> {
    if args.list {
        let rows: Vec<Vec<String>> = KINDS
            .iter()
            .map(|info| {
                vec![
                    info.id.to_owned(),
                    info.name().to_owned(),
                    info.help().to_owned(),
                ]
            })
            .collect();
        write!(out, "{}", aligned(&rows))?;
        writeln!(
            out,
            "settings: votes t=100, prestige=moving|fixed; company ape=, hare=, elephant=, owl= (bold, \
             timid, conformist, calculating, indifferent, or nine weights {}, then *strength and \
             ~sway); historical k=1, pick=share|thompson|best; historical and matchbox \
             decay=10000, games=20000, seed=1",
            FEATURES.join("/")
        )?;
        return Ok(());
    }
    load_tables(args.models.iter().cloned(), None)?;
    let models = args
        .models
        .iter()
        .map(|text| {
            text.parse::<Spec>()
                .map_err(|error| Usage(error.to_string()))
        })
        .collect::<Result<Vec<_>, _>>()?;
    let learner = models.iter().position(Spec::is_historical);
    args.save.as_deref().map_or(Ok(()), record::lasting)?;
    let asked = args.load.is_some() || args.save.is_some() || !args.study.is_empty();
    if learner.is_none() && asked {
        return Err(Usage("none of the models has a learning table".to_owned()).into());
    }
    let options = options(&args.options)?;
    let mut laboratory = Laboratory::new(Protocol {
        options,
        models,
        games: args.games,
        seed: args.seed,
        training: args.train,
        keep_learning: args.keep_learning,
    });
    if let Some(learner) = learner {
        if let Some(path) = &args.load {
            let text = record::read_text(path)
                .map_err(|error| anyhow::anyhow!("cannot read {}: {error}", path.display()))?;
            laboratory
                .load(learner, &text)
                .with_context(|| format!("cannot read {}", path.display()))?;
        }
        for path in &args.study {
            study(&mut laboratory, learner, path, &options)?;
        }
    }
    while laboratory.step() {}
    if let (Some(learner), Some(path)) = (learner, &args.save) {
        let table = laboratory
            .history(learner)
            .map_or_else(String::new, Historical::save);
        record::replace(path, &table)?;
    }
    let findings = laboratory.findings();
    if args.json {
        return print_json(out, findings);
    }
    report(findings, &options, out)
}

/// Lets a model learn from a record.
fn study(
    laboratory: &mut Laboratory,
    learner: usize,
    path: &Path,
    options: &Options,
) -> anyhow::Result<()> {
    let game = record::load(path)?;
    let place = || path.display();
    let start = game.position_at(0);
    let start: &Chimple = start
        .as_any()
        .downcast_ref()
        .with_context(|| format!("{} is not a match of Chimple", place()))?;
    anyhow::ensure!(
        start.options() == *options,
        "{} was played with different options",
        place()
    );
    let turns = lesson(start, game.plies().iter().map(|ply| ply.mv.as_str()));
    let outcome = game
        .outcome()
        .with_context(|| format!("{} is not finished", place()))?;
    laboratory.study(learner, &turns, outcome.winners);
    Ok(())
}

fn percent(results: &Results) -> String {
    let permille = results.permille();
    format!("{}.{} %", permille / 10, permille % 10)
}

fn report(findings: &Findings, options: &Options, out: &mut dyn Out) -> anyhow::Result<()> {
    curves(findings, out)?;
    let games: u32 = findings.matrix.iter().flatten().map(Results::games).sum();
    if games == 0 {
        return Ok(());
    }
    writeln!(out, "points of Black (rows) against White (columns)")?;
    let mut rows = vec![
        [
            vec![String::new()],
            findings.models.clone(),
            vec!["all".to_owned()],
        ]
        .concat(),
    ];
    for (model, (name, results)) in findings.models.iter().zip(&findings.matrix).enumerate() {
        let mut row = vec![name.clone()];
        row.extend(results.iter().map(percent));
        row.push(percent(&findings.total(model)));
        rows.push(row);
    }
    out.headed(&aligned(&rows))?;
    writeln!(out, "\nmost frequent memes")?;
    let memes = Memes::for_options(options);
    for (name, counts) in findings.models.iter().zip(&findings.memes) {
        let all: u64 = counts.iter().sum();
        let mut order: Vec<usize> = (0..counts.len()).collect();
        order.sort_by_key(|id| core::cmp::Reverse(counts.get(*id).copied()));
        writeln!(out, "{name}")?;
        for id in order.into_iter().take(3) {
            if let (Some(meme), Some(count)) = (memes.get(id), counts.get(id)) {
                let permille = 1000 * count / all.max(1);
                writeln!(out, "  {:>2}.{} %  {meme}", permille / 10, permille % 10)?;
            }
        }
    }
    writeln!(
        out,
        "\nstates visited: {} of {}, from the view of the side to move; most frequent",
        findings.states.len(),
        Laboratory::possible_states(options)
    )?;
    for (state, visits) in findings.most_visited(5) {
        let digits =
            View::of_number(options.size, state).map_or_else(String::new, |view| view.digits());
        writeln!(out, "  {visits:>8}  {digits}  {state}")?;
    }
    for (name, prestige) in findings.models.iter().zip(&findings.prestige) {
        let Some([black, white]) = prestige else {
            continue;
        };
        let side = |agents: &[u32; AGENTS]| {
            let named = AGENT_NAMES.iter().zip(agents);
            let there = named.take(options.size.characters() as usize);
            let numbers =
                there.map(|(name, n)| format!("{name} {}.{:02}", n / 1000, n % 1000 / 10));
            numbers.collect::<Vec<_>>().join(", ")
        };
        writeln!(
            out,
            "\nprestige in {name}\n  as Black: {}\n  as White: {}",
            side(black),
            side(white)
        )?;
    }
    let endings: Vec<String> = findings
        .endings
        .iter()
        .map(|(reason, count)| format!("{reason} {count}"))
        .collect();
    writeln!(
        out,
        "\n{games} games, {} turns; endings: {}",
        findings.turns,
        endings.join(", ")
    )?;
    Ok(())
}

fn curves(findings: &Findings, out: &mut dyn Out) -> anyhow::Result<()> {
    if findings.curve.is_empty() {
        return Ok(());
    }
    writeln!(
        out,
        "learning: games against itself, and the points against random play after them"
    )?;
    let mut rows = vec![
        ["model", "games", "as Black", "as White"]
            .map(str::to_owned)
            .to_vec(),
    ];
    for CurvePoint {
        model,
        games,
        first,
        second,
    } in &findings.curve
    {
        let name = findings.models.get(*model).cloned().unwrap_or_default();
        rows.push(vec![
            name,
            games.to_string(),
            percent(first),
            percent(second),
        ]);
    }
    out.headed(&aligned(&rows))?;
    writeln!(out)?;
    Ok(())
}

// --- Memes -------------------------------------------------------------------

#[derive(Serialize)]
struct MemeJson {
    id: usize,
    descriptor: String,
    agent: u8,
    result: u8,
    capture: bool,
    matrix: String,
}

fn memes(args: &MemesArgs, out: &mut dyn Out) -> anyhow::Result<()> {
    let options = options(&args.options)?;
    let list: Vec<MemeJson> = Memes::for_options(&options)
        .all()
        .iter()
        .enumerate()
        .map(|(id, meme)| MemeJson {
            id,
            descriptor: meme.to_string(),
            agent: meme.agent.number(),
            result: meme.result.number(),
            capture: meme.act.is_capture(),
            matrix: meme.condition.filter().rows(options.size),
        })
        .collect();
    if args.json {
        return print_json(out, &list);
    }
    for meme in &list {
        let matrix = if args.matrices {
            format!("{}  ", meme.matrix)
        } else {
            String::new()
        };
        writeln!(out, "{:>3}  {matrix}{}", meme.id, meme.descriptor)?;
    }
    Ok(())
}

// --- The solution ------------------------------------------------------------

#[derive(Serialize)]
struct SolutionJson {
    states: usize,
    wins: usize,
    draws: usize,
    losses: usize,
    longest: u8,
    start: String,
    milliseconds: u128,
    bytes: usize,
    #[serde(skip_serializing_if = "Option::is_none")]
    check: Option<CheckJson>,
}

#[derive(Serialize)]
struct CheckJson {
    states: usize,
    wrong: usize,
    choices: usize,
    given_away: usize,
}

fn solve(args: &SolveArgs, out: &mut dyn Out) -> anyhow::Result<()> {
    let options = options(&args.options)?;
    let began = Instant::now();
    let solution =
        Solution::find(&options, &CancelToken::default()).context("the solution was not found")?;
    let milliseconds = began.elapsed().as_millis();
    let (mut results, mut longest) = ([0; 3], 0);
    for state in solution.all() {
        let value = solution.value_at(state);
        match value.sign() {
            1 => results[0] += 1,
            0 => results[1] += 1,
            _ => results[2] += 1,
        }
        longest = longest.max(value.plies().unwrap_or(0));
    }
    let [wins, draws, losses] = results;
    let proof = args.check.then(|| prove(&solution, 1));
    let found = SolutionJson {
        states: solution.states(),
        wins,
        draws,
        losses,
        longest,
        start: solution
            .value(&View::start(options.size))
            .verdict()
            .to_string(),
        milliseconds,
        bytes: solution.bytes(),
        check: proof.map(|proof| CheckJson {
            states: proof.states,
            wrong: proof.wrong,
            choices: proof.choices,
            given_away: proof.given_away,
        }),
    };
    if args.json {
        print_json(out, &found)?;
        return check_proof(proof);
    }
    writeln!(
        out,
        "{} states from the view of the side to move: {wins} won, {draws} drawn, {losses} lost\n\
         the longest forced win takes {longest} turns; first player: {}\n\
         solved in {milliseconds} ms, {} bytes",
        found.states, found.start, found.bytes
    )?;
    if let Some(check) = &found.check {
        writeln!(
            out,
            "checked: {} states, {} with a wrong value; {} choices of level 8, {} of them mistakes",
            check.states, check.wrong, check.choices, check.given_away
        )?;
    }
    check_proof(proof)
}

/// Fails if the proof has failed.
fn check_proof(proof: Option<Proof>) -> anyhow::Result<()> {
    anyhow::ensure!(
        proof.is_none_or(|proof| proof.holds()),
        "the solution is wrong"
    );
    Ok(())
}
