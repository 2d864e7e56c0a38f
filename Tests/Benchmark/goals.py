"""The goals, and the table of results."""


class Goal:
    """An upper limit for a ratio or for megabytes."""

    def __init__(self, row, measure, goal, must, unit=""):
        self.row, self.measure, self.goal, self.must, self.unit = row, measure, goal, must, unit


GOALS = [
    Goal("1", "full lint, CPU / swift-syntax `Parser.parse` alone", 0.15, 0.25),
    Goal("2", "full lint, CPU / SwiftLint, its 2 accessibility rules", 0.02, 0.04),
    Goal("3", "full lint, CPU / ast-grep -j1, 6 rules per language", 0.06, 0.10),
    Goal("4", "full lint, CPU / ripgrep -j1, 20 words", 2.5, 4),
    Goal("5", "layouts, CPU / xmllint --noout", 0.8, 1.2),
    Goal("6", "full lint, wall time, 2 threads / 1 thread", 0.60, 0.65),
    Goal("7", "full lint, peak memory / ast-grep -j1", 0.6, 1.0),
    Goal("8.200", "keystroke p50 / ruff, 200 lines", 0.6, 1.0),
    Goal("8.2000", "keystroke p50 / ruff, 2,000 lines", 0.25, 0.5),
    Goal("8.10000", "keystroke p50 / ruff, 10,000 lines", 0.15, 0.3),
    Goal("8.50000", "keystroke p50 / ruff, 50,000 lines", 0.10, 0.2),
    Goal("9.2000", "keystroke p99 / ruff, 2,000 lines", 0.30, 0.5),
    Goal("9.10000", "keystroke p99 / ruff, 10,000 lines", 0.20, 0.5),
    Goal("10", "burst of 50 changes / ruff, 2,000 lines", 0.02, 0.10),
    Goal("11.initialize", "cold start to `initialize` / ruff", 0.8, 1.0),
    Goal("11.diagnostics", "cold start to diagnostics of 2,000 lines / ruff", 0.4, 0.6),
    Goal("12.idle", "memory, idle / ruff", 0.6, 1.0),
    Goal("12.open", "memory, 100 files open / ruff", 0.7, 1.0),
    Goal("13", "memory after 2,000 edits - after 1,000", 1.0, 3.0, " MB"),
    Goal("stretch", "keystroke p50, 50,000 lines / 2,000 lines", 3.0, 15.0),
]


class Results:
    """The results by the goal's row: the ratio and the two values that it's computed from."""

    def __init__(self):
        self.values = {}
        self.skipped = {}

    def add(self, row, value, detail):
        self.values[row] = (value, detail)
        print(f"   {row}: {value:.3f} ({detail})", flush=True)

    def skip(self, row, reason):
        self.skipped[row] = reason
        print(f"   {row}: skipped, {reason}", flush=True)

    def table(self):
        """Returns the goals with the measured values as a Markdown table."""
        lines = ["| # | measure | measured | goal | must | reached | ours / theirs |", "|---|---|---|---|---|---|---|"]
        for goal in GOALS:
            number = goal.row.split(".")[0]
            bounds = f"<= {goal.goal:g}{goal.unit} | <= {goal.must:g}{goal.unit}"
            if goal.row in self.values:
                value, detail = self.values[goal.row]
                reached = "yes" if value <= goal.goal else "must" if value <= goal.must else "no"
                lines.append(
                    f"| {number} | {goal.measure} | {value:.3g}{goal.unit} | {bounds} | {reached} | {detail} |"
                )
            elif goal.row in self.skipped:
                lines.append(f"| {number} | {goal.measure} | - | {bounds} | - | {self.skipped[goal.row]} |")
        return "\n".join(lines)
