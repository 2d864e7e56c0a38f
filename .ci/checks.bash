# Runs checks in parallel and reports on them. Sourced by run and thorough.
#
#   launch NAME DIRECTORY COMMAND…  starts a check; DIRECTORY is where it builds, or “-”
#   room N                          waits until fewer than N checks are running
#   await NAME…                     waits for checks; fails if one of them failed
#   hurry NAME                      gives a check with idle priority the same share of the CPU as others
#   finish                          waits for all checks, prints the failures and the table, and exits
#
# The output of each check is in .build/checks. Everything is aborted after `limit` minutes.

set -m # Each check gets a separate process group, so an interruption of this script can end them all.

# With CI set, warnings are errors (Package.swift).
export CI=${CI:-true}

state=.build/checks
rm -rf "$state" && mkdir -p "$state" || exit 1

names=() directories=() groups=() starts=()
aborted=

launch() {
  local id=${#names[@]}
  names+=("$1") directories+=("$2")
  starts+=("$EPOCHSECONDS")
  shift 2
  {
    "$@"
    echo "$? $((EPOCHSECONDS - starts[id]))" >"$state/$id.ended"
    mv "$state/$id.ended" "$state/$id.result"
  } >"$state/$id.log" 2>&1 </dev/null &
  groups+=($!)
}

await() {
  local name id code failed=0
  for name in "$@"; do
    for id in "${!names[@]}"; do
      [ "${names[id]}" = "$name" ] || continue
      while is_running "$id"; do next; done
      report
      read -r code _ <"$state/$id.result"
      [ "$code" = 0 ] || failed=1
    done
  done
  return "$failed"
}

room() {
  while [ "$(running)" -ge "$1" ]; do next; done
}

hurry() {
  local id process
  command -v chrt >/dev/null || return 0
  for id in "${!names[@]}"; do
    [ "${names[id]}" = "$1" ] || continue
    for process in $(family "${groups[id]}"); do chrt --other --all-tasks --pid 0 "$process" 2>/dev/null; done
  done
}

# Waits until a check ends, and reports on it.
next() {
  wait -n 2>/dev/null
  report
}

# Prints the number of running checks.
running() {
  local id count=0
  for id in "${!names[@]}"; do is_running "$id" && count=$((count + 1)); done
  echo "$count"
}

is_running() { [ ! -e "$state/$1.result" ] && [ -z "$aborted" ] && kill -0 "${groups[$1]}" 2>/dev/null; }

# Prints the results of checks that ended since the last report.
report() {
  local id code seconds
  for id in "${!names[@]}"; do
    is_running "$id" || [ -e "$state/$id.reported" ] && continue
    # A check that something else ended has no result.
    [ -e "$state/$id.result" ] || echo "ended $((EPOCHSECONDS - starts[id]))" >"$state/$id.result"
    touch "$state/$id.reported"
    read -r code seconds <"$state/$id.result"
    if [ "$code" = 0 ]; then
      echo "ok    ${names[id]}, $seconds s: $(summary "$id")"
    else
      echo "FAIL  ${names[id]}, $seconds s"
    fi
  done
}

# Prints the line of a log that summarizes the check: the test runner's, or the last one.
summary() {
  { grep -a '^. Test run with' "$state/$1.log" || cat "$state/$1.log"; } | tail -n 1
}

# Prints the lines of a log that name failures, or the last ones if there are none.
complaints() {
  local lines
  lines=$(grep -aE '✘|↳ [^T/]|error:|^FAIL|TOO MUCH|ERROR|SUMMARY' "$state/$1.log") || lines=$(tail -n 10 "$state/$1.log")
  head -n 30 <<<"$lines" | cut -c 1-400
}

finish() {
  local id code seconds passed=0 failed=0
  room 1
  report
  kill -- "-$watchdog" 2>/dev/null
  for id in "${!names[@]}"; do
    read -r code _ <"$state/$id.result"
    if [ "$code" = 0 ]; then
      passed=$((passed + 1))
      continue
    fi
    failed=$((failed + 1))
    printf '\nFAILED: %s (%s)\n%s\n' "${names[id]}" "$code" "$(complaints "$id")"
  done
  printf '\n| check | seconds | builds |\n|---|---:|---|\n'
  for id in "${!names[@]}"; do
    read -r _ seconds <"$state/$id.result"
    echo "$seconds ${names[id]}|${directories[id]}"
  done | sort -rn | while read -r seconds line; do
    echo "| ${line%|*} | $seconds | $(size "${line##*|}") |"
  done
  printf '\nTotal: %s s\n%s passed, %s failed\n' "$SECONDS" "$passed" "$failed"
  [ "$failed" = 0 ] && [ -z "$aborted" ]
  exit
}

# Prints a directory with its size in megabytes.
size() {
  if [ -d "$1" ]; then echo "$1, $(du -smD "$1" | cut -f 1) MB"; else echo "–"; fi
}

# Prints a process with all of its descendants, which may be in other process groups.
family() {
  local child
  echo "$1"
  for child in $(pgrep -P "$1"); do family "$child"; done
}

# Ends all running checks and prints their names.
abort() {
  local id
  aborted=1
  for id in "${!names[@]}"; do
    if [ ! -e "$state/$id.result" ]; then
      echo "$1: ${names[id]}"
      kill -KILL $(family "${groups[id]}") 2>/dev/null
    fi
  done
}

trap 'abort "Aborted after $limit minutes"; finish' USR1
trap 'abort "Interrupted"; exit 130' INT TERM
(sleep $((limit * 60)) && kill -USR1 $$) >/dev/null 2>&1 &
watchdog=$!
disown "$watchdog"
