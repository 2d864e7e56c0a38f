// Texts that stay in the language they are written in.

import Source
import Syntax

extension ElementTree {
  /// The texts for assistive technology of an element that the code spells out, so that no catalog translates them.
  public func untranslatedTexts(of id: ElementID) -> [WrittenText] {
    let element = self[id]
    var texts = element.labels + element.actionLabels + [element.hint.value].compactMap(\.self)
    // What is in a field was typed, or is shown.
    if let value = element.value.value, !element.role.isField { texts.append(value) }
    switch element.framework {
    // Documents are translated as a whole.
    case .interfaceBuilder: return []
    case .swiftUI: return texts.filter { isTaken(verbatim: $0) || isSum($0) }
    case .uiKit, .compose, .androidViews, .androidXML:
      return texts.filter { !$0.isKey && $0.value.hasWords && isLiteral($0) }
    }
  }

  /// Whether a text is written where it is used, rather than found in another file.
  private func isLiteral(_ text: WrittenText) -> Bool {
    if case .literal = text.value { return true }
    return expression(of: text).map { syntax[$0].kind == .string } ?? false
  }

  /// `Text(verbatim: "Close")`, whose literal is no key.
  private func isTaken(verbatim text: WrittenText) -> Bool {
    guard text.value.hasWords, let literal = expression(of: text),
      let argument = syntax.argument(of: literal)?.argument
    else { return false }
    return syntax[argument].name == "verbatim"
  }

  /// `"Close " + name`, which is a `String` and no key.
  ///
  /// Source: Apple, “Text › init(_:)”: a text that is given as `String` is not looked up.
  private func isSum(_ text: WrittenText) -> Bool {
    guard text.value == .dynamic, let sum = expression(of: text), syntax[sum].kind == .infix else {
      return false
    }
    let operands = syntax.children(of: sum)
    return operands.allSatisfy { syntax[$0].kind != .operator || syntax[$0].name == "+" }
      && operands.contains { syntax[$0].kind == .string && syntax.textValue(ofString: $0).hasWords }
  }
}

public extension TextValue {
  /// Whether a text that is written out says something in a language: two letters, or four between holes.
  var hasWords: Bool {
    switch self {
    case .literal(let text): text.countsLetters(2)
    case .interpolated(let parts): parts.joined().countsLetters(4)
    case .resource, .resolved, .none, .dynamic: false
    }
  }
}

private extension String {
  func countsLetters(_ least: Int) -> Bool {
    unicodeScalars.lazy.filter(\.properties.isAlphabetic).prefix(least).count == least
  }
}
