#!/usr/bin/env python3
"""Measures a11y-lsp, alternating with other programs, and prints which goals it reaches. Linux; standard library only.

  benchmark.py stages    --corpus DIR      speed of each stage of linting in MB/s, for each language
  benchmark.py lint      --corpus DIR      whole projects, against ripgrep, ast-grep, xmllint, SwiftLint, swift-syntax
  benchmark.py keystroke                   time from a change to its diagnostics, against ruff
  benchmark.py questions                   requests right after a keystroke, against a keystroke in ruff
  benchmark.py burst                       like keystroke, for fifty changes at once
  benchmark.py cold                        time from the start of the process
  benchmark.py memory                      idle, with 100 open files, after many edits and branch switches
  benchmark.py all       --corpus DIR      all except stages and questions, and the table of goals in Markdown
  benchmark.py gate                        one minute, for CI: limits that only a large regression exceeds

Programs that aren't installed are skipped with a note. --install DIR creates a virtual environment with ruff and
ast-grep from PyPI; ripgrep and xmllint (libxml2-utils) come from the system.
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
    """Builds a product in release mode and returns its path."""
    command = ["swift", "build", "-c", "release", "--package-path", PACKAGE, "--product", product, *options]
    environment = {**os.environ, **variables}
    subprocess.run(command, env=environment, check=True, stdout=sys.stderr)
    folder = subprocess.run(
        [*command, "--show-bin-path"], env=environment, check=True, capture_output=True, text=True
    ).stdout.strip()
    return os.path.join(folder, product)


def install(folder):
    """Installs the peers from PyPI in a virtual environment and puts it first on the PATH."""
    scripts = os.path.join(folder, "bin")
    if not os.path.exists(scripts):
        subprocess.run([sys.executable, "-m", "venv", folder], check=True)
        subprocess.run([os.path.join(scripts, "pip"), "install", "--quiet", *PEERS], check=True)
    os.environ["PATH"] = scripts + os.pathsep + os.environ["PATH"]


def stages(options, _):
    if not options.corpus:
        programs.fail("stages requires --corpus")
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
    parser.add_argument("--binary", help="the a11y-lsp to measure (default: builds a release)")
    parser.add_argument("--scratch", help="build directory")
    parser.add_argument("--corpus", help="directory with real projects")
    parser.add_argument("--language", default="swift", choices=["swift", "kotlin", "xml"], help="language of the documents")
    parser.add_argument("--rounds", type=int, default=7, help="number of runs of each program")
    parser.add_argument("--effort", type=float, default=1.0, help="factor for the number of keystrokes and starts")
    parser.add_argument("--most-lines", type=int, default=50_000, help="maximum length of a document")
    parser.add_argument("--swift-syntax", help='a program that parses a directory and prints "seconds 1.234"')
    parser.add_argument("--install", metavar="DIR", help="install ruff and ast-grep in this directory")
    options = parser.parse_args()
    if options.install:
        install(os.path.abspath(options.install))
    if options.command != "stages":
        scratch = ["--scratch-path", options.scratch] if options.scratch else []
        options.binary = os.path.abspath(
            options.binary or swift_build("a11y-lsp", "-Xswiftc", "-static-executable", *scratch)
        )
        if not os.access(options.binary, os.X_OK):
            programs.fail(f"{options.binary} isn't executable")
    if options.corpus and not os.path.isdir(options.corpus):
        programs.fail(f"{options.corpus} isn't a directory")
    load = os.getloadavg()[0]
    if load > 0.5:
        print(f"warning: the machine is busy (load {load:.1f}); wall times (rows 6 and 8 to 11) may be wrong")
    results = Results()
    COMMANDS[options.command](options, results)
    if results.values or results.skipped:
        print("\n" + results.table())


if __name__ == "__main__":
    main()
