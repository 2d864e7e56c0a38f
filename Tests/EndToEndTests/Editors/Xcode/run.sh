#!/bin/sh
# Checks the build phase for Xcode and the plugins for SwiftPM with a toy package: run.sh [SERVER]
#
# See ../common.sh for SERVER. Doesn't require Xcode; this script sets its environment variables.
set -u
checks=$(cd "$(dirname "$0")" && pwd)
. "$checks/../common.sh"
xcode=$package/editors/xcode
mkdir "$work/bin"
ln -s "$server" "$work/bin/a11y-lsp"

check() {
  if [ "$2" = "$3" ]; then
    echo "ok    $1" | tee -a "$log"
  else
    printf 'FAIL  %s\n%s\n  differs from\n%s\n' "$1" "$2" "$3" | tee -a "$log"
  fi
}

# The build phase's script.
cd "$(sample_project)" || exit 1
view=$work/project/App/PlayerView.swift
error="$view:8:57: error: VoiceOver announces “xmark, Button”, so users can't tell what this does. Add a label. (missing-icon-button-label)"
said="VoiceOver reads “Delete” as plain text, so users don't know it can be activated. Use a button, or add the trait. (missing-button-role)"
reservation="Code that shows this view may add it."
kept="VoiceOver reads “💡é Keep” as plain text, so users don't know it can be activated. Use a button, or add the trait. (missing-button-role)"
expected=$(printf '%s\n' "$error" "$view:10:21: warning: $said" "$view:11:23: warning: $kept")
phase() {
  # A build phase doesn't inherit a shell's environment.
  env -i PATH="$work/bin:/usr/bin:/bin" HOME="$work" SRCROOT="$work/project" "$@" sh "$xcode/lint.sh"
}
printf '%s\n%s\n' "$view" "$work/project/README.md" >"$work/sources.xcfilelist"

check "the script checks the file lists of the phase" \
  "$(phase SCRIPT_INPUT_FILE_LIST_COUNT=1 SCRIPT_INPUT_FILE_LIST_0="$work/sources.xcfilelist")" "$expected"
check "the script checks the input files of the phase" \
  "$(phase SCRIPT_INPUT_FILE_COUNT=1 SCRIPT_INPUT_FILE_0="$view")" "$expected"
check "the script checks nothing if no input file is supported" \
  "$(phase SCRIPT_INPUT_FILE_COUNT=1 SCRIPT_INPUT_FILE_0="$work/project/README.md")" ""
check "the script checks the project if the phase has no inputs" "$(phase | grep -c 'error: ')" 3
phase SCRIPT_OUTPUT_FILE_COUNT=1 SCRIPT_OUTPUT_FILE_0="$work/derived/done" >/dev/null
check "the script creates the output file" "$(ls "$work/derived")" done
phase A11Y_FAIL_ON=error >/dev/null
check "findings fail the build on request" "$?" 1
check "the build succeeds without a11y-lsp" "$(env -i PATH=/usr/bin:/bin sh "$xcode/lint.sh"; echo $?)" \
  "$(printf "warning: a11y-lsp isn't installed, so accessibility wasn't checked.\n0")"

# The plugins, in a toy package that gets the binary as an artifact bundle.
toy=$work/toy
mkdir -p "$toy/Sources/Toy"
cp -R "$xcode" "$toy/a11y-lsp-plugins"
bundle=$toy/a11y-lsp-plugins/a11y-lsp.artifactbundle
mkdir "$bundle"
cp "$server" "$bundle/a11y-lsp"
triple=$(swift -print-target-info | sed -n 's/.*"unversionedTriple": "\(.*\)".*/\1/p')
cat >"$bundle/info.json" <<END
{ "schemaVersion": "1.0", "artifacts": { "a11y-lsp": { "type": "executable", "version": "0.0.0",
  "variants": [{ "path": "a11y-lsp", "supportedTriples": ["$triple"] }] } } }
END
cat >"$toy/Package.swift" <<'END'
// swift-tools-version: 6.0
import PackageDescription

let package = Package(
  name: "Toy",
  dependencies: [.package(path: "a11y-lsp-plugins")],
  targets: [.target(name: "Toy", plugins: [.plugin(name: "A11yLint", package: "a11y-lsp-plugins")])]
)
END
cat >"$toy/Sources/Toy/View.swift" <<'END'
#if canImport(SwiftUI)
import SwiftUI

struct Row: View {
  var body: some View {
    Text("Delete").onTapGesture { delete() }
  }
}
#endif
END
source=$toy/Sources/Toy/View.swift
swift build --package-path "$toy" >"$work/build" 2>&1
check "the package builds" "$?" 0
check "the build shows the finding" "$(grep -o "/Sources/Toy/View.swift:6.*" "$work/build" | head -n 1)" \
  "/Sources/Toy/View.swift:6:19: note: ${said% (*} $reservation (missing-button-role)"
swift package --package-path "$toy" a11y --color never >"$work/command" 2>&1
check "the command shows the finding" "$(sed -n 1,2p "$work/command")" \
  "info[missing-button-role] [*]: ${said% (*} $reservation
 --> Sources/Toy/View.swift:6:19"
swift package --package-path "$toy" --allow-writing-to-package-directory a11y --fix >"$work/command" 2>&1
check "the command fixes the file" "$(sed -n 6p "$source")" \
  '    Text("Delete").onTapGesture { delete() }.accessibilityAddTraits(.isButton)'
grep -q '^FAIL' "$log" && cat "$work/build" "$work/command"
finish
