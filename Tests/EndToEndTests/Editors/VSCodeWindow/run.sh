#!/bin/sh
# Checks the packaged extension in a window of VS Code: run.sh [SERVER]
#
# See ../common.sh for SERVER. Requires Node.js, Chromium, which is installed on Debian, and a host: a directory with
# code-server, playwright-core, esbuild, vsce, and axe-core, and a Node.js that runs them. HOST names it. Otherwise, it's
# unpacked from the archive next to the package, or installed with npm. Without any of these, the checks are skipped.
# SCREENSHOTS is a directory for screenshots of the window, and THEME the name of its color theme.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../../tools.sh"
archive=$checks/../../../../../shared/editors/vscode-host/host.tar.xz
host=${HOST:-$tools/vscode-host}

# Creates the host if it's missing. Fails without an archive and without npm.
prepare() {
  [ -e "$host/ready" ] && return
  mkdir -p "$host"
  if [ -e "$archive" ]; then
    command -v xz >/dev/null 2>&1 || install xz-utils || return
    tar -xJf "$archive" -C "$host" || return
  else
    command -v npm >/dev/null 2>&1 || return
    npm install --silent --prefix "$host/cs" code-server@4 >/dev/null 2>&1 &&
      npm install --silent --prefix "$host/drv" playwright-core@1 >/dev/null 2>&1 &&
      npm install --silent --prefix "$host/ext" vscode-languageclient@10 esbuild @vscode/vsce axe-core >/dev/null 2>&1 || return
    mkdir -p "$host/node24/bin"
    ln -sf "$(command -v node)" "$host/node24/bin/node"
  fi
  touch "$host/ready"
}

if [ -z "${HOST:-}" ] && ! prepare; then
  echo "skip  no VS Code: neither its archive nor npm was found"
  exit 0
fi
require chromium chromium || exit 1
[ "${1:-}" = --install ] && exit
. "$checks/../common.sh"
node=$host/node24/bin/node

# bundle PACKAGE [OPTION…]: packages the extension.
bundle() {
  out=$1
  shift
  NODE_PATH=$host/ext/node_modules "$node" "$package/editors/vscode/scripts/package.js" --out "$out" "$@" >"$work/package.log" 2>&1 &&
    return
  cat "$work/package.log"
  exit 1
}

# The package doesn't need debug information.
strip -o "$work/a11y-lsp" "$server" 2>/dev/null || cp "$server" "$work/a11y-lsp"
bundle "$work/platform.vsix" --target linux-x64 --server "$work/a11y-lsp"
bundle "$work/plain.vsix"
# check FILE: runs the tests of a file. Prints nothing.
check() {
  A11Y_HOST=$host A11Y_SERVER=$work/a11y-lsp A11Y_VSIX=$work/platform.vsix A11Y_PLAIN_VSIX=$work/plain.vsix \
    A11Y_SCREENSHOTS=${SCREENSHOTS:-} A11Y_THEME=${THEME:-} timeout 600 "$node" --test --test-reporter=tap "$1" >"$work/tap" 2>&1
}

for file in "$checks"/*.test.js; do
  # Other programs can keep a window waiting. A defect fails each time.
  check "$file" || check "$file" || check "$file"
  tap_results "$work/tap"
done
finish
