"""A client for `louis-xiv engine`, in one file and with the standard library alone.

    from louis_xiv import Engine

    with Engine() as engine:
        table = engine.game("table")
        reply = table.start(players=["me", "bot:easy"], seed=7)
        while reply["decision"]:
            if reply["decision"]["seat"] == "A":
                reply = table.apply(seat="A", action=table.legal(seat="A")["legal"][0])
            else:
                reply = table.move()
        print(reply["outcome"])

Every request of `louis-xiv formats engine` is a method, with `_` for `-`: `play_out`. Names that
Python keeps for itself get a `_` behind them: `guess(seed=1, as_="world")`.
"""

import json
import subprocess
import threading


class Refused(Exception):
    """A reply with `error`; the whole of it is in `reply`."""

    def __init__(self, reply):
        super().__init__(f"{reply['error']}: {reply['message']}")
        self.reply = reply


def line_of(request):
    """A request as a line: `as_` is `as`, which Python keeps for itself."""
    fields = {name.rstrip("_"): value for name, value in request.items()}
    return json.dumps(fields).encode() + b"\n"


def granted(reply):
    """The reply, or an exception where it is a refusal."""
    if "error" in reply:
        raise Refused(reply)
    return reply


class Engine:
    """The program: requests in, replies out."""

    def __init__(self, program="louis-xiv"):
        self.process = subprocess.Popen(
            [program, "engine"], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def __enter__(self):
        return self

    def __exit__(self, *_):
        self.close()

    def send(self, **request):
        """Sends a request and does not wait: `receive` gets the reply.

        Send only a few before they are received: the program waits while nobody reads what it
        says. `ask_all` reads while it writes.
        """
        self.process.stdin.write(line_of(request))

    def receive(self):
        """The next reply, in the order of the requests."""
        self.process.stdin.flush()
        return granted(self.read())

    def ask(self, do, **fields):
        """A request and its reply."""
        self.send(do=do, **fields)
        return self.receive()

    def ask_all(self, requests):
        """Many requests at once and their replies: much faster than one after the other.

        All are answered, also those after one that is refused; then the first that was is raised.
        """
        lines = [line_of(request) for request in requests]
        writer = threading.Thread(target=self.write, args=(b"".join(lines),))
        writer.start()
        replies = [self.read() for _ in lines]
        writer.join()
        return [granted(reply) for reply in replies]

    def write(self, lines):
        """Writes lines, as fast as the program reads them."""
        try:
            self.process.stdin.write(lines)
            self.process.stdin.flush()
        except BrokenPipeError:
            pass  # whoever reads is told that the program has ended

    def read(self):
        """The next reply, refused or not."""
        line = self.process.stdout.readline()
        if not line:
            raise EOFError("the program has ended")
        return json.loads(line)

    def game(self, name):
        """The game of this name: every request is a method of it."""
        return Game(self, name)

    def hello(self):
        """Versions, and what is understood."""
        return self.ask("hello")

    def close(self):
        """Ends the program."""
        self.process.stdin.close()
        self.process.stdout.close()
        self.process.wait(timeout=60)


class Game:
    """One of the games in the program."""

    def __init__(self, engine, name):
        self.engine = engine
        self.name = name

    def __getattr__(self, word):
        return lambda **fields: self.engine.ask(word.replace("_", "-"), game=self.name, **fields)

    def advice(self, **fields):
        """Advice as it is found, piece by piece; send `stop` to end it early."""
        self.engine.send(do="advise", game=self.name, stream=True, **fields)
        done = False
        while not done:
            reply = self.engine.receive()
            done = reply["done"]
            yield reply
