// The languages of the texts around an element.

import Source
import Syntax

extension ElementTree {
  /// Returns whether the code sets the language in which an element is read.
  public func marksLanguage(of id: ElementID) -> Bool {
    let element = self[id]
    if element.framework == .androidXML {
      return code(element.constructor).spells("android:textLocale")
    }
    guard let around = declaration(around: element.constructor.lowerBound) else { return false }
    // Assume that longer declarations set it somewhere.
    guard around.count <= 32_768 else { return true }
    let code = self.code(around)
    return ["anguage", "Locale", "\\.locale"].contains { code.spells($0) }
  }

  /// Returns whether a nearby element in the same declaration shows words in Latin letters, which suggests that the app
  /// is written in them.
  public func speaksLatin(around id: ElementID) -> Bool {
    let declaration = declaration(around: self[id].constructor.lowerBound)
    guard declaration != nil || syntax.language == .xml else { return false }
    let reach = 64
    return (max(id.index - reach, 0)..<min(id.index + reach, elements.count)).contains { index in
      let element = elements[index]
      if let declaration, !declaration.contains(element.constructor.lowerBound) { return false }
      return (element.labels.map(\.value) + [element.title.value?.value]).contains { value in
        guard case .literal(let text)? = value else { return false }
        return text.utf8.filter(\.isASCIILetter).count >= 3
      }
    }
  }

  /// Returns the range of the outermost declaration around an offset, or nil in XML and outside all declarations.
  private func declaration(around offset: Int) -> Range<Int>? {
    guard syntax.language != .xml else { return nil }
    return syntax.children(of: syntax.root).first {
      syntax[$0].kind == .declaration && syntax[$0].range.contains(offset)
    }.map { syntax[$0].range }
  }

  /// Returns edits that set the language of a UIKit label, with a placeholder for it, or nil if that isn't possible.
  public func markingLanguage(of label: WrittenText, _ language: String, on id: ElementID) -> [WriterEdit]? {
    guard self[id].framework == .uiKit, self[id].labels.last == label,
      let assignment = syntax.node(.assignment, at: label.range), let target = syntax.target(of: assignment),
      syntax[target].name == "accessibilityLabel"
    else { return nil }
    return [
      .replace(syntax.nameRange(of: target), "accessibilityAttributedLabel"),
      .insert(at: label.valueRange.lowerBound, .text("NSAttributedString(string: ")),
      .insert(
        at: label.valueRange.upperBound,
        .text(", attributes: [.accessibilitySpeechLanguage: \""), .placeholder(language), .text("\"])")),
    ]
  }
}
