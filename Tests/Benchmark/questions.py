"""How long an editor waits for what it asks about code, right after a keystroke: hover, speech, hints, lenses, outline."""
import time

import latency
import programs
from editor import Server

SETTINGS = {"profile": "strict", "preview": {"inlayHints": True, "codeLens": True, "outline": True}}
SIZES = {200: 200, 2_000: 200, 10_000: 60, 50_000: 20}


def questions_about(typist):
    """What is asked, by method: parameters for the place that is typed at."""
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
    """Prints the median of each answer, in milliseconds and as a multiple of a keystroke's."""
    print(f"== questions ({options.language})", flush=True)
    for lines, count in SIZES.items():
        if lines > options.most_lines:
            continue
        server = Server("a11y-lsp", [options.binary, "server"], SETTINGS)
        typist = latency.opened(server, options.language, lines)
        times = {}
        for _ in range(max(10, round(count * options.effort))):
            times.setdefault("keystroke", []).append(typist.type())
            for method, params in questions_about(typist).items():
                start = time.perf_counter()
                server.request(method, params)
                times.setdefault(method, []).append(server.arrived - start)
        server.close()
        typed = programs.percentile(times["keystroke"], 50)
        for method, values in times.items():
            middle, high = (programs.percentile(values, percent) for percent in (50, 95))
            print(
                f"{lines:7,} lines  {method:28} p50 {middle * 1e3:8.2f} ms  p95 {high * 1e3:8.2f} ms"
                f"  {middle / typed:6.1f} keystrokes",
                flush=True,
            )
