// The visible texts and code identifiers of a field, and the input purpose that they suggest.

import Elements
import Source

extension Report {
  /// The identifiers and texts that describe a field.
  struct FieldWording {
    /// The identifiers in code: the variable of its text, and the property or ID of the field.
    var identifiers: [String]
    /// The known texts of its title, placeholder, and labels.
    var texts: [String]
  }

  /// Returns the identifiers and texts that describe a field.
  func wording(ofField id: ElementID) -> FieldWording {
    let element = tree[id]
    let around = element.parent.map { tree[$0] }
    let hint = around?.isTextInputLayout == true ? around?.placeholder.value : nil
    let texts = [element.title.value, element.placeholder.value, hint] + element.labels.map(Optional.some)
    let inside = tree.children(of: id).filter { tree[$0].slot == .label }.map { tree[$0].title.value }
    return FieldWording(
      identifiers: [element.boundName, element.receiver?.property, element.identifier?.value.literal]
        .compactMap(\.self),
      texts: (texts + inside).compactMap { $0?.value.literal })
  }

  /// True if the texts are in English, the only language with a word list for fields.
  var isEnglish: Bool { language == "en" || language.hasPrefix("en-") }

  /// Returns the input purpose of a field, or nil if it's unknown or ambiguous.
  ///
  /// Search fields and fields about other people have none, because the system can't autofill them.
  func inputPurpose(ofField id: ElementID) -> InputPurpose? {
    let wording = wording(ofField: id)
    let texts = isEnglish ? wording.texts : []
    var found: Set<InputPurpose> = []
    for words in wording.identifiers.map(NameSuggestion.words) + texts.map(InputWords.words) {
      guard words.count <= InputWords.mostWords, !InputWords.areAboutOthers(words) else { return nil }
      found.formUnion(InputWords.purposes(in: words))
    }
    return found.count == 1 ? found.first : nil
  }

  /// Returns whether the element is for a platform without keyboard types, such as macOS, watchOS, or tvOS.
  func isTypedOnKeys(_ id: ElementID) -> Bool {
    if tree[id].framework == .uiKit, tree[id].receiver?.usesSetters == true { return true }
    guard !tree[id].framework.isAndroid else { return false }
    if ["Mac/", "macOS", "Watch", "tvOS"].contains(where: { path.spells($0) }) { return true }
    return !project.runs(on: .iOS) && project.runs(on: .macOS)
  }
}
