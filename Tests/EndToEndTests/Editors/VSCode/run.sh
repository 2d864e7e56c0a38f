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
# Older Node.js versions also print file names as tests.
awk '/^ *# Subtest: .*\.test\.js$/ { next }
  /^ *ok [0-9]+ - .* # SKIP/ { sub(/^ *ok [0-9]+ - /, "skip  "); print; next }
  /^ *ok [0-9]+ - / && !/\.test\.js/ { sub(/^ *ok [0-9]+ - /, "ok    "); print; next }
  /^ *not ok [0-9]+ - / { sub(/^ *not ok [0-9]+ - /, "FAIL  "); print }' "$work/tap" | tee -a "$log"
if grep -q '^FAIL' "$log" || ! grep -q '^ok' "$log"; then cat "$work/tap"; fi
finish
