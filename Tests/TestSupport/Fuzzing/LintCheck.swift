// Properties of every linted text.

import Elements
package import Linter
package import Source
import Syntax

/// A check that lints a text in every way that a11y-lsp does, and returns problems with the results.
package struct LintCheck: Sendable {
  /// A check with all rules.
  package static let strict: LintCheck = {
    var configuration = Configuration()
    configuration.profile = .strict
    return LintCheck(linter: Linter(configuration))
  }()

  package let linter: Linter

  /// The maximum number of fixes per text to apply and lint again, from the first findings of different rules.
  private static let mostFixes = 6

  /// Returns the first violated property for `bytes` as a file at `path`, or nil if there's none.
  package func problem(in bytes: [UInt8], _ path: String) -> String? {
    problem(in: SourceFile(path: path, text: SourceText(bytes)))
  }

  /// Returns the first violated property for `file`, or nil if there's none.
  package func problem(in file: SourceFile) -> String? {
    guard let language = Language(path: file.path) else { return "\(file.path) is in no language." }
    if let problem = Tree(parsing: file.text, as: language).nestingProblem { return problem }
    if let tree = ElementTree(file.text, path: file.path), let problem = tree.nestingProblem {
      return problem
    }
    let findings = linter.lint(file)
    if let problem = problem(of: findings, in: file.text) { return problem }
    let entries = zip(findings, findings.fingerprints(in: file)).map {
      BaselineEntry(rule: $0.rule, path: file.path, fingerprint: $1)
    }
    let known = KnownFindings(Baseline(entries), root: "/") { _ in true }
    if known.match(findings, of: file, path: file.path).knownCount < findings.count {
      return "A baseline of all findings does not know them."
    }
    if let code = findings.codes(in: file).joined().first(where: { !file.text.holds($0) }) {
      return "The code of a finding is outside the text at \(code)."
    }
    return problem(ofSurveying: file) ?? problem(ofReading: file) ?? problem(ofFixing: file, findings)
  }

  /// Returns the problem with the survey of unknown facts, if any: a place outside the file, or impossible numbers.
  private func problem(ofSurveying file: SourceFile) -> String? {
    guard let survey = linter.surveyUnknowns(of: file, DeclaredNames()) else { return nil }
    if let place = survey.places.first(where: { !file.text.holds($0.offset..<$0.offset) }) {
      return "\(place.what) isn't known at \(place.offset), outside the text."
    }
    let areRight = survey.counts.values.allSatisfy {
      $0.opaque <= $0.elements && $0.controlsNamed <= $0.controls && $0.picturesNamed <= $0.pictures
        && max($0.textsSized, $0.textsColored) <= $0.texts
        && max($0.controls, $0.pictures, $0.texts) <= $0.elements
    }
    return areRight ? nil : "More facts are known than there are elements."
  }

  /// Returns the problem with the announcements, if any: ranges outside the file.
  private func problem(ofReading file: SourceFile) -> String? {
    for reading in linter.speech(of: file).readings {
      let heard = reading.steps.compactMap(\.spoken.announcement).flatMap { $0.parts + $0.hints }
      let ranges = [reading.range, reading.nameRange] + reading.parts + reading.steps.map(\.range)
      for range in ranges + heard.compactMap(\.range) where !file.text.holds(range) {
        return "What is read in \(reading.name ?? "the file") stands outside the text at \(range)."
      }
      if reading.text(in: file.text).isEmpty { return "Nothing is told of \(reading.name ?? "the file")." }
    }
    return nil
  }

  /// Returns the problem with the findings for `text`, if any: ranges outside of it, or edits that can't be applied.
  package func problem(of findings: [Finding], in text: SourceText) -> String? {
    var previous = 0..<0
    for finding in findings {
      if !text.holds(finding.range) {
        return "\(finding.rule) is reported outside the text at \(finding.range)."
      }
      if (finding.range.lowerBound, finding.range.upperBound) < (previous.lowerBound, previous.upperBound) {
        return "\(finding.rule) at \(finding.range) is not in order."
      }
      previous = finding.range
      for related in finding.related where !text.holds(related.range) {
        return "\(finding.rule) refers to \(related.range) outside the text."
      }
      for fix in finding.fixes where text.applying(fix.plainEdits) == nil {
        return
          "“\(fix.title)” of \(finding.rule) overlaps itself or leaves the text: \(fix.edits.map(\.range))."
      }
    }
    return nil
  }

  /// Returns the problem after fixes, if any: single fixes, and all safe fixes together.
  private func problem(ofFixing file: SourceFile, _ findings: [Finding]) -> String? {
    var seen: Set<String> = []
    for finding in findings where seen.count < LintCheck.mostFixes {
      for fix in finding.fixes where seen.count < LintCheck.mostFixes && seen.insert(fix.title).inserted {
        guard let text = file.text.applying(fix.plainEdits) else { continue }
        let after = linter.lint(SourceFile(path: file.path, text: text))
        if let problem = problem(of: after, in: text) { return "After “\(fix.title)”: \(problem)" }
      }
    }
    guard findings.contains(where: { $0.fixes.contains { $0.applicability == .safe } }) else { return nil }
    let fixed = linter.fixSafely(file)
    if SeverityCounts(fixed.findings) > SeverityCounts(findings) { return "Fixing makes it worse." }
    return problem(of: fixed.findings, in: fixed.text).map { "Fixed: \($0)" }
  }
}

private extension SourceText {
  /// Returns whether `range` is inside the text.
  func holds(_ range: Range<Int>) -> Bool { range.lowerBound >= 0 && range.upperBound <= count }
}
