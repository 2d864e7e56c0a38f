#!/bin/sh
# Checks the server for AI agents with the protocol's official Python client: run.sh [BINARY]
#
# BINARY is the a11y-lsp to check, by default the one from `swift build`. The client and the protocol's types, which are
# generated from its schema, come from PyPI. Prints one line per check, then “N passed, N failed”.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../tools.sh"
python=$(environment agents 'mcp>=2.3,<3' 'jsonschema>=4.20')/bin/python || exit 1
[ "${1:-}" = --install ] && exit
package=$(cd "$checks/../../.." && pwd)
program=${1:-$(swift build --package-path "$package" --show-bin-path)/a11y-lsp}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

PYTHONPATH=$checks/.. "$python" -B "$checks/check.py" "$program" "$package/protocol-fixtures" "$package/editors/agents" "$work"
