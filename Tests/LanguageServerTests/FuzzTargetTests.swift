// Properties that hold for any bytes, tested with fuzzing seeds and with inputs that failed before.

import TestSupport
import Testing

@Suite struct FuzzTargetTests {
  @Test("seeds and their mutants have no problems", arguments: FuzzTarget.all)
  func seeds(target: FuzzTarget) {
    let seeds = target.seeds()
    var random = SeededGenerator(seed: 11)
    for seed in stride(from: 0, to: seeds.count, by: seeds.count / 30 + 1).map({ seeds[$0] }) {
      for input in [seed, Mutator(seed).mutant(using: &random)] { target.check(input) }
    }
  }

  /// Inputs that failed before, with the names of their targets.
  private static let hardInputs: [(target: String, input: String)] = [
    // Fixes that remove a statement and a part of it.
    (
      "swift",
      """
      class Row: UIView {
        init() { accessibilityTraits = .buttont() { accessibilityTraits = .button }
        func rt(.selected) }
      }
      """
    ),
    (
      "kotlin",
      "OutlinedTextField(v, f, Modifier.semantics { contentDescription = \"Email\" }, "
    ),
    // Thousands of suppressions with a misspelled rule.
    ("scaling", "\u{2}<!-- a11y:ignore missing-image-laben-->\n\0"),
    // A pattern of hundreds of long alternatives that a long path doesn't decide, which took half a minute.
    (
      "globs",
      "**/" + repeatElement("{a,b}", count: 8).joined() + String(repeating: "c", count: 2_000) + "*\n"
        + String(repeating: "folder/", count: 1_000)
    ),
  ]

  @Test("earlier fuzzing failures have no problems", arguments: hardInputs)
  func hard(target: String, input: String) throws {
    try #require(FuzzTarget.all.first { $0.name == target }).check(Array(input.utf8))
  }
}

extension FuzzTarget: CustomTestStringConvertible {
  package var testDescription: String { name }

  func check(_ input: [UInt8]) {
    if let problem = problem(input) {
      Issue.record("\(name): \(problem) The input is “\(String(decoding: input, as: UTF8.self))”.")
    }
  }
}
