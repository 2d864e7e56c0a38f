#!/usr/bin/env python3
"""Writes the address of the repository into everything that names it: address.py [ACCOUNT/REPOSITORY] [--check]

The address is in one place, `Product.address`. Until it's known, documents contain `OWNER/a11y-lsp`. With an argument,
sets the address and replaces the old one in all files under version control. `--check` only checks that no file names
another one.
"""

import pathlib
import re
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parents[2]
PRODUCT = ROOT / "Sources/LanguageServer/Product.swift"
UNKNOWN = "OWNER/a11y-lsp"
NAME = re.compile(r"[A-Za-z0-9][A-Za-z0-9-]*/[A-Za-z0-9._-]+")


def current():
    """The account and repository in `Product.address`, or the placeholder."""
    address = re.search(r'static let address = "(.*)"', PRODUCT.read_text()).group(1)
    return address.removeprefix("https://github.com/") or UNKNOWN


def documents():
    """The text files under version control, except this script."""
    names = subprocess.run(["git", "ls-files", "-z"], cwd=ROOT, capture_output=True, check=True).stdout
    for name in names.decode().split("\0"):
        path = ROOT / name
        if not name or path == pathlib.Path(__file__).resolve() or not path.is_file():
            continue
        try:
            yield path, path.read_text()
        except UnicodeDecodeError:
            continue


def main():
    arguments = [argument for argument in sys.argv[1:] if argument != "--check"]
    known = current()
    if "--check" in sys.argv:
        pattern = re.compile(r"\b[\w.-]+/a11y-lsp(?=@v|/releases|/issues|\.git\b)")
        wrong = {
            f"{path.relative_to(ROOT)}: {found}"
            for path, text in documents()
            for found in pattern.findall(text)
            if found != known
        }
        for line in sorted(wrong):
            print(line)
        sys.exit(1 if wrong else 0)
    if len(arguments) != 1 or not NAME.fullmatch(arguments[0]):
        sys.exit("Usage: address.py ACCOUNT/REPOSITORY | --check")
    new = arguments[0]
    for path, text in documents():
        changed = text.replace(known, new).replace(known.split("/")[0] + "/tap/", new.split("/")[0] + "/tap/")
        changed = changed.replace(f"--owner {known.split('/')[0]}", f"--owner {new.split('/')[0]}")
        if path == PRODUCT:
            changed = re.sub(r'(static let address = )".*"', rf'\1"https://github.com/{new}"', changed)
        if changed != text:
            path.write_text(changed)
            print(path.relative_to(ROOT))


main()
