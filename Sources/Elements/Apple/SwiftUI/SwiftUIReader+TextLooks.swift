// Modifiers that affect the size, lines, and letters of a text.

import Source
import Syntax

extension SwiftUIReader {
  /// Reads a text modifier.
  ///
  /// Source: Apple, “Text” and “View › Text formatting”.
  mutating func textLook(_ call: NodeID, of id: ElementID) {
    guard path.hasTextSizes, !path.keepsTextSizes, !path.isConditional else { return }
    let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:))
    let number = value.flatMap { tree[$0].kind == .chain ? nil : tree.number(of: $0) }
    switch tree[call].name {
    case "frame":
      fixedHeight(call, of: id)
      if list[id].role == .text { lineLength(call, of: id) }
    case "lineLimit":
      if let number, number >= 1, number < 1_000 { add(.lineLimit(Int(number)), call, to: id) }
    case "minimumScaleFactor", "fixedSize": add(.givesWay, call, to: id)
    case "lineSpacing": if let number { add(.lineSpacing(number), call, to: id) }
    case "tracking", "kerning":
      if let number { add(.letterSpacing(number, ofSize: false), call, to: id) }
    case "italic": if value.map({ tree.isName("true", $0) }) ?? true { add(.italic, call, to: id) }
    case "textCase":
      if value.map({ tree.lastName(of: $0) }) == "uppercase" { add(.capitals, call, to: id) }
    default: return
    }
  }

  /// Adds a text look that is removed together with its modifier.
  private mutating func add(_ kind: TextLook.Kind, _ call: NodeID, to id: ElementID) {
    let range = tree[call].range
    list[id].textLooks.append(
      TextLook(kind, range: range, edits: [.replace(tree.text.withLeadingBlanks(range), "")]))
  }

  /// Reads `.frame(width: 700)` and `.frame(maxWidth: 700)`.
  private mutating func lineLength(_ call: NodeID, of id: ElementID) {
    guard let argument = tree.argument("width", of: call) ?? tree.argument("maxWidth", of: call),
      let value = tree.value(ofArgument: argument), tree[value].kind == .number,
      let width = tree.number(of: value)
    else { return }
    list[id].textLooks.append(TextLook(.lineLength(width), range: tree[argument].range))
  }

  /// Reads `.frame(height: 24)`. Its fix is `.frame(minHeight: 24)`.
  private mutating func fixedHeight(_ call: NodeID, of id: ElementID) {
    guard let argument = tree.argument("height", of: call), let value = tree.value(ofArgument: argument),
      tree[value].kind == .number, let height = tree.number(of: value)
    else { return }
    // A square is a tile for a letter or an image rather than a text container.
    guard tree.value("width", of: call).flatMap(tree.number(of:)) != height else { return }
    let others = tree.arguments(of: call).filter { $0 != argument }
    var edits: [WriterEdit] = []
    if others.allSatisfy({ tree[$0].name == "alignment" }) {
      edits = [.replace(tree.nameRange(of: argument), "minHeight")]
    } else if others.count == 1, tree[others[0]].name == "width" {
      let width = tree.sourceText(of: others[0])
      let text = ".frame(\(width)).frame(minHeight: \(tree.sourceText(of: value)))"
      edits = [.replace(tree[call].range, text)]
    }
    let range = tree.nameRange(of: call).lowerBound..<tree[call].range.upperBound
    list[id].textLooks.append(TextLook(.fixedHeight(height), range: range, edits: edits))
  }
}
