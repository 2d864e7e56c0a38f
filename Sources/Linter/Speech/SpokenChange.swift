// The effect of a fix on what a screen reader announces.

import Elements
import Source

/// A change of an announcement by a fix.
package struct SpokenChange: Sendable, Equatable {
  /// VoiceOver or TalkBack.
  package var reader: String
  /// The announcement before the fix: `“Button” (no label)`. Nil if the screen reader doesn't stop there.
  package var before: String?
  /// The announcement after the fix: `“Close, Button”`. Text for a person to write, and any other unknown text, is in
  /// `‹…›`. Nil if the fix hides the element.
  package var announcement: String?

  /// A clause about the fix: `announces “Close, Button”`, or `hides it from VoiceOver`.
  package var effect: String { announcement.map { "announces \($0)" } ?? "hides it from \(reader)" }
}

extension Linter {
  /// Returns the change that `fix` makes to the announcement at the finding, or nil if the announcement stays the same
  /// or nothing is announced before or afterward. Pass a `relinter` to avoid reading the whole file, which is otherwise read
  /// twice.
  package func spokenChange(
    by fix: Fix, of finding: Finding, in file: SourceFile, _ surroundings: Surroundings,
    _ style: SpeechStyle = SpeechStyle(), _ relinter: Relinter? = nil
  ) -> SpokenChange? {
    guard OwnFinding(rawValue: finding.rule) == nil else { return nil }
    let part = fix.part(of: file, around: finding.range.lowerBound, relinter)
    func heard(at place: Int, in file: SourceFile, _ surroundings: Surroundings) -> SpokenStop? {
      let project = ProjectView(surroundings.project, of: file, configuration)
      let tree = ElementTree(file.text, path: file.path, in: project)?.knowingTexts(of: project)
      return tree?.stop(at: place)?.styled(style)
    }
    let now = heard(at: part.offset, in: part.file, surroundings)
    guard let text = part.file.text.applying(part.edits) else { return nil }
    // A fix may wrap the finding's code, but rarely code that starts before its element.
    let place = (now?.range.lowerBound ?? part.offset).moved(by: part.edits)
    let fixed = SourceFile(path: file.path, text: text)
    guard let then = heard(at: place, in: fixed, surroundings.adding(fix.newStrings)) else { return nil }
    let announcement = fix.markingSuggestions(in: then.brief(comparedWith: now))
    let before = now?.brief(comparedWith: then)
    // Nothing changes for users if the element is announced neither before nor after.
    let isHeard = now?.announcement.isReachable == true || then.announcement.isReachable
    guard before != announcement, isHeard else { return nil }
    return SpokenChange(
      reader: then.announcement.reader, before: before,
      announcement: then.announcement.isReachable ? announcement : nil)
  }
}

private extension Fix {
  /// The part of the file that determines the announcement, and the edits to it.
  struct Part {
    var file: SourceFile
    /// The byte of the finding.
    var offset: Int
    var edits: [TextEdit]
  }

  func part(of file: SourceFile, around offset: Int, _ relinter: Relinter?) -> Part {
    let whole = Part(file: file, offset: offset, edits: filledEdits)
    guard let excerpt = relinter?.excerpt(of: file, around: offset), let place = excerpt.place(of: offset)
    else { return whole }
    var edits: [TextEdit] = []
    for edit in filledEdits {
      guard let start = excerpt.place(of: edit.range.lowerBound) else { return whole }
      let range = start..<start + edit.range.count
      guard excerpt.original(range) == edit.range else { return whole }
      edits.append(TextEdit(range, edit.replacement))
    }
    return Part(file: SourceFile(path: file.path, text: excerpt.text), offset: place, edits: edits)
  }

  /// The edits with a stand-in for each text that the user must write without a suggestion.
  var filledEdits: [TextEdit] {
    edits.map { edit in
      let pieces = edit.replacement.pieces.map { $0 == .placeholder("") ? "‹your text›" : $0.text }
      return TextEdit(edit.range, pieces.joined())
    }
  }

  /// Returns `speech` with suggested texts marked. A suggestion that became a table's key is announced as its text.
  func markingSuggestions(in speech: String) -> String {
    var speech = speech
    for case .placeholder(let suggestion) in edits.flatMap(\.replacement.pieces) where !suggestion.isEmpty {
      guard let open = speech.firstIndex(of: "‹"), let close = speech[open...].firstIndex(of: "›"),
        speech[open...close].contains(suggestion)
      else { continue }
      speech.replaceSubrange(open...close, with: "‹\(suggestion)›")
    }
    return speech
  }
}

private extension Int {
  /// Returns the offset of a byte after `edits`. Edits at the byte itself begin there.
  func moved(by edits: [TextEdit]) -> Int {
    edits.reduce(self) { place, edit in
      edit.range.lowerBound < self ? place + edit.replacement.utf8.count - edit.range.count : place
    }
  }
}

private extension SpokenStop {
  /// Returns the announcement without its hints, or with them if nothing else differs from `other`.
  func brief(comparedWith other: SpokenStop?) -> String {
    var announcement = announcement
    // Both announcements are equally approximate.
    announcement.isApproximate = false
    if announcement.isReachable, !announcement.said.isEmpty,
      announcement.said != other?.announcement.said
    {
      announcement.hints = []
    }
    return announcement.summary
  }
}
