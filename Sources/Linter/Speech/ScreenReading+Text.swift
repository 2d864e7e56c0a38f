// A screen as a text that people read, or have read to them.

import Elements
package import Source

extension ScreenReading {
  /// The way through the screen, one line for each step: numbered stops, groups by their indentation, and what is wrong
  /// behind `!`. `source` is the text of the file, in which lines are counted; `remedy` says in one line what helps.
  package func text(in source: SourceText, remedy: (Finding) -> String? = { _ in nil }) -> String {
    text(of: source, remedy)
  }

  /// The same without line numbers and findings: what changes only where speech does.
  package var snapshot: String { text(of: nil) }

  private func text(of source: SourceText?, _ remedy: (Finding) -> String? = { _ in nil }) -> String {
    var lines = [title(in: source)]
    if steps.isEmpty { lines.append("  " + (mayShowUnread ? Silence.unknown : .nothing).rawValue) }
    for step in steps {
      let indent = String(repeating: "  ", count: min(step.spoken.depth, ScreenReading.deepestIndent))
      lines.append(indent + step.line)
      guard source != nil else { continue }
      for finding in step.findings {
        lines.append("\(indent)       ! \(finding.rule): \(finding.message)")
        if let remedy = remedy(finding) { lines.append("\(indent)         \(remedy)") }
      }
    }
    if isTruncated {
      lines.append("  … and more: readings end after 2,000 steps, and where code nests too deep.")
    }
    if let source, !otherFindings.isEmpty {
      lines.append("  Where nothing is read:")
      for finding in otherFindings {
        let line = source.line(at: finding.range.lowerBound) + 1
        lines.append("       ! \(finding.rule) (line \(line)): \(finding.message)")
      }
    }
    return lines.map(\.onOneLine).joined(separator: "\n") + "\n"
  }

  private static let deepestIndent = 8

  /// `Orders (line 12): VoiceOver stops 3 times, 1 heading`
  private func title(in source: SourceText?) -> String {
    let (stops, headings) = (counts.stops, counts.headings)
    let atLeast = mayHaveMoreStops && !isTruncated ? "at least " : ""
    let times = atLeast + (stops == 1 ? "once" : "\(stops) times") + (isTruncated ? " and more" : "")
    let line = source.map { " (line \($0.line(at: range.lowerBound) + 1))" } ?? ""
    // A line that begins with colons would be an order to GitHub's runner.
    let name = name.map { $0.drop(while: \.isWhitespace).hasPrefix(":") ? "“\($0)”" : $0 }
    var title = name.map { "\($0)\(line): " } ?? ""
    let isUnknown = stops == 0 && (mayHaveMoreStops || mayShowUnread)
    title += isUnknown ? "how often \(reader) stops is not known" : "\(reader) stops \(times)"
    if headings > 0 { title += headings == 1 ? ", 1 heading" : ", \(headings) headings" }
    return title
  }
}

extension ScreenReading.Step {
  /// `  3. “Play, Button”`
  fileprivate var line: String {
    let or = spoken.isAlternative ? "or " : ""
    let onlyIf = condition.map { " (only if \($0))" } ?? ""
    switch spoken.content {
    case .group(let group): return "     [\(or)\(group.summary)]\(onlyIf)"
    case .component: return "   … \(or)\(spoken.subject): what it says stands elsewhere\(onlyIf)"
    case .stop(let announcement):
      guard let number else { return "   – \(or)\(spoken.subject): \(announcement.summary)" }
      let mark = "\(number)."
      let level = (spoken.headingLevel ?? 1) > 1 ? " (level \(spoken.headingLevel ?? 1))" : ""
      return String(repeating: " ", count: max(4 - mark.count, 0))
        + "\(mark) \(or)\(announcement.summary)\(level)\(onlyIf)"
    }
  }
}

private extension String {
  /// Without line breaks and other control characters, which source code may put into a text.
  var onOneLine: String {
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.map { $0.isControl ? " " : $0 }))
  }
}

private extension Unicode.Scalar {
  var isControl: Bool {
    switch value {
    case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
