// Texts of string tables that are needed for speech alone: titles of screens, alternatives, sentences with holes.

import Source
import Syntax

extension ElementTree {
  /// Looks up what the string tables of the project say for the texts of the file, so that announcements have them.
  /// The texts of elements are known already.
  mutating func lookUpTexts(in project: ProjectView) {
    var found: [String: TextValue] = [:]
    var count = 0
    for index in syntax.nodes.indices where syntax.nodes[index].kind == .string {
      count += 1
      guard count <= ElementTree.mostTexts else { break }
      switch syntax.textValue(ofString: NodeID(index)) {
      case .literal(let key):
        if let text = project.localizedText(key), text != .literal(key) { found[key] = text }
      case .interpolated(let parts) where parts.count <= 4:
        let text = ElementTree.keys(of: parts).lazy.compactMap(project.localizedText).first
        if let text { found[ElementTree.template(parts)] = text }
      default: break
      }
    }
    knownTexts = found
  }

  /// No file that people write has more.
  private static let mostTexts = 4_096

  /// The keys under which a table may hold a text with holes: each may stand for a number or for anything else.
  private static func keys(of parts: [String]) -> [String] {
    var keys = [parts.first ?? ""]
    for part in parts.dropFirst() {
      keys = keys.flatMap { [$0 + "%lld" + part, $0 + "%@" + part] }
    }
    return keys
  }

  /// What holds the parts of a text with holes together, where it is a key.
  private static func template(_ parts: [String]) -> String { parts.joined(separator: "\u{0}") }

  /// Whether literals of the file are keys, as those of SwiftUI are.
  private var readsKeys: Bool { !knownTexts.isEmpty && syntax.importedNames.contains("SwiftUI") }

  /// What a table has for a literal that was not looked up with its element; nil where no table has it.
  func localText(_ literal: String, isKey: Bool) -> TextValue? {
    guard !knownTexts.isEmpty, let text = knownTexts[literal], isKey || readsKeys else { return nil }
    return text
  }

  /// What a table says for a text with holes that are filled with `holes`; nil where no table has it.
  func localText(_ parts: [String], filledWith holes: [String]) -> String? {
    guard !knownTexts.isEmpty, case .literal(let text)? = knownTexts[ElementTree.template(parts)] else {
      return nil
    }
    var said: [UInt8] = []
    let bytes = Array(text.utf8)
    var at = 0
    var next = 0
    while at < bytes.count {
      guard bytes[at] == UInt8(ascii: "%"), at + 1 < bytes.count else {
        said.append(bytes[at])
        at += 1
        continue
      }
      at += 1
      if bytes[at] == UInt8(ascii: "%") {
        said.append(bytes[at])
        at += 1
        continue
      }
      // `%2$@` names the hole, `%.1f` tells how to write it.
      var number = 0
      while at < bytes.count, !ElementTree.endsFormat(bytes[at]) {
        if bytes[at].isDigit { number = min(number, 99) * 10 + Int(bytes[at] - UInt8(ascii: "0")) }
        if bytes[at] == UInt8(ascii: "$") { (next, number) = (number - 1, 0) }
        at += 1
      }
      guard at < bytes.count, holes.indices.contains(next) else { return nil }
      said += Array(holes[next].utf8)
      next += 1
      at += 1
    }
    return String(decoding: said, as: UTF8.self)
  }

  private static func endsFormat(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "@"), UInt8(ascii: "d"), UInt8(ascii: "D"), UInt8(ascii: "i"), UInt8(ascii: "u"),
      UInt8(ascii: "f"), UInt8(ascii: "F"), UInt8(ascii: "g"), UInt8(ascii: "G"), UInt8(ascii: "e"),
      UInt8(ascii: "x"), UInt8(ascii: "s"), UInt8(ascii: "c"):
      true
    default: false
    }
  }
}
