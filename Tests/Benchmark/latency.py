"""Response times of keystrokes, bursts, and starts, alternating with ruff."""
import statistics
import time

import programs
from editor import Server, Typist

# The number of keystrokes in each server, by lines of the document.
SIZES = {200: 600, 2_000: 600, 10_000: 400, 50_000: 100}


def ours(options):
    return Server("a11y-lsp", [options.binary, "server"], {"profile": "strict"})


def theirs():
    """Returns ruff's server with its default rules, or None if it isn't installed."""
    ruff = programs.find("ruff")
    return Server("ruff", [ruff, "server"]) if ruff else None


def opened(server, language, lines):
    """Opens and checks a document, and types a few letters."""
    server.initialize()
    typist = Typist(server, language, lines)
    typist.check(typist.open())
    server.rest()
    for _ in range(20):
        typist.type()
    return typist


def pair(options, lines):
    """Returns a typist in our server, and one in ruff or None if it isn't installed."""
    other = theirs()
    return opened(ours(options), options.language, lines), other and opened(other, "python", lines)


def keystroke(options, results):
    """Measures rows 8 and 9, and the effect of a document's size."""
    print(f"== keystroke ({options.language})", flush=True)
    middles = {}
    for lines, count in SIZES.items():
        if lines > options.most_lines:
            continue
        own, other = pair(options, lines)
        times = ([], [])
        spent = (own.server.cpu(), other.server.cpu() if other else 0)
        for _ in range(max(20, round(count * options.effort))):
            times[0].append(own.type())
            if other:
                times[1].append(other.type())
        for typist, values, before in zip((own, other), times, spent):
            if typist:
                _print(typist, values, typist.server.cpu() - before)
                typist.server.close()
        middles[lines] = programs.percentile(times[0], 50)
        for number, percent in (("8", 50), ("9", 99)):
            row = f"{number}.{lines}"
            if number == "9" and lines not in (2_000, 10_000):
                continue
            if not other:
                results.skip(row, "no ruff")
                continue
            first, second = (programs.percentile(values, percent) * 1e3 for values in times)
            results.add(row, first / second, f"{first:.2f} ms / {second:.2f} ms")
    if 50_000 in middles:
        detail = f"{middles[50_000] * 1e3:.2f} ms / {middles[2_000] * 1e3:.2f} ms"
        results.add("stretch", middles[50_000] / middles[2_000], detail)
    return middles


def _print(typist, times, cpu):
    parts = (f"p{percent} {programs.percentile(times, percent) * 1e3:.2f}" for percent in (50, 95, 99))
    print(
        f"   {typist.server.name:<9}{typist.lines:>6} lines {len(typist.text) / 1e3:>6.0f} kB  {'  '.join(parts)} ms"
        f"  CPU {cpu / len(times) * 1e3:.2f} ms  n={len(times)}",
        flush=True,
    )


def burst(options, results):
    """Measures row 10: fifty changes in one write, until the diagnostics of the last one."""
    print(f"== burst ({options.language})", flush=True)
    own, other = pair(options, 2_000)
    times = ([], [])
    for _ in range(max(5, round(15 * options.effort))):
        for typist, values in zip((own, other), times):
            if typist:
                values.append(typist.type(50) * 1e3)
                typist.server.rest(0.02)
    for typist in (own, other):
        if typist:
            typist.server.close()
    if other:
        first, second = map(statistics.median, times)
        results.add("10", programs.ratio(*times), f"{first:.2f} ms / {second:.1f} ms")
    else:
        results.skip("10", "no ruff")


def cold(options, results):
    """Measures row 11, with a new process for each start."""
    print(f"== cold start ({options.language})", flush=True)
    starts = ([], [])
    for number in range(max(5, round(21 * options.effort)) + 1):
        for server, language, values in ((ours(options), options.language, starts[0]), (theirs(), "python", starts[1])):
            if server:
                start = first_answers(server, language)
                # The first start reads the binary from disk.
                if number > 0:
                    values.append(start)
    if not starts[1]:
        results.skip("11.initialize", "no ruff")
        results.skip("11.diagnostics", "no ruff")
        return
    for row, index in (("11.initialize", 0), ("11.diagnostics", 1)):
        first, second = ([start[index] * 1e3 for start in values] for values in starts)
        detail = f"{statistics.median(first):.1f} ms / {statistics.median(second):.1f} ms"
        results.add(row, programs.ratio(first, second), detail)


def first_answers(server, language):
    """Returns the seconds from the process's start to the response to `initialize` and to the first diagnostics."""
    answered = server.initialize()
    before = time.perf_counter()
    typist = Typist(server, language, 2_000)
    made = time.perf_counter() - before
    typist.open()
    told = server.arrived - server.started - made
    server.close()
    return answered, told
