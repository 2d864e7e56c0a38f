"""Measurements of processes that run to completion, alternating with others."""
import os
import shutil
import statistics
import subprocess
import sys
import time


class Cost:
    """CPU time and wall time in seconds."""

    def __init__(self, cpu, wall):
        self.cpu, self.wall = cpu, wall


def fail(message):
    sys.exit(f"benchmark: {message}")


def run(command, accepted=(0, 1)):
    """Runs a command to completion and discards its output. Linters exit with 1 if they have findings."""
    start = time.perf_counter()
    process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, stdin=subprocess.DEVNULL)
    _, status, usage = os.wait4(process.pid, 0)
    wall = time.perf_counter() - start
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in accepted:
        fail(f"{command[0]} failed with exit code {process.returncode}")
    return Cost(usage.ru_utime + usage.ru_stime, wall)


def peak_memory(command):
    """Returns a command's peak resident memory in megabytes (2^20 bytes), sampled every few milliseconds.

    The value from `wait4` would include the memory of this process, which the command was forked from.
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
                # Before it executes the command, the process is a copy of this one.
                if not name.startswith("python"):
                    peak = max(peak, *marks)
        except OSError:
            pass
        time.sleep(0.002)
    return peak / 1024


def in_turn(first, second, rounds, accepted=(0, 1)):
    """Returns the costs of two commands that run alternately, A B A B ..., after one warm-up run each."""
    run(first, accepted), run(second, accepted)
    pairs = [(run(first, accepted), run(second, accepted)) for _ in range(rounds)]
    return [pair[0] for pair in pairs], [pair[1] for pair in pairs]


def ratio(first, second):
    """Returns the median of the ratios of neighboring runs."""
    return statistics.median(one / other for one, other in zip(first, second))


def percentile(values, percent):
    ordered = sorted(values)
    return ordered[round(percent / 100 * (len(ordered) - 1))]


def find(*names):
    """Returns the path of the first of these programs that's installed, or None."""
    return next((path for path in map(shutil.which, names) if path), None)
