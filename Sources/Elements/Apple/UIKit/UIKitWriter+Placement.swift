// Insertion of statements about a view in the right place and in the style of the surrounding lines.

import Source
import Syntax

extension UIKitWriter {
  /// Inserts statements after the one that contains the evidence, or else after the one that creates the view, or else
  /// around a stored property's initial value.
  func write(_ statements: [Statement], on element: Element, near evidence: Range<Int>?) -> [WriterEdit]? {
    guard let receiver = element.receiver else { return nil }
    let place = evidence.flatMap { receiver.place(around: $0) } ?? receiver.creation ?? receiver.places.first
    if let place { return [insert(statements, behind: place)] }
    if let initial = receiver.initialValue { return wrap(statements, around: initial, of: element) }
    return receiver.returned.map { name(statements, $0, of: element) }
  }

  // MARK: After a statement

  func insert(_ statements: [Statement], behind place: Receiver.Place) -> WriterEdit {
    let separator = self.separator(behind: place.statement)
    let prefix = prefix(of: place)
    var pieces: [WriterEdit.Piece] = []
    for statement in statements { pieces += [.text(separator.text + prefix)] + statement }
    return WriterEdit(separator.offset..<separator.offset, pieces.joined())
  }

  /// Inserts members after another one.
  func insertMembers(_ members: [Statement], behind member: Range<Int>) -> WriterEdit {
    let separator = separator(behind: member)
    var pieces: [WriterEdit.Piece] = []
    for member in members { pieces += [.text(separator.text)] + member }
    return WriterEdit(separator.offset..<separator.offset, pieces.joined())
  }

  /// Returns the view with its dot as in the statement, or nothing for an implicit `self`.
  private func prefix(of place: Receiver.Place) -> String {
    guard !place.spelling.isEmpty else { return "" }
    return tree.text.string(place.spelling) + (place.isOptional ? "?." : ".")
  }

  /// Returns a line break if the statement is alone on its lines, or else `; `.
  private func separator(behind statement: Range<Int>) -> (text: String, offset: Int) {
    let text = tree.text
    let first = text.lineRange(text.line(at: statement.lowerBound))
    let last = text.lineRange(text.line(at: max(statement.upperBound - 1, statement.lowerBound)))
    let before = first.lowerBound..<max(statement.lowerBound, first.lowerBound)
    // An unclosed literal includes the line break after it.
    let end = max(statement.upperBound, last.upperBound)
    guard text[before].allSatisfy(\.isBlank), isOnlyComment(statement.upperBound..<end) else {
      return ("; ", statement.upperBound)
    }
    return (lineBreak(behind: end) + text.string(before), end)
  }

  /// Returns whether the rest of a line contains at most a comment.
  private func isOnlyComment(_ rest: Range<Int>) -> Bool {
    var at = rest.lowerBound
    while at < rest.upperBound, tree.text[at].isBlank { at += 1 }
    guard at < rest.upperBound else { return true }
    return tree.text[at] == UInt8(ascii: "/") && tree.text[at + 1] == UInt8(ascii: "/")
  }

  /// Returns the file's line break.
  private func lineBreak(behind offset: Int) -> String {
    var at = offset
    while at < tree.text.count, !tree.text[at].isLineBreak { at += 1 }
    if at == tree.text.count {
      guard tree.text.lineCount > 1 else { return "\n" }
      at = tree.text.lineRange(0).upperBound
    }
    if tree.text[at] == 0x0D { return tree.text[at + 1] == 0x0A ? "\r\n" : "\r" }
    return "\n"
  }

  // MARK: Around an initial value

  /// Turns `let x = UISlider()` into `let x: UISlider = { let x = UISlider(); …; return x }()`, over several lines.
  func wrap(
    _ statements: [Statement], around initial: Receiver.InitialValue, of element: Element
  ) -> [WriterEdit] {
    let text = tree.text
    let line = text.lineRange(text.line(at: initial.name.lowerBound))
    var end = line.lowerBound
    while end < line.upperBound, text[end].isBlank { end += 1 }
    let indentation = text.string(line.lowerBound..<end)
    let unit =
      indentation.contains("\t") ? "\t" : indentation.count % 4 == 0 && !indentation.isEmpty ? "    " : "  "
    let lineBreak = lineBreak(behind: line.lowerBound)
    let inner = lineBreak + indentation + unit
    let name = text.string(initial.name)
    var pieces: [WriterEdit.Piece] = [.text("{" + inner + "let \(name) = " + text.string(initial.value))]
    for statement in statements { pieces += [.text(inner + name + ".")] + statement }
    pieces.append(.text(inner + "return \(name)" + lineBreak + indentation + "}()"))
    var edits = [WriterEdit(initial.value, pieces.joined())]
    if !initial.hasType {
      edits.insert(.insert(at: initial.name.upperBound, .text(": \(element.typeName)")), at: 0)
    }
    return edits
  }

  // MARK: Before a return

  /// Turns `return UISlider()` into `let slider = UISlider()`, the statements, and `return slider`.
  func name(
    _ statements: [Statement], _ returned: Receiver.Returned, of element: Element
  ) -> [WriterEdit] {
    let separator = separator(behind: returned.statement)
    let name = freeName(for: element.role, in: returned.value)
    var pieces: [WriterEdit.Piece] = []
    for statement in statements { pieces += [.text(separator.text + name + ".")] + statement }
    pieces.append(.text(separator.text + "return " + name))
    return [
      .replace(returned.statement.lowerBound..<returned.value.lowerBound, "let \(name) = "),
      WriterEdit(separator.offset..<separator.offset, pieces.joined()),
    ]
  }

  /// Returns a name for a view that its creating call doesn't contain.
  private func freeName(for role: Role, in value: Range<Int>) -> String {
    let name =
      switch role {
      case .button, .iconButton: "button"
      case .image: "image"
      case .slider: "slider"
      case .textField, .secureField, .searchField: "field"
      case .text: "label"
      default: "view"
      }
    return tree.text.string(value).contains(name) ? "made" : name
  }

  // MARK: In place of a statement

  /// Replaces a statement with another one about the same view.
  func replace(_ range: Range<Int>, by statement: Statement, on element: Element) -> [WriterEdit]? {
    guard let place = element.receiver?.place(around: range) else { return nil }
    return [WriterEdit(range, ([.text(prefix(of: place))] + statement).joined())]
  }

  /// Removes a statement, with its line if it's alone there, or else with the adjacent `;`.
  func remove(_ range: Range<Int>) -> [WriterEdit] {
    let text = tree.text
    let first = text.lineRange(text.line(at: range.lowerBound))
    let last = text.lineRange(text.line(at: max(range.upperBound - 1, range.lowerBound)))
    let isAlone =
      text[first.lowerBound..<max(range.lowerBound, first.lowerBound)].allSatisfy(\.isBlank)
      && text[range.upperBound..<max(last.upperBound, range.upperBound)].allSatisfy(\.isBlank)
    if isAlone {
      let nextLine = text.lineRange(text.line(at: last.upperBound) + 1).lowerBound
      if nextLine > last.upperBound { return [.replace(first.lowerBound..<nextLine, "")] }
      return [.replace(first.lowerBound..<last.upperBound, "")]
    }
    var end = range.upperBound
    while end < last.upperBound, text[end].isBlank { end += 1 }
    guard text[end] == UInt8(ascii: ";") else { return [.replace(range, "")] }
    end += 1
    while end < last.upperBound, text[end].isBlank { end += 1 }
    return [.replace(range.lowerBound..<end, "")]
  }
}

extension [WriterEdit.Piece] {
  /// Returns the same pieces, with adjacent texts merged.
  fileprivate func joined() -> [WriterEdit.Piece] {
    var joined: [WriterEdit.Piece] = []
    for piece in self {
      if case .text(let text) = piece, case .text(let before)? = joined.last {
        joined[joined.count - 1] = .text(before + text)
      } else {
        joined.append(piece)
      }
    }
    return joined
  }
}
