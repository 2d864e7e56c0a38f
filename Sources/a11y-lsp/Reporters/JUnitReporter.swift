// Findings as test results, which every CI server displays.

import LanguageServer
import Linter
import Source

/// A reporter for JUnit XML: each file is a suite, and each finding is a test. Findings below `--fail-on` are passed
/// tests with output.
///
/// Source: junit-10.xsd of Jenkins' xUnit plug-in, the strictest of its schemas; GitLab, “Unit test reports”.
struct JUnitReporter {
  private let result: CheckResult
  /// The minimum severity that fails, or nil if nothing does.
  private let threshold: Severity?

  init(_ result: CheckResult, failingAt threshold: Severity?) {
    self.result = result
    self.threshold = threshold
  }

  func report(to output: inout Output) {
    let findings = result.files.map { result.shown($0) }
    let tests = findings.reduce(result.skipped.count) { $0 + max($1.count, 1) }
    let failures = findings.reduce(0) { $0 + $1.count(where: fails) }
    let errors = result.skipped.count(where: \.isFailure)
    output.write("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    output.write(
      "<testsuites name=\"\(Product.name)\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\">\n"
    )
    for (file, findings) in zip(result.files, findings) { write(findings, of: file, to: &output) }
    for skipped in result.skipped { write(skipped, to: &output) }
    output.write("</testsuites>\n")
  }

  private func fails(_ finding: Finding) -> Bool { threshold.map { finding.severity >= $0 } ?? false }

  private func write(_ findings: [Finding], of file: CheckedFile, to output: inout Output) {
    let path = result.displayed(file.path)
    open(path, tests: max(findings.count, 1), failures: findings.count(where: fails), to: &output)
    if findings.isEmpty { output.write(testCase("no findings", path, nil)) }
    var positions = PositionCursor(file.text, in: .utf16)
    var counts: [String: Int] = [:]
    for finding in findings {
      let count = counts[finding.rule, default: 0] + 1
      counts[finding.rule] = count
      let position = positions.position(of: finding.range.lowerBound)
      let message = PlainText.line(finding.message)
      let place = "\(PlainText.line(path)):\(position.line + 1):\(position.character + 1)"
      let text = XMLText.escaped("\(place): \(finding.severity.rawValue): \(message) (\(finding.rule))")
      let element =
        fails(finding)
        ? "<failure message=\"\(XMLText.escaped(message))\" type=\"\(finding.severity.rawValue)\">\(text)</failure>"
        : "<system-out>\(text)</system-out>"
      output.write(testCase(count > 1 ? "\(finding.rule) (\(count))" : finding.rule, path, element))
    }
    output.write("  </testsuite>\n")
  }

  private func write(_ skipped: SkippedPath, to output: inout Output) {
    let path = result.displayed(skipped.path)
    let reason = XMLText.escaped(PlainText.line(skipped.reason))
    open(
      path, tests: 1, errors: skipped.isFailure ? 1 : 0, skipped: skipped.isFailure ? 0 : 1, to: &output)
    let element =
      skipped.isFailure
      ? "<error message=\"\(reason)\" type=\"skipped\"/>" : "<skipped message=\"\(reason)\"/>"
    output.write(testCase("can be checked", path, element) + "  </testsuite>\n")
  }

  private func open(
    _ path: String, tests: Int, failures: Int = 0, errors: Int = 0, skipped: Int = 0,
    to output: inout Output
  ) {
    output.write(
      "  <testsuite name=\"\(XMLText.escaped(path))\" tests=\"\(tests)\" failures=\"\(failures)\" errors=\"\(errors)\" "
        + "skipped=\"\(skipped)\" time=\"0\">\n")
  }

  private func testCase(_ name: String, _ path: String, _ element: String?) -> String {
    let start =
      "    <testcase name=\"\(XMLText.escaped(name))\" classname=\"\(XMLText.escaped(path))\" time=\"0\""
    return element.map { "\(start)>\($0)</testcase>\n" } ?? start + "/>\n"
  }
}
