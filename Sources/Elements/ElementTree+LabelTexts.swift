// The texts of a layout next to what they label.

extension ElementTree {
  /// The reference to the text before a slider of Material Components, which it needs as its description.
  func textDescribing(_ id: ElementID) -> Wording? {
    guard isMaterialSlider(id), let label = textNaming(id), let title = self[label].title.value else {
      return nil
    }
    switch title.value {
    case .resource(let name) where name.hasPrefix("string/"): return .code("@\(name)")
    case .resolved(_, let name): return .code("@string/\(PictureLabel.plainName(name))")
    default: return nil
    }
  }

  /// Whether an element of a layout takes its label from a text whose `labelFor` names it.
  public func takesLabelFor(_ id: ElementID) -> Bool { !isMaterialSlider(id) }

  /// Whether an element is a slider whose thumbs take nothing of `labelFor`.
  ///
  /// Source: material-components-android, “BaseSlider › AccessibilityHelper › onPopulateNodeForVirtualView”.
  private func isMaterialSlider(_ id: ElementID) -> Bool {
    let name = self[id].typeName
    return self[id].framework == .androidXML && self[id].role == .slider
      && (name == "Slider" || name == "RangeSlider")
  }

  /// The text that `labelFor` can make the label of a control or field of a layout. Nil where none can be told, and where
  /// the control takes nothing of it.
  public func textLabelling(_ id: ElementID) -> ElementID? { isMaterialSlider(id) ? nil : textNaming(id) }

  /// The visible text that names a control or field of a layout for whoever sees it: the one directly before it, the one
  /// that is called after it, or the only one beside a switch or check box. Nil where none can be told.
  private func textNaming(_ id: ElementID) -> ElementID? {
    let control = self[id]
    guard control.framework == .androidXML, let parent = control.parent else { return nil }
    if let before = sibling(before: id), canLabel(before) { return before }
    // The layout around a field draws its hint; the text stands before both.
    if control.role.isField, self[parent].typeName.hasSuffix("TextInputLayout"),
      let before = sibling(before: parent), canLabel(before) || isFilledByCode(before)
    {
      return before
    }
    let others = children(of: parent).prefix(ElementTree.reach).filter { $0 != id }
    if let name = control.identifier?.value.literal, !name.isEmpty {
      // Code may give it its text.
      let named = others.filter {
        self[$0].role == .text
          && ["_label", "_title", "Label", "Title"].contains(
            self[$0].identifier?.value.literal?.dropping(prefix: name) ?? "")
      }
      if named.count == 1 { return named[0] }
    }
    let texts = others.filter(canLabel)
    let isChoice = [.toggle, .checkbox, .radioButton].contains(control.role)
    let isAlone = children(of: parent).count { self[$0].role.isControl || self[$0].isTappable } == 1
    guard isChoice, isAlone else { return nil }
    if texts.count == 1 { return texts[0] }
    // Code gives it its text.
    let filled = others.filter(isFilledByCode)
    if texts.isEmpty, filled.count == 1, others.count == 1 { return filled[0] }
    // A title and a subtitle in a layout of their own: the first of them tells what the row is about.
    let columns = others.filter { self[$0].role == .container }
    guard texts.isEmpty, filled.isEmpty, columns.count == 1 else { return nil }
    return children(of: columns[0]).first { self[$0].role == .text }.flatMap {
      canLabel($0) || isFilledByCode($0) ? $0 : nil
    }
  }

  /// Whether code finds a text by its id, and may give it what it shows.
  private func isFilledByCode(_ id: ElementID) -> Bool {
    self[id].role == .text && self[id].circumstances.contains(.visibleOutside)
  }

  /// Whether an element shows a text that can be another one's label, and isn't one already.
  private func canLabel(_ id: ElementID) -> Bool {
    let element = self[id]
    return (element.role == .text || element.role == .checkbox || element.role == .radioButton)
      && !element.title.isAbsent
  }
}

private extension String {
  /// What's behind a prefix; nil where the text begins otherwise.
  func dropping(prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
