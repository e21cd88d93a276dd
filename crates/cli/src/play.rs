//! `tzolkin play`: one person plays against bots in the terminal.

use std::fs;
use std::hash::{BuildHasher, Hasher};
use std::io::{self, BufRead, Write};
use std::path::{Path, PathBuf};

use fluent::fluent_args;
use tzolkin_bots::{Bot, Budget, Spec, analyse};
use tzolkin_engine::event::Good;
use tzolkin_engine::options::Choice;
use tzolkin_engine::{Action, DecisionKind, Points, Record, Seat, Setup};

use crate::columns::width;
use crate::log_words::Log;
use crate::text::Text;
use crate::{board_text, files, replay, words};

/// The person's name in saved games.
const PERSON: &str = "Player";
/// The longest name that a record takes.
const LONGEST_NAME: usize = 64;

/// The words that can be typed instead of a number.
const COMMANDS: &str = "? board hint undo save load help quit";

/// Play against bots in the terminal.
#[derive(clap::Args)]
pub(crate) struct Play {
    /// The number of players: 2, 3 or 4.
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(2..=4))]
    players: u8,
    /// The seed of the setup; by default a new one every time.
    #[arg(long)]
    seed: Option<u64>,
    /// The bot that plays the other seats.
    #[arg(long, default_value = "level:1")]
    bot: Spec,
    /// Your seat, counted from 0.
    #[arg(long, default_value_t = 0)]
    seat: u8,
    /// Continue a saved game.
    #[arg(long, value_name = "FILE")]
    load: Option<PathBuf>,
}

pub(crate) fn run(args: &Play, text: &Text) -> Result<(), Box<dyn std::error::Error>> {
    let seed = args.seed.unwrap_or_else(any_seed);
    let table = match &args.load {
        Some(path) => Table::of_record(text, files::read_record(path, text)?, args.seat, &args.bot, seed)?,
        None => {
            let setup = Setup::from_seed(usize::from(args.players), seed)?;
            Table::of_record(text, Record::new(setup), args.seat, &args.bot, seed)?
        }
    };
    Ok(play(text, table, io::stdin().lock(), io::stdout().lock())?)
}

/// A random seed. The hasher of every process is seeded by the system's random numbers.
fn any_seed() -> u64 {
    // It is short enough to be written down and typed again.
    std::collections::hash_map::RandomState::new().build_hasher().finish() % 1_000_000
}

/// Plays until the person leaves or the input ends.
pub(crate) fn play(text: &Text, table: Table, input: impl BufRead, output: impl Write) -> io::Result<()> {
    let log = Log::at(table.record.game());
    Session { text, table, log, lines: input.lines(), out: output, shown: None }.run()
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
    /// Sets up a game. In a saved game, the names in the record say which seat is the person's and which bots play;
    /// `seat` and `bot` are used where they do not.
    pub(crate) fn of_record(text: &Text, mut record: Record, seat: u8, bot: &Spec, seed: u64) -> Result<Self, String> {
        let players = record.players();
        let named: Vec<Option<Spec>> = record.names().iter().map(|name| name.parse().ok()).collect();
        let persons: Vec<usize> = (0..players).filter(|&seat| named[seat].is_none()).collect();
        let seat = if let [only] = persons.as_slice() { *only } else { usize::from(seat) };
        let person = Seat::new(seat)
            .filter(|seat| seat.index() < players)
            .ok_or_else(|| text.get("cli-no-such-seat", &fluent_args!["seat" => seat, "players" => players]))?;
        // A file may come from anyone, so `exec:` bots named in it are not run.
        let trusted = |named: Option<Spec>| named.filter(|spec| !matches!(spec, Spec::Exec(_)));
        let specs: Vec<Spec> = named.into_iter().map(|named| trusted(named).unwrap_or_else(|| bot.clone())).collect();
        let mut names = Vec::new();
        for (seat, spec) in Seat::ALL.into_iter().zip(&specs) {
            let is_person = seat == person;
            let key = if is_person { "cli-person" } else { "cli-bot" };
            names.push(text.get(key, &fluent_args!["mark" => board_text::mark(seat).to_string()]));
            let kept = if is_person { PERSON.to_owned() } else { spec.to_string() };
            let kept: String = kept.chars().filter(|c| !c.is_control()).take(LONGEST_NAME).collect();
            record.set_name(seat, kept.trim()).map_err(|fault| text.record_fault(&fault))?;
        }
        let mut table = Self { record, person, specs, bots: Vec::new(), names, seed };
        table.wake_bots();
        Ok(table)
    }

    /// New bots in every seat. After undoing or loading, the old ones would remember moves that no longer happened.
    fn wake_bots(&mut self) {
        let seeds = (0..).map(|seat| self.seed.wrapping_add(seat));
        self.bots = self.specs.iter().zip(seeds).map(|(spec, seed)| spec.bot(seed)).collect();
    }

    fn name(&self, seat: Seat) -> String {
        self.names[seat.index()].clone()
    }

    /// The number of moves before the last choice that the person made.
    fn last_choice(&self) -> Option<usize> {
        let mut game = self.record.game_at(0);
        let mut last = None;
        for (ply, made) in self.record.moves().iter().enumerate() {
            if made.seat == self.person && game.forced().is_none() {
                last = Some(ply);
            }
            game.apply_unchecked(made.seat, made.action, &mut ());
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

/// Costs and gains are aligned in a column, which starts no further to the right than this.
const WIDEST_CHOICE: usize = 60;
/// The budget of a hint, which takes a second or less.
const HINT_NODES: u64 = 20_000;

/// A person at a table.
struct Session<'a, I: BufRead, O: Write> {
    text: &'a Text,
    table: Table,
    log: Log,
    lines: io::Lines<I>,
    out: O,
    /// The number of moves at which the board was last shown.
    shown: Option<usize>,
}

impl<I: BufRead, O: Write> Session<'_, I, O> {
    fn run(&mut self) -> io::Result<()> {
        let Table { names, person, specs, seed, .. } = &self.table;
        let args = fluent_args!["players" => names.len(), "seed" => seed.to_string()];
        writeln!(self.out, "{}", self.text.get("cli-title", &args))?;
        for ((seat, name), spec) in Seat::ALL.into_iter().zip(names).zip(specs) {
            let key = if seat == *person { "cli-seat-you" } else { "cli-seat-bot" };
            let args = fluent_args!["name" => name.as_str(), "bot" => spec.to_string()];
            writeln!(self.out, "  {}", self.text.get(key, &args))?;
        }
        self.say("cli-begin")?;
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

    /// Writes a line without arguments.
    fn say(&mut self, key: &str) -> io::Result<()> {
        writeln!(self.out, "{}", self.text.say(key))
    }

    /// Who acts next. While tiles are being chosen, the person comes last, so as not to wait for bots afterwards.
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

    /// Lets the person choose. Returns false when the person quits.
    fn person_acts(&mut self) -> io::Result<bool> {
        let person = self.table.person;
        // Tiles, days and the end of a turn are always left to the person.
        if let Some(only) = self.table.record.game().forced() {
            self.apply(person, only)?;
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
                Ok(_) => {
                    let args = fluent_args!["last" => possible.len()];
                    writeln!(self.out, "{}", self.text.get("cli-not-a-number", &args))?;
                }
                Err(_) => match self.command(&line)? {
                    Next::Again => {}
                    Next::Moved => return Ok(true),
                    Next::Leave => return Ok(false),
                },
            }
        }
    }

    /// The end of the game, which can still be undone or saved.
    fn game_over(&mut self) -> io::Result<bool> {
        let outcomes = self.table.record.game().result().unwrap_or_default();
        replay::breakdown(self.text, &self.table.names, &self.table.record, &outcomes, &mut self.out)?;
        let won = outcomes.get(self.table.person.index()).is_some_and(|outcome| outcome.rank == 1);
        writeln!(self.out, "\n{}", self.text.say(if won { "table-end-won" } else { "cli-not-won" }))?;
        loop {
            let Some(line) = self.prompt()? else { return Ok(false) };
            match self.command(&line)? {
                Next::Again => {}
                Next::Moved => return Ok(true),
                Next::Leave => return Ok(false),
            }
        }
    }

    /// The next line that is not empty, or nothing when the input ends.
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
                    self.say("cli-not-text")?;
                }
                Some(Err(error)) => return Err(error),
            }
        }
    }

    fn command(&mut self, line: &str) -> io::Result<Next> {
        let (word, rest) = line.split_once(' ').unwrap_or((line, ""));
        match (word, rest.trim()) {
            ("quit" | "exit" | "q", "") => return Ok(Next::Leave),
            ("help" | "h", "") => self.help()?,
            ("board" | "b", "") => self.show_board()?,
            ("?", "") => self.refused()?,
            ("hint", "") => self.hint()?,
            ("undo" | "u", "") => {
                if self.table.undo() {
                    self.jumped();
                    self.say("cli-undone")?;
                    return Ok(Next::Moved);
                }
                self.say("problem-nothing-to-undo")?;
            }
            ("save", "") => self.say("cli-save-where")?,
            ("save", path) => {
                let line = match fs::write(path, self.table.record.to_string()) {
                    Ok(()) => self.text.get("cli-saved", &fluent_args!["file" => path]),
                    Err(error) => {
                        let fault = self.text.file_fault(Path::new(path), &error);
                        self.text.get("cli-not-saved", &fluent_args!["fault" => fault])
                    }
                };
                writeln!(self.out, "{line}")?;
            }
            ("load", "") => self.say("cli-load-what")?,
            ("load", path) => match self.load(path) {
                Ok(()) => {
                    writeln!(self.out, "{}", self.text.get("cli-loaded", &fluent_args!["file" => path]))?;
                    return Ok(Next::Moved);
                }
                Err(fault) => {
                    writeln!(self.out, "{}", self.text.get("cli-not-loaded", &fluent_args!["fault" => fault]))?;
                }
            },
            _ => {
                let args = fluent_args!["commands" => COMMANDS];
                writeln!(self.out, "{}", self.text.get("cli-not-a-command", &args))?;
            }
        }
        Ok(Next::Again)
    }

    /// What can be typed.
    fn help(&mut self) -> io::Result<()> {
        let file = self.text.say("cli-file");
        let typed = [
            (self.text.say("cli-help-a-number"), "cli-help-number"),
            ("?".to_owned(), "cli-help-refused"),
            ("board".to_owned(), "cli-help-board"),
            ("hint".to_owned(), "cli-help-hint"),
            ("undo".to_owned(), "cli-help-undo"),
            (format!("save {file}"), "cli-help-save"),
            (format!("load {file}"), "cli-help-load"),
            ("quit".to_owned(), "cli-help-quit"),
        ];
        let first = width(typed.iter().map(|(word, _)| word));
        writeln!(self.out)?;
        for (word, does) in &typed {
            writeln!(self.out, "  {word:first$}   {}", self.text.say(does))?;
        }
        writeln!(self.out)
    }

    fn load(&mut self, path: &str) -> Result<(), String> {
        let record = files::read_record(Path::new(path), self.text)?;
        let seat = self.table.person.index() as u8;
        let bot = self.table.specs[usize::from(seat == 0)].clone();
        self.table = Table::of_record(self.text, record, seat, &bot, self.table.seed)?;
        self.jumped();
        Ok(())
    }

    /// The game has jumped to another position, so nothing that was shown before is up to date.
    fn jumped(&mut self) {
        self.shown = None;
        self.log = Log::at(self.table.record.game());
    }

    /// Plays an action and tells what happened.
    fn apply(&mut self, seat: Seat, action: Action) -> io::Result<()> {
        let mut events = Vec::new();
        if let Err(refusal) = self.table.record.apply(seat, action, &mut events) {
            // Only a bot can choose an illegal action, because the person chooses from the list of legal ones.
            let refusal = self.text.refusal(&refusal, |seat| self.table.name(seat));
            let args = fluent_args![
                "name" => self.table.name(seat), "action" => action.to_string(), "refusal" => refusal
            ];
            return Err(io::Error::other(self.text.get("cli-bot-refused", &args)));
        }
        for line in self.log.tell(self.text, &self.table.names, &events) {
            writeln!(self.out, "{line}")?;
        }
        Ok(())
    }

    fn show_board(&mut self) -> io::Result<()> {
        self.shown = Some(self.table.record.moves().len());
        let board = self.table.record.game().board();
        writeln!(self.out, "{}", board_text::board(self.text, board, &self.table.names))
    }

    /// Prints the numbered choices with their costs and gains.
    fn list(&mut self, decision: DecisionKind, options: &[Choice]) -> io::Result<()> {
        let me = self.table.record.game().board().player(self.table.person);
        let [wood, stone, gold] = me.blocks.0;
        let goods = [
            (Good::Corn, me.corn),
            (Good::Wood, wood),
            (Good::Stone, stone),
            (Good::Gold, gold),
            (Good::Skull, me.skulls.into()),
        ];
        let goods = self.text.all_of(goods.map(|(good, amount)| self.text.amount(good, amount)));
        writeln!(self.out, "\n{}", self.text.question(decision))?;
        writeln!(self.out, "{}", self.text.get("cli-you-have", &fluent_args!["goods" => goods]))?;
        let game = *self.table.record.game();
        let possible = options.iter().filter(|choice| choice.refusal.is_none());
        let lines: Vec<(String, String)> = possible
            .map(|choice| {
                // The name of a wealth tile already says what it gives.
                let preview = choice.preview.as_ref().filter(|_| decision != DecisionKind::Keep);
                let preview = preview.map(|preview| self.text.preview(preview)).unwrap_or_default();
                (self.text.action(&game, choice.action), preview)
            })
            .collect();
        let first = width(lines.iter().map(|(name, _)| name)).min(WIDEST_CHOICE);
        for (number, (name, preview)) in (1..).zip(&lines) {
            if preview.is_empty() {
                writeln!(self.out, "{number:>4}  {name}")?;
            } else {
                writeln!(self.out, "{number:>4}  {name:first$}  {preview}")?;
            }
        }
        let refused = options.iter().filter(|choice| choice.refusal.is_some()).count();
        if refused > 0 {
            writeln!(self.out, "      {}", self.text.get("cli-more-refused", &fluent_args!["count" => refused]))?;
        }
        Ok(())
    }

    /// What cannot be chosen, and why.
    fn refused(&mut self) -> io::Result<()> {
        let game = *self.table.record.game();
        let options = game.options(self.table.person);
        let refused = options.iter().filter_map(|choice| Some((choice.action, choice.refusal.as_ref()?)));
        let lines: Vec<(String, String)> = refused
            .map(|(action, refusal)| {
                let why = self.text.refusal(refusal, |seat| self.table.name(seat));
                (self.text.action(&game, action), why)
            })
            .collect();
        let first = width(lines.iter().map(|(name, _)| name)).min(WIDEST_CHOICE);
        for (name, why) in &lines {
            writeln!(self.out, "   -  {name:first$}  {why}")?;
        }
        if lines.is_empty() {
            self.say("cli-all-possible")?;
        }
        Ok(())
    }

    /// What the analysis would do with the rest of the turn, and what it changes.
    fn hint(&mut self) -> io::Result<()> {
        let person = self.table.person;
        let mut game = *self.table.record.game();
        let view = game.view(person);
        if view.to_act().all(|seat| seat != person) {
            return self.say("cli-nothing-to-decide");
        }
        let analysis = analyse(&view, Budget::Nodes(HINT_NODES));
        let Some(best) = analysis.candidates.first() else { return Ok(()) };
        self.say("cli-hint")?;
        for &action in &best.turn {
            writeln!(self.out, "  {}", self.text.action(&game, action))?;
            // The rest of the turn was planned for an imagined world and may not be legal in this one.
            if game.apply(person, action, &mut ()).is_err() || game.to_act().all(|seat| seat != person) {
                break;
            }
        }
        if !best.reasons.is_empty() {
            self.say("hint-why")?;
        }
        for reason in &best.reasons {
            writeln!(self.out, "  {}", self.text.reason(reason))?;
        }
        let changes = best.changes.iter().filter(|change| change.points.abs() >= 0.5).map(|change| {
            // Points have no smaller parts than quarters.
            let points = Points((change.points * 4.0).round() as i32);
            let args = fluent_args!["term" => self.text.term(change.term), "points" => words::signed(points)];
            self.text.get("cli-hint-change", &args)
        });
        let changes = self.text.commas(changes);
        if !changes.is_empty() {
            let args = fluent_args!["changes" => changes];
            writeln!(self.out, "{}", self.text.get("cli-hint-changes", &args))?;
        }
        Ok(())
    }
}

/// What to do after a command.
enum Next {
    /// Nothing has changed: ask again.
    Again,
    /// The game has jumped to another position.
    Moved,
    /// The person quits.
    Leave,
}
