// Every example of every rule, as written and in realistic variants.

import Elements
import Linter
import Source
import TestSupport
import Testing

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// An example with its rule.
struct RuleExample: Sendable, CustomTestStringConvertible {
  var rule: Rule
  var example: Example

  var testDescription: String { "\(rule.id) \(example.framework.rawValue): \(example.code.prefix(60))" }

  /// The examples of all rules, or only of the rule in the environment variable `RULE`.
  static let all: [RuleExample] = {
    let only = getenv("RULE").map { String(cString: $0) }
    return Rule.all.filter { only == nil || $0.id == only }.flatMap { rule in
      rule.examples.map { RuleExample(rule: rule, example: $0) }
    }
  }()
}

@Suite struct ExampleTests {
  @Test("the rules to test exist") func exist() {
    #expect(!RuleExample.all.isEmpty)
  }

  @Test("as written, exactly the marked ranges are reported", arguments: RuleExample.all)
  func asWritten(_ item: RuleExample) {
    let marked = MarkedText(item.example.code)
    let findings = item.lint(marked.text)
    item.expect(findings.map(\.range), marked.ranges, "reported ranges", in: marked.text)
    for finding in findings {
      let severity = item.example.severity ?? item.rule.severity
      item.check(finding.severity == severity, "severity is \(finding.severity), expected \(severity)")
      item.check(severity <= item.rule.severity, "it is graver than its rule says")
      item.check(finding.framework == item.example.framework, "framework is \(finding.framework)")
      item.check(!finding.message.contains("{"), "message holds a hole: \(finding.message)")
    }
  }

  @Test("after multibyte characters, the same ranges are reported", arguments: RuleExample.all)
  func behindMultibyteCharacters(_ item: RuleExample) {
    let prefix = item.example.framework.isMarkup ? "<!-- 👩‍👩‍👧 é̂ 漢 -->\n" : "// 👩‍👩‍👧 é̂ 漢\n"
    let marked = MarkedText(item.example.code)
    let shift = prefix.utf8.count
    let expected = marked.ranges.map { $0.lowerBound + shift..<$0.upperBound + shift }
    item.expect(
      item.lint(prefix + marked.text).map(\.range), expected, "shifted ranges", in: prefix + marked.text)
  }

  @Test("with CRLF line endings, the same ranges are reported", arguments: RuleExample.all)
  func withCarriageReturns(_ item: RuleExample) {
    let marked = MarkedText(item.example.code.replacing("\n", with: "\r\n"))
    item.expect(item.lint(marked.text).map(\.range), marked.ranges, "ranges with CRLF", in: marked.text)
  }

  @Test("inside a comment, nothing is reported", arguments: RuleExample.all)
  func insideComment(_ item: RuleExample) {
    let code = MarkedText(item.example.code).text
    let commented =
      item.example.framework.isMarkup
      ? "<!-- \(code.replacing("--", with: "- -")) -->"
      : code.split(separator: "\n").map { "// \($0)" }.joined(separator: "\n")
    item.expect(item.lint(commented).map(\.range), [], "ranges in a comment", in: commented)
  }

  @Test(
    "inside a string, nothing is reported",
    arguments: RuleExample.all.filter { !$0.example.framework.isMarkup })
  func insideString(_ item: RuleExample) {
    let code = MarkedText(item.example.code).text
    let isKotlin = item.example.path.hasSuffix(".kt")
    let string =
      isKotlin
      ? "val s = \"\"\"\n\(code.replacing("$", with: "").replacing("\"\"\"", with: ""))\n\"\"\""
      : "let s = ##\"\"\"\n\(code)\n\"\"\"##"
    item.expect(item.lint(string).map(\.range), [], "ranges in a string", in: string)
  }

  @Test(
    "with suppressions, nothing is reported, and none is unused",
    arguments: RuleExample.all.filter(\.example.isBad))
  func suppressed(_ item: RuleExample) {
    let code = MarkedText(item.example.code).text
    let directive = "a11y:ignore-file \(item.rule.id): shown to nobody"
    let comment = item.example.framework.isMarkup ? "<!-- \(directive) -->" : "// \(directive)"
    var configuration = item.configuration
    configuration.selected?.formUnion(OwnFinding.allCases.map(\.rawValue))
    let file = SourceFile(path: item.example.path, text: SourceText(comment + "\n" + code))
    let findings = Linter(configuration).lint(file)
    item.check(findings.isEmpty, "suppressed, but reported: \(findings.map(\.rule))")
  }

  @Test("cut anywhere, analysis ends and stays inside the text", arguments: RuleExample.all)
  func cutAnywhere(_ item: RuleExample) {
    let bytes = Array(MarkedText(item.example.code).text.utf8)
    for length in cuts(of: bytes) {
      let text = SourceText(bytes[..<length])
      let findings = Linter(item.configuration).lint(SourceFile(path: item.example.path, text: text))
      item.check(
        findings.allSatisfy { $0.range.lowerBound >= 0 && $0.range.upperBound <= text.count },
        "a finding lies outside the text cut at \(length)")
    }
  }

  /// Returns token boundaries, or every byte if `EVERY_BYTE` is set, as in the release-mode run.
  private func cuts(of bytes: [UInt8]) -> [Int] {
    if everyByte { return Array(0...bytes.count) }
    return bytes.indices.filter { index in
      index == 0 || isWordByte(bytes[index]) != isWordByte(bytes[index - 1]) || !isWordByte(bytes[index])
    }
  }

  private func isWordByte(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte == UInt8(ascii: "_") || (byte | 0x20 >= 0x61 && byte | 0x20 <= 0x7A)
      || (byte >= 0x30 && byte <= 0x39)
  }

  @Test(
    "the first fix gives the expected text, resolves its finding, and adds none",
    arguments: RuleExample.all.filter(\.example.isBad))
  func fixed(_ item: RuleExample) throws {
    let text = SourceText(MarkedText(item.example.code).text)
    let findings = item.lint(text.string)
    if let expected = item.example.fixed {
      let marked = text.applying(findings.compactMap(\.fixes.first).flatMap(\.markedEdits))
      item.check(
        marked?.string == expected,
        "fixed text is\n\(marked?.string ?? "nothing: edits overlap")\nexpected\n\(expected)")
    }
    for finding in findings {
      for fix in finding.fixes {
        guard let result = text.applying(fix.filledEdits) else {
          item.check(false, "the edits of “\(fix.title)” overlap")
          continue
        }
        item.check(result != text, "“\(fix.title)” leaves the text as it is")
        let after = Linter(Configuration()).lint(SourceFile(path: item.example.path, text: result))
          .filter { !fix.leavesPlaceholder($0) }
        let before = Linter(Configuration()).lint(SourceFile(path: item.example.path, text: text))
        let own = after.filter { $0.rule == item.rule.id }.count
        item.check(own < findings.count, "“\(fix.title)” leaves its finding:\n\(result.string)")
        item.check(
          after.count < before.count
            || after.map(\.rule).allSatisfy { id in before.contains { $0.rule == id } },
          "“\(fix.title)” adds \(after.map(\.rule)) in\n\(result.string)")
      }
    }
  }
}

extension ExampleTests {
  @Test(
    "with CRLF line endings, the first fix produces the same code with CRLF",
    arguments: RuleExample.all.filter { $0.example.fixed != nil && $0.example.code.contains("\n") })
  func fixedWithCarriageReturns(_ item: RuleExample) {
    let text = SourceText(MarkedText(item.example.code.replacing("\n", with: "\r\n")).text)
    let fixed = text.applying(item.lint(text.string).compactMap(\.fixes.first).flatMap(\.markedEdits))
    let expected = item.example.fixed?.replacing("\n", with: "\r\n")
    item.check(
      fixed?.string == expected,
      "fixed text is\n\(fixed?.string.debugDescription ?? "nothing")\nexpected\n\(expected.debugDescription)")
  }
}

extension RuleExample {
  /// A configuration with only the example's rule, regardless of its profile.
  var configuration: Configuration {
    var configuration = Configuration()
    configuration.selected = [rule.id]
    return configuration
  }

  func lint(_ code: String) -> [Finding] {
    Linter(configuration).lint(SourceFile(path: example.path, text: SourceText(code)))
      .sorted { ($0.range.lowerBound, $0.range.upperBound) < ($1.range.lowerBound, $1.range.upperBound) }
  }

  func check(_ condition: Bool, _ message: String) {
    guard !condition else { return }
    Issue.record(Comment(rawValue: "\(rule.id): \(message)\n\(example.code)"), sourceLocation: location)
  }

  func expect(_ ranges: [Range<Int>], _ expected: [Range<Int>], _ what: String, in text: String) {
    guard ranges != expected else { return }
    let source = SourceText(text)
    let shown = ranges.map { source.string($0) }
    Issue.record(
      Comment(
        rawValue:
          "\(rule.id): \(what) are \(shown), expected \(expected.map { source.string($0) }) in\n\(text)"),
      sourceLocation: location)
  }

  private var location: SourceLocation {
    let file = example.filePath.split(separator: "/").last.map(String.init) ?? "Rule.swift"
    return SourceLocation(fileID: "Linter/\(file)", filePath: example.filePath, line: example.line, column: 1)
  }
}

extension Fix {
  /// The edits with `‹…›` around placeholders.
  var markedEdits: [TextEdit] { edits.map { TextEdit($0.range, $0.replacement.marked) } }

  /// Returns the text for a placeholder without a suggestion, which is different for each placeholder.
  private static func filling(_ number: Int) -> String {
    switch number {
    case 0: "Nice words"
    case 1: "Other words"
    default: "More words \(number)"
    }
  }

  /// The edits with a text in place of each placeholder.
  var filledEdits: [TextEdit] { filledPieces.map { TextEdit($0.range, $0.pieces.joined()) } }

  /// The edits in pieces, with a text in place of each placeholder.
  var filledPieces: [(range: Range<Int>, pieces: [String])] {
    var count = 0
    return edits.map { edit in
      let pieces = edit.replacement.pieces.map { piece in
        switch piece {
        case .text(let text): return text
        case .placeholder(let text):
          guard text.isEmpty else { return text }
          count += 1
          return Fix.filling(count - 1)
        }
      }
      return (edit.range, pieces)
    }
  }
}

extension Fix {
  /// Returns whether a finding is only about the placeholder of this fix, which the user can replace with a reference.
  func leavesPlaceholder(_ finding: Finding) -> Bool {
    ["unreadable-label", "hardcoded-label"].contains(finding.rule) && applicability == .needsText
  }
}

/// True if a thorough run is requested.
let everyByte: Bool = getenv("EVERY_BYTE") != nil
