// Texts as code that a fix can repeat.

import Source
import Syntax

extension ElementTree {
  /// Returns the code of a text, or nil if it may not be a title. The text of a checkbox may be a sentence.
  func wording(of id: ElementID, mayBeLong: Bool = false) -> Wording? {
    guard case .certain(let title) = self[id].title else { return nil }
    return wording(title, mayBeLong)
  }

  func wording(_ title: WrittenText, _ mayBeLong: Bool = false) -> Wording? {
    if syntax.language == .kotlin { return kotlinWording(title, mayBeLong) }
    guard syntax.language == .swift, !title.valueRange.isEmpty,
      let code = readable(text.string(title.valueRange), upTo: 200)
    else { return nil }
    // A number without words isn't a label.
    if case .interpolated(let parts) = title.value,
      !parts.contains(where: { $0.contains(where: \.isLetter) })
    {
      return nil
    }
    // Nor is the sign between two controls.
    if let literal = title.value.literal, literal.count(where: \.isLetter) < 2 { return nil }
    guard code.utf8.count <= 80 && !code.contains("%") || spellsFormat(title) else { return nil }
    return .code(code)
  }

  /// Returns whether a text uses a format that contains words:
  /// `String(format: NSLocalizedString("Most: %d", comment: ""), n)`.
  private func spellsFormat(_ title: WrittenText) -> Bool {
    guard let expression = expression(of: title) else { return false }
    return syntax.subtree(of: expression).prefix(ElementTree.reach).contains { index in
      guard syntax.nodes[index].kind == .segment,
        let string = syntax.parent(of: NodeID(index)).flatMap({ syntax.argument(of: $0) })
      else { return false }
      let said = syntax.sourceText(of: NodeID(index)).split(separator: "%")
      return said.first.map { $0.count { $0.isLetter } > 2 } == true
        && (syntax[string.argument].name == "format"
          || syntax[string.call].name == "NSLocalizedString"
            && syntax.argument("comment", of: string.call) != string.argument)
    }
  }
}

extension ElementTree {
  /// Returns whether a text near an element in the same component is a wording, or its first part.
  func isShown(_ wording: Wording, near id: ElementID, in owner: NodeID) -> Bool {
    let range = syntax[owner].range
    let near = max(0, id.index - ElementTree.reach)..<min(elements.count, id.index + ElementTree.reach)
    return near.contains { index in
      guard elements[index].role == .text, range.contains(elements[index].constructor.lowerBound),
        let shown = self.wording(of: ElementID(index))
      else { return false }
      if shown == wording { return true }
      guard case .code(let code) = wording, case .code(let name) = shown else { return false }
      return code.hasPrefix(name + " ?: ") || code.hasPrefix(name + ".")
    }
  }
}

extension ElementTree {
  /// Returns whether a text field takes its label as a content description: it has no visible label, or the text is
  /// already visible near it, and would be on screen twice.
  func takesDescription(_ id: ElementID, _ wording: Wording) -> Bool {
    if self[id].typeName.hasPrefix("Basic") { return true }
    guard let owner = component(around: id), self[id].receiver?.creation != nil || !wording.isLookedUp else {
      return false
    }
    return isShown(wording, near: id, in: owner)
  }
}

extension ElementTree {
  /// Returns code that reads well as the argument of a label. Nil if it's too long, spans several lines, or is an empty
  /// text.
  func readable(_ code: String, upTo length: Int = 120) -> String? {
    code.utf8.count <= length && code != "\"\"" && !code.contains(where: \.isNewline) ? code : nil
  }
}
