#!/bin/sh
# A Run Script build phase for Xcode that shows findings next to the code.
#
# Checks the phase's Input Files and Input File Lists, or all of SRCROOT if there are none. Touches the first of the
# Output Files, so that Xcode runs the phase only if an input changed. A11Y_FAIL_ON is the severity at which the build
# fails: error, warning, or never (default).
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:$HOME/.local/share/mise/shims:$HOME/.mint/bin"
if ! command -v a11y-lsp >/dev/null; then
  echo "warning: a11y-lsp isn't installed, so accessibility wasn't checked."
  exit 0
fi

inputs=$(
  index=0
  while [ "$index" -lt "${SCRIPT_INPUT_FILE_COUNT:-0}" ]; do
    eval "printf '%s\n' \"\$SCRIPT_INPUT_FILE_$index\""
    index=$((index + 1))
  done
  index=0
  while [ "$index" -lt "${SCRIPT_INPUT_FILE_LIST_COUNT:-0}" ]; do
    eval "cat \"\$SCRIPT_INPUT_FILE_LIST_$index\""
    index=$((index + 1))
  done
)

set -- check --format xcode --fail-on "${A11Y_FAIL_ON:-never}" --force-exclude --quiet
if [ -n "$inputs" ]; then
  options=$#
  # One path per line. Paths may contain spaces.
  while IFS= read -r path; do
    case $path in *.swift | *.xib | *.storyboard) set -- "$@" "$path" ;; esac
  done <<END
$inputs
END
  [ "$#" -gt "$options" ] || exit 0
else
  set -- "$@" "$SRCROOT"
fi
a11y-lsp "$@"
code=$?

if [ "${SCRIPT_OUTPUT_FILE_COUNT:-0}" -gt 0 ] && [ "$code" -eq 0 ]; then
  mkdir -p "$(dirname "$SCRIPT_OUTPUT_FILE_0")" && touch "$SCRIPT_OUTPUT_FILE_0"
fi
exit "$code"
