#!/usr/bin/env python3
"""Controls Helix in a terminal like a user, with one sample, and compares the results with cases.json.

usage: check.py HELIX LANGUAGE CASES.json LANGUAGES.toml

The working directory is a copy of the sample project. `a11y-lsp` on the PATH is the server. Prints one line per check;
the exit code is 1 if one fails.
"""
import json
import os
import shutil
import sys
import tempfile
import time

import pexpect
import pyte

WIDTH, HEIGHT = 180, 50
SETTINGS = """
[editor]
idle-timeout = 10
end-of-line-diagnostics = "hint"
[editor.lsp]
display-messages = true
"""


class Screen(pyte.Screen):
    """A terminal screen that responds to the queries of newer Helix versions."""

    def __init__(self, answer):
        super().__init__(WIDTH, HEIGHT)
        self.answer = answer

    def report_device_status(self, mode=0, **_):
        if mode == 6:
            self.answer(f"\x1b[{self.cursor.y + 1};{self.cursor.x + 1}R")

    def report_device_attributes(self, mode=0, **_):
        self.answer("\x1b[?62;22c")

    def select_graphic_rendition(self, *attributes, **options):
        if not options.get("private"):
            super().select_graphic_rendition(*attributes)


class Helix:
    """A running Helix and its user."""

    def __init__(self, program, path, settings):
        environment = dict(os.environ, XDG_CONFIG_HOME=settings, XDG_CACHE_HOME=settings, TERM="xterm-256color", LANG="C.UTF-8")
        self.process = pexpect.spawn(
            program, ["-v", "--log", settings + "/log", path], env=environment, dimensions=(HEIGHT, WIDTH), timeout=5
        )
        self.screen = Screen(self.process.send)
        self.stream = pyte.ByteStream(self.screen)

    def read(self):
        try:
            self.stream.feed(self.process.read_nonblocking(65536, 0.02))
        except (pexpect.TIMEOUT, pexpect.EOF):
            pass

    def shows(self, text):
        return any(text in line for line in self.screen.display)

    def keys(self, text):
        self.process.send(text)

    def wait(self, condition):
        """Returns whether `condition` becomes true in time."""
        deadline = time.monotonic() + 20
        while time.monotonic() < deadline:
            self.read()
            if condition():
                return True
        return False


class Check:
    """Plays a case and counts the failures."""

    def __init__(self, helix, name, case):
        self.helix = helix
        self.name = name
        self.case = case
        self.path = case["file"]
        self.failures = 0

    def check(self, name, passed, detail=""):
        self.failures += not passed
        print(f"{'ok  ' if passed else 'FAIL'}  {self.name}: {name}", flush=True)
        if not passed:
            print(f"      {detail}" if detail else "\n".join(line.rstrip() for line in self.helix.screen.display))

    def check_shown(self, name, text):
        self.check(name, self.helix.wait(lambda: self.helix.shows(text)))

    def text(self):
        """Returns the file's text, or None while Helix is replacing it."""
        try:
            with open(self.path, encoding="utf-8") as file:
                return file.read()
        except FileNotFoundError:
            return None

    def check_file(self, name, expected):
        """Saves the file and checks its content."""
        self.helix.keys(":w\r")
        passed = self.helix.wait(lambda: self.text() == expected)
        self.check(name, passed, f"{self.text()!r} is not {expected!r}")

    def check_findings(self, name, expected):
        """Opens the diagnostics picker and compares the rules in it."""
        rules = sorted(finding.split()[1] for finding in expected)

        def listed():
            words = [word for line in self.helix.screen.display for word in line.split()]
            return sorted(word for word in words if word in rules)

        self.helix.keys(" d")
        self.check(name, self.helix.wait(lambda: listed() == rules))
        self.helix.keys("\x1b")
        self.helix.wait(lambda: not listed())

    def choose(self, title):
        """Opens the code action menu and applies the first entry, which must have this title."""
        self.helix.keys(" a")
        self.check_shown(f"the menu offers “{title}”", title)
        self.helix.keys("\r")
        self.helix.wait(lambda: not self.helix.shows(title))

    def play(self):
        lines = self.text().split("\n")
        case = self.case
        self.check_shown("findings appear after opening", " announces “")
        self.check_findings("the picker lists all findings", case["opened"])

        self.helix.keys("gg]d k")
        self.check_shown("the hover shows the announcement", "VoiceOver: " if self.path.endswith(".swift") else "TalkBack: ")
        self.check_shown("the hover explains the rule", case["hover"].replace("`", ""))
        self.helix.keys("\x1b")
        self.helix.wait(lambda: not self.helix.shows(case["hover"].replace("`", "")))

        self.choose(case["fix"]["title"])
        lines[case["fix"]["line"] - 1] = "\n".join(case["fix"]["becomes"])
        lines = "\n".join(lines).split("\n")
        self.check_file("the fix changes the file", "\n".join(lines))
        self.check("the finding disappears", self.helix.wait(lambda: not self.helix.shows(" announces “")))
        self.check_findings("the other findings remain", case["afterFix"])

        # Without a finding at the cursor, the menu contains only the fix for all.
        self.helix.keys("gg")
        self.choose("Apply all safe accessibility fixes in this file")
        for number, line in case["fixedAll"].items():
            lines[int(number) - 1] = line
        self.check_file("fix-all changes the file", "\n".join(lines))

        self.helix.keys(":q!\r")
        self.check("Helix exits", self.helix.wait(lambda: not self.helix.process.isalive()))


def main():
    program, language, cases, languages = sys.argv[1:]
    with open(cases, encoding="utf-8") as file:
        case = json.load(file)[language]
    settings = tempfile.mkdtemp()
    os.mkdir(settings + "/helix")
    shutil.copy(languages, settings + "/helix/languages.toml")
    with open(settings + "/helix/config.toml", "w", encoding="utf-8") as file:
        file.write(SETTINGS)
    version = pexpect.run(f"{program} --version").decode().split()[1]
    check = Check(Helix(program, case["file"], settings), f"Helix {version}, {language}", case)
    try:
        check.play()
    finally:
        check.helix.process.close(force=True)
        shutil.rmtree(settings)
    sys.exit(1 if check.failures else 0)


if __name__ == "__main__":
    main()
