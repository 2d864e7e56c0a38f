// Code that creates several views.

import Syntax

extension ElementTree {
  /// Returns whether the code for an element runs for several things that one text can't label: in a loop, or in a
  /// function or component that receives what to show.
  ///
  /// An image that the code names is the same for all of them.
  public func isMadeForSeveral(_ id: ElementID) -> Bool {
    let element = self[id]
    if element.framework == .uiKit, element.circumstances.contains(.inViewFunction) { return true }
    guard !element.framework.isMarkup, !showsNamedPicture(id),
      let path = syntax.path(from: syntax.root, to: NodeID(element.origin))
    else { return false }
    if showsGivenPicture(id) { return true }
    for node in path.reversed() {
      switch syntax[node].kind {
      case .statement where syntax[node].name == "for": return true
      case .call where ElementTree.repeats(syntax[node].name): return true
      case .declaration:
        // Skip local variables and properties of types.
        if syntax.declarationKind(of: node) == .property { continue }
        // A composable takes parameters even if it's a whole screen.
        guard syntax.language == .swift, syntax.declarationKind(of: node) == .function,
          !syntax.hasModifier("override", node)
        else { return false }
        return showsPicture(id) && syntax.child(.parameter, of: node) != nil
      default: continue
      }
    }
    return false
  }

  /// Returns whether a view or composable shows an image that its callers pass: `Icon(icon, null)`.
  private func showsGivenPicture(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI || self[id].framework == .compose,
      let component = component(around: id)
    else { return false }
    let pictures = self[id].imagery != nil ? [id] : solePictures(of: id) ?? []
    return pictures.contains { picture in
      guard let call = syntax.links(of: NodeID(self[picture].origin)).first, syntax[call].kind == .call,
        let argument = syntax.arguments(of: call).first, let value = syntax.value(ofArgument: argument)
      else { return false }
      return syntax.subtree(of: value).prefix(16).contains { index in
        let name = NodeID(index)
        guard syntax[name].kind == .name else { return false }
        // A member of a parameter belongs to what the whole screen is about.
        if let chain = syntax.parent(of: name), syntax[chain].kind == .chain { return false }
        return syntax.isGiven(syntax[name].name, to: component)
      }
    }
  }

  private func showsPicture(_ id: ElementID) -> Bool {
    self[id].imagery != nil || solePictures(of: id) != nil
  }

  private func showsNamedPicture(_ id: ElementID) -> Bool {
    if let imagery = self[id].imagery { return imagery.name != nil }
    guard let pictures = solePictures(of: id) else { return false }
    return pictures.allSatisfy { self[$0].imagery?.name != nil }
  }

  /// Returns whether a function runs its closure for each element of a collection.
  private static func repeats(_ function: Identifier) -> Bool {
    switch function {
    case "ForEach", "forEach", "forEachIndexed", "map", "mapIndexed", "compactMap", "flatMap", "items",
      "itemsIndexed", "repeat":
      true
    default: false
    }
  }
}

private extension Tree {
  /// Returns whether callers pass a value to a component: for a parameter of a function, or a property without a value
  /// of a SwiftUI view.
  func isGiven(_ name: Identifier, to component: NodeID) -> Bool {
    if declarationKind(of: component) == .function {
      return children(of: component).contains { self[$0].kind == .parameter && self[$0].name == name }
    }
    // An attribute, such as `@Environment`, provides a value.
    return unsetProperty(name, of: component).map { child(.attribute, of: $0) == nil } ?? false
  }
}
