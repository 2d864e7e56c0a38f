"""Counts and prints checks, for the scripts that check output with other tools."""

passes = failures = 0


def check(name, problems):
    """Prints and counts a check, which passes if there are no `problems`."""
    global passes, failures
    problems = list(problems)
    print(("ok    " if not problems else "FAIL  ") + name)
    for problem in problems[:5]:
        print("      " + str(problem)[:500])
    if problems:
        failures += 1
    else:
        passes += 1


def finish():
    """Prints the totals and returns the exit code."""
    print(f"{passes} passed, {failures} failed")
    return 1 if failures or not passes else 0
