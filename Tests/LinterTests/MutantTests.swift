// Recently valid code with random changes. The changes are in Mutator.swift.

import Foundation
import Linter
import Source
import TestSupport
import Testing

/// The directory of real code to mutate, if given.
private let mutatedFolder = ProcessInfo.processInfo.environment["MUTANTS"].flatMap { $0.isEmpty ? nil : $0 }

@Suite struct MutantTests {
  @Test(
    "mutants of the examples are linted, and every reported range is inside them", arguments: RuleExample.all)
  func examples(_ item: RuleExample) {
    let code = Array(MarkedText(item.example.code).text.utf8)
    let mutator = Mutator(code)
    var random = SeededGenerator(seed: UInt64(code.count))
    for _ in 0..<(ThreadTime.isOptimized ? 10 : 2) {
      let mutant = mutator.mutant(using: &random)
      let problem = LintCheck.strict.problem(in: mutant, item.example.path)
      item.check(problem == nil, "\(problem ?? "") The mutant is\n\(String(decoding: mutant, as: UTF8.self))")
    }
  }

  @Test(
    "mutants of real code are linted in time, and every reported range is inside them",
    .enabled(if: mutatedFolder != nil, "MUTANTS doesn't name a directory with real code."),
    arguments: ["swift", "kt", "xml"])
  func realCode(suffix: String) throws {
    let files = RealFile.files(below: try #require(mutatedFolder)).filter { $0.path.hasSuffix("." + suffix) }
    try #require(!files.isEmpty)
    var sweep = MutantSweep(of: files)
    sweep.run(50_000)
    print("== .\(suffix): \(sweep.report)")
    #expect(sweep.problems.isEmpty, "\(sweep.problems.prefix(10).joined(separator: "\n"))")
    // The bound applies to optimized code without sanitizers.
    if ThreadTime.isOptimized { #expect(sweep.tooSlow.isEmpty) }
  }
}

/// A sweep that lints mutants of real files, and records problems and times.
struct MutantSweep {
  /// The size in bytes up to which the time is checked.
  private static let timedSize = 100_000
  /// The maximum processor time in seconds for linting a file of up to `timedSize`.
  private static let longest = 0.05

  private let files: [RealFile]
  private var random = SeededGenerator(seed: 7)
  private(set) var problems: [String] = []
  private var times: [(seconds: Double, place: String)] = []

  init(of files: [RealFile]) { self.files = files }

  /// Creates and lints `count` mutants, distributed evenly over the files.
  mutating func run(_ count: Int) {
    for (index, file) in files.enumerated() {
      guard let source = try? file.read() else { continue }
      let mutator = Mutator(Array(source.text[0..<source.text.count]))
      for number in 0..<(count * (index + 1) / files.count - count * index / files.count) {
        lint(SourceFile(path: source.path, text: SourceText(mutator.mutant(using: &random))), number)
      }
    }
  }

  private mutating func lint(_ mutant: SourceFile, _ number: Int) {
    var seconds = MutantSweep.timed(mutant)
    if let problem = LintCheck.strict.problem(in: mutant) {
      problems.append("\(mutant.path), mutant \(number): \(problem)")
    }
    guard mutant.text.count < MutantSweep.timedSize else { return }
    // A slow run is measured again because other processes may have delayed it.
    var repetitions = 0
    while seconds > MutantSweep.longest, repetitions < 3 {
      seconds = min(seconds, MutantSweep.timed(mutant))
      repetitions += 1
    }
    times.append((seconds, "\(mutant.path), mutant \(number), \(mutant.text.count) bytes"))
  }

  /// Returns the processor time in seconds.
  private static func timed(_ file: SourceFile) -> Double {
    let start = ThreadTime.seconds
    _ = LintCheck.strict.linter.lint(file)
    return ThreadTime.seconds - start
  }

  /// The mutants that took too long.
  var tooSlow: [String] { times.filter { $0.seconds > MutantSweep.longest }.map(\.place) }

  var report: String {
    let slowest = times.sorted { $0.seconds > $1.seconds }.prefix(5)
    let lines = slowest.map { "  \(String(format: "%.1f", $0.seconds * 1000)) ms: \($0.place)" }
    return "\(times.count) mutants under \(MutantSweep.timedSize) bytes of \(files.count) files, "
      + "\(problems.count) problems, \(tooSlow.count) too slow; the slowest:\n"
      + lines.joined(separator: "\n")
  }
}
