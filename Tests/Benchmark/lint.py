"""Measurements of linting real projects, alternating with programs that read the same files."""
import os
import re
import statistics
import subprocess
import tempfile

import corpus
import programs

# Words for a text search for misused accessibility APIs.
WORDS = (
    "accessibilityLabel|accessibilityHint|accessibilityValue|accessibilityHidden|accessibilityAddTraits"
    "|accessibilityTraits|isAccessibilityElement|accessibilityElement|accessibilityIdentifier|onTapGesture"
    "|contentDescription|clearAndSetSemantics|importantForAccessibility|adjustsFontForContentSizeCategory"
    "|minimumScaleFactor|IconButton|clickable|toggleable|UIImageView|[.]font[(][.]system"
)
SWIFTLINT = "only_rules:\n  - accessibility_label_for_image\n  - accessibility_trait_for_button\n"
AST_GREP = os.path.join(os.path.dirname(os.path.abspath(__file__)), "ast-grep", "sgconfig.yml")


def command(binary, *folders, jobs=1):
    """Returns a command that lints with all rules and prints JSON."""
    options = ["-j", str(jobs), "--profile", "strict", "--format", "json", "--fail-on", "never"]
    return [binary, "check", *options, *folders]


def measure(options, results):
    """Measures rows 1 to 7."""
    if not options.corpus:
        for row in ("1", "2", "3", "4", "5", "6", "7"):
            results.skip(row, "no --corpus")
        return
    with tempfile.TemporaryDirectory(prefix="a11y-corpus.") as root:
        sizes, counts = corpus.lay_out(options.corpus, root)
        parts = (f"{language}: {counts[language]} files, {sizes[language] / 1e6:.2f} MB" for language in sizes)
        print("== lint (" + "; ".join(parts) + ")", flush=True)
        _against_peers(options, results, root)
        _against_itself(options, results, root)
        _peak(options, results, root)


def _against_peers(options, results, root):
    swift, kotlin, layout = (os.path.join(root, language) for language in corpus.LANGUAGES)
    _swift_syntax(options, results, swift)
    swiftlint = programs.find("swiftlint")
    if swiftlint:
        settings = os.path.join(root, "swiftlint.yml")
        with open(settings, "w", encoding="utf-8") as file:
            file.write(SWIFTLINT)
        peer = [swiftlint, "lint", "--no-cache", "--quiet", "--config", settings, swift]
        _compare(options, results, "2", [swift], peer, accepted=(0, 2))
        os.remove(settings)
    else:
        results.skip("2", "no swiftlint")
    ast_grep = programs.find("ast-grep")
    if ast_grep:
        _compare(options, results, "3", [swift, kotlin], [ast_grep, "scan", "-j1", "-c", AST_GREP, swift, kotlin])
    else:
        results.skip("3", "no ast-grep")
    ripgrep = programs.find("rg")
    if ripgrep:
        _compare(options, results, "4", [root], [ripgrep, "-j1", "--no-ignore", "-c", WORDS, root])
    else:
        results.skip("4", "no ripgrep")
    xmllint = programs.find("xmllint")
    if xmllint and os.listdir(layout):
        _compare(options, results, "5", [layout], [xmllint, "--noout", *corpus.files(layout)], accepted=range(10))
    else:
        results.skip("5", "no xmllint" if not xmllint else "no layouts")


def _compare(options, results, row, folders, peer, accepted=(0, 1)):
    ours, theirs = programs.in_turn(command(options.binary, *folders), peer, options.rounds, accepted)
    _add(results, row, [cost.cpu for cost in ours], [cost.cpu for cost in theirs])


def _add(results, row, ours, theirs, note=""):
    detail = f"{statistics.median(ours):.3f} s / {statistics.median(theirs):.3f} s{note}"
    results.add(row, programs.ratio(ours, theirs), detail)


def _swift_syntax(options, results, swift):
    """Compares with the user's program, which parses all Swift files in a directory and prints "seconds 1.234"."""
    if not options.swift_syntax:
        _compiler(options, results, swift)
        return
    ours, theirs = [], []
    for number in range(options.rounds + 1):
        own = programs.run(command(options.binary, swift)).cpu
        output = subprocess.run([options.swift_syntax, swift], capture_output=True, text=True, check=True).stdout
        seconds = re.search(r"seconds (\d+\.\d+)", output)
        if not seconds:
            programs.fail(f"{options.swift_syntax} didn't print 'seconds 1.234'")
        if number > 0:
            ours.append(own)
            theirs.append(float(seconds[1]))
    _add(results, "1", ours, theirs)


def _compiler(options, results, swift):
    """Compares with the compiler's C++ parser, which every toolchain has, if there's no program with swift-syntax."""
    swiftc = programs.find("swiftc")
    if not swiftc:
        results.skip("1", "no --swift-syntax and no swiftc")
        return
    with tempfile.NamedTemporaryFile("w", suffix=".txt", encoding="utf-8") as names:
        names.write("".join(path + "\n" for path in corpus.files(swift)))
        names.flush()
        # The compiler also parses files with errors, such as scripts.
        own, peer = command(options.binary, swift), [swiftc, "-frontend", "-parse", "-filelist", names.name]
        ours, theirs = programs.in_turn(own, peer, options.rounds)
    note = " for `swift-frontend -parse` instead"
    _add(results, "1", [cost.cpu for cost in ours], [cost.cpu for cost in theirs], note)


def _against_itself(options, results, root):
    if len(os.sched_getaffinity(0)) < 2:
        results.skip("6", "one processor")
        return
    commands = (command(options.binary, root, jobs=jobs) for jobs in (2, 1))
    two, one = programs.in_turn(*commands, options.rounds)
    _add(results, "6", [cost.wall for cost in two], [cost.wall for cost in one])


def _peak(options, results, root):
    ast_grep = programs.find("ast-grep")
    if not ast_grep:
        results.skip("7", "no ast-grep")
        return
    ours = programs.peak_memory(command(options.binary, root))
    theirs = programs.peak_memory([ast_grep, "scan", "-j1", "-c", AST_GREP, root])
    results.add("7", ours / theirs, f"{ours:.1f} MB / {theirs:.1f} MB")
