#!/bin/sh
# Checks the formats of `check` against what their specifications require: run.sh [PROGRAM]
#
# PROGRAM is the a11y-lsp to check, by default the one that `swift build` made. Validators are installed from PyPI into
# a virtual environment; pytest's source holds the schema of Jenkins' JUnit. SARIF_SCHEMA is
# the file sarif-schema-2.1.0.json of OASIS, by default the one in ../shared/formats; without it SARIF is checked by the
# table of required fields alone. Prints one line for each check, then “N passed, N failed”.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../tools.sh"
python=$(environment formats lxml 'jsonschema[format-nongpl]')/bin/python || exit 1
source=$tools/pytest
ls "$source"/pytest-*.tar.gz >/dev/null 2>&1 ||
  "$python" -m pip download --quiet --disable-pip-version-check --retries 2 --no-deps --no-binary :all: --dest "$source" \
    pytest==8.3.4 && tar -xzf "$source"/pytest-*.tar.gz -C "$source" ||
  echo "skip  pytest's source, which contains the JUnit schema, could not be downloaded"
junit=$(find "$source" -name junit-10.xsd 2>/dev/null | head -n 1)
[ "${1:-}" = --install ] && exit
package=$(cd "$checks/../../.." && pwd)
program=${1:-$(swift build --package-path "$package" --show-bin-path)/a11y-lsp}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sarif=${SARIF_SCHEMA:-$package/../shared/formats/sarif-schema-2.1.0.json}

"$python" "$checks/check.py" "$program" "$package/protocol-fixtures/samples" "$work/project" "$junit" "$sarif"
