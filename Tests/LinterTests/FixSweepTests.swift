// Every fix of every finding in real code, applied one at a time.

import Elements
import Foundation
import Linter
import Source
import TestSupport
import Testing

/// The directory of real code to sweep, if given.
private let sweptFolder = ProcessInfo.processInfo.environment["FIX_SWEEP"].flatMap { $0.isEmpty ? nil : $0 }

@Suite struct FixSweepTests {
  @Test(
    "every fix of real code resolves its finding, adds none, and produces code that parses",
    .enabled(if: sweptFolder != nil, "FIX_SWEEP doesn't name a directory with real code."))
  func sweep() async throws {
    let files = RealFile.files(below: try #require(sweptFolder))
    #expect(!files.isEmpty)
    let folder = try TemporaryFolder()
    var sweep = FixSweep()
    let projects = ProjectStrings.all(of: files)
    await withTaskGroup(of: FixSweep.self) { group in
      for (number, file) in files.enumerated() {
        group.addTask {
          FixSweep(of: file, in: projects[file.root] ?? ProjectStrings(), number: number, results: folder)
        }
      }
      for await part in group { sweep.add(part) }
    }
    if let rejected = await SwiftCompiler.rejected(sweep.texts, in: folder) {
      sweep.judge(rejected)
    } else {
      sweep.notes.append("There is no swiftc to judge the results.")
    }
    print(sweep.report)
    let failures = sweep.failures.count
    #expect(failures == 0, "\(failures) of \(sweep.trials.count) fixes fail.")
  }
}

/// The results of a sweep.
struct FixSweep: Sendable {
  private(set) var trials: [FixTrial] = []
  /// The number of findings per rule and framework.
  private var findings: [String: Int] = [:]
  /// The names of the Swift texts to parse.
  private(set) var texts: [String] = []
  /// The names of original texts by the name of the result.
  private var originals: [String: String] = [:]
  var notes: [String] = []

  /// The oldest systems on which current frameworks run.
  private static let oldestSystems: [TargetSystem: TargetVersion] = [
    .iOS: TargetVersion(13), .macOS: TargetVersion(10, 15), .tvOS: TargetVersion(13),
    .watchOS: TargetVersion(6),
    .minSdk: TargetVersion(21), .compose: TargetVersion(1, 4),
  ]

  var failures: [FixTrial] { trials.filter { !$0.problems.isEmpty } }

  init() {}

  /// Tries all fixes of `file`, and writes the resulting Swift code to `results`.
  init(of file: RealFile, in project: ProjectStrings, number: Int, results: TemporaryFolder) {
    guard let source = try? file.read() else { return }
    var configuration = Configuration()
    configuration.profile = .strict
    let linter = Linter(configuration)
    let reported = linter.lint(source, in: project.surroundings)
    for finding in reported { findings["\(finding.framework.rawValue) \(finding.rule)", default: 0] += 1 }
    guard reported.contains(where: { !$0.fixes.isEmpty }) else { return }
    let bench = FixTrials(source, findings: reported, linter, in: project)
    // Tries the same for an app that runs on the oldest systems, if its fixes differ.
    configuration.targets = FixSweep.oldestSystems
    let oldLinter = Linter(configuration)
    let old = oldLinter.lint(source, in: project.surroundings)
    let oldBench = FixTrials(source, findings: old, oldLinter, in: project)
    let known = reported.flatMap(\.fixes)
    let oldWork = old.flatMap { finding in
      finding.fixes.filter { !known.contains($0) }.map { (oldBench, finding, $0) }
    }
    let work = reported.flatMap { finding in finding.fixes.map { (bench, finding, $0) } }
    for (bench, finding, fix) in work + oldWork {
      let (text, problems) = bench.run(fix, of: finding)
      var trial = FixTrial(
        place: "\(file.path):\(source.text.line(at: finding.range.lowerBound) + 1)", rule: finding.rule,
        framework: finding.framework, title: fix.title, problems: problems)
      if let text, file.path.hasSuffix(".swift") {
        let name = "\(number)-\(trials.count).swift"
        if (try? results.write(Array(text[0..<text.count]), to: name)) != nil { trial.result = name }
      }
      trials.append(trial)
    }
    let made = trials.compactMap(\.result)
    let original = "\(number).swift"
    guard !made.isEmpty,
      (try? results.write(Array(source.text[0..<source.text.count]), to: original)) != nil
    else { return }
    texts = [original] + made
    for name in made { originals[name] = original }
  }

  mutating func add(_ part: FixSweep) {
    trials += part.trials
    texts += part.texts
    findings.merge(part.findings) { $0 + $1 }
    originals.merge(part.originals) { $1 }
  }

  /// Reports each rejected result whose original the compiler can parse. `rejected` contains the names of texts that it
  /// can't parse.
  mutating func judge(_ rejected: Set<String>) {
    for index in trials.indices {
      guard let name = trials[index].result, rejected.contains(name), let original = originals[name],
        !rejected.contains(original)
      else { continue }
      trials[index].problems.append("the compiler does not parse it")
    }
    let unjudged = Set(originals.values).intersection(rejected).count
    if unjudged > 0 { notes.append("\(unjudged) Swift files with fixes do not parse as they stand.") }
  }

  /// One line per failure, by framework, and a summary.
  var report: String {
    var lines: [String] = []
    for framework in Framework.allCases {
      let failures = failures.filter { $0.framework == framework }.map(\.line)
      guard !failures.isEmpty else { continue }
      lines += ["", "== \(framework.rawValue): \(failures.count) fixes fail"] + failures.sorted()
    }
    lines += ["", "== Summary", "framework rule: findings, fixes, failures"]
    for (key, count) in findings.sorted(by: { $0.key < $1.key }) {
      let own = trials.filter { "\($0.framework.rawValue) \($0.rule)" == key }
      lines.append("\(key): \(count), \(own.count), \(own.count { !$0.problems.isEmpty })")
    }
    lines.append("all: \(findings.values.reduce(0, +)), \(trials.count), \(failures.count)")
    return (lines + notes).joined(separator: "\n")
  }
}
