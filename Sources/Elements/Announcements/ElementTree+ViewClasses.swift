// Views with unknown classes in layouts and code, and the roles that their class names suggest.

extension ElementTree {
  /// The tree in which custom views with unknown classes have the role that their name suggests: `PlayButton`. That's
  /// accurate enough for approximate announcements; no rule uses it.
  var knownByClass: ElementTree {
    guard elements.contains(where: { ElementTree.role(byClass: $0) != nil }) else { return self }
    var elements = elements
    for index in elements.indices {
      guard let role = ElementTree.role(byClass: elements[index]) else { continue }
      elements[index].role = role
      elements[index].unknowns.remove(.content)
      elements[index].unknowns.add(.elsewhere, .view)
      if role.isPressable { elements[index].grouping = .merges }
    }
    var tree = ElementTree(syntax: syntax, elements: elements, practices: practices)
    tree.knownTexts = knownTexts
    return tree
  }

  private static func role(byClass view: Element) -> Role? {
    guard view.framework == .androidXML || view.framework == .androidViews, view.role == .custom else {
      return nil
    }
    let roles: [(String, Role)] = [
      ("TextView", .text), ("EditText", .textField), ("Button", .button), ("SeekBar", .slider),
      ("CheckBox", .checkbox),
      ("Switch", .toggle), ("Spinner", .picker),
    ]
    if let role = roles.first(where: { view.typeName.hasSuffix($0.0) })?.1 { return role }
    // Only text views have a text.
    return view.title.isAbsent ? nil : .text
  }
}
