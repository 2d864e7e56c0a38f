#!/bin/sh
# Installs a release: install.sh FOLDER [VERSION [SHA256]]
#
# Downloads the archive for this machine, verifies its checksum, and installs a11y-lsp in FOLDER/bin. VERSION is a tag
# such as v0.1.0. Default: the latest release. SHA256 is the archive's checksum. Default: the one published with the
# release, which detects only broken downloads. A11Y_LSP_RELEASES is the URL of the releases, such as
# https://github.com/OWNER/a11y-lsp/releases.
set -eu

# A function, so that nothing runs if only part of this script is downloaded.
main() {
  folder=$1
  version=${2:-latest}
  sum=${3:-}
  : "${A11Y_LSP_RELEASES:?is not set; set it to the URL of the releases}"

  case $(uname -s)-$(uname -m) in
    Linux-x86_64) name=a11y-lsp-linux-x86_64 ;;
    Linux-aarch64 | Linux-arm64) name=a11y-lsp-linux-aarch64 ;;
    Darwin-*) name=a11y-lsp-macos-universal ;;
    *)
      echo "error: no release for $(uname -s) on $(uname -m); build it with 'swift build -c release'" >&2
      exit 1
      ;;
  esac
  if [ "$version" = latest ]; then
    base=$A11Y_LSP_RELEASES/latest/download
  else
    base=$A11Y_LSP_RELEASES/download/$version
  fi

  work=$(mktemp -d)
  trap 'rm -rf "$work"' EXIT
  fetch() {
    curl --proto '=https,file' --proto-redir '=https' --tlsv1.2 --fail --silent --show-error --location --retry 3 \
      --output "$work/$1" "$base/$1"
  }
  fetch "$name.tar.gz"
  if [ -z "$sum" ]; then
    fetch "$name.tar.gz.sha256"
    sum=$(cut -d ' ' -f 1 "$work/$name.tar.gz.sha256")
  fi
  if command -v sha256sum >/dev/null; then
    found=$(sha256sum "$work/$name.tar.gz" | cut -d ' ' -f 1)
  else
    found=$(shasum -a 256 "$work/$name.tar.gz" | cut -d ' ' -f 1)
  fi
  if [ "$found" != "$sum" ]; then
    echo "error: checksum mismatch for $name.tar.gz: expected $sum, found $found. Nothing was installed." >&2
    exit 1
  fi

  tar -C "$work" -xzf "$work/$name.tar.gz"
  mkdir -p "$folder"
  cp -R "$work/$name/." "$folder/"
  "$folder/bin/a11y-lsp" --version
}

main "$@"
