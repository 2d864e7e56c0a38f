# Shared code for the checks of all editors. Each run.sh sets `checks` to its directory, installs what it needs, and then
# sources this file, which sets:
#
# server    the a11y-lsp to check: the first argument of run.sh, by default the one from `swift build`
# package   the directory of the package
# work      a directory that is removed at the end
# sessions  the directory of the recorded sessions: SESSIONS, by default in `work`
# log       the file with one line per check
editors=$(cd "$checks/.." && pwd)
package=$(cd "$editors/../../.." && pwd)
protocol=$package/Tests/EndToEndTests/Protocol
server=${1:-$(swift build --package-path "$package" --show-bin-path)/a11y-lsp}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
sessions=${SESSIONS:-$work/sessions}
mkdir -p "$sessions"
log=$work/log
: >"$log"

# Creates a new copy of the sample project and prints its directory.
sample_project() {
  rm -rf "$work/project"
  cp -R "$package/Tests/EndToEndTests/Neovim/project" "$work/project"
  mkdir "$work/project/.git"
  echo "$work/project"
}

# Prints the command that starts the server and records its session as $1.
recorded() {
  echo "python3 $protocol/record.py $sessions/$1.json -- $server server"
}

# Waits for the session $1, because some editors don't wait for their server to end.
await_session() {
  tries=0
  while [ ! -e "$sessions/$1.json" ] && [ "$tries" -lt 100 ]; do
    tries=$((tries + 1))
    sleep 0.05
  done
}

# tap_results FILE: prints a line for each test in the output of Node's test runner, and all output after a failure.
tap_results() {
  # Older Node.js versions also print file names as tests, and suites end with a line of their own.
  awk '/^ *# Subtest: .*\.test\.js$/ { next }
    /^ *ok [0-9]+ - .* # SKIP/ { sub(/^ *ok [0-9]+ - /, "skip  "); print; next }
    /^ *ok [0-9]+ - / && !/\.test\.js/ { sub(/^ *ok [0-9]+ - /, "ok    "); print; next }
    /^ *not ok [0-9]+ - / { sub(/^ *not ok [0-9]+ - /, "FAIL  "); print }' "$1" | tee -a "$log"
  if grep -q '^FAIL' "$log" || ! grep -q '^ok' "$log"; then cat "$1"; fi
}

# Validates any recorded sessions against the protocol, prints “N passed, N failed”, and exits.
finish() {
  [ -z "$(ls "$sessions")" ] || validate
  passed=$(grep -c '^ok' "$log")
  failed=$(grep -c '^FAIL' "$log")
  echo "$passed passed, $failed failed"
  [ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
  exit $?
}

validate() {
  metamodel=${METAMODEL:-$package/../shared/protocol/metaModel-3.18.json}
  if [ ! -e "$metamodel" ]; then
    echo "skip  metaModel.json is missing; set METAMODEL to validate the recorded sessions"
  elif python3 "$protocol/validate.py" "$metamodel" "$sessions"/*.json; then
    echo "ok    every server message conforms to the protocol" | tee -a "$log"
  else
    echo "FAIL  every server message conforms to the protocol" | tee -a "$log"
  fi
}
