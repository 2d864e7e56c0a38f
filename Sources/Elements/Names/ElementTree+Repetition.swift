// Code that creates several views.

import Syntax

extension ElementTree {
  /// Returns whether the code for an element runs for several things that one text can't label: in a loop, or in a
  /// function that receives what to show.
  ///
  /// An image that the code names is the same for all of them.
  public func isMadeForSeveral(_ id: ElementID) -> Bool {
    let element = self[id]
    if element.framework == .uiKit, element.circumstances.contains(.inViewFunction) { return true }
    guard !element.framework.isMarkup, !showsNamedPicture(id),
      let path = syntax.path(from: syntax.root, to: NodeID(element.origin))
    else { return false }
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
