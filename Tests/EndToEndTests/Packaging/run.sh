#!/bin/bash
# Tries packages, the GitHub Action and what else can be tried of it without the network: run.sh [BINARY]
#
# BINARY is the a11y-lsp to pack, by default the one that `swift build -c release` made. With STATIC=1 the program is
# built as .github/packaging/linux.sh does, without any library, which takes as long as a release build.
# Installs validators from PyPI and, on Debian, what is missing. Prints one line for each check, then “N passed, N failed”.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../tools.sh"
for tool in curl unzip; do require "$tool" "$tool" || exit 1; done
venv=$(environment packaging check-jsonschema 'cyclonedx-python-lib[json-validation]') || exit 1
PATH=$venv/bin:$PATH
[ "${1:-}" = --install ] && exit
package=$(cd "$checks/../../.." && pwd)
packaging=$package/.github/packaging
binary=${1:-$(swift build -c release --package-path "$package" --show-bin-path)/a11y-lsp}
version=$("$packaging/version.sh")
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0
linked=

# expect WHAT COMMAND…: whether the command succeeds.
expect() {
  if "${@:2}" >"$work/output" 2>&1; then
    echo "ok    $1"
    passed=$((passed + 1))
  else
    echo "FAIL  $1"
    sed 's/^/      /' "$work/output"
    failed=$((failed + 1))
  fi
}
fails() { ! "$@"; }
says() { grep -qF -- "$1" "$work/output"; }

# Archives.
name=a11y-lsp-linux-$(uname -m)
releases=$work/releases/download/v$version
if [ -n "${STATIC:-}" ]; then
  expect "a program without any library is built" "$packaging/linux.sh" "$releases"
  binary=$package/.build/static/stripped/a11y-lsp
  mkdir -p "$work/empty/proc"
  cp "$binary" "$work/empty/"
  # Swift asks /proc for the program's words, as in every container.
  alone="mount -t proc proc $work/empty/proc && chroot $work/empty /a11y-lsp rules"
  if unshare -rmpf sh -c "mount -t proc proc $work/empty/proc" 2>/dev/null; then
    expect "it runs where nothing else is" unshare -rmpf sh -c "$alone"
  else
    echo "skip  no other root folder is allowed here"
  fi
  ls -l "$binary" "$releases/$name.tar.gz"
  linked="swift-stdlib swift-corelibs-libdispatch glibc libstdc++"
else
  expect "an archive is made" "$packaging/archive.sh" "$binary" "linux-$(uname -m)" "$releases"
fi
expect "once more, it is the same" "$packaging/archive.sh" "$binary" "linux-$(uname -m)" "$work/again"
expect "byte for byte" cmp "$releases/$name.tar.gz" "$work/again/$name.tar.gz"
tar -tzf "$releases/$name.tar.gz" >"$work/list"
for file in bin/a11y-lsp LICENSE CHANGELOG.md bom.cdx.json share/man/man1/a11y-lsp.1 share/completions/a11y-lsp.bash \
  share/completions/_a11y-lsp share/completions/a11y-lsp.fish share/completions/a11y-lsp.ps1; do
  expect "it holds $file" grep -qx "$name/$file" "$work/list"
done
# shellcheck disable=SC2086
expect "the bill of materials is valid, and names what is inside" \
  python3 "$checks/validate_bill.py" "$releases/$name.cdx.json" $linked

# Installation.
export A11Y_LSP_RELEASES=file://$work/releases
sum=$(cut -d ' ' -f 1 "$releases/$name.tar.gz.sha256")
expect "a release is installed" "$packaging/install.sh" "$work/one" "v$version"
expect "by a checksum of one's own, too" "$packaging/install.sh" "$work/two" "v$version" "$sum"
expect "and is the program" cmp "$binary" "$work/two/bin/a11y-lsp"
expect "another checksum stops it" fails "$packaging/install.sh" "$work/three" "v$version" "${sum//[0-9]/0}"
says "is not what was released" || { echo "FAIL  with a reason" && failed=$((failed + 1)); }
expect "and nothing is installed" [ ! -e "$work/three" ]
broken=0
for lines in $(seq 5 $(($(wc -l <"$packaging/install.sh") - 1))); do
  head -n "$lines" "$packaging/install.sh" | sh -s -- "$work/part" "v$version" >/dev/null 2>&1
  [ -e "$work/part" ] && broken=$lines
done
expect "a script that arrives in part installs nothing" [ "$broken" = 0 ]
expect "a release that does not exist is a failure" fails "$packaging/install.sh" "$work/four" v0.0.0

# The GitHub Action, step by step.
mkdir "$work/app" && git init -q "$work/app"
printf 'import SwiftUI\nstruct Screen: View {\n  var body: some View { Button { close() } label: { Image("xmark") } }\n}\n' \
  >"$work/app/Screen.swift"
action() { python3 "$checks/run_action.py" "$package/action.yml" "$work/app" "$A11Y_LSP_RELEASES" "$@"; }
expect "the action fails on findings" fails action "version=v$version" format=text
says "missing-icon-button-label" || { echo "FAIL  and names them" && failed=$((failed + 1)); }
expect "it writes SARIF as well where that is wanted" action "version=v$version" fail-on=never sarif=report.sarif
says "::error" || { echo "FAIL  beside annotations" && failed=$((failed + 1)); }
expect "which is the report" grep -q '"missing-icon-button-label"' "$work/app/report.sarif"
expect "it takes options" action "version=v$version" format=text "args=--ignore missing-icon-button-label --quiet"

mkdir "$work/app/two words"
cp "$work/app/Screen.swift" "$work/app/two words/"
echo 'let a = 1' >"$work/app/Model.swift"
expect "it checks a path with a space on a line of its own" \
  fails action "version=v$version" format=text "paths=Model.swift
two words"
says "two words/Screen.swift" || { echo "FAIL  and names the file" && failed=$((failed + 1)); }
expect "it takes options on several lines" \
  action "version=v$version" format=text "args=--quiet
--ignore missing-icon-button-label"
REF=0123456789012345678901234567890123456789 \
  expect "pinned to a commit, it installs the release of that commit" action format=text fail-on=never

# A bundle for SwiftPM.
expect "an artifact bundle is made" "$packaging/bundle.py" "$releases"
cp -R "$checks/Plugin" "$work/plugin"
(cd "$work/plugin" && unzip -q "$releases/a11y-lsp.artifactbundle.zip")
expect "a plugin of a package runs it" fails swift package --package-path "$work/plugin" --disable-sandbox a11y-check
says "missing-icon-button-label" || { echo "FAIL  and shows what is found" && failed=$((failed + 1)); }

# Recipes.
for platform in linux-x86_64 linux-aarch64 macos-universal; do
  [ -e "$releases/a11y-lsp-$platform.tar.gz.sha256" ] || echo "${sum//[0-9]/1}  -" >"$releases/a11y-lsp-$platform.tar.gz.sha256"
done
expect "the recipes are filled in" "$packaging/recipes.py" "$releases" somebody/a11y-lsp
expect "the formula names the checksum" grep -qF "$sum" "$releases/a11y-lsp.rb"
expect "nothing is left open in it" fails grep -q '@@' "$releases/a11y-lsp.rb" "$releases/flake.nix"

# Files of other systems.
expect "the workflows are valid" check-jsonschema --builtin-schema vendor.github-workflows "$package"/.github/workflows/*.yml
expect "the action is valid" check-jsonschema --builtin-schema vendor.github-actions "$package/action.yml"
expect "the forms are valid" check-jsonschema --builtin-schema vendor.github-issue-forms "$package"/.github/ISSUE_TEMPLATE/*.yml
mkdir "$work/recipes"
expect "the recipes for pipelines are taken from their page" \
  python3 "$checks/extract_recipes.py" "$package/.github/pipelines/README.md" "$work/recipes"
expect "those for GitHub are valid" check-jsonschema --builtin-schema vendor.github-workflows "$work"/recipes/accessibility.yml "$work"/recipes/code-scanning.yml
expect "that for GitLab is valid" check-jsonschema --builtin-schema vendor.gitlab-ci "$work"/recipes/.gitlab-ci.yml
expect "the pictures show what the server says" "$packaging/pictures.py" "$binary" --check

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
