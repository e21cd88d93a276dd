//! Views: what a seat, or the public, may know, and complete games that are consistent with it.

#[cfg(feature = "serde")]
mod written;

use rand_core::Rng;

use crate::action::{Action, Actions};
use crate::candidates::Verdict;
use crate::chance::{below, shuffle};
use crate::components::{AGE_1_BUILDINGS, WEALTH_DEALT, WEALTH_KEPT};
use crate::game::{Board, Game, Hidden, Phase};
use crate::nouns::{Building, PerSeat, Seat, WealthTile, small};

/// What a seat, or the public, may know: the board and the seat's own tiles. It cannot contain anything else.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
#[cfg_attr(feature = "serde", serde(try_from = "written::Written", into = "written::Written"))]
pub struct View {
    seat: Option<Seat>,
    board: Board,
    own_dealt: Option<[WealthTile; WEALTH_DEALT]>,
    own_kept: Option<[WealthTile; WEALTH_KEPT]>,
    has_kept: PerSeat<bool>,
}

impl Game {
    /// What a seat may know.
    ///
    /// ```
    /// use tzolkin_engine::{Game, Seat, Setup};
    ///
    /// let game = Game::new(&Setup::from_seed(3, 7)?);
    /// let view = game.view(Seat::ALL[1]);
    /// assert_eq!(view.own_dealt(), game.dealt(Seat::ALL[1]));
    /// assert_eq!(game.view_public().own_dealt(), None, "dealt tiles are secret");
    /// # Ok::<(), tzolkin_engine::SetupError>(())
    /// ```
    #[must_use]
    pub fn view(&self, seat: Seat) -> View {
        View { seat: Some(seat), own_dealt: self.dealt(seat), own_kept: self.kept(seat), ..self.view_public() }
    }

    /// What everyone may know.
    #[must_use]
    pub fn view_public(&self) -> View {
        let has_kept = PerSeat(Seat::ALL.map(|seat| self.kept(seat).is_some()));
        View { seat: None, board: self.board, own_dealt: None, own_kept: None, has_kept }
    }
}

impl View {
    /// Whose view it is; none for the public.
    #[must_use]
    pub const fn seat(&self) -> Option<Seat> {
        self.seat
    }

    /// What everyone sees.
    #[must_use]
    pub const fn board(&self) -> &Board {
        &self.board
    }

    /// The four tiles dealt to this seat, until all have kept.
    #[must_use]
    pub const fn own_dealt(&self) -> Option<[WealthTile; WEALTH_DEALT]> {
        self.own_dealt
    }

    /// The wealth tiles of a seat as far as they may be known: one's own once kept, others' once revealed.
    #[must_use]
    pub fn kept(&self, seat: Seat) -> Option<[WealthTile; WEALTH_KEPT]> {
        if self.seat == Some(seat) { self.own_kept } else { self.board.player(seat).wealth }
    }

    /// Whether a seat has kept its tiles.
    #[must_use]
    pub fn has_kept(&self, seat: Seat) -> bool {
        self.has_kept[seat]
    }

    /// The seats that decide now.
    pub fn to_act(&self) -> impl Iterator<Item = Seat> {
        self.board.acting(self.has_kept)
    }

    /// Lists the legal actions of this seat: none if it is not to act, or for the public.
    pub fn legal(&self, legal: &mut Actions) {
        legal.clear();
        if let Some(seat) = self.seat.filter(|&seat| self.to_act().any(|acting| acting == seat)) {
            self.candidates(seat, &mut |action, verdict| {
                if verdict.is_ok() {
                    legal.push(action);
                }
            });
        }
    }

    fn candidates(&self, seat: Seat, visit: &mut impl FnMut(Action, Verdict)) {
        // The candidates of a decision do not depend on anything hidden from the seat.
        self.fill(Hidden::unknown(self.own_dealt, seat)).candidates(seat, visit);
    }

    fn fill(&self, hidden: Hidden) -> Game {
        Game { board: self.board, hidden }
    }

    /// A complete game that is consistent with this view, drawn uniformly among all of them. The unseen tiles of each
    /// age are shuffled into its pile. While tiles are being chosen, the other seats are dealt new tiles from those
    /// that are neither the seat's own nor drawn for dummies, and a seat that has chosen gets any two of its tiles.
    ///
    /// ```
    /// use tzolkin_engine::chance::stream;
    /// use tzolkin_engine::{Game, Seat, Setup};
    ///
    /// let game = Game::new(&Setup::from_seed(3, 7)?);
    /// let view = game.view(Seat::ALL[0]);
    /// let world = view.determinize(&mut stream(1));
    /// assert_eq!(world.view(Seat::ALL[0]), view, "the seat cannot tell this world from the real one");
    /// assert_ne!(world, game);
    /// # Ok::<(), tzolkin_engine::SetupError>(())
    /// ```
    pub fn determinize(&self, rng: &mut impl Rng) -> Game {
        let mut hidden = Hidden::in_order();
        self.shuffle_unseen(&mut hidden, rng);
        if self.board.phase == Phase::Keeping {
            self.deal_unseen(&mut hidden, rng);
        }
        self.fill(hidden)
    }

    fn shuffle_unseen(&self, hidden: &mut Hidden, rng: &mut impl Rng) {
        let board = &self.board;
        let owned = board.seats().fold(0, |all, seat| all | board.player(seat).buildings);
        let seen = board.display.iter().flatten().fold(owned, |all, building| all | building.bit());
        if board.age() == 1 {
            seen_first(&mut hidden.age1, seen);
            shuffle(&mut hidden.age1[usize::from(board.drawn)..], rng);
            shuffle(&mut hidden.age2, rng);
        } else {
            seen_first(&mut hidden.age2, seen);
            shuffle(&mut hidden.age2[usize::from(board.drawn)..], rng);
        }
    }

    fn deal_unseen(&self, hidden: &mut Hidden, rng: &mut impl Rng) {
        let own = self.own_dealt.unwrap_or([WealthTile(u8::MAX); 4]);
        let is_unseen = |tile: &WealthTile| {
            let dummy = tile.info().dummy;
            !own.contains(tile) && !self.board.gears.dummies(dummy.gear).contains(dummy.space)
        };
        let mut unseen: Vec<WealthTile> = WealthTile::all().filter(is_unseen).collect();
        shuffle(&mut unseen, rng);
        let mut deals = unseen.as_chunks::<4>().0.iter().copied();
        for seat in self.board.seats() {
            let own = self.seat == Some(seat);
            let dealt = if own { self.own_dealt } else { deals.next() };
            hidden.dealt[seat] = dealt;
            if self.has_kept[seat] {
                hidden.kept[seat] = if own { self.own_kept } else { dealt.map(|dealt| any_two(dealt, rng)) };
            }
        }
    }
}

/// Two of four tiles, uniformly, in the order of the component table.
fn any_two(mut dealt: [WealthTile; WEALTH_DEALT], rng: &mut impl Rng) -> [WealthTile; WEALTH_KEPT] {
    let first = below(rng, 4);
    let second = (first + 1 + below(rng, 3)) % 4;
    dealt.sort_unstable();
    [dealt[first.min(second)], dealt[first.max(second)]]
}

/// Orders a pile so that the tiles already seen come first, where drawn tiles are.
fn seen_first(pile: &mut [Building], seen: u32) {
    pile.sort_unstable_by_key(|building| (seen & building.bit() == 0, *building));
}

impl Hidden {
    fn in_order() -> Self {
        Self {
            age1: core::array::from_fn(|index| Building(small(index))),
            age2: core::array::from_fn(|index| Building(small(AGE_1_BUILDINGS + index))),
            dealt: PerSeat::default(),
            kept: PerSeat::default(),
        }
    }

    /// A placeholder for what a view does not contain.
    fn unknown(own_dealt: Option<[WealthTile; WEALTH_DEALT]>, seat: Seat) -> Self {
        let mut hidden = Self::in_order();
        hidden.dealt[seat] = own_dealt;
        hidden
    }
}
