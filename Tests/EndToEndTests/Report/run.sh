#!/bin/sh
# Checks in a real browser that the page that `report` writes is accessible itself: run.sh [PROGRAM]
#
# PROGRAM is the a11y-lsp to check, by default the one that `swift build` made. The browser is Debian's Chromium, which
# is installed where it is missing; Playwright and axe-core come from PyPI, into a virtual environment that is removed
# at the end. SCREENSHOTS is a folder for pictures of the page. Prints one line for each check, then “N passed, N failed”.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$checks/../../.." && pwd)
program=${1:-$(swift build --package-path "$package" --show-bin-path)/a11y-lsp}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! command -v chromium >/dev/null; then
  apt-get install -y --no-install-recommends chromium fonts-dejavu-core >&2 || exit 1
fi
if ! python3 -m venv "$work/venv" 2>/dev/null; then
  apt-get install -y --no-install-recommends python3-venv >&2 && python3 -m venv "$work/venv" || exit 1
fi
python="$work/venv/bin/python"
"$python" -m pip install --quiet --disable-pip-version-check playwright axe-playwright-python html5lib || exit 1

"$python" "$checks/check.py" "$program" "$package/protocol-fixtures/samples" "$work/project" "${SCREENSHOTS:-}"
