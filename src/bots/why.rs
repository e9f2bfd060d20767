//! Why an answer is a good one, in typed words of the game.

use crate::engine::{Board, Chip, Mission, Rewards, Side, Tier};

/// A reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Why {
    /// Takes the lead on a board from somebody.
    Takes {
        /// The board.
        board: Board,
        /// Who had it.
        from: Side,
        /// What it pays.
        pays: Rewards,
        /// Whether Louis adds a crown (R6.8).
        crown: bool,
    },
    /// Alone with most on a board where nobody was.
    Leads {
        /// The board.
        board: Board,
        /// What it pays.
        pays: Rewards,
        /// Whether Louis adds a crown (R6.8).
        crown: bool,
    },
    /// Further ahead on a board.
    Secures {
        /// The board.
        board: Board,
        /// By how many markers.
        ahead: u8,
    },
    /// Has the markers that the board asks for.
    Enough {
        /// The board.
        board: Board,
        /// How many.
        count: u8,
        /// What it pays.
        pays: Rewards,
    },
    /// Nearer to the markers that the board asks for.
    Nearer {
        /// The board.
        board: Board,
        /// How many are missing.
        missing: u8,
    },
    /// Second, or tied for most, on Louis's board: the chip, but no crown.
    Chip {
        /// The board.
        board: Board,
    },
    /// Ties on Louis's board with whoever was alone with most: both get the chip, nobody the crown.
    ChipTied {
        /// The board.
        board: Board,
        /// With whom.
        with: Side,
    },
    /// Takes second place on Louis's board, and the chip, from somebody.
    ChipSecond {
        /// The board.
        board: Board,
        /// From whom.
        from: Side,
    },
    /// Ties for second place on Louis's board, so that nobody is paid for it.
    DeniesSecond {
        /// The board.
        board: Board,
        /// Who would have been.
        whom: Side,
    },
    /// Nearer to being alone with most.
    Short {
        /// The board.
        board: Board,
        /// How many markers are missing.
        missing: u8,
    },
    /// Ties with whoever was alone with most, who is then not paid free.
    Denies {
        /// The board.
        board: Board,
        /// Who is not.
        whom: Side,
    },
    /// Can bribe there.
    MayBribe {
        /// The board.
        board: Board,
        /// For how much.
        price: u8,
        /// What it pays.
        pays: Rewards,
    },
    /// Pays a bribe for what the board pays.
    Bribes {
        /// What the board pays.
        pays: Rewards,
        /// How many chips that makes; none if it pays no chip. Two lay out a mission (R7.1).
        chips: u8,
    },
    /// Keeps the money for a board that is scored later in this round.
    SavesFor {
        /// How much is kept.
        price: u8,
        /// That board.
        board: Board,
        /// What it pays.
        pays: Rewards,
    },
    /// Keeps the money for later, or for the points that it is at the end.
    Saves {
        /// How much.
        price: u8,
        /// Whether the round is the last (R7.3).
        last: bool,
    },
    /// Has more markers to place.
    Back {
        /// How many.
        count: u8,
        /// When they can be placed.
        when: When,
    },
    /// Has more money for bribes (R8.8).
    Money {
        /// How much.
        count: u8,
    },
    /// Has one card more, so one turn more (R8.16).
    Turn,
    /// Keeps a marker in reserve.
    Spares,
    /// May still trade the marker when the gains are taken (R4.3).
    Later,
    /// Keeps all markers in reserve: plays a card that fetches none.
    Rests,
    /// There is no marker to place and none to fetch.
    Empty,
    /// A marker on that board would bring too little.
    Little {
        /// The board.
        board: Board,
    },
    /// Keeps the tie breaker for another board (R8.19).
    TieFor {
        /// That board.
        board: Board,
    },
    /// Gets the markers back that a first place would cost (R6.4, R6.5).
    Returns {
        /// The board.
        board: Board,
        /// How many.
        count: u8,
    },
    /// Pays not to play a card: whoever places later knows more (R8.5).
    Waits,
    /// Would rather hold another card (R8.12).
    Changes,
    /// A marker for the next round, or a point in the last one.
    Ahead {
        /// Where.
        board: Board,
        /// Whether the round is the last.
        last: bool,
    },
    /// Points at the end, and what the mission does.
    Points {
        /// The mission.
        mission: Mission,
        /// How many points.
        points: u8,
        /// In how many rounds it can still be used.
        rounds: u8,
    },
    /// The chips left over may lay out the new mission at once.
    AtOnce {
        /// The deck.
        tier: Tier,
        /// How many chips are left.
        chips: u8,
    },
    /// Missions of this deck do most in the rounds that are left.
    Lasting {
        /// The deck.
        tier: Tier,
    },
    /// Missions of this deck do more than light ones and are easier to pay for than dark ones.
    Between {
        /// The deck.
        tier: Tier,
    },
    /// Light missions are the easiest to pay for.
    Easiest {
        /// The deck.
        tier: Tier,
    },
    /// Nothing drawn now can be laid out any more.
    Idle,
    /// Hopes for missions that are easier to pay for (R8.7).
    Renews,
    /// Expects no better missions than those in hand (R8.7).
    Content,
    /// A crown fits every mission.
    Crown,
    /// A chip for the missions of the next round.
    Next,
    /// What is left of the chips becomes shields (R7.2, R7.3). Told only to their owner, as why nothing
    /// more is laid out.
    Trades {
        /// How many.
        count: u8,
    },
    /// Keeps an intrigue card. Secret: whether a card was not played or not held.
    Card {
        /// Whether the round is the last, so that it is a point and nothing else.
        last: bool,
    },
    /// With the chip that a board pays a mission in hand can be laid out, and without it not. Secret.
    Completes {
        /// The board.
        board: Board,
        /// The chip.
        chip: Chip,
        /// The mission.
        mission: Mission,
    },
    /// With a chip changed into a crown a mission in hand can be laid out, and else not (R8.6). Secret.
    Opens {
        /// The mission.
        mission: Mission,
    },
    /// Needs the chip that a board pays for a mission in hand. Secret.
    Wants {
        /// The board.
        board: Board,
        /// The chip.
        chip: Chip,
        /// The mission.
        mission: Mission,
    },
    /// Keeps the chip for a mission in hand. Secret.
    Keeps {
        /// The chip.
        chip: Chip,
        /// The mission.
        mission: Mission,
    },
}

impl Why {
    /// Whether it is something that one gets at once, or that a rival does not get.
    pub const fn is_gain(&self) -> bool {
        self.is_paid() || matches!(self, Why::Denies { .. } | Why::DeniesSecond { .. })
    }

    /// Whether a board pays for it, if all stays as it is.
    pub const fn is_paid(&self) -> bool {
        matches!(
            self,
            Why::Takes { .. }
                | Why::Leads { .. }
                | Why::Enough { .. }
                | Why::Chip { .. }
                | Why::ChipTied { .. }
                | Why::ChipSecond { .. }
                | Why::MayBribe { .. }
        )
    }

    /// Whether it is only a step towards something, which is still missing.
    pub const fn is_step(&self) -> bool {
        matches!(self, Why::Short { .. } | Why::Nearer { .. } | Why::Little { .. })
    }

    /// Whether it is what the deed itself says: "takes 3 back".
    pub const fn is_said(&self) -> bool {
        matches!(self, Why::Back { when: When::Now, .. })
    }

    /// The board that it is about.
    pub const fn board(&self) -> Option<Board> {
        match *self {
            Why::Takes { board, .. }
            | Why::Leads { board, .. }
            | Why::Secures { board, .. }
            | Why::Enough { board, .. }
            | Why::Nearer { board, .. }
            | Why::Chip { board }
            | Why::ChipTied { board, .. }
            | Why::ChipSecond { board, .. }
            | Why::DeniesSecond { board, .. }
            | Why::Short { board, .. }
            | Why::Denies { board, .. }
            | Why::MayBribe { board, .. } => Some(board),
            _ => None,
        }
    }
}

/// When markers that are taken back can be placed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum When {
    /// Later in this round.
    Now,
    /// In the next round.
    NextRound,
    /// In the last round no card can, but an intrigue card can (R6.1).
    Intrigue,
    /// Never: they decide ties at the end (R7.5).
    Tie,
}
