//! What a review says of swings, and what stands beside a deed.

use louis_xiv::bots::{Change, Why};
use louis_xiv::engine::{
    Action, Board, Chip, Components, Event, Influence, Question, Rule, Seat, SeatSet, Seats, Side,
    Tally, What,
};
use louis_xiv::review::{Deeds, Moment, Paid, Review, Span, Swing, Verdict};
use louis_xiv::text::{Names, Text};

/// Swings of every kind, each with every cause and verdict.
pub(super) fn all(text: &Text, names: &Names, all: &mut Vec<String>) {
    let (first, last) = (Board::Montespan, Board::Louvois);
    let pays = Components::SHIPPED.pays(first);
    let moment = Moment {
        at: 3,
        round: 2,
        seat: Seat::A,
        question: Question::LastMarker,
        played: Action::Pass,
        chance: (0.4, 0.6),
        better: Some(Action::Pass),
        whys: Vec::new(),
        change: Change { missions: 1.0, rival: 1.0, ..Change::default() },
    };
    all.extend(text.review_better(&moment, names));
    let leads = |board: Board| Why::Leads { board, pays, crown: false };
    let takes = |board: Board| Why::Takes { board, from: Side::Seat(Seat::B), pays, crown: false };
    let enough = |board: Board| Why::Enough { board, count: 3, pays };
    for whys in [
        vec![leads(first), leads(last)],
        vec![takes(first), takes(last), leads(Board::Anne)],
        vec![enough(first), enough(last), Why::Denies { board: first, whom: Side::Neutral }],
    ] {
        all.extend(text.because_told(&whys, names));
    }
    let review = |moments: Vec<Moment>| Review {
        open: true,
        line: Vec::new(),
        swings: Vec::new(),
        moments,
        own: 0,
        deeds: Seats::from_fn(|_| Deeds::default()),
    };
    let mut swing = Swing {
        from: 2,
        to: 9,
        round: 2,
        span: Span::Deal,
        seat: Seat::A,
        chance: (0.8, 0.3),
        other: Some((Seat::B, (0.1, 0.5))),
        events: events(),
        whys: vec![leads(first)],
        lost: vec![Paid { board: first, pays, crown: true }],
        won: vec![Paid { board: last, pays, crown: false }],
        hands: vec![(Seat::A, vec![Influence::Joker, Influence::Character(last)])],
        drawn: false,
        verdict: None,
    };
    for span in [
        Span::Deal,
        Span::End,
        Span::Turn { seat: Seat::B },
        Span::Boards { first, last: first },
        Span::Boards { first, last },
        Span::Missions { seat: Seat::A },
    ] {
        for (chance, drawn) in [((0.8, 0.3), false), ((0.3, 0.8), true)] {
            (swing.span, swing.chance, swing.drawn) = (span, chance, drawn);
            all.push(text.swing(&swing, names));
            for verdict in [
                Verdict::Better(Box::new(moment.clone())),
                Verdict::Spared(Seat::B),
                Verdict::NoneBetter,
                Verdict::NotAsked,
            ] {
                swing.verdict = Some(verdict);
                for moments in
                    [Vec::new(), vec![Moment { at: 1, ..moment.clone() }], vec![moment.clone()]]
                {
                    all.extend(text.swing_cause(&swing, &review(moments), names));
                }
            }
        }
    }
}

/// What came with them.
fn events() -> Vec<Event> {
    let rule = Rule::new(6, 1);
    let seat = Seat::B;
    let mut seats = SeatSet::EMPTY;
    seats.insert(seat);
    let board = Board::Montespan;
    [
        What::Round { round: 2, start: seat },
        What::IntriguePlayed { seat, board },
        What::ChipGained { seat, chip: Chip::Ring },
        What::Result { seat, tally: Tally::default() },
        What::TieOnScore { seats },
    ]
    .map(|what| Event { rule, what })
    .to_vec()
}
