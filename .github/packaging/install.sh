#!/bin/sh
# Installs a released program: install.sh FOLDER [VERSION [SHA256]]
#
# Downloads the archive for this machine, compares its checksum, and puts a11y-lsp into FOLDER/bin. VERSION is a tag
# such as v0.1.0, by default the latest release. SHA256 is the archive's checksum; without it the release's own list is
# taken, which guards against broken downloads alone. A11Y_LSP_RELEASES is where releases are, for instance
# https://github.com/OWNER/a11y-lsp/releases.
set -eu

# In a function, so that nothing runs if only a part of this script arrives.
main() {
  folder=$1
  version=${2:-latest}
  sum=${3:-}
  : "${A11Y_LSP_RELEASES:?is not set: say where the releases are}"

  case $(uname -s)-$(uname -m) in
    Linux-x86_64) name=a11y-lsp-linux-x86_64 ;;
    Linux-aarch64 | Linux-arm64) name=a11y-lsp-linux-aarch64 ;;
    Darwin-*) name=a11y-lsp-macos-universal ;;
    *)
      echo "There is no release for $(uname -s) on $(uname -m). Build it: swift build -c release" >&2
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
    echo "$name.tar.gz is not what was released: its SHA-256 is $found, not $sum. Nothing was installed." >&2
    exit 1
  fi

  tar -C "$work" -xzf "$work/$name.tar.gz"
  mkdir -p "$folder"
  cp -R "$work/$name/." "$folder/"
  "$folder/bin/a11y-lsp" --version
}

main "$@"
