"""Plays whole games over `louis-xiv engine`, standard library only.

Usage: engine_player.py PROGRAM [GAMES]

Each seat has a player of its own that is given nothing but its own view and its own answers.
Prints one line a game; ends with 1 and a reason when something is not as documented.
"""

import json
import random
import subprocess
import sys


class Engine:
    """The program, one request and one reply at a time."""

    def __init__(self, program):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )
        self.number = 0

    def raw(self, line):
        self.process.stdin.write(line + b"\n")
        self.process.stdin.flush()
        reply = json.loads(self.process.stdout.readline())
        check(isinstance(reply, dict), "a reply is an object")
        return reply

    def ask(self, do, **fields):
        self.number += 1
        request = {"id": self.number, "do": do, **fields}
        reply = self.raw(json.dumps(request).encode())
        check(reply.pop("id", None) == self.number, f"the reply to {do} has its id")
        return reply

    def get(self, do, **fields):
        reply = self.ask(do, **fields)
        check("error" not in reply, f"{do} {fields}: {reply}")
        return reply

    def close(self):
        check(self.get("quit") == {"quit": True}, "quit says so")
        self.process.stdin.close()
        check(self.process.wait(timeout=60) == 0, "it ends with 0")


class Player:
    """Decides for one seat from its own view."""

    def __init__(self, seat, seed):
        self.seat = seat
        self.place = "ABCD".index(seat)
        self.chance = random.Random(f"{seat}{seed}")

    def choose(self, view, question, legal):
        check(view["viewer"] == self.seat, "the view is one's own")
        own, table = view["own"], view["table"]
        money = table["holdings"][self.place]["coins"]
        for action in legal:
            if isinstance(action, dict) and "play" in action:
                check(action["play"]["card"] in own["influence"], "only cards in hand are played")
            if isinstance(action, dict) and "lay-out" in action:
                check(action["lay-out"]["mission"] in own["missions"], "only missions in hand")
        if isinstance(question, dict) and "bribe" in question and "accept" in legal:
            return "accept" if money >= 4 else "pass"
        laid = [a for a in legal if isinstance(a, dict) and "lay-out" in a]
        return self.chance.choice(laid or legal)


def check(good, what):
    if not good:
        sys.exit(f"not as documented: {what}")


def look_for_secrets(view, seat, players):
    """What the view of a seat must not tell."""
    for other in range(players):
        known = view["others"][other]
        check(set(known) == {"influence", "intrigue", "missions"}, "only known cards of others")
        counts = view["counts"][other]
        check(len(known["influence"]) <= counts["influence"], "no more known than held")
    check("secrets" not in view and "seed" not in view, "no secrets, no seed")
    check(view["own"] is not None and view["viewer"] == seat, "one's own cards")


def play(engine, players, seed):
    reply = engine.get("start", players=players, seed=seed, start="random")
    seats = "ABCD"[:players]
    people = {seat: Player(seat, seed) for seat in seats}
    count = 0
    while reply["decision"] is not None:
        seat, question = reply["decision"]["seat"], reply["decision"]["question"]
        view = engine.get("view", seat=seat)["view"]
        look_for_secrets(view, seat, players)
        legal = engine.get("legal", seat=seat)["legal"]
        check(legal, "there is always an answer")
        if count % 10 == 0:
            other = seats[(seats.index(seat) + 1) % players]
            check(engine.ask("legal", seat=other)["error"] == "not-asked", "others are not asked")
            wrong = engine.ask("apply", seat=seat, action={"keep": {"chip": "ring"}})
            if {"keep": {"chip": "ring"}} in legal:
                check("error" not in wrong, "a listed answer is taken")
                engine.get("undo")
            else:
                check(wrong["error"] == "illegal", "an answer that is not listed is refused")
                check(wrong["rule"].startswith("R") and wrong["reason"], "with rule and reason")
        action = people[seat].choose(view, question, legal)
        reply = engine.get("apply", seat=seat, action=action)
        count += 1
        check(reply["count"] == count, "answers are counted")
    outcome = reply["outcome"]
    check(outcome["winners"], "somebody wins")
    save = engine.get("save")["save"]
    check(len(save["actions"]) == count, "the save has every answer")
    again = engine.get("start", save=save)
    check(again["count"] == count and again["outcome"] == outcome, "the save leads to the same end")
    check(engine.get("undo")["count"] == count - 1, "the end can be taken back")
    scores = [outcome["tallies"][i]["total"] for i in range(players)]
    print(f"{players} players, seed {seed}: {count} answers, scores {scores}, {outcome['winners']}")


def be_rude(engine):
    """Lines that must not disturb a game."""
    engine.get("start", players=2, seed=5)
    before = engine.get("view", seat="A")
    for line, error in [
        (b"\xff\xfe{", "not-json"),
        (b"{", "not-json"),
        (b"[" * 10000, "not-json"),
        (b"[" * 100000, "too-long"),
        (b'{"do": "start", "players": "' + b"x" * (2 << 20) + b'"}', "too-long"),
        (b"[]", "bad-request"),
        (b"7", "bad-request"),
        (b'{"do": "dance"}', "bad-request"),
        (b'{"do": "view", "seat": "D"}', "bad-request"),
        (b'{"do": "view", "sead": "A"}', "bad-request"),
        (b'{"do": "apply", "action": {"gain": {"coins": -1}}}', "bad-request"),
        (b'{"do": "start", "players": 9}', "bad-start"),
        (b'{"do": "start"}', "bad-start"),
        (b'{"do": "start", "save": {"format": "x"}}', "bad-start"),
        (b'{"do": "start", "scenario": {"players": 3}}', "bad-start"),
        (b'{"do": "undo"}', "nothing-to-undo"),
        (b'{"do": "undo", "to": 99}', "nothing-to-undo"),
    ]:
        reply = engine.raw(line)
        check(reply.get("error") == error, f"{line[:60]!r}: {str(reply)[:200]}, not {error}")
        check(reply["message"], "an error has a message")
    check(engine.get("view", seat="A") == before, "the game is as it was")


def main():
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 2
    engine = Engine(sys.argv[1])
    be_rude(engine)
    for players in (2, 3, 4):
        for seed in range(games):
            play(engine, players, seed)
    engine.close()


main()
