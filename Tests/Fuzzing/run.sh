#!/usr/bin/env bash
# Fuzzes with libFuzzer: run.sh TARGET|all SECONDS [FOLDER]
#
# Builds the fuzzers with AddressSanitizer, in release mode unless CONFIGURATION is “debug”, writes the seeds, and fuzzes
# one target or each of them for this many seconds. FOLDER keeps the inputs: corpus/TARGET those that reached new code,
# artifacts/TARGET those that failed. By default, it's a temporary directory. SCRATCH is where to build, and BUILT=1
# builds nothing.
# Ends with a line for each target, and fails where an artifact was found.
set -uo pipefail
cd "$(dirname "$0")/../.."

targets=${1:?a target or “all”}
seconds=${2:?seconds for each target}
folder=${3:-$(mktemp -d)}
scratch=${SCRATCH:-.build/fuzzing}
configuration=${CONFIGURATION:-release}
fuzzer=$scratch/$configuration/Fuzzing

if [ -z "${BUILT:-}" ]; then
  # lld, since gold knows no section of the coverage that libFuzzer reads. SwiftPM's own option leaves main() to it.
  linker=()
  [ "$(uname)" = Linux ] && linker=(-Xswiftc -use-ld=lld)
  A11Y_FUZZ=1 swift build -c "$configuration" --scratch-path "$scratch" --product Fuzzing \
    --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address ${linker[@]+"${linker[@]}"} || exit 2
fi

# The backtrace of Swift would come before libFuzzer, which then could not keep the input.
export SWIFT_BACKTRACE=enable=no
mkdir -p "$folder/seeds"
"$fuzzer" --write-seeds "$folder/seeds" >/dev/null || exit 2
[ "$targets" = all ] && targets=$(FUZZ_TARGET=swift "$fuzzer" --list)

failures=0
for target in $targets; do
  mkdir -p "$folder/corpus/$target" "$folder/artifacts/$target"
  before=$(find "$folder/artifacts/$target" -type f | wc -l)
  # 20 s for up to 8 kB, because the machine may be busy; what takes 10 s is kept as a slow unit.
  FUZZ_TARGET=$target "$fuzzer" -max_total_time="$seconds" -timeout=20 -report_slow_units=10 -rss_limit_mb=3000 \
    -malloc_limit_mb=1000 -max_len=8000 -dict="$folder/seeds/$target.dict" -print_final_stats=1 \
    -artifact_prefix="$folder/artifacts/$target/" "$folder/corpus/$target" "$folder/seeds/$target" \
    >"$folder/$target.log" 2>&1 </dev/null
  code=$?
  found=$(($(find "$folder/artifacts/$target" -type f | wc -l) - before))
  runs=$(grep -oE '^stat::number_of_executed_units: +[0-9]+' "$folder/$target.log" | grep -oE '[0-9]+$')
  echo "$target: ${runs:-?} inputs, $found kept"
  if [ "$code" != 0 ] || [ "$found" != 0 ]; then
    failures=$((failures + 1))
    grep -hE 'Fatal error|ERROR|SUMMARY' "$folder/$target.log"
    echo "  $folder/artifacts/$target, $folder/$target.log"
  fi
done
[ "$failures" = 0 ]
