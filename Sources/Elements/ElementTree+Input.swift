// What fields tell the system about what is typed into them, or may tell it elsewhere.

extension ElementTree {
  /// Whether a field, or something around it that speaks for all fields inside, tells what `tells` looks for; also
  /// where code that is not seen may.
  ///
  /// Source: Apple, “View › textContentType(_:)”, “keyboardType(_:)”: what is set on a container holds for the fields in
  /// it.
  public func mayTellInput(_ id: ElementID, _ tells: (FieldInput) -> Bool) -> Bool {
    let element = self[id]
    let isSeen =
      element.role.isField && element.role != .searchField && element.hiding == nil
      && element.framework != .interfaceBuilder
      && element.openness.isDisjoint(with: [.elsewhere, .modifiers])
      && !element.circumstances.contains(.passive)
    guard isSeen else { return true }
    if element.input.map(tells) == true { return true }
    guard element.framework == .swiftUI else { return false }
    return ancestors(of: id).contains { self[$0].input != nil || self[$0].openness.contains(.modifiers) }
  }

  /// The keyboard that a field asks for where it is used; nil where it asks for none, or code elsewhere may ask for
  /// another.
  ///
  /// What a call passes to a field of the app, the field has no reason to change.
  public func keyboardAskedFor(by id: ElementID) -> Keyboard? {
    let element = self[id]
    guard let keyboard = element.input?.keyboard, keyboard != .other else { return nil }
    let isPassed =
      element.framework == .compose && element.role.isField && element.hiding == nil
      && !element.circumstances.contains(.passive)
    return isPassed || !mayTellInput(id, { $0.keyboard == .other }) ? keyboard : nil
  }
}
