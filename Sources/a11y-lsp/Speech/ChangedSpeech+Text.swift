// The terminal output of `speak --changed-since`.

import Linter

extension ChangedSpeech {
  /// The changes as text, by file and screen.
  var text: String {
    var lines: [String] = []
    for file in files {
      lines.append(PlainText.path(shown(file.path)))
      for (title, changes) in file.screens {
        lines.append("  " + title)
        lines += changes.flatMap(ChangedSpeech.lines)
      }
      lines.append("")
    }
    lines.append(summary.map { $0 + "." } ?? "No focus stop changed.")
    return PlainText.lines((lines + notes).joined(separator: "\n")) + "\n"
  }

  private static func lines(of change: AnnouncementChange) -> [String] {
    let (before, after) = change.texts
    let line = change.after.first.map { "\($0.line)" } ?? "–"
    let margin = "    " + String(repeating: " ", count: max(5 - line.count, 0)) + line + "  "
    let indent = String(repeating: " ", count: margin.count)
    let condition = change.condition.map { " (only if \($0))" } ?? ""
    switch change.kind {
    case .added: return [margin + "new: \(after[0])\(condition)"]
    case .removed: return [margin + "removed: \(before[0])\(condition)"]
    case .changed, .joined, .split, .moved:
      return [margin + before.joined(separator: "\n\(indent)")]
        + after.enumerated().map { indent + ($0 == 0 ? "→ " : "  ") + $1 }
    }
  }
}

extension ChangedSpeech.File {
  /// The changes by screen, with a title: `PlayerView (VoiceOver)`.
  var screens: [(title: String, changes: [AnnouncementChange])] {
    var screens: [(title: String, changes: [AnnouncementChange])] = []
    for change in speech.changes {
      let title = change.screen.map { "\($0) (\(change.reader))" } ?? change.reader
      if let index = screens.firstIndex(where: { $0.title == title }) {
        screens[index].changes.append(change)
      } else {
        screens.append((title, [change]))
      }
    }
    return screens
  }
}

extension AnnouncementChange {
  /// The condition for showing a new or removed stop, or nil.
  var condition: String? {
    guard kind == .added || kind == .removed else { return nil }
    return (after.first ?? before.first)?.condition.map { $0.count > 80 ? "\($0.prefix(79))…" : $0 }
  }
}
