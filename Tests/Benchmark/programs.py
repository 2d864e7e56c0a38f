"""Programs that run to their end: what they cost, in turn with others."""
import os
import shutil
import statistics
import subprocess
import sys
import time


class Cost:
    """Seconds of processor time and on the wall."""

    def __init__(self, cpu, wall):
        self.cpu, self.wall = cpu, wall


def fail(message):
    sys.exit(f"benchmark: {message}")


def run(command, accepted=(0, 1)):
    """Runs a command to its end; its output goes nowhere. Linters exit with 1 where they find something."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in accepted:
        fail(f"{command[0]} ended with {process.returncode}.")
    return Cost(usage.ru_utime + usage.ru_stime, wall)


def peak_memory(command):
    """The most megabytes (of 2^20 bytes) that a command had in main memory, looked at every few milliseconds.

    What `wait4` tells would be no less than what this process has, from which the command was forked.
    """
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    peak = 0
    while process.poll() is None:
        try:
            with open(f"/proc/{process.pid}/status", encoding="utf-8") as file:
                name, marks = "", [0]
                for line in file:
                    if line.startswith("Name:"):
                        name = line.split()[1]
                    if line.startswith("VmHWM:"):
                        marks.append(int(line.split()[1]))
                # Before it becomes the command, the process is a copy of this one.
                if not name.startswith("python"):
                    peak = max(peak, *marks)
        except OSError:
            pass
        time.sleep(0.002)
    return peak / 1024


def in_turn(first, second, rounds, accepted=(0, 1)):
    """The costs of two commands that are run A B A B ..., after one run each that counts for nothing."""
    run(first, accepted), run(second, accepted)
    pairs = [(run(first, accepted), run(second, accepted)) for _ in range(rounds)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def ratio(first, second):
    """The median of the ratios of neighbouring runs."""
    return statistics.median(one / other for one, other in zip(first, second))


def percentile(values, percent):
    ordered = sorted(values)
    return ordered[round(percent / 100 * (len(ordered) - 1))]


def find(*names):
    """The path of the first of these programs that is installed, or None."""
    return next((path for path in map(shutil.which, names) if path), None)
