//! Refusals and errors in words: of the rules, of files and of records.

use std::io;
use std::path::Path;

use fluent::fluent_args;
use tzolkin_engine::record::RecordFault;
use tzolkin_engine::{RULES_VERSION, RecordError, Refusal, Seat, Space};

use crate::text::Text;

impl Text {
    /// Why an action is refused, with the names of players and tiles as people know them.
    pub(crate) fn refusal(&self, refusal: &Refusal, name: impl Fn(Seat) -> String) -> String {
        match *refusal {
            Refusal::GameOver => self.say("names-refusal-game-over"),
            Refusal::NotToAct { seat } => self.get("names-refusal-not-to-act", &fluent_args!["who" => name(seat)]),
            Refusal::OtherDecision { open } => {
                let open = self.say(&format!("names-decision-{open}"));
                self.get("names-refusal-other-decision", &fluent_args!["open" => open])
            }
            Refusal::NotDealt { tile } => {
                self.get("names-refusal-not-dealt", &fluent_args!["tile" => self.wealth(tile)])
            }
            Refusal::KeepOrder => self.say("names-refusal-keep-order"),
            Refusal::TooRichToBeg { most, has } => {
                self.get("names-refusal-too-rich-to-beg", &fluent_args!["most" => most, "has" => has])
            }
            Refusal::AlreadyBegged => self.say("names-refusal-already-begged"),
            Refusal::TooLateToBeg => self.say("names-refusal-too-late-to-beg"),
            Refusal::MustBeg { has } => self.get("names-refusal-must-beg", &fluent_args!["has" => has]),
            Refusal::LowestStep { temple } => {
                self.get("names-refusal-lowest-step", &fluent_args!["temple" => self.temple(temple)])
            }
            Refusal::PlacingTurn => self.say("names-refusal-placing-turn"),
            Refusal::PickingTurn => self.say("names-refusal-picking-turn"),
            Refusal::NoWorkerInHand => self.say("names-refusal-no-worker-in-hand"),
            Refusal::GearFull { gear } => self.get("names-refusal-gear-full", &fluent_args!["gear" => self.gear(gear)]),
            Refusal::StartSpaceTaken { by } => {
                self.get("names-refusal-start-space-taken", &fluent_args!["who" => name(by)])
            }
            Refusal::NotEnoughCorn { needs, has } => {
                self.get("names-refusal-not-enough-corn", &fluent_args!["needs" => needs, "has" => has])
            }
            Refusal::NotCheapest { cost, cheapest } => {
                self.get("names-refusal-not-cheapest", &fluent_args!["cost" => cost, "cheapest" => cheapest])
            }
            Refusal::NoWorkerThere { gear, space } => {
                self.get("names-refusal-no-worker-there", &fluent_args!["at" => self.space(Space { gear, space })])
            }
            Refusal::NothingDone => self.say("names-refusal-nothing-done"),
            Refusal::NoSuchAction { space } => {
                self.get("names-refusal-no-such-action", &fluent_args!["space" => space])
            }
            Refusal::NotReached { space, reached } => {
                self.get("names-refusal-not-reached", &fluent_args!["space" => space, "reached" => reached])
            }
            Refusal::NeedsTechnology { technology, needs, has } => {
                let args = fluent_args!["technology" => self.technology(technology), "needs" => needs, "has" => has];
                self.get("names-refusal-needs-technology", &args)
            }
            Refusal::NothingAhead => self.say("names-refusal-nothing-ahead"),
            Refusal::OutOfReach { action } => {
                self.get("names-refusal-out-of-reach", &fluent_args!["at" => self.space(action)])
            }
            Refusal::NothingToHarvest { group } => {
                self.get("names-refusal-nothing-to-harvest", &fluent_args!["group" => group])
            }
            Refusal::NoCornTile { agriculture } => {
                self.get("names-refusal-no-corn-tile", &fluent_args!["agriculture" => agriculture])
            }
            Refusal::NoWoodTile => self.say("names-refusal-no-wood-tile"),
            Refusal::NoGodToAnger => self.say("names-refusal-no-god-to-anger"),
            Refusal::NoSkullInBank => self.say("names-refusal-no-skull-in-bank"),
            Refusal::NotEnoughSkulls { needs, has } => {
                self.get("names-refusal-not-enough-skulls", &fluent_args!["needs" => needs, "has" => has])
            }
            Refusal::SkullSpaceTaken { space } => {
                self.get("names-refusal-skull-space-taken", &fluent_args!["space" => space])
            }
            Refusal::AllWorkersInPlay { most } => {
                self.get("names-refusal-all-workers-in-play", &fluent_args!["most" => most])
            }
            Refusal::NoTempleToClimb => self.say("names-refusal-no-temple-to-climb"),
            Refusal::TopStep { temple } => {
                self.get("names-refusal-top-step", &fluent_args!["temple" => self.temple(temple)])
            }
            Refusal::TopStepTaken { temple, by } => {
                let args = fluent_args!["temple" => self.temple(temple), "who" => name(by)];
                self.get("names-refusal-top-step-taken", &args)
            }
            Refusal::SameTemple { temple } => {
                self.get("names-refusal-same-temple", &fluent_args!["temple" => self.temple(temple)])
            }
            Refusal::NoPayableAdvance { has } => {
                self.get("names-refusal-no-payable-advance", &fluent_args!["has" => has])
            }
            Refusal::NotEnoughBlocks { needs, has } => {
                self.get("names-refusal-not-enough-blocks", &fluent_args!["needs" => needs, "has" => has])
            }
            Refusal::WrongPayment { due, offered } => {
                self.get("names-refusal-wrong-payment", &fluent_args!["due" => due, "offered" => offered])
            }
            Refusal::BonusLost { technology } => {
                self.get("names-refusal-bonus-lost", &fluent_args!["technology" => self.technology(technology)])
            }
            Refusal::NothingPayable => self.say("names-refusal-nothing-payable"),
            Refusal::BuildingNotOnDisplay { building } => {
                let args = fluent_args!["building" => self.building(building)];
                self.get("names-refusal-building-not-on-display", &args)
            }
            Refusal::MonumentNotOnDisplay { monument } => {
                let args = fluent_args!["monument" => self.monument(monument)];
                self.get("names-refusal-monument-not-on-display", &args)
            }
            Refusal::MonumentsAtTikal4 => self.say("names-refusal-monuments-at-tikal4"),
            Refusal::BlocksMissing { needs, missing } => {
                let args = fluent_args!["needs" => self.blocks(needs), "missing" => self.blocks(missing)];
                self.get("names-refusal-blocks-missing", &args)
            }
            Refusal::WrongForm => self.say("names-refusal-wrong-form"),
            Refusal::NoBlock { block } => {
                self.get("names-refusal-no-block", &fluent_args!["block" => self.block_object(block)])
            }
            Refusal::SellingIsOver => self.say("names-refusal-selling-is-over"),
            Refusal::NothingToTrade { has } => self.get("names-refusal-nothing-to-trade", &fluent_args!["has" => has]),
            Refusal::NotOptional => self.say("names-refusal-not-optional"),
            Refusal::DarkSide => self.say("names-refusal-dark-side"),
            Refusal::WouldPushOff { at, seat } => {
                let args = fluent_args!["at" => self.space(at), "who" => name(seat)];
                self.get("names-refusal-would-push-off", &args)
            }
            Refusal::OneOrTwoDays => self.say("names-refusal-one-or-two-days"),
            // A refusal that has not been translated yet is shown in the engine's words.
            _ => refusal.to_string(),
        }
    }

    /// What is wrong with a file.
    pub(crate) fn file_fault(&self, path: &Path, error: &io::Error) -> String {
        let fault = match error.kind() {
            io::ErrorKind::NotFound => self.say("cli-fault-not-found"),
            io::ErrorKind::PermissionDenied => self.say("cli-fault-not-allowed"),
            io::ErrorKind::IsADirectory => self.say("cli-fault-folder"),
            // The system's own message.
            _ => error.to_string(),
        };
        self.get("cli-fault", &fluent_args!["file" => path.display().to_string(), "fault" => fault])
    }

    /// What is wrong with a line of a file.
    pub(crate) fn line_fault(&self, path: &Path, line: usize, fault: String) -> String {
        let args = fluent_args!["file" => path.display().to_string(), "line" => line, "fault" => fault];
        self.get("cli-fault-line", &args)
    }

    /// What is wrong with a record.
    pub(crate) fn record_error(&self, path: &Path, error: &RecordError) -> String {
        self.line_fault(path, error.line, self.record_fault(&error.fault))
    }

    pub(crate) fn record_fault(&self, fault: &RecordFault) -> String {
        let of_word = |key: &str, word: &str| self.get(key, &fluent_args!["word" => word]);
        match fault {
            RecordFault::Foreign => self.say("cli-fault-foreign"),
            RecordFault::Rules { found } => {
                let args = fluent_args!["found" => found.as_str(), "known" => RULES_VERSION.to_string()];
                self.get("cli-fault-rules", &args)
            }
            RecordFault::Option(option) => self.get("cli-fault-option", &fluent_args!["option" => option.as_str()]),
            RecordFault::Expected(word) => of_word("cli-fault-expected", word),
            RecordFault::CutOff => self.say("cli-fault-cut-off"),
            RecordFault::AfterEnd => self.say("cli-fault-after-end"),
            RecordFault::Names { names, players } => {
                self.get("cli-fault-names", &fluent_args!["names" => *names, "players" => *players])
            }
            RecordFault::Name => self.say("cli-fault-name"),
            RecordFault::Absence => self.say("cli-fault-absence"),
            RecordFault::Word(unknown) => of_word("cli-fault-word", &unknown.text),
            RecordFault::Number(word) => of_word("cli-fault-number", word),
            RecordFault::Setup(error) => self.get("problem-bad-setup", &fluent_args!["part" => error.part()]),
            RecordFault::Action(unknown) => of_word("cli-fault-action", &unknown.0),
            RecordFault::Refused { action, refusal } => {
                let refusal = self.refusal(refusal, |_| self.say("names-somebody"));
                self.get("cli-fault-refused", &fluent_args!["action" => action.to_string(), "refusal" => refusal])
            }
            RecordFault::Line => self.say("cli-fault-turn"),
            RecordFault::Hash { found, replayed } => {
                let args = fluent_args!["found" => format!("{found:08x}"), "replayed" => format!("{replayed:08x}")];
                self.get("cli-fault-hash", &args)
            }
            RecordFault::Result { replayed } => {
                self.get("cli-fault-result", &fluent_args!["replayed" => replayed.as_str()])
            }
            RecordFault::Ending { over: true } => self.say("cli-fault-over"),
            RecordFault::Ending { over: false } => self.say("cli-fault-not-over"),
            RecordFault::Comment => self.say("cli-fault-comment"),
            RecordFault::Place => self.say("cli-fault-place"),
            RecordFault::Variations => self.say("cli-fault-variations"),
            RecordFault::NotesSize => self.say("cli-fault-notes-size"),
            // An error that has not been translated yet is shown in the engine's words.
            _ => fault.to_string(),
        }
    }
}
