#!/usr/bin/env bash
# Fuzzes with libFuzzer: run.sh TARGET|all SECONDS [DIRECTORY]
#
# Builds the fuzzers with AddressSanitizer, in release mode unless CONFIGURATION is “debug”, writes the seeds, and fuzzes
# one target or each of them for SECONDS. DIRECTORY collects inputs: those that reached new code in corpus/TARGET, those
# that failed in artifacts/TARGET. By default, it's temporary. SCRATCH is the build directory. BUILT=1 skips the build.
# Ends with one line per target, and fails if it found an artifact.
set -uo pipefail
cd "$(dirname "$0")/../.."

targets=${1:?missing target; expected a name or all}
seconds=${2:?missing number of seconds per target}
folder=${3:-$(mktemp -d)}
scratch=${SCRATCH:-.build/fuzzing}
configuration=${CONFIGURATION:-release}
fuzzer=$scratch/$configuration/Fuzzing

if [ -z "${BUILT:-}" ]; then
  # lld, because gold doesn't support the coverage sections that libFuzzer reads. SwiftPM's option leaves main() to it.
  linker=()
  [ "$(uname)" = Linux ] && linker=(-Xswiftc -use-ld=lld)
  A11Y_FUZZ=1 swift build -c "$configuration" --scratch-path "$scratch" --product Fuzzing \
    --sanitize fuzzer -Xswiftc -sanitize=fuzzer,address ${linker[@]+"${linker[@]}"} || exit 2
fi

# Swift's backtrace would run before libFuzzer, which then couldn't save the input.
export SWIFT_BACKTRACE=enable=no
mkdir -p "$folder/seeds"
"$fuzzer" --write-seeds "$folder/seeds" >/dev/null || exit 2
[ "$targets" = all ] && targets=$(FUZZ_TARGET=swift "$fuzzer" --list)

failures=0
for target in $targets; do
  mkdir -p "$folder/corpus/$target" "$folder/artifacts/$target"
  before=$(find "$folder/artifacts/$target" -type f | wc -l)
  # 20 s for up to 8 kB, because the machine may be busy; inputs that take 10 s are saved as slow units.
  FUZZ_TARGET=$target "$fuzzer" -max_total_time="$seconds" -timeout=20 -report_slow_units=10 -rss_limit_mb=3000 \
    -malloc_limit_mb=1000 -max_len=8000 -dict="$folder/seeds/$target.dict" -print_final_stats=1 \
    -artifact_prefix="$folder/artifacts/$target/" "$folder/corpus/$target" "$folder/seeds/$target" \
    >"$folder/$target.log" 2>&1 </dev/null
  code=$?
  found=$(($(find "$folder/artifacts/$target" -type f | wc -l) - before))
  runs=$(grep -oE '^stat::number_of_executed_units: +[0-9]+' "$folder/$target.log" | grep -oE '[0-9]+$')
  echo "$target: ${runs:-?} inputs, $found artifacts"
  if [ "$code" != 0 ] || [ "$found" != 0 ]; then
    failures=$((failures + 1))
    grep -hE 'Fatal error|ERROR|SUMMARY' "$folder/$target.log"
    echo "  $folder/artifacts/$target, $folder/$target.log"
  fi
done
[ "$failures" = 0 ]
