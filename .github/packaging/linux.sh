#!/bin/sh
# Builds a statically linked a11y-lsp for Linux and its archive: linux.sh [FOLDER]
#
# FOLDER is the directory for the archive, its checksum, and its bill of materials. Default: .build/packages.
set -eu
cd "$(dirname "$0")/../.."
folder=${1:-.build/packages}

swift build -c release --product a11y-lsp --scratch-path .build/static -Xswiftc -static-executable
built=.build/static/release/a11y-lsp
stripped=.build/static/stripped/a11y-lsp
mkdir -p "$(dirname "$stripped")"
strip -o "$stripped" "$built"
if ldd "$stripped" >/dev/null 2>&1; then
  echo "error: the binary still needs these libraries:" >&2
  ldd "$stripped" >&2
  exit 1
fi
.github/packaging/archive.sh "$stripped" "linux-$(uname -m)" "$folder"
