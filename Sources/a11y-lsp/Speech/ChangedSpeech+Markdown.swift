// The comment that `speak --changed-since --format markdown` writes.

import Linter

extension ChangedSpeech {
  /// The changes as a comment for a pull request: a table for each screen.
  var markdown: String {
    var text = "## Changes for screen reader users\n\n"
    guard let summary else {
      return text
        + (["No focus stop changed since \(MarkdownText.code(revision))."] + notes.map(MarkdownText.escaped))
        .joined(separator: "\n\n") + "\n"
    }
    text += "\(summary), compared with \(MarkdownText.code(revision)).\n"
    let host = CodeHost(holding: folder)
    var (omittedCount, omittedFiles) = (0, 0)
    for file in files {
      let address = file.exists ? host?.address(of: file.path) : nil
      var part = "\n### \(link(MarkdownText.escaped(shown(file.path)), address))\n"
      var shownCount = 0
      let tables = tables(of: file, address)
      for (title, rows) in tables {
        var table = "\n**\(MarkdownText.escaped(title))**\n\n| Line | Before | After |\n|---:|---|---|\n"
        let kept = rows.prefix { row in
          guard
            text.utf8.count + part.utf8.count + table.utf8.count + row.utf8.count < ChangedSpeech.mostBytes
          else { return false }
          table += row
          return true
        }
        if !kept.isEmpty { part += table }
        shownCount += kept.count
      }
      let omitted = tables.reduce(0) { $0 + $1.rows.count } - shownCount
      if omitted > 0 { (omittedCount, omittedFiles) = (omittedCount + omitted, omittedFiles + 1) }
      if shownCount > 0 { text += part }
    }
    if omittedCount > 0 {
      let places = PlainText.counted(omittedFiles, "file")
      let command = MarkdownText.code("a11y-lsp speak --changed-since \(revision)")
      text +=
        "\n\(PlainText.counted(omittedCount, "more change")) in \(places) not shown. Run \(command) to list them.\n"
    }
    for note in notes { text += "\n\(note)\n" }
    return text
      + "\n<sub>Announcements are previews with default settings. ‹…› marks text that isn't in the code.</sub>\n"
  }

  /// The maximum size of the comment, without its last sentences. GitHub refuses comments with more than 65,536
  /// characters, and the findings may be part of the same comment.
  private static let mostBytes = 40_000

  /// Returns the rows for each screen of a file, with a title: the changed stops, the changed components, and the uses of
  /// components that changed in other files.
  private func tables(of file: File, _ address: String?) -> [(title: String, rows: [String])] {
    var tables = file.screens.map { (title: $0.title, rows: $0.changes.map { row(of: $0, address) }) }
    func add(_ row: String, to title: String) {
      if let index = tables.firstIndex(where: { $0.title == title }) {
        tables[index].rows.append(row)
      } else {
        tables.append((title, [row]))
      }
    }
    for (title, changes) in file.componentScreens {
      for change in changes { add(row(of: change, address), to: title) }
    }
    for use in file.shown.prefix(ChangedSpeech.mostShown.uses) { add(row(of: use, address), to: use.title) }
    return tables
  }

  private func row(of change: ComponentChange, _ address: String?) -> String {
    func cell(_ component: ShownComponent) -> String {
      "\(ChangedSpeech.cell([component.subject])) *(in another file)*"
    }
    let line = change.after.map { link("\($0.line)", address, line: $0.line) }
    return
      "| \(line ?? "") | \(change.before.map(cell) ?? "*(new)*") | \(change.after.map(cell) ?? "*(removed)*") |\n"
  }

  private func row(of use: Shown, _ address: String?) -> String {
    let line = link("\(use.component.line)", address, line: use.component.line)
    let changes = use.changes.prefix(ChangedSpeech.mostShown.changes).map(ChangedSpeech.brief)
    let place = MarkdownText.escaped(shown(use.path))
    return "| \(line) | *shows* \(ChangedSpeech.cell([use.component.subject])) | "
      + "\(PlainText.counted(use.changes.count, "change")) in \(place):<br>\(ChangedSpeech.cell(changes)) |\n"
  }

  private func row(of change: AnnouncementChange, _ address: String?) -> String {
    let (before, after) = change.texts
    let line = change.after.first.map { link("\($0.line)", address, line: $0.line) }
    let condition = change.condition.map { MarkdownText.escaped(" (only if \($0))") } ?? ""
    let old =
      change.kind == .added ? "*(new)*" : ChangedSpeech.cell(before) + (after.isEmpty ? condition : "")
    let new = change.kind == .removed ? "*(removed)*" : ChangedSpeech.cell(after) + condition
    return "| \(line ?? "") | \(old) | \(new) |\n"
  }

  private static func cell(_ texts: [String]) -> String {
    texts.map { text in
      MarkdownText.escaped(text.count > longestText ? "\(text.prefix(longestText - 1))…" : text)
    }.joined(separator: "<br>")
  }

  /// The maximum length of an announcement in characters.
  private static let longestText = 240

  private func link(_ text: String, _ address: String?, line: Int? = nil) -> String {
    address.map { "[\(text)](\($0)\(line.map { "#L\($0)" } ?? ""))" } ?? text
  }
}
