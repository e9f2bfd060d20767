"""A player that searches, against bots: every answer is tried in worlds that agree with what its
seat knows, and played out by `easy`. It sees its own view only, and guesses the rest.

Usage: searcher.py PROGRAM [GAMES] [WORLDS] [BOT]
"""

import sys

from louis_xiv import Engine

MOST = 12  # answers tried in earnest


def worth(outcome, seat):
    """How well the seat has done: the win, and how far ahead."""
    totals = [tally["total"] for tally in outcome["tallies"]]
    own = totals["ABCD".index(seat)]
    best = max(total for place, total in enumerate(totals) if place != "ABCD".index(seat))
    won = seat in outcome["winners"]
    return (10.0 / len(outcome["winners"]) if won else 0.0) + own - best


def choose(engine, table, seat, worlds, turn):
    """The answer with the best end, on average over the same guessed worlds."""
    advice = table.advise(bot="medium", seat=seat)["advice"]
    actions = [one["action"] for one in advice[:MOST]]
    if len(actions) == 1:
        return actions[0]
    totals = [0.0] * len(actions)
    for world in range(worlds):
        requests = []
        for place, action in enumerate(actions):
            name = f"try {place}"
            requests += [
                dict(do="guess", game=table.name, seat=seat, seed=1000 * turn + world, as_=name),
                dict(do="apply", game=name, seat=seat, action=action),
                dict(do="play-out", game=name, bot="easy"),
            ]
        ends = engine.ask_all(requests)[2::3]
        for place, end in enumerate(ends):
            totals[place] += worth(end["outcome"], seat)
    return actions[totals.index(max(totals))]


def play(engine, seed, worlds, bot):
    """One game, the searcher in a seat that moves on from game to game; whether it has won."""
    seat = "ABC"[seed % 3]
    names = ["searcher" if other == seat else f"bot:{bot}" for other in "ABC"]
    table = engine.game("table")
    reply = table.start(players=names, seed=seed)
    while reply["decision"]:
        if reply["decision"]["seat"] == seat:
            action = choose(engine, table, seat, worlds, reply["count"])
            reply = table.apply(seat=seat, action=action)
        else:
            reply = table.move()
    totals = [tally["total"] for tally in reply["outcome"]["tallies"][:3]]
    print(f"seed {seed}: {names} {totals} won by {reply['outcome']['winners']}", flush=True)
    return reply["outcome"]["winners"] == [seat]


def main(program="louis-xiv", games="10", worlds="8", bot="easy"):
    with Engine(program) as engine:
        won = sum(play(engine, seed, int(worlds), bot) for seed in range(int(games)))
    print(f"searcher won {won} of {games} games")


main(*sys.argv[1:])
