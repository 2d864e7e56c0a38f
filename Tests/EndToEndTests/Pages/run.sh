#!/bin/sh
# Checks in a real browser that the pages about rules are accessible: run.sh [BINARY]
#
# BINARY is the a11y-lsp to check, by default the one from `swift build`. The browser and its tools are the same as in
# ../Report. Prints one line per check, then “N passed, N failed”.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../tools.sh"
require chromium chromium fonts-dejavu-core || exit 1
python=$(environment report playwright axe-playwright-python html5lib)/bin/python || exit 1
[ "${1:-}" = --install ] && exit
package=$(cd "$checks/../../.." && pwd)
program=${1:-$(swift build --package-path "$package" --show-bin-path)/a11y-lsp}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

PYTHONPATH=$checks/.. "$python" -B "$checks/check.py" "$program" "$work"
