#!/bin/sh
# Checks the formats of `check` against what their specifications require: run.sh [PROGRAM]
#
# PROGRAM is the a11y-lsp to check, by default the one that `swift build` made. Validators are installed from PyPI into
# a virtual environment that is removed at the end; pytest's source holds the schema of Jenkins' JUnit. SARIF_SCHEMA is
# the file sarif-schema-2.1.0.json of OASIS, by default the one in ../shared/formats; without it SARIF is checked by the
# table of required fields alone. Prints one line for each check, then “N passed, N failed”.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
package=$(cd "$checks/../../.." && pwd)
program=${1:-$(swift build --package-path "$package" --show-bin-path)/a11y-lsp}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

if ! python3 -m venv "$work/venv" 2>/dev/null; then
  apt-get install -y --no-install-recommends python3-venv >&2 && python3 -m venv "$work/venv" || exit 1
fi
python="$work/venv/bin/python"
"$python" -m pip install --quiet --disable-pip-version-check lxml 'jsonschema[format-nongpl]' || exit 1
"$python" -m pip download --quiet --disable-pip-version-check --no-deps --no-binary :all: --dest "$work/source" \
  pytest==8.3.4 && tar -xzf "$work"/source/pytest-*.tar.gz -C "$work/source" ||
  echo "skip  the source of pytest cannot be had, and with it the schema of JUnit"
junit=$(find "$work/source" -name junit-10.xsd 2>/dev/null | head -n 1)
sarif=${SARIF_SCHEMA:-$package/../shared/formats/sarif-schema-2.1.0.json}

"$python" "$checks/check.py" "$program" "$package/protocol-fixtures/samples" "$work/project" "$junit" "$sarif"
