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
        if let text = project.localizedText(key) { found[key] = text }
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
    guard !knownTexts.isEmpty, let text = knownTexts[ElementTree.template(parts)] else { return nil }
    guard case .interpolated(let between) = text else { return text.literal }
    var rest = holes[...]
    // Where a text of a table begins or ends with a hole, only what stands behind or before it is kept.
    let beginsWithHole =
      between.count < holes.count
      || between.count == holes.count && between.first?.first?.isLetter != true
    var said = beginsWithHole ? rest.popFirst() ?? "" : ""
    for (index, part) in between.enumerated() {
      if index > 0 { said += rest.popFirst() ?? "‹…›" }
      said += part
    }
    return said + rest.joined(separator: " ")
  }
}
