#!/bin/sh
# Checks the formats of `check` against their specifications: run.sh [BINARY]
#
# BINARY is the a11y-lsp to check, by default the one from `swift build`. Validators are installed from PyPI in a
# virtual environment; pytest's source contains the schema of Jenkins' JUnit format. SARIF_SCHEMA is OASIS's file
# sarif-schema-2.1.0.json, by default in ../shared/formats. Without it, SARIF is checked only with the table of required
# fields. Prints one line per check, then “N passed, N failed”.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../tools.sh"
python=$(environment formats lxml 'jsonschema[format-nongpl]')/bin/python || exit 1
source=$tools/pytest
ls "$source"/pytest-*.tar.gz >/dev/null 2>&1 ||
  "$python" -m pip download --quiet --disable-pip-version-check --retries 2 --no-deps --no-binary :all: --dest "$source" \
    pytest==8.3.4 && tar -xzf "$source"/pytest-*.tar.gz -C "$source" ||
  echo "skip  couldn't download pytest's source, which contains the JUnit schema"
junit=$(find "$source" -name junit-10.xsd 2>/dev/null | head -n 1)
[ "${1:-}" = --install ] && exit
package=$(cd "$checks/../../.." && pwd)
program=${1:-$(swift build --package-path "$package" --show-bin-path)/a11y-lsp}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sarif=${SARIF_SCHEMA:-$package/../shared/formats/sarif-schema-2.1.0.json}

PYTHONPATH=$checks/.. "$python" -B "$checks/check.py" "$program" "$package/protocol-fixtures/samples" "$work/project" "$junit" "$sarif"
