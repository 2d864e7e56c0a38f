// The labels of a view, as far as the code determines them.

import Source
import Syntax

extension ElementMaker {
  /// The labels in order, nonempty ones last, because an empty label is a temporary state.
  var labels: [WrittenText] {
    emptyLabels + facts.labels.filter { $0.value.saysSomething }
  }

  /// The empty labels, except those that are cleared where the view is hidden as well.
  private var emptyLabels: [WrittenText] {
    let empty = facts.labels.filter { !$0.value.saysSomething }
    guard !empty.isEmpty else { return [] }
    let hiding = facts.visibility.filter { $0.isHidden == true }
    let places = Set(hiding.compactMap { tree.place(of: tree[$0.value].range) })
    return places.isEmpty
      ? empty : empty.filter { label in tree.place(of: label.range).map { !places.contains($0) } ?? true }
  }

  var title: Evidence<WrittenText> {
    let texts = kind == nil || kind?.isNamedByText == true || role == .text ? facts.texts : []
    let title = evidence(of: facts.titles + texts)
    // The default title of `NSButton(frame:)` is “Button”.
    if kind == .appKitButton, title.isAbsent, facts.pictures.isEmpty { return .unknown }
    return title
  }

  /// Combines several texts into the only one that isn't empty, or a dynamic one if they differ.
  func evidence(of texts: [WrittenText]) -> Evidence<WrittenText> {
    guard let first = texts.first else { return openness.contains(.elsewhere) ? .unknown : .absent }
    let telling = texts.filter(\.value.saysSomething)
    guard var text = telling.first else { return .certain(first) }
    if telling.contains(where: { $0.value != text.value }) { text.value = .dynamic }
    return .certain(text)
  }

  var imagery: Imagery? {
    guard let first = facts.pictures.first else { return nil }
    return facts.pictures.first { !$0.imagery.isSymbol }?.imagery ?? first.imagery
  }

  /// True if different places in the code set different images for its default state.
  var showsSeveralPictures: Bool {
    var names: Set<String> = []
    for picture in facts.pictures {
      guard let name = picture.imagery.name, !name.isEmpty else { continue }
      let source = tree.text[picture.range]
      let isOfState = [".selected", ".highlighted", ".disabled", ".focused"].contains { source.spells($0) }
      if !isOfState { names.insert(name) }
    }
    return names.count > 1
  }

  /// True if different places in the code set different titles for the default state of a control with a fixed label.
  var showsSeveralTitles: Bool {
    guard kind == .button, facts.labels.count == 1, facts.selectedFlags.isEmpty, facts.values.isEmpty,
      isFixed(facts.labels[0])
    else { return false }
    var titles: Set<String> = []
    for title in facts.titles where title.value.saysSomething {
      let source = tree.text[title.range]
      let isOfState = [".selected", ".highlighted", ".disabled", ".focused"].contains { source.spells($0) }
      if !isOfState { titles.insert(tree.text.string(title.valueRange)) }
    }
    return titles.count > 1
  }

  /// Returns whether a text never changes: a literal, or a constant of a type such as `L10n.close`.
  private func isFixed(_ text: WrittenText) -> Bool {
    switch text.value {
    case .literal, .resource, .resolved: return !text.value.isBlank
    case .interpolated, .none: return false
    case .dynamic:
      let source = tree.text[text.valueRange]
      guard source.first?.isUppercaseASCII == true, !source.spells("\\(") else { return false }
      return !source.contains(UInt8(ascii: "(")) || source.spells("(\"") || source.spells(": \"")
    }
  }

  /// The name of its variable, unless that only repeats the class.
  var variableName: String? {
    let members = gathered.names.filter { composer.slots[$0].owner != nil }.map { composer.slots[$0].node }
    let spelling = facts.creationPlace.map { tree.text.string($0.spelling) }
    let names = members.map { tree.nameText(of: $0) } + [spelling].compactMap(\.self)
    return names.first { name in
      switch name.lowercased() {
      case "button", "view", "label", "item", "control", "image", "imageview", "textfield", "field", "slider",
        "switch", "stepper", "action", "rightbarbuttonitem", "leftbarbuttonitem", "items":
        false
      default: name.utf8.count > 2 && name.utf8.allSatisfy(\.isIdentifierByte)
      }
    }
  }
}

extension TextValue {
  /// True if there's text, or may be.
  fileprivate var saysSomething: Bool { self != .none && !isBlank }
}
