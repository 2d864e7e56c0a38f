// The stages of linting, each in megabytes of source text per second of processor time.

import Foundation
import Linter
import Syntax

/// A benchmark that reads a directory of real code and prints a table: `Stages DIRECTORY [PASSES]`.
@main
struct Stages {
  static func main() {
    let arguments = CommandLine.arguments
    let passes = arguments.count > 2 ? Int(arguments[2]) ?? 0 : 5
    guard arguments.count > 1, passes > 0 else {
      print("Usage: Stages DIRECTORY [PASSES]")
      exit(2)
    }
    let corpora = Corpus.all(below: arguments[1])
    guard !corpora.isEmpty else {
      print("error: no code found in \(arguments[1])")
      exit(2)
    }
    var configuration = Configuration()
    configuration.profile = .strict
    let linter = Linter(configuration)
    print(
      "| language | files | MB | text | lex + tree | elements | rules | all of these | lint | findings | us/finding sent |"
    )
    print("|---|---|---|---|---|---|---|---|---|---|---|")
    for corpus in corpora { print(row(for: corpus, linter, passes)) }
    print(
      "\nMB/s of process CPU time, best of \(passes) passes; lint doesn't parse files that it can dismiss.")
    print("Sent: the session's time to turn a file's findings into one message.")
  }

  private static func row(for corpus: Corpus, _ linter: Linter, _ passes: Int) -> String {
    let times = StageTimes(of: corpus, linter, passes: passes)
    let conversion = ConversionTimes(of: corpus, linter, passes: passes)
    let megabytes = Double(corpus.byteCount) / 1e6
    let rates = [times.text, times.tree, times.elements, times.rules, times.thorough, times.lint]
      .map { $0 > 0 ? String(Int((megabytes / $0).rounded())) : "-" }
    let cells =
      [corpus.language.rawValue, String(corpus.files.count), decimal(megabytes)] + rates
      + [String(times.findingCount), decimal(conversion.microseconds)]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  /// Returns a number with at most two decimal places.
  private static func decimal(_ number: Double) -> String {
    String((number * 100).rounded() / 100)
  }
}
