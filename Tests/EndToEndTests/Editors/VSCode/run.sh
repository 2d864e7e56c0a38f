#!/bin/sh
# Checks the VS Code extension with the real server: run.sh [SERVER]
#
# See ../common.sh for SERVER, METAMODEL, and SESSIONS. Requires Node.js 18 or later, which is installed on Debian.
# host.js and languageClient.js replace VS Code and its language client.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../../tools.sh"
require node nodejs || exit 1
[ "${1:-}" = --install ] && exit
. "$checks/../common.sh"
node -e 'console.log("node " + process.version)'
# The server is on the PATH under its usual name.
mkdir "$work/bin"
ln -s "$server" "$work/bin/a11y-lsp"
A11Y_SERVER=$work/bin/a11y-lsp SESSIONS=$sessions \
  timeout 300 node --test --test-reporter=tap "$checks"/*.test.js >"$work/tap" 2>&1
tap_results "$work/tap"
finish
