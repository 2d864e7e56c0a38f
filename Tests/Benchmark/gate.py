"""Limits that only a large regression exceeds, with generated code and a reference measured in the same run."""
import os
import statistics
import sys
import tempfile

import documents
import latency
import lint
import memory
import programs

# Hashes each byte of each file, which depends on the disk as little as linting does.
READER = """
import os, sys, zlib
for folder, _, names in os.walk(sys.argv[1]):
    for name in names:
        with open(os.path.join(folder, name), "rb") as file:
            zlib.adler32(file.read())
"""

# The upper limits, about four times the usual values.
BOUNDS = {
    "lint, CPU / hashing the same bytes with Python": 100.0,
    "keystroke p50, 10,000 lines / 200 lines": 25.0,
    "burst of 50 changes / keystroke, 2,000 lines": 10.0,
    "cold start to diagnostics / start of Python": 2.0,
    "MB after 2,000 edits - after 1,000": 8.0,
    "MB after 100 branch switches - after 50": 8.0,
    "MB after 2,000 files opened and closed - after 1,000": 16.0,
}


def _linting(options):
    with tempfile.TemporaryDirectory(prefix="a11y-gate.") as root:
        for language in ("swift", "kotlin", "xml"):
            for number in range(300):
                path = os.path.join(root, documents.path_below_root(language, number))
                os.makedirs(os.path.dirname(path), exist_ok=True)
                with open(path, "w", encoding="utf-8") as file:
                    file.write(documents.document(language, 500))
        reference = [sys.executable, "-c", READER, root]
        ours, theirs = programs.in_turn(lint.command(options.binary, root), reference, 5)
        return programs.ratio([cost.cpu for cost in ours], [cost.cpu for cost in theirs])


def _typing(options):
    small, large = (latency.opened(latency.ours(options), "swift", lines) for lines in (200, 10_000))
    middle = latency.opened(latency.ours(options), "swift", 2_000)
    pairs = [(large.type(), small.type()) for _ in range(200)]
    bursts = [(middle.type(50), middle.type()) for _ in range(20)]
    for typist in (small, middle, large):
        typist.server.close()
    return [statistics.median(first) / statistics.median(second) for first, second in (zip(*pairs), zip(*bursts))]


def _starting(options):
    python = [sys.executable, "-c", "import json"]
    starts = [(latency.first_answers(latency.ours(options), "swift")[1], programs.run(python).wall) for _ in range(15)]
    return programs.ratio(*zip(*starts))


def _growing(options):
    measured = (
        memory.edits(options, 2_000),
        memory.branch_switches(options, 100),
        memory.opened_and_closed(options, 2_000),
    )
    return [after - before for before, after in measured]


def measure(options, _):
    """Exits with 1 if a value exceeds its limit."""
    values = [_linting(options), *_typing(options), _starting(options), *_growing(options)]
    measured = dict(zip(BOUNDS, values))
    lost = 0
    for name, value in measured.items():
        verdict = "" if value <= BOUNDS[name] else "  TOO MUCH"
        lost += bool(verdict)
        print(f"{name}: {value:.2f} (at most {BOUNDS[name]:g}){verdict}", flush=True)
    if lost:
        programs.fail(f"{lost} of {len(measured)} values exceed their limits")
