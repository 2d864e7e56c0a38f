#!/usr/bin/env python3
"""Measures a11y-lsp, in turn with other programs, and says which goals it reaches. Linux; standard library only.

  benchmark.py stages    --corpus FOLDER   MB/s of each stage of linting, for each language
  benchmark.py lint      --corpus FOLDER   whole trees, against ripgrep, ast-grep, xmllint, SwiftLint, swift-syntax
  benchmark.py keystroke                   from a change to its diagnostics, against ruff
  benchmark.py questions                   what is asked right after a keystroke, against a keystroke in ruff
  benchmark.py burst                       the same for fifty changes at once
  benchmark.py cold                        from the start of the process
  benchmark.py memory                      idle, with 100 files open, after many edits and branch switches
  benchmark.py all       --corpus FOLDER   all of these but the stages, and the table of goals as Markdown
  benchmark.py gate                        a minute of bounds that only a gross loss exceeds, for CI

Programs that are not installed are left out and named. --install FOLDER makes a virtual environment with ruff and
ast-grep from PyPI there; ripgrep and xmllint (libxml2-utils) come from the system.
"""
import argparse
import os
import subprocess
import sys

import gate
import latency
import lint
import memory
import programs
import questions
from goals import Results

HERE = os.path.dirname(os.path.abspath(__file__))
PACKAGE = os.path.dirname(os.path.dirname(HERE))
PEERS = ["ruff", "ast-grep-cli"]


def swift_build(product, *options, **variables):
    """Builds a product in release mode; returns its path."""
    command = ["swift", "build", "-c", "release", "--package-path", PACKAGE, "--product", product, *options]
    environment = {**os.environ, **variables}
    subprocess.run(command, env=environment, check=True, stdout=sys.stderr)
    folder = subprocess.run(
        [*command, "--show-bin-path"], env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()
    return os.path.join(folder, product)


def install(folder):
    """Puts the peers that PyPI has into a virtual environment, and in front of what else is installed."""
    scripts = os.path.join(folder, "bin")
    if not os.path.exists(scripts):
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([os.path.join(scripts, "pip"), "install", "--quiet", *PEERS], check=True)
    os.environ["PATH"] = scripts + os.pathsep + os.environ["PATH"]


def stages(options, _):
    if not options.corpus:
        programs.fail("the stages need --corpus.")
    scratch = ["--scratch-path", options.scratch] if options.scratch else []
    binary = swift_build("Stages", *scratch, A11Y_BENCHMARK="1")
    subprocess.run([binary, options.corpus, str(options.rounds)], check=True)


def everything(options, results):
    for measure in (lint.measure, latency.keystroke, latency.burst, latency.cold, memory.measure):
        measure(options, results)


COMMANDS = {
    "stages": stages,
    "lint": lint.measure,
    "keystroke": latency.keystroke,
    "questions": questions.measure,
    "burst": latency.burst,
    "cold": latency.cold,
    "memory": memory.measure,
    "all": everything,
    "gate": gate.measure,
}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=COMMANDS)
    parser.add_argument("--binary", help="the a11y-lsp to measure; without it, a release is built")
    parser.add_argument("--scratch", help="where to build")
    parser.add_argument("--corpus", help="a folder with real projects")
    parser.add_argument("--language", default="swift", choices=["swift", "kotlin", "xml"], help="of the documents")
    parser.add_argument("--rounds", type=int, default=7, help="runs of each program")
    parser.add_argument("--effort", type=float, default=1.0, help="more or fewer keystrokes and starts")
    parser.add_argument("--most-lines", type=int, default=50_000, help="of a document")
    parser.add_argument("--swift-syntax", help='a program that parses a folder and prints "seconds 1.234"')
    parser.add_argument("--install", metavar="FOLDER", help="installs ruff and ast-grep there")
    options = parser.parse_args()
    if options.install:
        install(os.path.abspath(options.install))
    if options.command != "stages":
        scratch = ["--scratch-path", options.scratch] if options.scratch else []
        options.binary = os.path.abspath(
            options.binary or swift_build("a11y-lsp", "-Xswiftc", "-static-executable", *scratch)
        )
        if not os.access(options.binary, os.X_OK):
            programs.fail(f"{options.binary} is no program.")
    if options.corpus and not os.path.isdir(options.corpus):
        programs.fail(f"{options.corpus} is no folder.")
    load = os.getloadavg()[0]
    if load > 0.5:
        print(f"The machine is busy (load {load:.1f}): times on the wall, rows 6 and 8 to 11, may mislead.")
    results = Results()
    COMMANDS[options.command](options, results)
    if results.values or results.skipped:
        print("\n" + results.table())


if __name__ == "__main__":
    main()
