// Values passed to custom components at their uses.

import Source
import Syntax

extension ComponentExpansion {
  /// Returns the values of a component's parameters at one of its uses.
  func bindings(of use: ElementID, to place: ViewDefinitions.Place, in scope: Int) -> Scope {
    let start = tree[use].constructor.lowerBound
    let call = tree.syntax.links(of: NodeID(tree[use].origin)).first {
      tree.syntax[$0].kind == .call && Int(tree.syntax[$0].start) == start
    }
    guard let call else { return Scope(owner: place.owner) }
    return bindings(of: call, of: use, to: place, in: scope)
  }

  /// Returns the values of a component's parameters for a call that creates a view to pass on.
  func bindings(
    of call: NodeID, of component: ElementID, to place: ViewDefinitions.Place, in scope: Int
  ) -> Scope {
    let syntax = tree.syntax
    var result = Scope(owner: place.owner)
    guard syntax[call].kind == .call else { return result }
    let arguments = syntax.arguments(of: call).prefix(ElementTree.reach)
    guard let parameters = parameters(of: place.declaration) else {
      // Without an explicit initializer, a type takes its properties by name.
      for argument in arguments {
        guard let node = syntax.value(ofArgument: argument) else { continue }
        var name = syntax[argument].name
        if name == .none, syntax[node].kind == .closure { name = "content" }
        result.values[name] = Value(node: node, scope: scope, component: component)
      }
      return result
    }
    var rest = parameters[...]
    for argument in arguments {
      guard let node = syntax.value(ofArgument: argument) else { continue }
      let label = syntax[argument].name
      let isTrailing = syntax[argument].detail != 0
      guard
        let index = rest.firstIndex(where: { externalLabel(of: $0) == label || isTrailing && label == .none })
      else { continue }
      result.values[syntax[rest[index]].name] = Value(node: node, scope: scope, component: component)
      rest = rest[(index + 1)...]
    }
    for parameter in parameters where result.values[syntax[parameter].name] == nil {
      guard let node = syntax.initialValue(of: parameter) else { continue }
      result.values[syntax[parameter].name] = Value(node: node, scope: scope, component: component)
    }
    return result
  }

  /// Returns the parameters of a function, or of a type's only initializer. Nil for a type without one.
  private func parameters(of declaration: NodeID) -> [NodeID]? {
    let syntax = tree.syntax
    var function = declaration
    switch syntax.declarationKind(of: declaration) {
    case .function: break
    case .struct, .class, .enum, .extension:
      guard let body = syntax.child(.block, of: declaration) else { return nil }
      let initializers = syntax.children(of: body).filter { syntax.declarationKind(of: $0) == .initializer }
      guard initializers.count == 1 else { return nil }
      function = initializers[0]
    default: return []
    }
    return syntax.children(of: function).filter { syntax[$0].kind == .parameter }
  }

  /// Returns the argument label of a parameter. None for `_`.
  private func externalLabel(of parameter: NodeID) -> Identifier {
    let text = tree.text
    var start = Int(tree.syntax[parameter].start)
    // `@ViewBuilder content: …`
    while start < text.count, text[start] == UInt8(ascii: "@") {
      start += 1
      while start < text.count, text[start].isIdentifierByte { start += 1 }
      while start < text.count, text[start].isBlank { start += 1 }
    }
    var end = start
    while end < text.count, text[end].isIdentifierByte { end += 1 }
    let label = Identifier(text[start..<end])
    return label == "_" ? .none : label
  }

  // MARK: Texts

  /// Replaces parameter names with the passed values.
  func bindTexts(of element: inout Element, in scope: Int) {
    guard !scopes[scope].values.isEmpty else { return }
    if element.framework == .swiftUI,
      tree.syntax.links(of: NodeID(element.origin)).dropFirst().contains(where: tree.givesTitle)
    {
      element.arguments = scopes[scope].values.mapValues(\.node)
    }
    for index in element.labels.indices { element.labels[index] = bound(element.labels[index], in: scope) }
    if case .certain(let text) = element.title { element.title = .certain(bound(text, in: scope)) }
    guard !element.details.isEmpty else { return }
    if case .certain(let text) = element.hint { element.hint = .certain(bound(text, in: scope)) }
    if case .certain(let text) = element.value { element.value = .certain(bound(text, in: scope)) }
    if case .certain(let text) = element.placeholder {
      element.placeholder = .certain(bound(text, in: scope))
    }
  }

  private func bound(_ text: WrittenText, in scope: Int) -> WrittenText {
    switch text.value {
    case .dynamic:
      var (text, scope) = (text, scope)
      for _ in 0..<16 {
        guard let value = value(of: tree.text.string(text.valueRange), in: scope) else { return text }
        let said = tree.syntax.appleText(of: value.node)
        text = WrittenText(
          said, range: text.range, valueRange: tree.syntax.literalRange(of: value.node),
          isKey: tree.syntax.isLocalizedLookup(value.node))
        // A variable with the same name at the call site is a different one.
        guard said == .dynamic else { return text }
        scope = value.scope
      }
      return text
    case .interpolated(let parts):
      let holes = tree.holes(in: text.valueRange)
      guard holes.count == parts.count - 1 else { return text }
      var said = parts[0]
      for (hole, part) in zip(holes, parts.dropFirst()) {
        guard let value = value(of: String(hole.dropFirst().dropLast()), in: scope),
          case .literal(let given) = tree.syntax.appleText(of: value.node)
        else { return text }
        said += given + part
      }
      return WrittenText(.literal(said), range: text.range, valueRange: text.valueRange)
    default: return text
    }
  }

  /// Returns the value of a name: `title`, `self.title`.
  private func value(of code: String, in scope: Int) -> Value? {
    let name = code.hasPrefix("self.") ? code.dropFirst(5) : code[...]
    guard !name.isEmpty, name.utf8.allSatisfy(\.isIdentifierByte) else { return nil }
    return scopes[scope].values[Identifier(spelled: String(name))]
  }
}
