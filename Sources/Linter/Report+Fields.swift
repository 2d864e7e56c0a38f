// What a field is called, by those who see it and by those who wrote it.

import Elements
import Source

extension Report {
  /// What names a field.
  struct FieldWording {
    /// What the code calls it: the variable that holds its text, the property or id that holds the field.
    var identifiers: [String]
    /// Its title, placeholder and labels, as far as they are known.
    var texts: [String]
  }

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

  /// Whether the language of the texts is English, of which alone the words for fields are known.
  var isEnglish: Bool { language == "en" || language.hasPrefix("en-") }

  /// What a field asks for; nil where it says nothing of it, or several things.
  ///
  /// What is asked about somebody else, or looked for, no system can fill in.
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

  /// Whether the file or the element is for a system on which nobody types, or which has no keyboards to choose from.
  func isTypedOnKeys(_ id: ElementID) -> Bool {
    if tree[id].framework == .uiKit, tree[id].receiver?.usesSetters == true { return true }
    guard !tree[id].framework.isAndroid else { return false }
    if ["Mac/", "macOS", "Watch", "tvOS"].contains(where: { path.spells($0) }) { return true }
    return !project.runs(on: .iOS) && project.runs(on: .macOS)
  }
}
