#!/bin/sh
# Checks the extension for VS Code with the real server: run.sh [SERVER]
#
# SERVER, METAMODEL and SESSIONS are those of ../common.sh. Needs node 18 or newer; on Debian it is installed. Neither
# VS Code nor its language client is there: host.js and languageClient.js stand in for them.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../../tools.sh"
require node nodejs || exit 1
[ "${1:-}" = --install ] && exit
. "$checks/../common.sh"
node -e 'console.log("node " + process.version)'
# The PATH finds the server under its own name.
mkdir "$work/bin"
ln -s "$server" "$work/bin/a11y-lsp"
A11Y_SERVER=$work/bin/a11y-lsp SESSIONS=$sessions \
  timeout 300 node --test --test-reporter=tap "$checks"/*.test.js >"$work/tap" 2>&1
# Names of files stand beside those of tests in older versions of node.
awk '/^ *# Subtest: .*\.test\.js$/ { next }
  /^ *ok [0-9]+ - .* # SKIP/ { sub(/^ *ok [0-9]+ - /, "skip  "); print; next }
  /^ *ok [0-9]+ - / && !/\.test\.js/ { sub(/^ *ok [0-9]+ - /, "ok    "); print; next }
  /^ *not ok [0-9]+ - / { sub(/^ *not ok [0-9]+ - /, "FAIL  "); print }' "$work/tap" | tee -a "$log"
if grep -q '^FAIL' "$log" || ! grep -q '^ok' "$log"; then cat "$work/tap"; fi
finish
