#!/bin/bash
# Tests packages, the GitHub Action, and CI recipes without the network: run.sh [BINARY]
#
# BINARY is the a11y-lsp to package, by default the one from `swift build -c release`. With STATIC=1,
# .github/packaging/linux.sh builds a statically linked binary, which takes as long as a release build.
# Installs validators from PyPI and, on Debian, missing tools. Prints one line per check, then “N passed, N failed”.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../tools.sh"
for tool in curl unzip jq; do require "$tool" "$tool" || exit 1; done
venv=$(environment packaging check-jsonschema 'cyclonedx-python-lib[json-validation]' twine) || exit 1
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

# expect NAME COMMAND…: checks that the command succeeds.
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
  expect "linux.sh builds a statically linked binary" "$packaging/linux.sh" "$releases"
  binary=$package/.build/static/stripped/a11y-lsp
  mkdir -p "$work/empty/proc"
  cp "$binary" "$work/empty/"
  # Swift reads the process's arguments from /proc, which every container has.
  alone="mount -t proc proc $work/empty/proc && chroot $work/empty /a11y-lsp rules"
  if unshare -rmpf sh -c "mount -t proc proc $work/empty/proc" 2>/dev/null; then
    expect "the binary runs without any other files" unshare -rmpf sh -c "$alone"
  else
    echo "skip  this system doesn't allow another root directory"
  fi
  ls -l "$binary" "$releases/$name.tar.gz"
  linked="swift-stdlib swift-corelibs-libdispatch glibc libstdc++"
else
  expect "archive.sh creates an archive" "$packaging/archive.sh" "$binary" "linux-$(uname -m)" "$releases"
fi
expect "archive.sh creates it again" "$packaging/archive.sh" "$binary" "linux-$(uname -m)" "$work/again"
expect "both archives are identical" cmp "$releases/$name.tar.gz" "$work/again/$name.tar.gz"
tar -tzf "$releases/$name.tar.gz" >"$work/list"
for file in bin/a11y-lsp LICENSE CHANGELOG.md bom.cdx.json share/man/man1/a11y-lsp.1 share/completions/a11y-lsp.bash \
  share/completions/_a11y-lsp share/completions/a11y-lsp.fish share/completions/a11y-lsp.ps1; do
  expect "the archive contains $file" grep -qx "$name/$file" "$work/list"
done
# shellcheck disable=SC2086
expect "the bill of materials is valid and complete" \
  python3 "$checks/validate_bill.py" "$releases/$name.cdx.json" $linked

# Installation.
export A11Y_LSP_RELEASES=file://$work/releases
sum=$(cut -d ' ' -f 1 "$releases/$name.tar.gz.sha256")
expect "install.sh installs a release" "$packaging/install.sh" "$work/one" "v$version"
expect "install.sh accepts a checksum" "$packaging/install.sh" "$work/two" "v$version" "$sum"
expect "the installed binary is the same" cmp "$binary" "$work/two/bin/a11y-lsp"
expect "install.sh fails with a different checksum" fails "$packaging/install.sh" "$work/three" "v$version" "${sum//[0-9]/0}"
says "checksum mismatch" || { echo "FAIL  install.sh gives a reason" && failed=$((failed + 1)); }
expect "nothing is installed then" [ ! -e "$work/three" ]
broken=0
for lines in $(seq 5 $(($(wc -l <"$packaging/install.sh") - 1))); do
  head -n "$lines" "$packaging/install.sh" | sh -s -- "$work/part" "v$version" >/dev/null 2>&1
  [ -e "$work/part" ] && broken=$lines
done
expect "a truncated install.sh installs nothing" [ "$broken" = 0 ]
expect "install.sh fails if the release doesn't exist" fails "$packaging/install.sh" "$work/four" v0.0.0

# Wheels.
cp -R "$releases" "$work/wheels"
expect "wheel.py creates a wheel" "$packaging/wheel.py" "$work/wheels"
cp "$work"/wheels/*.whl "$work/again/"
expect "wheel.py creates it again" "$packaging/wheel.py" "$work/wheels"
expect "both wheels are identical" cmp "$work"/wheels/*.whl "$work"/again/*.whl
expect "the package index would accept the wheel" twine check --strict "$work"/wheels/*.whl
python3 -m venv "$work/python"
expect "pip installs the wheel" "$work/python/bin/pip" install --no-index --find-links "$work/wheels" a11y-lsp
expect "the installed program is the same" cmp "$binary" "$work/python/bin/a11y-lsp"
expect "the installed program can be run" "$work/python/bin/a11y-lsp" --version
expect "pip finds the installation complete" "$work/python/bin/pip" check
for platform in linux-aarch64 macos-universal; do
  mkdir -p "$work/stand-in/a11y-lsp-$platform/bin"
  cp "$package/LICENSE" "$work/wheels/$name.cdx.json" "$work/stand-in/a11y-lsp-$platform/"
  mv "$work/stand-in/a11y-lsp-$platform/$name.cdx.json" "$work/stand-in/a11y-lsp-$platform/bom.cdx.json"
  echo program >"$work/stand-in/a11y-lsp-$platform/bin/a11y-lsp"
  tar -C "$work/stand-in" -czf "$work/stand-in/a11y-lsp-$platform.tar.gz" "a11y-lsp-$platform"
done
expect "other platforms get wheels, too" "$packaging/wheel.py" "$work/stand-in"
expect "the package index would accept them" twine check --strict "$work"/stand-in/*.whl

# The GitHub Action, step by step.
mkdir "$work/app" && git init -q "$work/app"
printf 'import SwiftUI\nstruct Screen: View {\n  var body: some View { Button { close() } label: { Image("xmark") } }\n}\n' \
  >"$work/app/Screen.swift"
action() { python3 "$checks/run_action.py" "$package/action.yml" "$work/app" "$A11Y_LSP_RELEASES" "$@"; }
expect "the action fails on findings" fails action "version=v$version" format=text
says "missing-icon-button-label" || { echo "FAIL  the action names the findings" && failed=$((failed + 1)); }
expect "the action writes SARIF on request" action "version=v$version" fail-on=never sarif=report.sarif
says "::error" || { echo "FAIL  the action also writes annotations" && failed=$((failed + 1)); }
expect "the SARIF file contains the finding" grep -q '"missing-icon-button-label"' "$work/app/report.sarif"
expect "the action passes options on" action "version=v$version" format=text "args=--ignore missing-icon-button-label --quiet"

mkdir "$work/app/two words"
cp "$work/app/Screen.swift" "$work/app/two words/"
echo 'let a = 1' >"$work/app/Model.swift"
expect "the action checks a path with a space on a separate line" \
  fails action "version=v$version" format=text "paths=Model.swift
two words"
says "two words/Screen.swift" || { echo "FAIL  the action names the file" && failed=$((failed + 1)); }
expect "the action passes options on several lines on" \
  action "version=v$version" format=text "args=--quiet
--ignore missing-icon-button-label"
REF=0123456789012345678901234567890123456789 \
  expect "pinned to a commit, the action installs that commit's release" action format=text fail-on=never

# The comment on a pull request, on a server that stands in for GitHub.
pr=$work/pr
mkdir "$pr"
(
  cd "$pr" && git init -q -b main . && git config user.name a && git config user.email a@example.org
  cp "$work/app/Screen.swift" . && git add . && git commit -qm one && git update-ref refs/remotes/origin/main HEAD
  sed -i.old 's/Image("xmark") }/Image("xmark") }.accessibilityLabel("Close @all")/' Screen.swift && rm Screen.swift.old
  git commit -qam two
)
comment() {
  GITHUB_API_URL=$api GITHUB_REPOSITORY=a/b GITHUB_BASE_REF=main PULL_REQUEST=7 GITHUB_STEP_SUMMARY=$work/summary \
    GITHUB_WORKFLOW=${job:-one} python3 "$checks/run_action.py" "$package/action.yml" "$pr" "$A11Y_LSP_RELEASES" \
    "version=v$version" fail-on=never "$@"
}
stored() { python3 -c 'import json, sys; print(eval(sys.argv[2], {"all": json.load(open(sys.argv[1]))}))' "$work/comments.json" "$1"; }
python3 "$checks/stand_in.py" "$work/comments.json" "$work/port" &
stand_in=$!
trap 'kill "$stand_in" 2>/dev/null; rm -rf "$work"' EXIT
for _ in $(seq 100); do [ -s "$work/port" ] || sleep 0.1; done
api=http://127.0.0.1:$(cat "$work/port")
expect "the action comments on a pull request" comment
expect "the comment shows the announcement before and after" \
  [ "$(stored 'all[1]["body"].count("| “xmark, Button” (no label) | “Close \\@\u200ball, Button” |")')" = 1 ]
expect "the comment contains the findings" [ "$(stored 'all[1]["body"].count("    No findings in 1 file.")')" = 1 ]
expect "the job summary is the same text" grep -qF '“xmark, Button” (no label)' "$work/summary"
expect "another run updates it" comment
expect "there's one comment by the action, and others are unchanged" \
  [ "$(stored '[len(all), all[0]["body"], all[1]["edits"]]')" = "[2, '<!-- a11y-lsp -->', 1]" ]
job=two expect "another job has its own comment" comment
expect "there are two comments by the action" [ "$(stored 'len(all)')" = 3 ]
job=three expect "comments can be turned off" comment comment=false
job=three expect "without permission, the action doesn't fail" comment token=wrong
says "permissions: { contents: read, pull-requests: write }" || { echo "FAIL  it says what's missing" && failed=$((failed + 1)); }
git -C "$pr" reset -q --hard main~1
job=four expect "without changes and findings, there's no comment" comment "args=--ignore missing-icon-button-label"
expect "no comment was added" [ "$(stored 'len(all)')" = 3 ]
kill "$stand_in"

# A bundle for SwiftPM.
expect "bundle.py creates an artifact bundle" "$packaging/bundle.py" "$releases"
cp -R "$checks/Plugin" "$work/plugin"
(cd "$work/plugin" && unzip -q "$releases/a11y-lsp.artifactbundle.zip")
expect "a package plugin runs a11y-lsp and fails on findings" fails swift package --package-path "$work/plugin" --disable-sandbox a11y-check
says "missing-icon-button-label" || { echo "FAIL  the plugin prints the finding" && failed=$((failed + 1)); }

# Recipes.
for platform in linux-x86_64 linux-aarch64 macos-universal; do
  [ -e "$releases/a11y-lsp-$platform.tar.gz.sha256" ] || echo "${sum//[0-9]/1}  -" >"$releases/a11y-lsp-$platform.tar.gz.sha256"
done
expect "recipes.py fills in the recipes" "$packaging/recipes.py" "$releases" somebody/a11y-lsp
expect "the formula contains the checksum" grep -qF "$sum" "$releases/a11y-lsp.rb"
expect "the recipes contain no placeholders" fails grep -q '@@' "$releases/a11y-lsp.rb" "$releases/flake.nix"

# Files for other systems.
expect "the workflows are valid" check-jsonschema --builtin-schema vendor.github-workflows "$package"/.github/workflows/*.yml
expect "the action is valid" check-jsonschema --builtin-schema vendor.github-actions "$package/action.yml"
expect "the issue forms are valid" check-jsonschema --builtin-schema vendor.github-issue-forms "$package"/.github/ISSUE_TEMPLATE/*.yml
mkdir "$work/recipes"
expect "the CI recipes are extracted from their page" \
  python3 "$checks/extract_recipes.py" "$package/.github/pipelines/README.md" "$work/recipes"
expect "the GitHub recipes are valid" check-jsonschema --builtin-schema vendor.github-workflows "$work"/recipes/accessibility.yml "$work"/recipes/code-scanning.yml
expect "the GitLab recipe is valid" check-jsonschema --builtin-schema vendor.gitlab-ci "$work"/recipes/.gitlab-ci.yml
expect "documents name the repository by its address" "$packaging/address.py" --check
expect "the README images match the server's output" "$packaging/pictures.py" "$binary" --check

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
