# The slow checks, each a function. Sourced by run, which includes one of `parts`, and by thorough, which runs them all.

# What .ci/run includes in turn. Each takes five minutes at most.
parts=(
  every_byte random_edits hostile_inputs fuzzing_unoptimized address_sanitizer_parsers address_sanitizer_rules
  address_sanitizer_server address_sanitizer_program thread_sanitizer
)

# Release products have a directory of their own, so they can be built while tests in the other one run. Those tests get
# the processor first, because most mistakes show there.
optimized=.build/optimized
optimize() {
  local idle=()
  command -v chrt >/dev/null && idle=(chrt --idle 0)
  SWIFTPM_BUILD_DIR=$optimized ${idle[@]+"${idle[@]}"} swift build -c release "$@"
}
# Everything, tests included. Since none of them imports a module as testable, they use the modules of the release build.
optimize_tests() { optimize --build-tests; }

# in_release VARIABLE=VALUE FILTER: tests in release mode.
in_release() {
  env SWIFTPM_BUILD_DIR="$optimized" "$1" \
    swift test --quiet -c release --disable-testable-imports --filter "$2"
}

# Examples cut at every byte, with all of their mutants.
every_byte() { in_release EVERY_BYTE=1 'ExampleTests|MutantTests|ExcerptSpeechTests|SafeFixingTests'; }
random_edits() { in_release EDITS=100000 EditSession; }
hostile_inputs() { in_release FULL_SIZE=1 Hostile && in_release ROUNDS=100 FixSafety; }

# A few seconds for each target. The unoptimized build takes less time, and finds as much in its few inputs.
fuzzing() { Tests/Fuzzing/run.sh all 5; }
fuzzing_unoptimized() { CONFIGURATION=debug Tests/Fuzzing/run.sh all 5; }

# sanitized KIND OPTION…: tests with a sanitizer. Leaks aren't checked, because some containers don't allow that.
sanitized() {
  local kind=$1
  shift
  env ASAN_OPTIONS="detect_leaks=0:halt_on_error=1:suppressions=$PWD/.ci/address-sanitizer.supp" \
    TSAN_OPTIONS=halt_on_error=1 swift test --quiet --sanitize="$kind" --scratch-path ".build/$kind" "$@"
}
address_sanitizer() { sanitized address; }
address_sanitizer_parsers() { sanitized address --filter 'SourceTests|SyntaxTests|ElementsTests|TidyTests'; }
# Without the tests that take longest; fuzzing runs the rules on cut and mutated code with the sanitizer, too.
address_sanitizer_rules() { sanitized address --filter LinterTests --skip 'cutAnywhere|MutantTests'; }
address_sanitizer_server() { sanitized address --filter LanguageServerTests; }
address_sanitizer_program() { sanitized address --filter EndToEndTests; }
# Guarded.swift explains the flag.
thread_sanitizer() { sanitized thread --filter LanguageServerTests -Xswiftc -DTHREAD_SANITIZER; }

# The directory that a slow check builds in.
directory_of() {
  case $1 in
    fuzzing*) echo .build/fuzzing ;;
    address*) echo .build/address ;;
    thread*) echo .build/thread ;;
    *) echo "$optimized" ;;
  esac
}
