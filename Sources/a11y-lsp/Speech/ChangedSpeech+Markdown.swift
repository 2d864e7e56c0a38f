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
      for (title, changes) in file.screens {
        var table = "\n**\(MarkdownText.escaped(title))**\n\n| Line | Before | After |\n|---:|---|---|\n"
        let rows = changes.map { row(of: $0, address) }
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
      let omitted = file.speech.changes.count - shownCount
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

  private func row(of change: AnnouncementChange, _ address: String?) -> String {
    let (before, after) = change.texts
    let line = change.after.first.map { stop in
      link("\(stop.line)", address.map { "\($0)#L\(stop.line)" })
    }
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

  private func link(_ text: String, _ address: String?) -> String {
    address.map { "[\(text)](\($0))" } ?? text
  }
}
