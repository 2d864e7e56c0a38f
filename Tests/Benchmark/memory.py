"""Measurements of a server's memory and its growth."""
import os

import documents
import latency
from editor import Typist


def measure(options, results):
    """Measures rows 12 and 13, and the growth after branch switches and closed files."""
    print(f"== memory ({options.language})", flush=True)
    _compare(options, results)
    growth = {
        "edits": edits(options, 2_000),
        "branch switches": branch_switches(options, 200),
        "opened and closed": opened_and_closed(options, 1_000),
    }
    for name, (before, after) in growth.items():
        print(f"   {name}: {before:.1f} MB, then {after:.1f} MB", flush=True)
    before, after = growth["edits"]
    results.add("13", after - before, f"{before:.1f} MB, then {after:.1f} MB")


def _compare(options, results):
    own, other = latency.ours(options), latency.theirs()
    if not other:
        results.skip("12.idle", "no ruff")
        results.skip("12.open", "no ruff")
    servers = [(own, options.language)] + ([(other, "python")] if other else [])
    idle, full = [], []
    for server, language in servers:
        server.initialize()
        server.rest(1)
        idle.append(server.memory())
        for number in range(100):
            Typist(server, language, 500, number).open()
        server.rest(1)
        full.append(server.memory())
        server.close()
    if other:
        results.add("12.idle", idle[0] / idle[1], f"{idle[0]:.1f} MB / {idle[1]:.1f} MB")
        results.add("12.open", full[0] / full[1], f"{full[0]:.1f} MB / {full[1]:.1f} MB")


def _growth(server, count, step):
    """Returns the megabytes after half of `count` steps and after all of them, then closes the server.

    Threads take memory once, and may start late on a busy machine, but within half of the steps. Later growth is a leak.
    """
    before = 0.0
    for number in range(count):
        step(number)
        if number + 1 == count // 2:
            server.rest()
            before = server.memory()
    server.rest()
    after = server.memory()
    server.close()
    return before, after


def edits(options, count):
    """Returns the megabytes after half of `count` changes, one at a time, and after all of them."""
    server = latency.ours(options)
    server.initialize()
    typist = Typist(server, options.language, 2_000)
    typist.check(typist.open())
    return _growth(server, count, lambda _: typist.type())


def branch_switches(options, count, files=300):
    """Returns the megabytes after half of `count` branch switches and after all of them.

    Each switch is an event for each of `files` files, one of which is the configuration file; ten documents are open.
    """
    server = latency.ours(options)
    server.initialize()
    typists = [Typist(server, options.language, 500, number) for number in range(10)]
    for typist in typists:
        typist.open()
    paths = [documents.path_below_root(options.language, number) for number in range(files - 1)]
    events = [{"uri": server.uri(path), "type": 2} for path in paths + [".a11y-lsp.json"]]

    def switch(number):
        # Each branch has a different configuration, so every document is checked again.
        rule = "missing-hint" if number % 2 else "hardcoded-color"
        server.save(".a11y-lsp.json", f'{{"rules": {{"{rule}": "off"}}}}\n')
        server.notify("workspace/didChangeWatchedFiles", {"changes": events})
        for typist in typists:
            typist.type()

    return _growth(server, count, switch)


def opened_and_closed(options, count):
    """Returns the megabytes after half of `count` files were opened and closed, one by one, and after all of them."""
    server = latency.ours(options)
    server.initialize()

    def open_and_close(number):
        typist = Typist(server, options.language, 500, number)
        typist.open()
        typist.close()
        os.remove(os.path.join(server.root, typist.path))

    return _growth(server, count, open_and_close)
