// Texts that aren't localized.

import Source
import Syntax

extension ElementTree {
  /// Returns an element's accessibility texts that are literals in the code, so no catalog translates them.
  public func untranslatedTexts(of id: ElementID) -> [WrittenText] {
    let element = self[id]
    var texts = element.labels + element.actionLabels + [element.hint.value].compactMap(\.self)
    // A field's value is typed by the user or visible.
    if let value = element.value.value, !element.role.isField { texts.append(value) }
    switch element.framework {
    // Interface Builder files are translated as a whole.
    case .interfaceBuilder: return []
    case .swiftUI: return texts.filter { isTaken(verbatim: $0) || isSum($0) }
    case .uiKit, .compose, .androidViews, .androidXML:
      return texts.filter { !$0.isKey && $0.value.hasWords && isLiteral($0) }
    }
  }

  /// Returns whether a text is written where it's used, rather than in another file.
  private func isLiteral(_ text: WrittenText) -> Bool {
    if case .literal = text.value { return true }
    return expression(of: text).map { syntax[$0].kind == .string } ?? false
  }

  /// Returns whether a text's literal isn't a key, as in `Text(verbatim: "Close")`.
  private func isTaken(verbatim text: WrittenText) -> Bool {
    guard text.value.hasWords, let literal = expression(of: text),
      let argument = syntax.argument(of: literal)?.argument
    else { return false }
    return syntax[argument].name == "verbatim"
  }

  /// Returns whether a text is a concatenation, which is a `String` and not a key: `"Close " + name`.
  ///
  /// Source: Apple, “Text › init(_:)”: a text passed as a `String` isn't looked up.
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
  /// True if a literal text contains words: two letters, or four if it has interpolations.
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
