#!/bin/bash
# Runs the hooks with the real pre-commit from PyPI in a toy repository: run.sh [BINARY]
#
# BINARY is the a11y-lsp for the system hooks and in the wheel, by default the one from `swift build -c release`. With
# SOURCE_HOOK=1, the hooks that build the package are also installed and run, which builds it in release mode again.
# Prints one line per check, then “N passed, N failed”.
set -u
package=$(cd "$(dirname "$0")/../../.." && pwd)
. "$package/Tests/EndToEndTests/tools.sh"
venv=$(environment pre-commit pre-commit) || exit 1
PATH=$venv/bin:$PATH
[ "${1:-}" = --install ] && exit
binary=${1:-$(swift build -c release --package-path "$package" --show-bin-path)/a11y-lsp}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
passed=0
failed=0
export PRE_COMMIT_HOME=$work/home GIT_CONFIG_GLOBAL=$work/gitconfig GIT_CONFIG_NOSYSTEM=1
git config --global user.name Somebody
git config --global user.email somebody@example.com
git config --global protocol.file.allow always
mkdir "$work/bin"
ln -s "$binary" "$work/bin/a11y-lsp"
export PATH=$work/bin:$PATH

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
says() { "${@:2}"; grep -qF -- "$1" "$work/output"; }


# The hooks' repository contains this one's commits and its uncommitted hook definitions.
git clone -q "$package" "$work/hooks"
cp "$package/.pre-commit-hooks.yaml" "$package/pyproject.toml" "$work/hooks/"
git -C "$work/hooks" add -A
git -C "$work/hooks" commit -q --allow-empty -m "Hooks to test"
revision=$(git -C "$work/hooks" rev-parse HEAD)

bad='Button { close() } label: { Image("xmark") }'
good='Button { close() } label: { Image("xmark") }.accessibilityLabel("Close")'
unsafe='Text("Terms").onTapGesture { open() }'
screen() { printf 'import SwiftUI\nstruct Screen: View {\n  var body: some View {\n    %s\n  }\n}\n' "$1"; }

# configure ID: creates a toy repository with one hook.
configure() {
  rm -rf "$work/toy"
  git init -q "$work/toy"
  cd "$work/toy" || exit 1
  printf 'repos:\n- repo: %s\n  rev: %s\n  hooks: [{ id: %s }]\n' "$work/hooks" "$revision" "$1" >.pre-commit-config.yaml
  git add . && git commit -qm "A toy"
  expect "$1: the hook is installed" pre-commit install --install-hooks
}

check() {
  configure "$1"
  screen "$bad" >Screen.swift
  git add .
  expect "$1: a staged finding stops the commit" fails git commit -m "Bad"
  expect "$1: the output names its rule" says 'missing-icon-button-label' fails pre-commit run
  screen "$good" >Screen.swift
  expect "$1: a fix that isn't staged doesn't count" fails git commit -m "Bad"
  expect "$1: the working tree doesn't change" grep -q accessibilityLabel Screen.swift
  git add .
  screen "$bad" >Screen.swift
  expect "$1: a finding that isn't staged doesn't count" git commit -m "Good"
  expect "$1: all files are checked on request" fails pre-commit run --all-files
  git checkout -q Screen.swift
  screen "$bad" >./--help.swift
  git add .
  expect "$1: a file whose name looks like an option is checked" fails git commit -m "Option"
  git rm -qf -- --help.swift
  printf '{ "exclude": ["Legacy/**"] }\n' >.a11y-lsp.json
  mkdir Legacy
  screen "$bad" >Legacy/Old.swift
  printf '<a><b></b></a>\n' >other.xml
  git add .
  expect "$1: excluded files are skipped even if named" git commit -m "Old"
  printf 'import SwiftUI\n@main struct Toy: App { var body: some Scene { WindowGroup { Text("Hi") } } }\n' >Toy.swift
  git add . && git commit -qm "App"
  screen "$bad" | sed 's/Screen/New/' >New.swift
  git add .
  expect "$1: a new view is checked before other code shows it" fails git commit -m "New"
  git rm -qf New.swift
  for number in $(seq 20); do screen "$good" | sed "s/Screen/Screen$number/" >"Screen$number.swift"; done
  git add .
  start=$(date +%s%N)
  expect "$1: twenty files are checked and committed" git commit -m "Twenty"
  milliseconds=$((($(date +%s%N) - start) / 1000000))
  echo "      twenty files, including the time of pre-commit: $milliseconds ms"
  expect "$1: twenty files take less than five seconds" [ "$milliseconds" -lt 5000 ]
}

fix() {
  configure "$1"
  screen "$unsafe" >Screen.swift
  git add .
  expect "$1: a fix stops the commit until it's staged" fails git commit -m "Unsafe"
  expect "$1: the fix is written" grep -q 'accessibilityAddTraits(.isButton)' Screen.swift
  git add .
  expect "$1: the staged fix is committed" git commit -m "Safe"
}

check a11y-lsp-system
fix a11y-lsp-fix-system
rm "$work/bin/a11y-lsp"
packaging=$package/.github/packaging
expect "an archive is built" "$packaging/archive.sh" "$binary" "linux-$(uname -m)" "$work/wheels"
expect "a wheel is built" "$packaging/wheel.py" "$work/wheels"
export PIP_FIND_LINKS=$work/wheels
check a11y-lsp
fix a11y-lsp-fix
if [ -n "${SOURCE_HOOK:-}" ]; then
  check a11y-lsp-source
  fix a11y-lsp-fix-source
fi

echo "$passed passed, $failed failed"
[ "$failed" = 0 ]
