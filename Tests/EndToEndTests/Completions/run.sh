#!/bin/sh
# Completes words in real shells, and checks the man page: run.sh [BINARY]
#
# BINARY is the a11y-lsp to check, by default the one from `swift build`. On Debian, missing tools are installed.
# Prints one line per check, then “N passed, N failed”.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../tools.sh"
for program in bash zsh fish mandoc; do require "$program" "$program" || exit 1; done
[ "${1:-}" = --install ] && exit
binary=${1:-$(swift build --package-path "$checks/../../.." --show-bin-path)/a11y-lsp}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
log=$work/log
script=$work/script
page=$work/a11y-lsp.1

{
  for shell in bash zsh fish; do
    "$binary" completions "$shell" >"$script"
    if "$shell" -n "$script"; then echo "ok    $shell parses the script"; else echo "FAIL  $shell parses the script"; fi
    python3 "$checks/check.py" "$shell" "$binary" || echo "FAIL  $shell completes all cases"
  done
  "$binary" man >"$page"
  if mandoc -Tlint -Wwarning "$page" | grep -v 'missing date'; then
    echo "FAIL  the man page is well-formed"
  else
    echo "ok    the man page is well-formed"
  fi
} | tee "$log"

passed=$(grep -c '^ok' "$log")
failed=$(grep -c '^FAIL' "$log")
echo "$passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
