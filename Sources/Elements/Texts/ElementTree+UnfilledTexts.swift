// Texts with placeholders for values that nothing fills.

import Source
import Syntax

extension ElementTree {
  /// Returns the text or label of an Android element that shows its placeholders, because neither the element's code nor
  /// anything else passes values for them.
  ///
  /// Source: Android, “String resources › Formatting strings”: `getString(int, Object...)`.
  public func unfilledText(of id: ElementID) -> WrittenText? {
    let element = self[id]
    guard element.framework.isAndroid, element.exposure != .hidden else { return nil }
    let texts = [element.title.value, element.placeholder.value].compactMap(\.self) + element.labels
    return texts.first { isUnfilled($0, on: element) }
  }

  private func isUnfilled(_ text: WrittenText, on element: Element) -> Bool {
    guard case .interpolated(let parts) = text.value, !text.valueRange.isEmpty,
      // A text with other tokens explains a pattern: “%d: date, %m: milliseconds”.
      !parts.contains(where: \.mentionsToken)
    else { return false }
    if element.framework == .androidXML {
      // Code that finds the view by its ID may format its text.
      let isOutOfReach =
        !element.circumstances.contains(.visibleOutside) || element.circumstances.contains(.codeIsKnown)
      return isOutOfReach && element.openness.isDisjoint(with: [.elsewhere, .modifiers])
        && self.text[text.valueRange].begins(with: "@string/")
    }
    guard let value = syntax.nodes(at: text.valueRange).first(where: { syntax[$0].kind == .chain }) else {
      return false
    }
    if syntax.resourceName(of: value, in: "string") != nil { return true }
    guard let call = syntax.links(of: value).last, syntax[call].kind == .call else { return false }
    switch syntax[call].name {
    case "stringResource", "getString", "getText": return syntax.arguments(of: call).count == 1
    default: return false
    }
  }

  /// Returns a text that's only a shape, such as “⬤”, and that screen readers read by its character name, or nil for other
  /// texts.
  public func shapeText(of id: ElementID) -> WrittenText? {
    let element = self[id]
    guard element.role == .text, element.exposure == .exposed || element.exposure == .merged,
      element.labels.isEmpty, element.hint.isAbsent, element.value.isAbsent, !element.isTappable,
      element.openness.isDisjoint(with: [.elsewhere, .modifiers]),
      let text = element.title.value, let shown = text.value.literal, shown.isShape
    else { return nil }
    return text
  }
}

private extension String {
  /// True if the text contains a percent sign before a letter, which isn't a placeholder for a value.
  var mentionsToken: Bool {
    zip(utf8, utf8.dropFirst()).contains { $0 == UInt8(ascii: "%") && $1.isASCIILetter }
  }

  /// True if the text consists of one or a few geometric shapes. Arrows and stars say something.
  var isShape: Bool {
    !isEmpty && utf8.count <= 12
      && unicodeScalars.allSatisfy { scalar in
        switch scalar.value {
        case 0x25A0...0x25FF, 0x2B1B...0x2B4F: true
        // A variation selector.
        case 0xFE0E, 0xFE0F: true
        default: scalar.properties.isWhitespace
        }
      } && unicodeScalars.contains { !$0.properties.isWhitespace }
  }
}
