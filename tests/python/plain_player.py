"""Plays whole games over `louis-xiv play --plain`, standard library only.

Usage: plain_player.py PROGRAM [GAMES]

Reads lines up to a prompt, a line with ">" alone, and answers with one of the numbers that it was
given. Leaves in the middle of a game and resumes it. Prints one line a game; ends with 1 and a
reason when something is not as documented.
"""

import os
import random
import re
import subprocess
import sys
import tempfile

CHOICE = re.compile(r"(\d+)\. ")
WAY = re.compile(r"#(\d+)\. ([0-9 ]+): ")
HAND_OVER = re.compile(r"Pass to .* types ([A-D]), ")
NAMES = ["Anna", "Bruno", "Clara", "David"]


def check(good, what):
    if not good:
        sys.exit(f"not as documented: {what}")


class Game:
    """The program, one prompt at a time."""

    def __init__(self, program, data, *args):
        environment = dict(os.environ, LOUIS_XIV_DATA=data)
        self.process = subprocess.Popen(
            [program, *args], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=environment
        )
        self.whole = []

    def listen(self):
        """The lines up to the next prompt, and whether there is one."""
        lines = []
        for raw in self.process.stdout:
            check(b"\x1b" not in raw, "no control codes in a pipe")
            line = raw.decode().rstrip("\n")
            if line == ">":
                return lines, True
            lines.append(line)
            self.whole.append(line)
        return lines, False

    def say(self, words):
        self.process.stdin.write(words.encode() + b"\n")
        self.process.stdin.flush()

    def close(self):
        self.process.stdin.close()
        lines, asked = self.listen()
        check(not asked, "no question after the end of the input")
        check(self.process.wait(timeout=60) == 0, "it ends with 0")
        return lines


def answer(game, lines, chance):
    """One answer to what was asked last."""
    if "press Enter" in lines[-1]:
        return game.say("")
    letter = HAND_OVER.match(lines[-1])
    if letter:
        return game.say(letter.group(1))
    if "type the number of a board" in lines[-1]:
        game.say("*")
        listed, _ = game.listen()
        ways = [way for way in map(WAY.match, listed) if way]
        check(f"lists all {len(ways)} ways" in lines[-1], "every way is listed")
        way = chance.choice(ways)
        return game.say(chance.choice([way.group(2), "#" + way.group(1)]))
    choices = [int(choice.group(1)) for choice in map(CHOICE.match, lines) if choice]
    check(choices and len(choices) == len(set(choices)), f"numbered answers: {lines}")
    # Saying yes more often than no makes a game worth the name.
    willing = [choice for choice in choices if choice]
    if willing and chance.random() < 0.7:
        choices = willing
    return game.say(str(chance.choice(choices)))


def play(program, players, seed):
    chance = random.Random(f"{players} {seed}")
    names = ",".join(NAMES[:players])
    with tempfile.TemporaryDirectory() as data:
        game = Game(program, data, "play", "--plain", "--players", names, "--seed", str(seed))
        leave_at, answers = 25, 0
        while True:
            lines, asked = game.listen()
            if not asked:
                break
            if answers == leave_at:
                kept = game.close()
                check(any("The game is kept in" in line for line in kept), "it says where")
                game = Game(program, data, "resume", "--plain")
                leave_at, lines = None, game.listen()[0]
                check(lines[0].startswith("The game goes on"), "it goes on")
            answer(game, lines, chance)
            answers += 1
        check(game.process.wait(timeout=60) == 0, "it ends with 0")
        scores = [line for line in game.whole if re.match(r"\w+: \d+ shields won", line)]
        check(len(scores) == players, "a score for each player")
        check(any(" wins" in line or "share" in line for line in game.whole), "somebody wins")
        saves = os.listdir(os.path.join(data, "saves"))
        check(len(saves) == 1, "one save")
        save = os.path.join(data, "saves", saves[0])
        replayed = subprocess.run([program, "replay", "--check", save], capture_output=True)
        check(replayed.returncode == 0, replayed.stderr.decode())
    print(f"{players} players, seed {seed}: {answers} lines answered")


def main():
    program = sys.argv[1]
    games = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    for players in (2, 3, 4):
        for seed in range(games):
            play(program, players, seed)


if __name__ == "__main__":
    main()
