// What a view is called, as far as the code says.

import Source
import Syntax

extension ElementMaker {
  /// The labels in order, those that say something last: an empty one is a state in between.
  var labels: [WrittenText] {
    emptyLabels + facts.labels.filter { $0.value.saysSomething }
  }

  /// The labels that say nothing, but for those that are emptied where the view is hidden, so that nobody stops there.
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
    // `NSButton(frame:)` is titled “Button” until the code says otherwise.
    if kind == .appKitButton, title.isAbsent, facts.pictures.isEmpty { return .unknown }
    return title
  }

  /// One text for all that are written: the only one that says something; dynamic where they differ.
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

  /// Whether different places of the code give it different pictures for its usual state.
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

  /// The name of the variable that holds it, unless that says no more than its class.
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
  /// Whether something is, or may be, read.
  fileprivate var saysSomething: Bool { self != .none && !isBlank }
}
