"""Response times for requests right after a keystroke: hover, speech, hints, lenses, outline, code actions."""
import time

import latency
import programs
from editor import Server

SETTINGS = {"profile": "strict", "preview": {"inlayHints": True, "codeLens": True, "outline": True}}
SIZES = {200: 200, 2_000: 200, 10_000: 60, 50_000: 20}


def questions_about(typist):
    """Returns the requests by method, with parameters for the position where the typist types."""
    document = {"textDocument": {"uri": typist.uri}}
    place = {**document, "position": {"line": typist.line, "character": typist.column}}
    screen = {"start": {"line": typist.line, "character": 0}, "end": {"line": typist.line + 60, "character": 0}}
    return {
        "textDocument/hover": place,
        "a11y/speech": place,
        "textDocument/inlayHint": {**document, "range": screen},
        "textDocument/codeLens": document,
        "textDocument/documentSymbol": document,
        "textDocument/codeAction": {**document, "range": screen, "context": {"diagnostics": []}},
    }


def measure(options, _):
    """Prints the time of each response, in milliseconds and relative to the median keystroke in ruff."""
    print(f"== questions ({options.language})", flush=True)
    for lines, count in SIZES.items():
        if lines > options.most_lines:
            continue
        server = Server("a11y-lsp", [options.binary, "server"], SETTINGS)
        typist = latency.opened(server, options.language, lines)
        theirs = latency.theirs()
        other = theirs and latency.opened(theirs, "python", lines)
        times = {}
        typed = []
        for _ in range(max(10, round(count * options.effort))):
            # Each is the first request for a version.
            for method in questions_about(typist):
                times.setdefault("keystroke", []).append(typist.type())
                if other:
                    typed.append(other.type())
                start = time.perf_counter()
                server.request(method, questions_about(typist)[method])
                times.setdefault(method, []).append(server.arrived - start)
        server.close()
        if theirs:
            theirs.close()
        for method, values in times.items():
            middle, high = (programs.percentile(values, percent) for percent in (50, 99))
            part = f"  {middle / programs.percentile(typed, 50):5.3f} of ruff's keystroke" if typed else ""
            print(
                f"{lines:7,} lines  {method:28} p50 {middle * 1e3:8.2f} ms  p99 {high * 1e3:8.2f} ms{part}",
                flush=True,
            )
