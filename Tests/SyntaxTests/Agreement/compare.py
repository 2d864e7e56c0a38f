#!/usr/bin/env python3
"""Compares the parsers with tree-sitter's on real code.

    compare.py --binary PATH [--show N] PATH…

Parses every Swift, Kotlin, and XML file in the paths with `a11y-lsp debug literals` and with tree-sitter, and compares
the byte ranges of string literals (in XML: attribute values) and of the names of called functions (in XML: element
names). Agreement is the number of ranges that both found, divided by the number that either found. Files that
tree-sitter can't parse without an error are skipped and counted.

Requires the wheels tree-sitter, tree-sitter-swift, tree-sitter-kotlin, and tree-sitter-xml. Without them, prints a note
and succeeds.
"""

import argparse
import json
import os
import subprocess
import sys

try:
    import tree_sitter
    import tree_sitter_kotlin
    import tree_sitter_swift
    import tree_sitter_xml
except ImportError as error:
    print(f"note: nothing was compared, because {error.name} isn't installed")
    sys.exit(0)

EXTENSIONS = {"swift": "Swift", "kt": "Kotlin", "xml": "XML"}

GRAMMARS = {
    "Swift": tree_sitter_swift.language,
    "Kotlin": tree_sitter_kotlin.language,
    "XML": tree_sitter_xml.language_xml,
}

STRINGS = {
    "line_string_literal",
    "multi_line_string_literal",
    "raw_string_literal",
    "string_literal",
    "multiline_string_literal",
}

NAMES = {"identifier", "simple_identifier", "type_identifier"}

# `.case(…)` is a pattern in these nodes; a11y-lsp reads patterns as expressions.
PATTERNS = {"pattern", "if_statement", "guard_statement", "while_statement", "for_statement"}

# One parser treats these as names, the other as keywords.
KEYWORDS = {b"this", b"super", b"self", b"defer"}


def source_files(paths):
    """Returns all files in the paths that the parsers support, by language."""
    found = {language: [] for language in GRAMMARS}
    for path in paths:
        if os.path.isfile(path):
            candidates = [path]
        else:
            candidates = [
                os.path.join(folder, name)
                for folder, folders, names in os.walk(path)
                if ".git" not in folder.split(os.sep)
                for name in names
            ]
        for candidate in candidates:
            language = EXTENSIONS.get(candidate.rpartition(".")[2].lower())
            if language:
                found[language].append(candidate)
    return {language: sorted(files) for language, files in found.items()}


def our_facts(binary, files):
    """Yields path, strings, and calls as a11y-lsp reads them."""
    for start in range(0, len(files), 200):
        command = [binary, "debug", "literals", *files[start : start + 200]]
        output = subprocess.run(command, check=True, stdout=subprocess.PIPE).stdout
        for line in output.decode().splitlines():
            facts = json.loads(line)
            yield facts["path"], spans(facts["strings"]), spans(facts["calls"])


def spans(pairs):
    return {(start, end) for start, end in pairs}


def nodes(tree):
    """Yields all nodes of a tree in preorder."""
    stack = [tree.root_node]
    while stack:
        node = stack.pop()
        yield node
        stack.extend(reversed(node.children))


def their_facts(language, source, tree):
    """Returns the strings and calls as tree-sitter reads them."""
    strings, calls = set(), set()
    for node in nodes(tree):
        if language == "XML":
            if node.type == "AttValue":
                strings.add((node.start_byte + 1, node.end_byte - 1))
            elif node.type in ("STag", "EmptyElemTag"):
                calls.add(simple_name(source, node.children[1]))
        elif node.type in STRINGS:
            strings.add((node.start_byte, node.end_byte))
        elif node.type in ("call_expression", "constructor_expression"):
            name = called_name(source, node)
            if name:
                calls.add(name)
        elif language == "Swift" and node.type in PATTERNS:
            for name, parenthesis in zip(node.children, node.children[1:]):
                if name.type in NAMES and parenthesis.type == "(":
                    calls.add((name.start_byte, name.end_byte))
    return strings, calls


def simple_name(source, node):
    """Returns the range of the last component of an element's name."""
    name = source[node.start_byte : node.end_byte]
    prefix = max(name.rfind(b":"), name.rfind(b"."))
    return (node.start_byte + prefix + 1, node.end_byte)


def called_name(source, call):
    """Returns the range of the name before the arguments, or None if the value of another expression is called."""
    suffix = call.children[-1]
    if suffix.type == "call_suffix" and suffix.children[0].type == "value_arguments":
        suffix = suffix.children[0]
    if source[suffix.start_byte : suffix.start_byte + 1] == b"[":
        return None
    leaf = call.children[0]
    while leaf.children and leaf.type not in NAMES:
        last = leaf.children[-1]
        leaf = leaf.children[-2] if last.type == "type_arguments" and leaf.child_count > 1 else last
    if leaf.type not in NAMES or source[leaf.end_byte : leaf.end_byte + 1] == b"?":
        return None
    start, end = leaf.start_byte, leaf.end_byte
    if source[start : start + 1] == b"`":
        start, end = start + 1, end - 1
    return (start, end)


def without_keywords(source, names):
    """Returns the names without keywords and empty ranges."""
    return {(start, end) for start, end in names if start < end and source[start:end] not in KEYWORDS}


class Tally:
    """The numbers of agreements and disagreements for one kind of range in one language."""

    def __init__(self, title):
        self.title = title
        self.both = self.ours = self.theirs = 0
        self.disagreements = []

    def add(self, path, source, ours, theirs):
        self.both += len(ours & theirs)
        self.ours += len(ours - theirs)
        self.theirs += len(theirs - ours)
        for side, only in (("only ours", ours - theirs), ("only tree-sitter", theirs - ours)):
            for start, end in sorted(only):
                line = source.count(b"\n", 0, start) + 1
                text = source[start:end].decode(errors="replace").replace("\n", "⏎")
                self.disagreements.append(f"{path}:{line}: {self.title}, {side}: {text[:60]}")

    def summary(self):
        total = self.both + self.ours + self.theirs
        percent = 100 * self.both / total if total else 100
        return f"{self.title} {percent:.3f}% of {total} (only ours {self.ours}, only tree-sitter {self.theirs})"


def compare(language, files, binary):
    parser = tree_sitter.Parser(tree_sitter.Language(GRAMMARS[language]()))
    strings, calls = Tally("strings"), Tally("calls")
    left_out = 0
    for path, our_strings, our_calls in our_facts(binary, files):
        with open(path, "rb") as file:
            source = file.read()
        tree = parser.parse(source)
        if tree.root_node.has_error:
            left_out += 1
            continue
        their_strings, their_calls = their_facts(language, source, tree)
        strings.add(path, source, our_strings, their_strings)
        calls.add(path, source, without_keywords(source, our_calls), without_keywords(source, their_calls))
    print(f"{language}: {len(files)} files, {left_out} skipped; {strings.summary()}; {calls.summary()}")
    return strings.disagreements + calls.disagreements


def main():
    arguments = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    arguments.add_argument("--binary", required=True, help="the a11y-lsp executable")
    arguments.add_argument("--show", type=int, default=20, metavar="N", help="print the first N disagreements")
    arguments.add_argument("paths", nargs="+")
    options = arguments.parse_args()

    for language, files in source_files(options.paths).items():
        if files:
            for disagreement in compare(language, files, options.binary)[: options.show]:
                print("  " + disagreement)


if __name__ == "__main__":
    main()
