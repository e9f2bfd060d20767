"""Sends far more requests at once than two pipes hold, and one that is refused among others.

Usage: engine_ahead.py PROGRAM REQUESTS
"""

import faulthandler
import sys

sys.path.insert(0, f"{sys.path[0]}/../../assets/python")

from louis_xiv import Engine, Refused  # noqa: E402

faulthandler.dump_traceback_later(120, exit=True)  # a hang is a failure
program, count = sys.argv[1], int(sys.argv[2])
with Engine(program) as engine:
    engine.ask("start", players=2, seed=7)
    replies = engine.ask_all([dict(do="view", id=number) for number in range(count)])
    print(len(replies), replies[-1]["id"])
    try:
        engine.ask_all([dict(do="decision"), dict(do="cheese"), dict(do="decision")])
    except Refused as refused:
        print(refused.reply["error"])
    # Every reply was read: the next is that of the next request.
    print(engine.ask("games", id="last")["id"])
