// Properties and their values.

import Source
import Syntax

extension Tree {
  /// Returns the links of the property that a Swift closure toggles, if it does nothing else: `item.isPinned` in
  /// `{ item.isPinned.toggle() }`.
  func toggledProperty(by action: NodeID) -> [NodeID]? {
    let statements = children(of: action).filter { self[$0].kind != .parameter }
    guard statements.count == 1, case let links = links(of: statements[0]), links.count > 1,
      let last = links.last, self[last].kind == .call, self[last].name == "toggle",
      arguments(of: last).isEmpty,
      links.dropLast().allSatisfy({ self[$0].kind == .name || self[$0].kind == .member })
    else { return nil }
    return links.dropLast()
  }

  /// Returns the property called `name` in the innermost type around a node, or nil if there isn't exactly one.
  func property(_ name: Identifier, around node: NodeID) -> NodeID? {
    guard let type = path(from: root, to: node)?.last(where: { isType($0) }),
      let block = child(.block, of: type)
    else { return nil }
    let properties = children(of: block).filter {
      declarationKind(of: $0) == .property && self[$0].name == name
    }
    return properties.count == 1 ? properties[0] : nil
  }

  private func isType(_ id: NodeID) -> Bool {
    switch declarationKind(of: id) {
    case .struct, .class, .enum, .extension, .actor: true
    default: false
    }
  }
}

extension Tree {
  /// Returns whether a property is declared with `let` or, in Kotlin, `val`.
  func isConstant(_ property: NodeID) -> Bool {
    var end = Int(self[property].nameStart)
    let start = Int(self[property].start)
    while end > start, text[end - 1].isBlank { end -= 1 }
    return end - start >= 3 && text[end - 3..<end].spells(language == .kotlin ? "val" : "let")
  }
}

extension Tree {
  /// Returns whether a declaration is visible only in its file. Excludes `private(set)`, because its value can still be
  /// modified.
  func isPrivate(_ declaration: NodeID) -> Bool {
    children(of: declaration).contains { child in
      let node = self[child]
      guard node.kind == .modifier else { return false }
      return (node.name == "private" && node.range.count == 7)
        || (node.name == "fileprivate" && node.range.count == 11)
    }
  }

  /// Returns the explicit type of a property, parameter, or function. For a list, returns the element type.
  func declaredType(of declaration: NodeID) -> NodeID? {
    guard let type = children(of: declaration).first(where: { self[$0].kind == .type }) else { return nil }
    if self[type].name != .none { return type }
    return children(of: type).first { self[$0].kind == .type && self[$0].name != .none }
  }

  /// Returns the initial value of a property or the default of a parameter.
  func initialValue(of declaration: NodeID) -> NodeID? {
    children(of: declaration).first { child in
      switch self[child].kind {
      case .attribute, .modifier, .type, .block, .parameter: false
      default: true
      }
    }
  }

  /// Returns whether a name begins with an uppercase letter, as types do.
  func isCapitalized(_ id: NodeID) -> Bool { text[Int(self[id].nameStart)].isUppercaseASCII }
}

extension Tree {
  /// Returns the parameter of a function with a name.
  func parameter(_ name: Identifier, of function: NodeID) -> NodeID? {
    children(of: function).first { self[$0].kind == .parameter && self[$0].name == name }
  }

  /// Returns the default value of a Kotlin parameter, or the value or code of a property.
  func standard(of parameter: NodeID) -> NodeID? {
    children(of: parameter).first { child in
      switch self[child].kind {
      case .type, .attribute, .modifier: false
      default: true
      }
    }
  }

  /// Returns the property of a type that has this name and no value of its own, so that callers pass it.
  func unsetProperty(_ name: Identifier, of type: NodeID) -> NodeID? {
    guard let members = child(.block, of: type) else { return nil }
    return children(of: members).first { member in
      self[member].name == name && declarationKind(of: member) == .property && standard(of: member) == nil
    }
  }
}
