//! A review in words and figures, for the terminal and for the page.

use fluent::fluent_args;
use tzolkin_bots::{Depth, Habits, Judgement, Review, ReviewedTurn, SeatReview};
use tzolkin_engine::scoring::Source;
use tzolkin_engine::{Action, DecisionKind, Points, Record, Seat, Space};

use crate::replay;
use crate::text::Text;
use crate::words;

/// A review that is told in a language.
pub(crate) struct Told<'a> {
    pub(crate) text: &'a Text,
    pub(crate) record: &'a Record,
    pub(crate) review: &'a Review,
    pub(crate) names: Vec<String>,
}

/// A turn that lost much.
pub(crate) struct Moment<'a> {
    pub(crate) turn: &'a ReviewedTurn,
    pub(crate) heading: String,
    pub(crate) played: String,
    pub(crate) better: String,
    pub(crate) difference: String,
    /// The heading of the reasons, which speak to the player of the turn.
    pub(crate) why: String,
    pub(crate) reasons: Vec<String>,
}

/// A table: the headings of its columns, and rows with their labels.
pub(crate) struct Table {
    pub(crate) columns: Vec<String>,
    pub(crate) rows: Vec<(String, Vec<String>)>,
}

/// How many differences between the winner and the table are named.
const MOST_DIFFERENCES: usize = 3;
/// What stands where there is no figure.
const NONE: &str = "–";

impl<'a> Told<'a> {
    pub(crate) fn new(text: &'a Text, record: &'a Record, review: &'a Review) -> Self {
        Self { text, record, review, names: replay::names(text, record) }
    }

    pub(crate) fn title(&self) -> String {
        let names = self.text.commas(self.names.iter().cloned());
        self.text.get("cli-review-title", &fluent_args!["names" => names])
    }

    /// How the review was made.
    pub(crate) fn made(&self) -> String {
        let depth = match self.review.depth {
            Depth::Fast => "fast",
            Depth::Deep => "deep",
        };
        let args = fluent_args!["depth" => depth, "analyst" => self.review.analyst.as_str()];
        self.text.get("cli-review-made", &args)
    }

    /// Where a record stops that has no result.
    pub(crate) fn unfinished(&self) -> String {
        let round = self.record.game().board().round();
        self.text.get("cli-unfinished", &fluent_args!["round" => round])
    }

    /// Whether the record has the whole game. Nobody knows what led to a position that was set up by hand.
    pub(crate) const fn is_from_start(&self) -> bool {
        self.record.setup().is_some()
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        &self.names[seat.index()]
    }

    /// The key moments, in the order of the game.
    pub(crate) fn moments(&self) -> Vec<Moment<'a>> {
        self.review.key_moments().into_iter().map(|turn| self.moment(turn)).collect()
    }

    fn moment(&self, turn: &'a ReviewedTurn) -> Moment<'a> {
        let text = self.text;
        let judgement = turn.judgement.map(|judgement| text.judgement(judgement)).unwrap_or_default();
        let keeping = self.record.game_at(turn.ply).decision() == DecisionKind::Keep;
        let key = if keeping { "cli-review-start" } else { "cli-review-moment" };
        let args = fluent_args!["round" => turn.round, "who" => self.name(turn.seat), "judgement" => judgement];
        let points = signed(text.figure(turn.points_lost, 1));
        let chance = signed(text.percent(turn.loss, 1));
        Moment {
            turn,
            heading: text.get(key, &args),
            played: self.actions(turn, &turn.played),
            better: self.actions(turn, &turn.best),
            difference: text.get("cli-review-difference", &fluent_args!["points" => points, "chance" => chance]),
            why: text.get("cli-review-why", &fluent_args!["player" => self.name(turn.seat)]),
            reasons: turn.reasons.iter().map(|reason| text.reason(reason)).collect(),
        }
    }

    /// A turn in words, without its end.
    fn actions(&self, turn: &ReviewedTurn, actions: &[Action]) -> String {
        let mut game = self.record.game_at(turn.ply);
        let mut told = Vec::new();
        for &action in actions {
            match action {
                Action::End => {}
                // What the worker can do there is said by the action that follows.
                Action::Pick { gear, space } => {
                    let at = self.text.space(Space { gear, space });
                    told.push(self.text.get("table-deed-pick", &fluent_args!["at" => at]));
                }
                _ => told.push(self.text.action(&game, action)),
            }
            game.apply_unchecked(turn.seat, action, &mut ());
        }
        self.text.clauses(told)
    }

    /// How well each player played.
    pub(crate) fn judgements(&self) -> Table {
        let (text, seats) = (self.text, &self.review.seats);
        let mut rows = Vec::new();
        for judgement in Judgement::ALL {
            let count = |seat: &SeatReview| seat.judgements.get(&judgement).copied().unwrap_or(0);
            rows.push((text.judgement(judgement), seats.iter().map(|seat| count(seat).to_string()).collect()));
        }
        let judged = seats.iter().map(|seat| seat.turns.to_string());
        rows.push((text.say("cli-review-judged"), judged.collect()));
        let share = |seat: &SeatReview, share: f64, decimals| match seat.turns {
            0 => NONE.to_owned(),
            _ => text.percent(share, decimals),
        };
        let good = seats.iter().map(|seat| share(seat, seat.good_share, 0));
        rows.push((text.say("review-good-turns"), good.collect()));
        let loss = seats.iter().map(|seat| share(seat, seat.average_loss, 2));
        rows.push((text.say("review-average-loss"), loss.collect()));
        Table { columns: self.names.clone(), rows }
    }

    /// The points and, if that is known, where they came from.
    pub(crate) fn points(&self) -> Table {
        let (text, seats) = (self.text, &self.review.seats);
        let shown = |points: f64| words::points(Points((4.0 * points).round() as i32));
        let figure = |source: &Source, seat: &SeatReview| shown(seat.sources.get(source).copied().unwrap_or(0.0));
        let row = |source: Source| (text.source(source), seats.iter().map(|seat| figure(&source, seat)).collect());
        let sources = Source::ALL.into_iter().filter(|_| self.is_from_start());
        let mut rows: Vec<(String, Vec<String>)> = sources.map(row).collect();
        rows.push((text.say("table-end-total"), seats.iter().map(|seat| shown(seat.points)).collect()));
        let rank = |seat: &SeatReview| seat.rank.map_or_else(|| NONE.to_owned(), |rank| rank.to_string());
        rows.push((text.say("cli-row-rank"), seats.iter().map(rank).collect()));
        Table { columns: self.names.clone(), rows }
    }

    /// What each player did, beside the table's average and, for a whole game, the strongest bot.
    pub(crate) fn habits(&self) -> Table {
        let Self { text, review, .. } = self;
        let is_over = review.seats.iter().any(|seat| seat.rank.is_some());
        let mut columns = self.names.clone();
        let mut all: Vec<(&Habits, usize)> = review.seats.iter().map(|seat| (&seat.habits, 0)).collect();
        columns.push(text.say("review-table"));
        all.push((&review.table, 1));
        if is_over && self.is_from_start() {
            columns.push(text.say("review-strongest"));
            all.push((&review.strongest, 1));
        }
        let row = |Habit { name, figure, .. }: &Habit| {
            (text.say(name), all.iter().map(|(habits, decimals)| text.figure(figure(habits), *decimals)).collect())
        };
        Table { columns, rows: self.known_habits().map(row).collect() }
    }

    /// The habits that are known: those that are counted over the game, only if the record has all of it.
    fn known_habits(&self) -> impl Iterator<Item = &'static Habit> {
        let from_start = self.is_from_start();
        HABITS.iter().filter(move |habit| from_start || !habit.is_counted)
    }

    /// What the winner did differently; nothing without a winner, or with several.
    pub(crate) fn differently(&self) -> Option<String> {
        let mut winners = self.review.seats.iter().filter(|seat| seat.rank == Some(1));
        let winner = winners.next().filter(|_| winners.next().is_none())?;
        let table = &self.review.table;
        let distance =
            |Habit { figure, .. }: &Habit| (figure(&winner.habits) - figure(table)).abs() / figure(table).max(1.0);
        let mut far: Vec<(f64, &Habit)> =
            self.known_habits().map(|habit| (distance(habit), habit)).filter(|(far, _)| *far > 0.0).collect();
        far.sort_by(|(a, _), (b, _)| b.total_cmp(a));
        far.truncate(MOST_DIFFERENCES);
        let told = far.iter().map(|(_, Habit { name, figure, .. })| {
            let (own, others) = (self.text.figure(figure(&winner.habits), 0), self.text.figure(figure(table), 1));
            let args = fluent_args!["habit" => self.text.say(name), "own" => own, "table" => others];
            self.text.get("cli-review-habit", &args)
        });
        let habits = self.text.commas(told);
        let args = fluent_args!["who" => self.name(winner.seat), "habits" => habits.as_str()];
        (!habits.is_empty()).then(|| self.text.get("cli-review-differently", &args))
    }
}

impl Text {
    fn judgement(&self, judgement: Judgement) -> String {
        self.say(match judgement {
            Judgement::Best => "review-judgement-best",
            Judgement::Good => "review-judgement-good",
            Judgement::Inaccuracy => "review-judgement-inaccuracy",
            Judgement::Mistake => "review-judgement-mistake",
            Judgement::Blunder => "review-judgement-blunder",
        })
    }
}

struct Habit {
    name: &'static str,
    figure: fn(&Habits) -> f64,
    /// Whether it is counted over the game. The others can be seen at its end.
    is_counted: bool,
}

impl Habit {
    const fn at_end(name: &'static str, figure: fn(&Habits) -> f64) -> Self {
        Self { name, figure, is_counted: false }
    }

    const fn counted(name: &'static str, figure: fn(&Habits) -> f64) -> Self {
        Self { name, figure, is_counted: true }
    }
}

const HABITS: [Habit; 7] = [
    Habit::at_end("review-habit-workers", |habits| habits.workers),
    Habit::at_end("review-habit-technologies", |habits| habits.technologies),
    Habit::at_end("review-habit-temples", |habits| habits.temples),
    Habit::at_end("review-habit-buildings", |habits| habits.buildings),
    Habit::at_end("review-habit-monuments", |habits| habits.monuments),
    Habit::counted("review-habit-unfed", |habits| habits.unfed),
    Habit::counted("review-habit-corn-for-placing", |habits| habits.corn_for_placing),
];

/// A figure with a sign in front of it.
fn signed(figure: String) -> String {
    if figure.starts_with('−') { figure } else { format!("+{figure}") }
}
