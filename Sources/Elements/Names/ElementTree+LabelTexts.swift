// Texts next to the layout elements that they label.

extension ElementTree {
  /// Returns a reference to the text before a Material slider, which needs it as its content description.
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

  /// Returns whether a layout element takes its label from the text whose `labelFor` refers to it.
  public func takesLabelFor(_ id: ElementID) -> Bool { !isMaterialSlider(id) }

  /// Returns whether an element is a slider whose thumbs ignore `labelFor`.
  ///
  /// Source: material-components-android, “BaseSlider › AccessibilityHelper › onPopulateNodeForVirtualView”.
  private func isMaterialSlider(_ id: ElementID) -> Bool {
    let name = self[id].typeName
    return self[id].framework == .androidXML && self[id].role == .slider
      && (name == "Slider" || name == "RangeSlider")
  }

  /// Returns the text that `labelFor` can make the label of a control or field in a layout. Nil if there is none, or if
  /// the control ignores `labelFor`.
  public func textLabelling(_ id: ElementID) -> ElementID? { isMaterialSlider(id) ? nil : textNaming(id) }

  /// Returns the visible text that labels a control or field in a layout for sighted people: the one directly before
  /// it, the one whose ID is derived from the control's, or the only one next to a switch or checkbox. Nil if there is
  /// none.
  private func textNaming(_ id: ElementID) -> ElementID? {
    let control = self[id]
    guard control.framework == .androidXML, let parent = control.parent else { return nil }
    if let before = sibling(before: id), canLabel(before) {
      // Above a description is the title.
      return titleBefore(id, text: before).flatMap { canLabel($0) ? $0 : nil } ?? before
    }
    // A `TextInputLayout` draws the field's hint, so the text comes before it.
    if control.role.isField, self[parent].typeName.hasSuffix("TextInputLayout"),
      let before = sibling(before: parent), canLabel(before) || isFilledByCode(before)
    {
      return before
    }
    let others = children(of: parent).prefix(ElementTree.reach).filter { $0 != id }
    if let name = control.identifier?.value.literal, !name.isEmpty {
      // Its text may be set in code.
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
    // Its text is set in code.
    let filled = others.filter(isFilledByCode)
    if texts.isEmpty, filled.count == 1, others.count == 1 { return filled[0] }
    // If a nested layout contains a title and a subtitle, the title describes the row.
    let columns = others.filter { self[$0].role == .container }
    guard texts.isEmpty, filled.isEmpty, columns.count == 1 else { return nil }
    return children(of: columns[0]).first { self[$0].role == .text }.flatMap {
      canLabel($0) || isFilledByCode($0) ? $0 : nil
    }
  }

  /// Returns whether code finds a text by its ID, and may set what it shows.
  private func isFilledByCode(_ id: ElementID) -> Bool {
    self[id].role == .text && self[id].circumstances.contains(.visibleOutside)
  }

  /// Returns whether an element shows a text that can label another element.
  private func canLabel(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.role == .text || element.role == .checkbox || element.role == .radioButton else {
      return false
    }
    // A sign, such as “+”, says nothing about the control.
    return !element.title.isAbsent && element.title.value?.value.literal?.contains(where: \.isLetter) != false
  }
}

private extension String {
  /// Returns the text after a prefix, or nil if the string doesn't begin with it.
  func dropping(prefix: String) -> String? { hasPrefix(prefix) ? String(dropFirst(prefix.count)) : nil }
}
