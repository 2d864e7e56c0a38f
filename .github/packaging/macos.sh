#!/bin/sh
# Builds a universal a11y-lsp for macOS and its archive: macos.sh [FOLDER]. Untested.
set -eu
cd "$(dirname "$0")/../.."
folder=${1:-.build/packages}
swift build -c release --product a11y-lsp --arch arm64 --arch x86_64
program=$(swift build -c release --arch arm64 --arch x86_64 --show-bin-path)/a11y-lsp
strip "$program"
codesign --force --sign - "$program"
.github/packaging/archive.sh "$program" macos-universal "$folder"
