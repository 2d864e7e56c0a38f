#!/bin/sh
# Creates an archive of a built binary: archive.sh PROGRAM PLATFORM FOLDER, such as … linux-x86_64 .build/packages
#
# Writes an archive of the binary with the license, man page, and completions to FOLDER, a bill of materials, and a
# checksum for each. With GNU tar, the same binary always produces the same archive.
set -eu
program=$1
platform=$2
here=$(cd "$(dirname "$0")" && pwd)
mkdir -p "$3"
folder=$(cd "$3" && pwd)
name=a11y-lsp-$platform
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
contents=$work/$name

mkdir -p "$contents/bin" "$contents/share/man/man1" "$contents/share/completions"
cp "$program" "$contents/bin/a11y-lsp"
chmod 755 "$contents/bin/a11y-lsp"
cp "$here/../../LICENSE" "$here/../../CHANGELOG.md" "$contents/"
"$program" man >"$contents/share/man/man1/a11y-lsp.1"
"$program" completions bash >"$contents/share/completions/a11y-lsp.bash"
"$program" completions zsh >"$contents/share/completions/_a11y-lsp"
"$program" completions fish >"$contents/share/completions/a11y-lsp.fish"
"$program" completions powershell >"$contents/share/completions/a11y-lsp.ps1"

python3 "$here/sbom.py" "$program" "$platform" >"$folder/$name.cdx.json"
cp "$folder/$name.cdx.json" "$contents/bom.cdx.json"

# The current time would make each archive different, so use the time of the last commit.
moment=${SOURCE_DATE_EPOCH:-$(git -C "$here" log -1 --format=%ct)}
if tar --version 2>/dev/null | grep -q GNU; then
  tar --sort=name --mtime="@$moment" --owner=0 --group=0 --numeric-owner --mode=go=rX,u+rw -C "$work" -cf "$work/$name.tar" "$name"
else
  tar -C "$work" -cf "$work/$name.tar" "$name"
fi
gzip -n -9 <"$work/$name.tar" >"$folder/$name.tar.gz"

cd "$folder"
for file in "$name.tar.gz" "$name.cdx.json"; do
  if command -v sha256sum >/dev/null; then sha256sum "$file"; else shasum -a 256 "$file"; fi >"$file.sha256"
done
ls -l "$name".*
