// The autofill types and keyboards of fields, set on the field or elsewhere.

extension ElementTree {
  /// Returns whether a field, or a container that applies to all fields inside, sets what `tells` checks for, or code
  /// that isn't visible may set it.
  ///
  /// Source: Apple, “View › textContentType(_:)”, “keyboardType(_:)”: a value set on a container applies to the fields
  /// in it.
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

  /// Returns the keyboard that a field requests, or nil if it requests none or code elsewhere may request another.
  ///
  /// A custom field has no reason to change what a call passes to it.
  public func keyboardAskedFor(by id: ElementID) -> Keyboard? {
    let element = self[id]
    guard let keyboard = element.input?.keyboard, keyboard != .other else { return nil }
    let isPassed =
      element.framework == .compose && element.role.isField && element.hiding == nil
      && !element.circumstances.contains(.passive)
    return isPassed || !mayTellInput(id, { $0.keyboard == .other }) ? keyboard : nil
  }
}
