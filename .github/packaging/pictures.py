#!/usr/bin/env python3
"""Draws the README's screenshots from the server's responses: pictures.py SERVER [--check]

Writes a quick fix and a hover in a sample screen to .github/pictures as SVG. With --check, writes nothing and exits
with code 1 if a screenshot is out of date.
"""

import json
import pathlib
import re
import subprocess
import sys
import textwrap
from xml.sax.saxutils import escape

ROOT = pathlib.Path(__file__).resolve().parents[2]
PICTURES = ROOT / ".github/pictures"
SAMPLE = ROOT / "protocol-fixtures/samples/ios/PlayerView.swift"
SIZE, ADVANCE, LINE = 14, 8.43, 22  # font size, character width in DejaVu Sans Mono, line height
WIDTH, MARGIN = 860, 24
COLORS = {
    "page": "#1b1f27", "edge": "#3a4150", "box": "#262c37", "code": "#e3e7ee", "quiet": "#a9b3c3", "error": "#ff8a80",
    "fix": "#8ce99a", "chosen": "#2f4b7c", "string": "#f3b37a", "keyword": "#8ab4f8",
}


class Server:
    """A running server with one open document."""

    def __init__(self, program, document):
        self.process = subprocess.Popen([program, "server"], stdin=subprocess.PIPE, stdout=subprocess.PIPE)
        self.uri, self.count = "file:///" + document.name, 0
        self.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {"textDocument": {
            "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": ["quickfix"]}}},
            "hover": {"contentFormat": ["markdown"]}}}})
        self.send("initialized", {})
        self.send("textDocument/didOpen", {"textDocument": {
            "uri": self.uri, "languageId": "swift", "version": 1, "text": document.read_text()}})
        published = self.receive(lambda message: message.get("method") == "textDocument/publishDiagnostics")
        self.diagnostics = published["params"]["diagnostics"]

    def send(self, method, parameters, **more):
        body = json.dumps({"jsonrpc": "2.0", "method": method, "params": parameters, **more}).encode()
        self.process.stdin.write(b"Content-Length: %d\r\n\r\n" % len(body) + body)
        self.process.stdin.flush()

    def receive(self, is_wanted):
        while True:
            length = 0
            while header := self.process.stdout.readline().strip():
                name, value = header.split(b":")
                if name.lower() == b"content-length":
                    length = int(value)
            if not length:
                sys.exit("error: the server exited")
            message = json.loads(self.process.stdout.read(length))
            if is_wanted(message):
                return message

    def ask(self, method, parameters):
        self.count += 1
        self.send(method, parameters, id=self.count)
        return self.receive(lambda message: message.get("id") == self.count and "method" not in message)["result"]

    def about(self, diagnostic, method, **more):
        return self.ask(method, {"textDocument": {"uri": self.uri}, **more} | (
            {"position": diagnostic["range"]["start"]} if method.endswith("hover") else {
                "range": diagnostic["range"], "context": {"diagnostics": [diagnostic]}}))


class Picture:
    """An SVG that is built line by line."""

    def __init__(self, title, description):
        self.title, self.description, self.parts, self.y = title, description, [], MARGIN + SIZE

    def text(self, text, color="code", column=0.0, bold=False, sans=False):
        family = "ui-sans-serif, Helvetica, Arial, DejaVu Sans, sans-serif" if sans else (
            "ui-monospace, Menlo, Consolas, DejaVu Sans Mono, monospace")
        weight = ' font-weight="bold"' if bold else ""
        self.parts.append(
            f'<text x="{MARGIN + column * ADVANCE:.1f}" y="{self.y}" fill="{COLORS[color]}" font-family="{family}" '
            f'font-size="{SIZE}"{weight} xml:space="preserve">{text}</text>')

    def code(self, number, line, color=None):
        mark = "quiet" if color is None else color
        self.text(f"{number:>3}", mark)
        self.text(colored(line) if color is None else escape(line), color or "code", column=5)
        self.y += LINE

    def underline(self, start, end):
        """Draws a wavy line under the last line of code."""
        left, right, y = MARGIN + (5 + start) * ADVANCE, MARGIN + (5 + end) * ADVANCE, self.y - LINE + 6
        points = " ".join(f"{left + step * 3:.1f},{y + step % 2 * 3}" for step in range(int((right - left) / 3) + 1))
        self.parts.append(f'<polyline points="{points}" fill="none" stroke="{COLORS["error"]}" stroke-width="1.4"/>')

    def box(self, lines, column=5.0, color="box"):
        """Draws a box that extends to the right margin, with lines of (text, color, bold, sans)."""
        left = MARGIN + column * ADVANCE
        top, height = self.y - LINE + 12, len(lines) * LINE + 14
        self.parts.append(
            f'<rect x="{left:.1f}" y="{top}" width="{WIDTH - MARGIN - left:.1f}" height="{height}" rx="6" '
            f'fill="{COLORS[color]}" stroke="{COLORS["edge"]}"/>')
        self.y += 14
        for text, tint, bold, sans in lines:
            self.text(escape(text), tint, column + 1.6, bold, sans)
            self.y += LINE
        self.y += 12

    @property
    def svg(self):
        height = self.y + MARGIN - LINE + 6
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{height}" viewBox="0 0 {WIDTH} {height}" '
            f'role="img" aria-labelledby="title description">\n<title id="title">{escape(self.title)}</title>\n'
            f'<desc id="description">{escape(self.description)}</desc>\n'
            f'<rect width="{WIDTH}" height="{height}" rx="10" fill="{COLORS["page"]}"/>\n'
            + "\n".join(self.parts) + "\n</svg>\n")


def colored(line):
    """Returns markup for a line of Swift with colored strings and keywords."""
    def paint(match):
        kind = "string" if match[0].startswith('"') else "keyword"
        return f'<tspan fill="{COLORS[kind]}">{escape(match[0])}</tspan>'

    words = r'"[^"]*"|\b(?:private|var|some|let|struct|func)\b'
    pieces, end = [], 0
    for match in re.finditer(words, line):
        pieces += [escape(line[end:match.start()]), paint(match)]
        end = match.end()
    return "".join(pieces) + escape(line[end:])


def wrapped(text, color, bold=False):
    return [(line, color, bold, True) for line in textwrap.wrap(text, 92) or [""]]


def finding(server, rule, code):
    lines = SAMPLE.read_text().splitlines()
    return next(item for item in server.diagnostics
                if item["code"] == rule and code in lines[item["range"]["start"]["line"]])


def quick_fix(server):
    item = finding(server, "missing-icon-button-label", "back-30")
    actions = [action for action in server.about(item, "textDocument/codeAction") if action["kind"] == "quickfix"]
    lines = SAMPLE.read_text().splitlines()
    where, fix = item["range"], actions[0]["edit"]["changes"][server.uri][0]
    first = where["start"]["line"] - 3
    picture = Picture(
        "A quick fix", f"An icon-only SwiftUI button is underlined: {item['message']} "
        f"The quick fix “{actions[0]['title']}” adds: {fix['newText'].strip()}")
    for number in range(first, where["end"]["line"] + 1):
        picture.code(number + 1, lines[number])
    picture.underline(where["start"]["character"], where["end"]["character"])
    picture.box(wrapped(f"{item['source']}({item['code']}): {item['message']}", "error"))
    picture.box([(("› " if index == 0 else "   ") + action["title"], "code" if index == 0 else "quiet", index == 0, True)
                 for index, action in enumerate(actions)], column=9)
    line, character = fix["range"]["start"]["line"], fix["range"]["start"]["character"]
    for number in range(where["end"]["line"] + 1, line):
        picture.code(number + 1, lines[number])
    after = lines[line][:character] + fix["newText"] + lines[line][character:]
    for offset, text in enumerate(after.split("\n")):
        picture.code(line + 1 + offset, text, "fix" if offset else None)
    return picture.svg


def speech(server):
    item = finding(server, "missing-control-label", "Toggle")
    hover = server.about(item, "textDocument/hover")["contents"]["value"]
    plain = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", hover).replace("**", "").replace("`", "")
    paragraphs = [part.strip() for part in plain.split("\n") if part.strip() and part.strip() != "---"]
    lines = SAMPLE.read_text().splitlines()
    where = item["range"]
    picture = Picture("A hover with a VoiceOver announcement", "Hovering over a SwiftUI toggle shows: " + " ".join(paragraphs))
    for number in range(where["start"]["line"] - 2, where["start"]["line"] + 1):
        picture.code(number + 1, lines[number])
    picture.underline(where["start"]["character"], where["end"]["character"])
    rows = wrapped(paragraphs[0], "code", bold=True)
    criteria = [part for part in paragraphs if part.startswith("WCAG")]
    for paragraph in paragraphs[1:]:
        if paragraph in criteria[1:]:
            continue
        if criteria and paragraph == criteria[0]:
            paragraph = " · ".join(criteria)
        rows += wrapped(paragraph, "quiet" if paragraph.startswith(("WCAG", "To ignore")) else "code")
    picture.box(rows)
    return picture.svg


def main():
    arguments = [word for word in sys.argv[1:] if word != "--check"]
    if len(arguments) != 1:
        sys.exit(__doc__)
    server = Server(str(pathlib.Path(arguments[0]).resolve()), SAMPLE)
    stale = []
    for name, svg in [("quick-fix", quick_fix(server)), ("speech", speech(server))]:
        path = PICTURES / f"{name}.svg"
        if "--check" not in sys.argv:
            path.write_text(svg)
        elif not path.exists() or path.read_text() != svg:
            stale.append(path.name)
    server.process.kill()
    if stale:
        sys.exit(f"error: out of date: {', '.join(stale)}; run '.github/packaging/pictures.py SERVER'")


main()
