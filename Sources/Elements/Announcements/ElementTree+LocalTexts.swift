// String table texts that only speech needs: screen titles, alternatives, interpolated sentences.

import Source
import Syntax

extension ElementTree {
  /// Looks up the file's texts in the project's string tables for use in announcements. The texts of elements are
  /// already known.
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

  /// The maximum number of texts. No handwritten file has more.
  private static let mostTexts = 4_096

  /// Returns the keys under which a table may contain an interpolated text. Each interpolation may be a number or
  /// anything else.
  private static func keys(of parts: [String]) -> [String] {
    var keys = [parts.first ?? ""]
    for part in parts.dropFirst() {
      keys = keys.flatMap { [$0 + "%lld" + part, $0 + "%@" + part] }
    }
    return keys
  }

  /// Returns the parts of an interpolated text joined as a key.
  private static func template(_ parts: [String]) -> String { parts.joined(separator: "\u{0}") }

  /// True if literals in the file are localization keys, as in SwiftUI.
  private var readsKeys: Bool { !knownTexts.isEmpty && syntax.importedNames.contains("SwiftUI") }

  /// Returns a table's text for a literal that wasn't looked up with its element, or nil if no table contains it.
  func localText(_ literal: String, isKey: Bool) -> TextValue? {
    guard !knownTexts.isEmpty, let text = knownTexts[literal], isKey || readsKeys else { return nil }
    return text
  }

  /// Returns a table's interpolated text filled in with `holes`, or nil if no table contains it.
  func localText(_ parts: [String], filledWith holes: [String]) -> String? {
    guard !knownTexts.isEmpty, let text = knownTexts[ElementTree.template(parts)] else { return nil }
    guard case .interpolated(let between) = text else { return text.literal }
    var rest = holes[...]
    // If a table's text begins or ends with a placeholder, only the text after or before it is stored.
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
