//! `tzolkin play`: one person in the terminal against bots.

use std::fs;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, Write};
use std::path::PathBuf;

use tzolkin_bots::{Bot, Budget, Spec, analyse};
use tzolkin_engine::{Action, Actions, Choice, DecisionKind, Record, Seat, Setup};

use crate::{board_text, choice_words, files, replay, words};

/// What the person is called, here and in saved games.
const PERSON: &str = "Player";
/// The longest name that a record takes.
const LONGEST_NAME: usize = 64;

const HELP: &str = "
  a number     choose that
  ?            what cannot be chosen now, and why
  board        show the board
  hint         what a bot would do
  undo         back to your last choice; again, to the one before
  save FILE    write the game to a file
  load FILE    go on with a game from a file
  quit         leave
";

/// Plays a game in the terminal, one person against bots.
#[derive(clap::Args)]
pub(crate) struct Play {
    /// How many play: 2, 3 or 4.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The seed of the setup; another every time if not given.
    #[arg(long)]
    seed: Option<u64>,
    /// The bot that plays the other seats.
    #[arg(long, default_value = "level:1")]
    bot: Spec,
    /// Your seat, from 0.
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// Go on with a saved game.
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
}

pub(crate) fn run(args: &Play) -> Result<(), Box<dyn std::error::Error>> {
    let seed = args.seed.unwrap_or_else(any_seed);
    let table = match &args.load {
        Some(path) => Table::of_record(files::read_record(path)?, args.seat, &args.bot, seed)?,
        None => {
            let setup = Setup::from_seed(usize::from(args.players), seed)?;
            Table::of_record(Record::new(setup), args.seat, &args.bot, seed)?
        }
    };
    Ok(play(table, io::stdin().lock(), io::stdout().lock())?)
}

/// A seed that nobody chose: the hasher of every process is keyed by the system's randomness.
fn any_seed() -> u64 {
    // Short enough to be read out and typed again.
    std::collections::hash_map::RandomState::new().build_hasher().finish() % 1_000_000
}

/// Plays until the person leaves or the input ends.
pub(crate) fn play(table: Table, input: impl BufRead, output: impl Write) -> io::Result<()> {
    Session { table, lines: input.lines(), out: output, shown: None }.run()
}

/// A game and who plays it.
pub(crate) struct Table {
    record: Record,
    person: Seat,
    specs: Vec<Spec>,
    bots: Vec<Box<dyn Bot>>,
    names: Vec<String>,
    seed: u64,
}

impl Table {
    /// Sits down at a game. In a saved game the record's names say which seat is the person's and what the bots are;
    /// `seat` and `bot` are for where they do not.
    fn of_record(mut record: Record, seat: u8, bot: &Spec, seed: u64) -> Result<Self, String> {
        let players = record.setup().players();
        let named: Vec<Option<Spec>> = record.names().iter().map(|name| name.parse().ok()).collect();
        let persons: Vec<usize> = (0..players).filter(|&seat| named[seat].is_none()).collect();
        let seat = if let [only] = persons.as_slice() { *only } else { usize::from(seat) };
        let person = Seat::new(seat)
            .filter(|seat| seat.index() < players)
            .ok_or_else(|| format!("there is no seat {seat} with {players} players"))?;
        // A file may come from anyone, so no command is taken from it.
        let trusted = |named: Option<Spec>| named.filter(|spec| !matches!(spec, Spec::Exec(_)));
        let specs: Vec<Spec> = named.into_iter().map(|named| trusted(named).unwrap_or_else(|| bot.clone())).collect();
        let mut names = Vec::new();
        for (seat, spec) in Seat::ALL.into_iter().zip(&specs) {
            let is_person = seat == person;
            names.push(format!("{} {}", if is_person { PERSON } else { "Bot" }, board_text::mark(seat)));
            let kept = if is_person { PERSON.to_owned() } else { spec.to_string() };
            let kept: String = kept.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
            record.set_name(seat, kept.trim()).map_err(|fault| fault.to_string())?;
        }
        let mut table = Self { record, person, specs, bots: Vec::new(), names, seed };
        table.wake_bots();
        Ok(table)
    }

    /// New bots in every seat: after a jump in the game the old ones would remember what never happened.
    fn wake_bots(&mut self) {
        let seeds = (0..).map(|seat| self.seed.wrapping_add(seat));
        self.bots = self.specs.iter().zip(seeds).map(|(spec, seed)| spec.bot(seed)).collect();
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat.index()].clone()
    }

    /// The number of moves before the person's last choice by hand.
    fn last_choice(&self) -> Option<usize> {
        let mut game = self.record.game_at(0);
        let mut last = None;
        for (ply, made) in self.record.moves().iter().enumerate() {
            let mut legal = Actions::new();
            game.legal_for(made.seat, &mut legal);
            if made.seat == self.person && !is_forced(&legal) {
                last = Some(ply);
            }
            game.apply_unchecked_as(made.seat, made.action, &mut ());
        }
        last
    }

    fn undo(&mut self) -> bool {
        let Some(ply) = self.last_choice() else { return false };
        while self.record.moves().len() > ply {
            self.record.undo();
        }
        self.wake_bots();
        true
    }
}

/// Whether there is nothing to choose. Tiles, days and the end of a turn are always left to the person.
fn is_forced(legal: &Actions) -> bool {
    matches!(legal.as_slice(), [only] if !matches!(only, Action::Keep(_) | Action::Days(_) | Action::End))
}

/// What a hint may take: a second or less.
const HINT_NODES: u64 = 20_000;

/// A person at a table.
struct Session<I: BufRead, O: Write> {
    table: Table,
    lines: io::Lines<I>,
    out: O,
    /// The number of moves at which the board was last shown.
    shown: Option<usize>,
}

impl<I: BufRead, O: Write> Session<I, O> {
    fn run(&mut self) -> io::Result<()> {
        let Table { names, person, specs, seed, .. } = &self.table;
        writeln!(self.out, "Tzolk'in, {} players, seed {seed}.", names.len())?;
        for ((seat, name), spec) in Seat::ALL.into_iter().zip(names).zip(specs) {
            let who = if seat == *person { "you".to_owned() } else { spec.to_string() };
            writeln!(self.out, "  {name}: {who}")?;
        }
        writeln!(self.out, "'help' lists what you can type.")?;
        loop {
            let going = match self.next_to_act() {
                Some(seat) if seat == self.table.person => self.person_acts()?,
                Some(seat) => self.bot_acts(seat)?,
                None => self.game_over()?,
            };
            if !going {
                return self.out.flush();
            }
        }
    }

    /// Who acts next; while tiles are kept, the person comes last, so that bots are not waited for afterwards.
    fn next_to_act(&self) -> Option<Seat> {
        let game = self.table.record.game();
        game.to_act().find(|&seat| seat != self.table.person).or_else(|| game.first_to_act())
    }

    fn bot_acts(&mut self, seat: Seat) -> io::Result<bool> {
        self.out.flush()?;
        let view = self.table.record.game().view(seat);
        let budget = self.table.specs[seat.index()].budget();
        let action = self.table.bots[seat.index()].choose(&view, budget).action;
        self.apply(seat, action)?;
        Ok(true)
    }

    /// Lets the person choose. False when the person leaves.
    fn person_acts(&mut self) -> io::Result<bool> {
        let person = self.table.person;
        let mut legal = Actions::new();
        self.table.record.game().legal_for(person, &mut legal);
        if is_forced(&legal) {
            self.apply(person, legal[0])?;
            return Ok(true);
        }
        let decision = self.table.record.game().decision();
        let moves = self.table.record.moves().len();
        let begins = decision == DecisionKind::Keep || self.table.record.turn_actions().is_empty();
        if begins && self.shown != Some(moves) {
            self.show_board()?;
        }
        let options = self.table.record.game().options(person);
        self.list(decision, &options)?;
        let possible: Vec<Action> =
            options.iter().filter(|choice| choice.refusal.is_none()).map(|choice| choice.action).collect();
        loop {
            let Some(line) = self.prompt()? else { return Ok(false) };
            match line.parse::<usize>() {
                Ok(number) if (1..=possible.len()).contains(&number) => {
                    self.apply(person, possible[number - 1])?;
                    return Ok(true);
                }
                Ok(_) => writeln!(self.out, "Choose a number from 1 to {}.", possible.len())?,
                Err(_) => match self.command(&line)? {
                    Next::Again => {}
                    Next::Moved => return Ok(true),
                    Next::Leave => return Ok(false),
                },
            }
        }
    }

    /// The end, which can still be taken back or saved.
    fn game_over(&mut self) -> io::Result<bool> {
        let outcomes = self.table.record.game().result().unwrap_or_default();
        replay::breakdown(&self.table.names, &outcomes, &mut self.out)?;
        let won = outcomes.get(self.table.person.index()).is_some_and(|outcome| outcome.rank == 1);
        writeln!(self.out, "\n{}", if won { "You have won!" } else { "You have not won this time." })?;
        loop {
            let Some(line) = self.prompt()? else { return Ok(false) };
            match self.command(&line)? {
                Next::Again => {}
                Next::Moved => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    /// The next line that is not empty; nothing when the input ends.
    fn prompt(&mut self) -> io::Result<Option<String>> {
        loop {
            write!(self.out, "> ")?;
            self.out.flush()?;
            match self.lines.next() {
                None => {
                    writeln!(self.out)?;
                    return Ok(None);
                }
                Some(Ok(line)) if line.trim().is_empty() => {}
                Some(Ok(line)) => return Ok(Some(line.trim().to_owned())),
                Some(Err(error)) if error.kind() == io::ErrorKind::InvalidData => {
                    writeln!(self.out, "That was not text.")?;
                }
                Some(Err(error)) => return Err(error),
            }
        }
    }

    fn command(&mut self, line: &str) -> io::Result<Next> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("quit" | "exit" | "q", "") => return Ok(Next::Leave),
            ("help" | "h", "") => writeln!(self.out, "{HELP}")?,
            ("board" | "b", "") => self.show_board()?,
            ("?", "") => self.refused()?,
            ("hint", "") => self.hint()?,
            ("undo" | "u", "") => {
                if self.table.undo() {
                    self.shown = None;
                    writeln!(self.out, "Back to your last choice.")?;
                    return Ok(Next::Moved);
                }
                writeln!(self.out, "There is nothing to take back.")?;
            }
            ("save", "") => writeln!(self.out, "Save where? save FILE")?,
            ("save", path) => match fs::write(path, self.table.record.to_string()) {
                Ok(()) => writeln!(self.out, "Saved to {path}.")?,
                Err(error) => writeln!(self.out, "Not saved: {path}: {error}")?,
            },
            ("load", "") => writeln!(self.out, "Load what? load FILE")?,
            ("load", path) => match self.load(path) {
                Ok(()) => {
                    writeln!(self.out, "Loaded {path}.")?;
                    return Ok(Next::Moved);
                }
                Err(error) => writeln!(self.out, "Not loaded: {error}")?,
            },
            _ => writeln!(self.out, "A number, or one of: ? board hint undo save load help quit")?,
        }
        Ok(Next::Again)
    }

    fn load(&mut self, path: &str) -> Result<(), Box<dyn std::error::Error>> {
        let record = files::read_record(&PathBuf::from(path))?;
        let seat = self.table.person.index() as u8;
        let bot = self.table.specs.iter().enumerate().find(|(index, _)| *index != usize::from(seat));
        let bot = bot.map_or(Spec::Greedy, |(_, spec)| spec.clone());
        self.table = Table::of_record(record, seat, &bot, self.table.seed)?;
        self.shown = None;
        Ok(())
    }

    /// Plays an action and tells what happened.
    fn apply(&mut self, seat: Seat, action: Action) -> io::Result<()> {
        let mut events = Vec::new();
        if let Err(refusal) = self.table.record.apply(seat, action, &mut events) {
            // Only a bot can try what the rules refuse: choices come from the list of what is legal.
            let name = self.table.name(seat);
            return Err(io::Error::other(format!("{name} chose '{action}', which is refused: {refusal}")));
        }
        for event in &events {
            if let Some(line) = words::event(event, |seat| self.table.name(seat)) {
                writeln!(self.out, "{line}")?;
            }
        }
        Ok(())
    }

    fn show_board(&mut self) -> io::Result<()> {
        self.shown = Some(self.table.record.moves().len());
        let board = self.table.record.game().board();
        writeln!(self.out, "{}", board_text::board(board, &self.table.names))
    }

    /// Numbers the choices, with what they cost and bring.
    fn list(&mut self, decision: DecisionKind, options: &[Choice]) -> io::Result<()> {
        let me = self.table.record.game().board().player(self.table.person);
        let [wood, stone, gold] = me.blocks.0;
        writeln!(
            self.out,
            "\n{} (you have {} corn, {wood} wood, {stone} stone, {gold} gold, {} skulls)",
            choice_words::question(decision),
            me.corn,
            me.skulls
        )?;
        let game = *self.table.record.game();
        let possible = options.iter().filter(|choice| choice.refusal.is_none());
        for (index, choice) in possible.enumerate() {
            let name = choice_words::action(&game, choice.action);
            let preview = choice.preview.as_ref().map(choice_words::preview).unwrap_or_default();
            // What a wealth tile gives is its name already.
            if preview.is_empty() || decision == DecisionKind::Keep {
                writeln!(self.out, "{:>4}  {name}", index + 1)?;
            } else {
                writeln!(self.out, "{:>4}  {name:44} {preview}", index + 1)?;
            }
        }
        let refused = options.iter().filter(|choice| choice.refusal.is_some()).count();
        if refused > 0 {
            writeln!(self.out, "      (? tells why {refused} more cannot be chosen)")?;
        }
        Ok(())
    }

    /// What cannot be chosen, and why.
    fn refused(&mut self) -> io::Result<()> {
        let game = *self.table.record.game();
        let options = game.options(self.table.person);
        let mut any = false;
        for choice in &options {
            if let Some(refusal) = &choice.refusal {
                any = true;
                let why = choice_words::refusal(refusal, |seat| self.table.name(seat));
                writeln!(self.out, "   -  {:44} {why}", choice_words::action(&game, choice.action))?;
            }
        }
        if !any {
            writeln!(self.out, "Everything can be chosen.")?;
        }
        Ok(())
    }

    /// What the analysis would do with the rest of the turn, and what it changes.
    fn hint(&mut self) -> io::Result<()> {
        let person = self.table.person;
        let mut game = *self.table.record.game();
        let view = game.view(person);
        if view.to_act().all(|seat| seat != person) {
            return writeln!(self.out, "There is nothing to decide.");
        }
        let analysis = analyse(&view, Budget::Nodes(HINT_NODES));
        let Some(best) = analysis.candidates.first() else { return Ok(()) };
        let mut turn = Vec::new();
        for &action in &best.turn {
            turn.push(choice_words::action(&game, action));
            // The rest of a turn was planned for a world that need not be this one.
            if game.apply_as(person, action, &mut ()).is_err() || game.to_act().all(|seat| seat != person) {
                break;
            }
        }
        writeln!(self.out, "A hint: {}.", turn.join("; then "))?;
        let changes: Vec<String> = best
            .changes
            .iter()
            .filter(|change| change.points.abs() >= 0.5)
            .map(|change| format!("{} {:+.1}", words::term(change.term), change.points))
            .collect();
        if !changes.is_empty() {
            writeln!(self.out, "What it changes, in points: {}.", changes.join(", "))?;
        }
        Ok(())
    }
}

/// What a command leaves to do.
enum Next {
    /// Nothing has changed: ask again.
    Again,
    /// The game stands elsewhere.
    Moved,
    /// The person leaves.
    Leave,
}
