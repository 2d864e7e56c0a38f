# The slow checks, one function each. Sourced by run, which includes one of `parts`, and by thorough, which runs them all.

# The checks that .ci/run alternates. Each takes five minutes at most.
parts=(
  every_byte random_edits hostile_inputs fuzzing_unoptimized address_sanitizer_parsers address_sanitizer_rules
  address_sanitizer_server address_sanitizer_program thread_sanitizer
)

# Release products have a separate directory, so they can be built while the debug tests run. Those tests get the CPU
# first, because they find most errors.
optimized=.build/optimized
optimize() {
  local idle=()
  command -v chrt >/dev/null && idle=(chrt --idle 0)
  SWIFTPM_BUILD_DIR=$optimized ${idle[@]+"${idle[@]}"} swift build -c release "$@"
}
# Builds everything, including tests. No test needs testable imports, so they use the modules of the release build.
optimize_tests() { optimize --build-tests; }

# in_release VARIABLE=VALUE FILTER: runs tests in release mode.
in_release() {
  env SWIFTPM_BUILD_DIR="$optimized" "$1" \
    swift test --quiet -c release --disable-testable-imports --filter "$2"
}

# Examples that are cut at every byte, with all of their mutants.
every_byte() { in_release EVERY_BYTE=1 'ExampleTests|MutantTests|ExcerptSpeechTests|SafeFixingTests'; }
random_edits() { in_release EDITS=100000 EditSession; }
hostile_inputs() { in_release FULL_SIZE=1 Hostile && in_release ROUNDS=100 FixSafety; }

# A few seconds per target. The unoptimized build takes less time and finds as much in the few inputs.
fuzzing() { Tests/Fuzzing/run.sh all 5; }
fuzzing_unoptimized() { CONFIGURATION=debug Tests/Fuzzing/run.sh all 5; }

# sanitized KIND OPTION…: runs tests with a sanitizer. Leaks aren't checked, because some containers don't allow it.
sanitized() {
  local kind=$1
  shift
  env ASAN_OPTIONS="detect_leaks=0:halt_on_error=1:suppressions=$PWD/.ci/address-sanitizer.supp" \
    TSAN_OPTIONS=halt_on_error=1 swift test --quiet --sanitize="$kind" --scratch-path ".build/$kind" "$@"
}
address_sanitizer() { sanitized address; }
address_sanitizer_parsers() { sanitized address --filter 'SourceTests|SyntaxTests|ElementsTests|TidyTests'; }
# Without the slowest tests; fuzzing also runs the rules on cut and mutated code with the sanitizer.
address_sanitizer_rules() { sanitized address --filter LinterTests --skip 'cutAnywhere|MutantTests'; }
address_sanitizer_server() { sanitized address --filter LanguageServerTests; }
address_sanitizer_program() { sanitized address --filter EndToEndTests; }
# Guarded.swift explains the flag.
thread_sanitizer() { sanitized thread --filter LanguageServerTests -Xswiftc -DTHREAD_SANITIZER; }

# Prints the directory that a slow check builds in.
directory_of() {
  case $1 in
    fuzzing*) echo .build/fuzzing ;;
    address*) echo .build/address ;;
    thread*) echo .build/thread ;;
    *) echo "$optimized" ;;
  esac
}
