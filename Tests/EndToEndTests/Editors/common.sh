# What the checks of all editors share. Each run.sh sources it after it has installed what it needs. Sets:
#
# server    the a11y-lsp to check: the first argument of run.sh, by default the one that `swift build` made
# package   the folder of the package
# checks    the folder of run.sh
# work      a folder that is removed at the end
# sessions  the folder of the recorded sessions: SESSIONS, by default one in `work`
# log       the file that holds a line for each check
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

# Lays out a fresh copy of the sample project and prints its folder.
sample_project() {
  rm -rf "$work/project"
  cp -R "$package/Tests/EndToEndTests/Neovim/project" "$work/project"
  mkdir "$work/project/.git"
  echo "$work/project"
}

# The command of the server that records its session under the name $1.
recorded() {
  echo "python3 $protocol/record.py $sessions/$1.json -- $server server"
}

# Waits for the session $1, which an editor that does not wait for its server leaves behind.
await_session() {
  tries=0
  while [ ! -e "$sessions/$1.json" ] && [ "$tries" -lt 100 ]; do
    tries=$((tries + 1))
    sleep 0.05
  done
}

# Holds the recorded sessions, if any, against the protocol, prints “N passed, N failed”, and ends.
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
    echo "skip  no metaModel.json is there: set METAMODEL to validate the recorded sessions"
  elif python3 "$protocol/validate.py" "$metamodel" "$sessions"/*.json; then
    echo "ok    every message of the server is as the protocol says" | tee -a "$log"
  else
    echo "FAIL  every message of the server is as the protocol says" | tee -a "$log"
  fi
}
