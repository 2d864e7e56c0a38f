// The terminal output of `speak --changed-since`.

import Linter

extension ChangedSpeech {
  /// The changes as text, by file and screen.
  var text: String {
    var lines: [String] = []
    for file in files {
      lines.append(PlainText.path(shown(file.path)))
      lines += File.lines(of: file.blocks + shownBlocks(of: file))
      let rest = file.shown.count - ChangedSpeech.mostShown.uses
      if rest > 0 { lines.append("    … and \(PlainText.counted(rest, "more place"))") }
      lines.append("")
    }
    lines.append(summary.map { $0 + "." } ?? "No focus stop changed.")
    return PlainText.lines((lines + notes).joined(separator: "\n")) + "\n"
  }

  fileprivate static func lines(of change: ComponentChange) -> [String] {
    let line = change.after.map { "\($0.line)" } ?? "–"
    let margin = ChangedSpeech.margin(line)
    guard let before = change.before else {
      return [margin + "new: \(change.after?.subject ?? "") (in another file)"]
    }
    guard let after = change.after else { return [margin + "removed: \(before.subject) (in another file)"] }
    return [
      margin + "\(before.subject) (in another file)",
      String(repeating: " ", count: margin.count) + "→ \(after.subject)",
    ]
  }

  /// The maximum number of uses of components that are listed for a file, and of changes in each component.
  static let mostShown = (uses: 10, changes: 3)

  /// Returns the lines about changed components that a file shows, by screen.
  private func shownBlocks(of file: File) -> [File.Block] {
    var seen: Set<String> = []
    return file.shown.prefix(ChangedSpeech.mostShown.uses).map { use in
      let margin = ChangedSpeech.margin("\(use.component.line)")
      let count = PlainText.counted(use.changes.count, "change")
      var lines = [margin + "shows \(use.component.subject): \(count) in \(shown(use.path))"]
      guard seen.insert(use.component.name).inserted else { return (use.title, lines) }
      let indent = String(repeating: " ", count: margin.count + 2)
      for change in use.changes.prefix(ChangedSpeech.mostShown.changes) {
        lines.append(indent + ChangedSpeech.brief(change))
      }
      let rest = use.changes.count - ChangedSpeech.mostShown.changes
      if rest > 0 { lines.append(indent + "… and \(rest) more") }
      return (use.title, lines)
    }
  }

  /// Returns a change on one line: `“x, Button” → “Close, Button”`.
  static func brief(_ change: AnnouncementChange) -> String {
    let (before, after) = change.texts
    let texts = (before.joined(separator: ", "), after.joined(separator: ", "))
    switch change.kind {
    case .added: return "new: \(texts.1)"
    case .removed: return "removed: \(texts.0)"
    case .changed, .joined, .split, .moved: return "\(texts.0) → \(texts.1)"
    }
  }

  private static func margin(_ line: String) -> String {
    "    " + String(repeating: " ", count: max(5 - line.count, 0)) + line + "  "
  }

  fileprivate static func lines(of change: AnnouncementChange) -> [String] {
    let (before, after) = change.texts
    let line = change.after.first.map { "\($0.line)" } ?? "–"
    let margin = ChangedSpeech.margin(line)
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
  /// Lines about a screen, with its title.
  typealias Block = (title: String, lines: [String])

  /// The changes in the file itself, by screen.
  var blocks: [Block] {
    screens.map { ($0.title, $0.changes.flatMap(ChangedSpeech.lines)) }
      + componentScreens.map { ($0.title, $0.changes.flatMap(ChangedSpeech.lines)) }
  }

  /// Returns the lines of all blocks, with those about the same screen together.
  static func lines(of blocks: [Block]) -> [String] {
    var titles: [String] = []
    var lines: [String: [String]] = [:]
    for block in blocks {
      if lines[block.title] == nil { titles.append(block.title) }
      lines[block.title, default: []] += block.lines
    }
    return titles.flatMap { ["  " + $0] + (lines[$0] ?? []) }
  }

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

extension ChangedSpeech.Shown {
  /// The title of the screen: `PlayerView (VoiceOver)`.
  var title: String { component.screen.map { "\($0) (\(component.reader))" } ?? component.reader }
}

extension ChangedSpeech.File {
  /// The changed components by screen, with a title.
  var componentScreens: [(title: String, changes: [ComponentChange])] {
    var screens: [(title: String, changes: [ComponentChange])] = []
    for change in speech.components {
      guard let component = change.component else { continue }
      let title = component.screen.map { "\($0) (\(component.reader))" } ?? component.reader
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
