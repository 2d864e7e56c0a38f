#!/bin/sh
# Checks in a real browser that the page from `report` is accessible: run.sh [BINARY]
#
# BINARY is the a11y-lsp to check, by default the one from `swift build`. The browser is Debian's Chromium, which is
# installed if missing; Playwright and axe-core come from PyPI, in a virtual environment. SCREENSHOTS is a directory for
# screenshots of the page. Prints one line per check, then “N passed, N failed”.
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

PYTHONPATH=$checks/.. "$python" -B "$checks/check.py" "$program" "$package/protocol-fixtures/samples" "$work/project" "${SCREENSHOTS:-}"
