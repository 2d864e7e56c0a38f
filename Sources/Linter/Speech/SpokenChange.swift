// What a fix changes for those who listen.

import Elements
import Source

/// What is heard at a place before and after a fix.
package struct SpokenChange: Sendable, Equatable {
  /// What is heard now, for people: `“Button” — no name`; nil where nothing is read.
  package var now: String?
  /// What would be heard then: `“Close, Button”`. What a person has to write stands in `‹…›`, as all that is not known.
  package var then: String

  /// Both: `now: “Button” — no name – then: “Close, Button”`.
  package var line: String { "now: \(now ?? "nothing is read") – then: \(then)" }
}

extension Linter {
  /// What `fix` of `finding` changes in what a screen reader says at the place of the finding; nil where that stays as it
  /// is, and where nothing is read afterwards. What `relinter` knows of the file saves reading all of it.
  ///
  /// Reads the file twice, or what decides it.
  package func spokenChange(
    by fix: Fix, of finding: Finding, in file: SourceFile, _ surroundings: Surroundings,
    _ style: SpeechStyle = SpeechStyle(), _ relinter: Relinter? = nil
  ) -> SpokenChange? {
    guard OwnFinding(rawValue: finding.rule) == nil else { return nil }
    let part = fix.part(of: file, around: finding.range.lowerBound, relinter)
    func heard(at place: Int, in file: SourceFile, _ surroundings: Surroundings) -> SpokenStop? {
      let project = ProjectView(surroundings.project, of: file, configuration)
      let tree = ElementTree(file.text, path: file.path, in: project)?.knowingTexts(of: project)
      return tree?.stop(at: place, looksThroughHidden: true)?.styled(style)
    }
    let now = heard(at: part.offset, in: part.file, surroundings)
    guard let text = part.file.text.applying(part.edits) else { return nil }
    // A fix may wrap the code of the finding, but seldom what begins before its element.
    let place = (now?.range.lowerBound ?? part.offset).moved(by: part.edits)
    let fixed = SourceFile(path: file.path, text: text)
    guard let then = heard(at: place, in: fixed, surroundings.adding(fix.newStrings)) else { return nil }
    let change = SpokenChange(
      now: now?.brief(beside: then), then: fix.markingSuggestions(in: then.brief(beside: now)))
    return change.now == change.then ? nil : change
  }
}

private extension Fix {
  /// Where the file is changed, what of it decides what is heard there, and the edits in it.
  struct Part {
    var file: SourceFile
    /// The byte of the finding.
    var offset: Int
    var edits: [TextEdit]
  }

  func part(of file: SourceFile, around offset: Int, _ relinter: Relinter?) -> Part {
    let whole = Part(file: file, offset: offset, edits: plainEdits)
    guard let excerpt = relinter?.excerpt(of: file, around: offset), let place = excerpt.place(of: offset)
    else { return whole }
    var edits: [TextEdit] = []
    for edit in plainEdits {
      guard let start = excerpt.place(of: edit.range.lowerBound) else { return whole }
      let range = start..<start + edit.range.count
      guard excerpt.original(range) == edit.range else { return whole }
      edits.append(TextEdit(range, edit.replacement))
    }
    return Part(file: SourceFile(path: file.path, text: excerpt.text), offset: place, edits: edits)
  }

  /// `speech` with the texts that a person still has to write marked: a suggestion that became a key of a table is said
  /// as what it names.
  func markingSuggestions(in speech: String) -> String {
    var speech = speech
    for case .placeholder(let suggestion) in edits.flatMap(\.replacement.pieces) {
      guard let open = speech.firstIndex(of: "‹"), let close = speech[open...].firstIndex(of: "›"),
        speech[open...close].contains(suggestion)
      else { continue }
      speech.replaceSubrange(open...close, with: "‹\(suggestion)›")
    }
    return speech
  }
}

private extension Int {
  /// Where a byte stands after `edits`, of which those at the byte itself begin there.
  func moved(by edits: [TextEdit]) -> Int {
    edits.reduce(self) { place, edit in
      edit.range.lowerBound < self ? place + edit.replacement.utf8.count - edit.range.count : place
    }
  }
}

private extension SpokenStop {
  /// What is heard before the hints; with them where nothing else differs from `other`.
  func brief(beside other: SpokenStop?) -> String {
    var announcement = announcement
    // That it may be said otherwise holds for both alike.
    announcement.isApproximate = false
    if announcement.isReachable, !announcement.said.isEmpty,
      announcement.said != other?.announcement.said
    {
      announcement.hints = []
    }
    return announcement.summary
  }
}
