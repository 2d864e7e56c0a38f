// Text changes: their application, and sessions with an editor.

import LanguageServer
import Source

extension FuzzTarget {
  /// A text with up to four changes in its last 24 bytes. Compared with slow models.
  static let edits = FuzzTarget(
    "edits", seeds: { EditScript.texts.map { $0 + Array(repeating: 5, count: 24) } }
  ) { bytes in
    let script = EditScript(bytes.suffix(24))
    let original = Array(bytes.dropLast(24).prefix(1500))
    var text = SourceText(original)
    var model = original
    for edit in script.edits {
      let range = edit.range(upTo: model.count)
      let inserted = edit.insertion(from: original)
      text.replace(range, with: inserted)
      model.replaceSubrange(range, with: inserted)
    }
    if text != SourceText(model) || text.lineStarts != SourceText(model).lineStarts {
      return "Replacing gives \(Array(text[0..<text.count])), not \(model)."
    }
    return positionProblem(in: text, model) ?? applicationProblem(original, script)
  }

  /// Returns the first position that differs from the slow model.
  private static func positionProblem(in text: SourceText, _ bytes: [UInt8]) -> String? {
    let slow = SlowText(bytes)
    for encoding in PositionEncoding.allCases {
      var cursor = PositionCursor(text, in: encoding)
      for unit in slow.units + [slow.end] {
        let position = slow.position(of: unit, in: encoding)
        let offset = unit.isInsideLineEnd ? unit.offset - 1 : unit.offset
        guard text.position(of: unit.offset, in: encoding) == position,
          cursor.position(of: unit.offset) == position,
          text.offset(of: position, in: encoding) == offset
        else { return "The offset \(unit.offset) in \(encoding.rawValue) is wrong." }
      }
    }
    return text.lineStarts.map(Int.init) == slow.lineStarts ? nil : "Lines start at \(text.lineStarts)."
  }

  /// Returns the problem if edits applied at once produce another text than edits applied from the end.
  private static func applicationProblem(_ original: [UInt8], _ script: EditScript) -> String? {
    let edits = script.edits.map { edit in
      TextEdit(
        edit.range(upTo: original.count), String(decoding: edit.insertion(from: original), as: UTF8.self))
    }
    let applied = SourceText(original).applying(edits)
    let ordered = edits.enumerated().sorted {
      ($0.element.range.lowerBound, $0.element.range.upperBound, $0.offset)
        < ($1.element.range.lowerBound, $1.element.range.upperBound, $1.offset)
    }.map(\.element)
    let overlap = zip(ordered, ordered.dropFirst()).contains { $0.range.upperBound > $1.range.lowerBound }
    guard !overlap else { return applied == nil ? nil : "Overlapping edits are applied." }
    var model = original
    for edit in ordered.reversed() { model.replaceSubrange(edit.range, with: edit.replacement.utf8) }
    return applied == SourceText(model) ? nil : "Edits applied at once differ from edits applied one by one."
  }

  /// An editor that changes a document. The first byte selects language and encoding, and the last 48 contain up to
  /// eight changes. The server's results must match those for the final text.
  static let editing = FuzzTarget(
    "editing",
    seeds: {
      EditScript.texts.enumerated().map { index, text in
        [UInt8(index % 9)] + text + (0..<48).map { UInt8(truncatingIfNeeded: ($0 + index) &* 37) }
      }
    }
  ) { bytes in
    let choice = Int(bytes.first ?? 0)
    let encoding = PositionEncoding.allCases[choice % 3]
    let name = ["A.swift", "A.kt", "res/layout/a.xml"][choice / 3 % 3]
    // The protocol transfers only valid text.
    let original = Array(String(decoding: bytes.dropFirst().dropLast(48), as: UTF8.self).utf8)
    let script = EditScript(bytes.suffix(48))
    let client = FuzzClient(encoding)
    client.open(name, original)
    var model = original
    for (index, edit) in script.edits.enumerated() {
      let text = SourceText(model)
      let range = edit.range(upTo: model.count)
      let start = text.position(of: range.lowerBound, in: encoding)
      let end = text.position(of: range.upperBound, in: encoding)
      let inserted = Array(String(decoding: edit.insertion(from: original), as: UTF8.self).utf8)
      let bytes = text.offset(of: start, in: encoding)..<text.offset(of: end, in: encoding)
      model.replaceSubrange(bytes, with: inserted)
      client.change(name, version: index + 2, start, end, inserted)
      if edit.isPause { client.work() }
    }
    client.work()
    guard client.analyzed == SourceText(model) else { return "The server has another text than the editor." }
    let fresh = FuzzClient(encoding)
    fresh.open(name, model)
    fresh.work()
    guard client.published == fresh.published else {
      return "After edits \(client.published) is shown, of the same text \(fresh.published)."
    }
    return client.problem
  }
}

extension FuzzClient {
  /// Creates a client that counts columns in `encoding`, with an initialized session.
  convenience init(_ encoding: PositionEncoding) {
    self.init()
    start(#"{"general":{"positionEncodings":["\#(encoding.rawValue)"]}}"#)
  }

  func open(_ name: String, _ text: [UInt8]) {
    say("textDocument/didOpen", name, 1, #""languageId":"","text":\#(quoted(text))"#, "")
  }

  func change(_ name: String, version: Int, _ start: Position, _ end: Position, _ text: [UInt8]) {
    func json(_ position: Position) -> String {
      #"{"line":\#(position.line),"character":\#(position.character)}"#
    }
    say(
      "textDocument/didChange", name, version, "",
      #","contentChanges":[{"range":{"start":\#(json(start)),"end":\#(json(end))},"text":\#(quoted(text))}]"#)
  }

  private func say(_ method: String, _ name: String, _ version: Int, _ members: String, _ params: String) {
    let document =
      #"{"uri":"file:///nowhere-a11y/\#(name)","version":\#(version)"# + (members.isEmpty ? "" : ",")
      + members + "}"
    say([Array(#"{"method":"\#(method)","params":{"textDocument":\#(document)\#(params)}}"#.utf8)])
  }

  private func quoted(_ text: [UInt8]) -> String {
    var json = JSONWriter()
    json.value(String(decoding: text, as: UTF8.self))
    return String(decoding: json.bytes, as: UTF8.self)
  }
}
