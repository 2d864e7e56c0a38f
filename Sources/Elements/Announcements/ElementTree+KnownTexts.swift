// Texts from other files, used in announcements.

import Source
import Syntax

extension ElementTree {
  /// Returns the tree with all texts from `project` that its code refers to, including those in conditions and
  /// arguments, which no rule checks.
  public func knowingTexts(of project: ProjectView) -> ElementTree {
    var tree = self
    if syntax.language == .swift {
      tree.lookUpTexts(in: project)
      return tree
    }
    for index in syntax.nodes.indices {
      guard let name = namedText(NodeID(index)), tree.knownTexts[name] == nil,
        tree.knownTexts.count < ElementTree.mostTexts,
        let text = project.text(String(ElementTree.lastPart(ofText: name)))
      else { continue }
      tree.knownTexts[name] = text
    }
    return tree
  }

  /// The maximum number of texts. No real file refers to more.
  private static let mostTexts = 10_000

  /// Returns the last part of a text's name: `close` for `AppString.close`.
  private static func lastPart(ofText name: String) -> Substring {
    name.utf8.lastIndex(of: UInt8(ascii: ".")).map { name[name.utf8.index(after: $0)...] } ?? name[...]
  }

  /// Reads `R.string.close`, `AppString.close`, and `@string/close`.
  private func namedText(_ node: NodeID) -> String? {
    switch (syntax.language, syntax[node].kind) {
    case (.kotlin, .chain):
      return syntax.textName(of: node)
    case (.xml, .value):
      let value = text[syntax[node].range]
      return value.begins(with: "@string/") ? String(decoding: value.dropFirst(8), as: UTF8.self) : nil
    default: return nil
    }
  }

  /// Returns the project's text for the resource `name`, or nil if it isn't known.
  func knownText(_ name: String) -> TextValue? {
    if name.hasPrefix("android:string/") {
      return ElementTree.platformText(Identifier(spelled: String(name.dropFirst(15)))).map(TextValue.literal)
    }
    guard !knownTexts.isEmpty, !name.hasPrefix("android:") else { return nil }
    let start =
      name.utf8.lastIndex(of: UInt8(ascii: "/")).map { name.utf8.index(after: $0) } ?? name.startIndex
    return knownTexts[String(name[start...])]
  }

  /// Returns the English text of `android.R.string.ok`, or nil for any other expression.
  func platformText(of expression: NodeID) -> String? {
    let links = syntax.links(of: expression)
    guard links.count == 4, syntax.isName("android", links[0]), syntax[links[1]].name == "R",
      syntax[links[2]].name == "string"
    else { return nil }
    return ElementTree.platformText(syntax[links[3]].name)
  }

  /// Returns the English text of a platform string.
  ///
  /// Source: Android, `android.R.string`.
  private static func platformText(_ name: Identifier) -> String? {
    switch name {
    case "ok", "yes": "OK"
    case "cancel", "no": "Cancel"
    case "copy": "Copy"
    case "paste": "Paste"
    case "cut": "Cut"
    case "selectAll": "Select all"
    case "search_go": "Search"
    case "untitled": "<Untitled>"
    case "unknownName": "Unknown"
    default: nil
    }
  }
}
