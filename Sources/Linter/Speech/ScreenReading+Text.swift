// The plain text of a screen reading.

import Elements
package import Source

extension ScreenReading {
  /// Returns the reading with one line per step: stops are numbered, groups are indented, and findings follow `!`.
  /// `source` is the text of the file, for line numbers. `remedy` returns a line about a finding's fix.
  package func text(in source: SourceText, remedy: (Finding) -> String? = { _ in nil }) -> String {
    text(of: source, remedy)
  }

  /// The reading without line numbers and findings, so it changes only when speech does.
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
      lines.append("  … truncated: too many stops, or nested too deeply")
    }
    if let source, !otherFindings.isEmpty {
      lines.append("  Findings outside the reading order:")
      for finding in otherFindings {
        let line = source.line(at: finding.range.lowerBound) + 1
        lines.append("       ! \(finding.rule) (line \(line)): \(finding.message)")
      }
    }
    return lines.map(\.onOneLine).joined(separator: "\n") + "\n"
  }

  private static let deepestIndent = 8

  /// Returns the first line of a reading: `Orders (line 12): 3 VoiceOver stops, 1 heading`.
  private func title(in source: SourceText?) -> String {
    let counts = counts
    let (stops, headings) = (counts.stops, counts.headings)
    let atLeast = mayHaveMoreStops && !isTruncated ? "at least " : ""
    let number = isTruncated ? "more than \(stops)" : "\(atLeast)\(stops)"
    let line = source.map { " (line \($0.line(at: range.lowerBound) + 1))" } ?? ""
    // GitHub's runner treats a line that starts with colons as a command.
    let name = name.map { $0.drop(while: \.isWhitespace).hasPrefix(":") ? "'\($0)'" : $0 }
    var title = name.map { "\($0)\(line): " } ?? ""
    let isUnknown = stops == 0 && (mayHaveMoreStops || mayShowUnread)
    title +=
      isUnknown
      ? "number of \(reader) stops unknown" : "\(number) \(reader) \(stops == 1 ? "stop" : "stops")"
    if headings > 0 { title += headings == 1 ? ", 1 heading" : ", \(headings) headings" }
    if counts.inClosedGroups > 0 {
      title += ", \(counts.inClosedGroups) more in \(closedKinds.map { "\($0.rawValue)s" }.inWords)"
    }
    return title
  }
}

extension ScreenReading.Step {
  /// The line of the step: `  3. “Play, Button”`.
  fileprivate var line: String {
    let or = spoken.isAlternative ? "or " : ""
    let onlyIf = condition.map { " (only if \($0))" } ?? ""
    switch spoken.content {
    case .group(let group): return "     [\(or)\(group.summary)]\(onlyIf)"
    case .component: return "   … \(or)\(spoken.subject): defined in another file\(onlyIf)"
    case .stop(let announcement):
      guard let number else { return "   – \(or)\(spoken.subject): \(announcement.summary)" }
      let mark = "\(number)."
      let level = (spoken.headingLevel ?? 1) > 1 ? " (level \(spoken.headingLevel ?? 1))" : ""
      return String(repeating: " ", count: max(4 - mark.count, 0))
        + "\(mark) \(or)\(announcement.summary)\(level)\(onlyIf)"
    }
  }
}

private extension [String] {
  /// The words in a sentence: “menus, dialogs, and sheets”.
  var inWords: String {
    guard count > 2, let last else { return joined(separator: " and ") }
    return dropLast().joined(separator: ", ") + ", and " + last
  }
}

private extension String {
  /// The text without line breaks and other control characters, which may come from source code.
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
