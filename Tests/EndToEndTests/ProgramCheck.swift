// A single run of the real binary.

import TestSupport
import Testing

/// Runs the binary on `files` and expects an exit code and text on standard output and standard error.
@discardableResult
func check(
  _ arguments: String..., on files: [String: String] = ["Screen.swift": Screens.clean], code: Int32,
  says output: [String] = [], complains errors: [String] = [], location: SourceLocation = #_sourceLocation
) throws -> Program.Outcome {
  let folder = try TemporaryFolder(files.merging([".git/HEAD": ""]) { $1 })
  let outcome = try Program.run(arguments, in: folder.path)
  #expect(outcome.code == code, "\(outcome.errors)", sourceLocation: location)
  for text in output { #expect(outcome.text.contains(text), sourceLocation: location) }
  for text in errors { #expect(outcome.errors.contains(text), sourceLocation: location) }
  if errors.isEmpty { #expect(outcome.errors == "", sourceLocation: location) }
  return outcome
}
