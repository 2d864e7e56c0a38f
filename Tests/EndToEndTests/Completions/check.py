"""Completes words in a real shell: check.py SHELL BINARY. Prints one line per check."""

import os
import pathlib
import pty
import select
import subprocess
import sys
import tempfile
import time

# Typed text, some completions that must be offered for its last word, and some that must not.
CASES = [
    ("a11y-lsp ", ["check", "speak", "completions"], ["debug"]),
    ("a11y-lsp --ver", ["--version"], ["check"]),
    ("a11y-lsp ch", ["check"], ["baseline"]),
    ("a11y-lsp check --fo", ["--format", "--force-exclude"], ["--fix"]),
    ("a11y-lsp check --format ", ["text", "json"], ["markdown"]),
    ("a11y-lsp check --format=j", ["json"], ["xcode"]),
    ("a11y-lsp rules --format ", ["markdown"], ["xcode"]),
    ("a11y-lsp check --fail-on ", ["never", "hint", "error"], ["text"]),
    ("a11y-lsp check --select missing-im", ["missing-image-label"], ["names"]),
    ("a11y-lsp check --select names,missing-im", ["names,missing-image-label"], []),
    ("a11y-lsp check --ignore wcag:1.1", ["wcag:1.1.1"], ["wcag:2.1.1"]),
    ("a11y-lsp explain missing-ic", ["missing-icon-button-label"], []),
    ("a11y-lsp baseline ", ["create", "update", "prune"], ["check"]),
    ("a11y-lsp check --config Set", ["Settings.json"], []),
    ("a11y-lsp check --fix Scr", ["Screen.swift"], []),
    ("a11y-lsp completions p", ["powershell"], ["bash"]),
]


def bash(script, typed):
    """Calls the function like readline, and completes file names like readline if it returns nothing."""
    program = f"""
      source {script}
      COMP_WORDBREAKS=$' \\t\\n"\\'><=;|&(:' COMP_LINE={typed!r} COMP_POINT={len(typed)}
      COMP_WORDS=(a11y-lsp); COMP_CWORD=1; _a11y_lsp
      [ "${{#COMPREPLY[@]}}" -gt 0 ] || COMPREPLY=($(compgen -f -- "${{COMP_LINE##* }}"))
      printf '%s\\n' "${{COMPREPLY[@]}}" """
    lines = subprocess.run(["bash", "--norc", "-c", program], capture_output=True, text=True, check=True).stdout.split()
    # Readline replaces only the text after the last of these.
    last = typed.rsplit(" ", 1)[-1]
    kept = last[:max(last.rfind("="), last.rfind(":")) + 1]
    return [kept + line for line in lines]


def fish(script, typed):
    lines = subprocess.run(
        ["fish", "--no-config", "-c", f"source {script}; complete -C {typed!r}"], capture_output=True, text=True,
        check=True).stdout.splitlines()
    return [line.split("\t")[0] for line in lines]


def zsh(script, typed):
    """Types into a terminal and inserts all matches."""
    folder = tempfile.mkdtemp()
    ready, result = f"{folder}/ready", f"{folder}/result"
    pathlib.Path(folder, ".zshrc").write_text(f"""
      autoload -Uz compinit && compinit -D -u
      source {script}
      zstyle ':completion:*' completer _all_matches _complete
      zstyle ':completion:*' insert true
      finish() {{ print -r -- "$BUFFER" >{result}.part; mv {result}.part {result} }}
      zle -N finish; bindkey '^X^F' finish
      zle-line-init() {{ : >{ready} }}
      zle -N zle-line-init
    """)
    process, terminal = pty.fork()
    if process == 0:
        os.environ.update(ZDOTDIR=folder, TERM="dumb", PS1="> ")
        os.execvp("zsh", ["zsh", "-o", "no_global_rcs", "-i"])

    def await_file(path):
        end = time.monotonic() + 30
        while not os.path.exists(path):
            if time.monotonic() > end:
                sys.exit(f"zsh never wrote {path}")
            if select.select([terminal], [], [], 0.05)[0]:
                os.read(terminal, 65536)

    await_file(ready)
    os.write(terminal, typed.encode() + b"\t\x18\x06")
    await_file(result)
    os.write(terminal, b"\x15exit\n")
    os.close(terminal)
    os.waitpid(process, 0)
    line = pathlib.Path(result).read_text()
    kept = typed[:typed.rfind(" ") + 1]
    return [word.rstrip("=") for word in line[len(kept):].replace("\\", "").split()]


def main():
    shell, binary = sys.argv[1:3]
    failed = 0
    with tempfile.TemporaryDirectory() as folder:
        script = f"{folder}/completions"
        with open(script, "w") as file:
            subprocess.run([binary, "completions", shell], stdout=file, check=True)
        os.chdir(folder)
        for name in ["Settings.json", "Screen.swift"]:
            pathlib.Path(name).touch()
        for typed, wanted, unwanted in CASES:
            offered = {"bash": bash, "fish": fish, "zsh": zsh}[shell](script, typed)
            plain = [word.removeprefix("--format=") for word in offered]
            missing = [word for word in wanted if word not in offered + plain]
            extra = [word for word in unwanted if word in offered + plain]
            failed += bool(missing or extra)
            verdict = f"FAIL  {shell} {missing} {extra} {offered[:8]}" if missing or extra else f"ok    {shell}"
            print(f"{verdict}: {typed!r}")
    sys.exit(failed > 0)


main()
