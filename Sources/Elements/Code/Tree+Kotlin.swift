// Queries that only Kotlin trees need.

import Source
import Syntax

extension Tree {
  /// Returns whether a name begins with an uppercase letter, as names of types, objects, and composables do.
  func namesObject(_ id: NodeID) -> Bool { text[Int(self[id].nameStart)].isUppercaseASCII }

  /// Returns the code after `import`.
  func importedPath(_ declaration: NodeID) -> ArraySlice<UInt8> {
    text[self[declaration].range].dropFirst("import".utf8.count).drop { $0.isBlank }
  }

  /// Returns the first link of a chain. Any other expression is its own first link.
  func firstLink(of expression: NodeID) -> NodeID {
    self[expression].kind == .chain && Int(self[expression].subtreeEnd) > expression.index + 1
      ? NodeID(expression.index + 1) : expression
  }

  /// Returns the range of a chain link without the dot before it.
  func linkRange(of link: NodeID) -> Range<Int> { Int(self[link].nameStart)..<Int(self[link].end) }

  /// Returns the argument with `label`, or the one at `index` if it and all before it are positional.
  func argument(_ label: Identifier, at index: Int, of call: NodeID) -> NodeID? {
    var position = 0
    var isPositional = true
    for argument in children(of: call) where self[argument].kind == .argument {
      let node = self[argument]
      if node.name == label { return argument }
      if node.name != .none || node.detail == 1 { isPositional = false }
      if isPositional, position == index, !isModifier(argument) { return argument }
      position += 1
    }
    return nil
  }

  /// Returns the trailing lambda of a call.
  func trailingLambda(of call: NodeID) -> NodeID? {
    arguments(of: call).last { self[$0].detail == 1 }.flatMap(closure(ofArgument:))
  }

  /// Returns whether an argument passes a Compose `Modifier`, judging by its label or because its value is a chain
  /// that begins with one.
  func isModifier(_ argument: NodeID) -> Bool {
    if self[argument].name == "modifier" { return true }
    guard self[argument].name == .none, self[argument].detail == 0, let value = value(ofArgument: argument)
    else {
      return false
    }
    return isModifierExpression(value)
  }

  private func isModifierExpression(_ expression: NodeID) -> Bool {
    switch self[expression].kind {
    case .name, .chain:
      guard let first = links(of: expression).first, self[first].kind == .name else { return false }
      return endsInModifier(first)
    case .tuple: return children(of: expression).first { _ in true }.map(isModifier) == true
    case .infix:
      return children(of: expression).first { _ in true }.map(isModifierExpression) == true
    default: return false
    }
  }

  /// Returns whether an infix expression only adds modifiers to each other: `Modifier.padding(8.dp) then click`.
  func joinsModifiers(_ infix: NodeID) -> Bool {
    children(of: infix).allSatisfy { self[$0].kind != .operator || self[$0].name == "then" }
  }

  /// Returns the operands of an infix expression.
  func operands(of infix: NodeID) -> [NodeID] { children(of: infix).filter { self[$0].kind != .operator } }

  /// Returns true for `Modifier`, `modifier`, and `rowModifier`.
  func endsInModifier(_ name: NodeID) -> Bool {
    let bytes = text[nameRange(of: name)]
    return bytes.count >= 8 && bytes.suffix(7).elementsEqual("odifier".utf8)
      && (bytes[bytes.endIndex - 8] | 0x20) == UInt8(ascii: "m")
  }

  /// Returns the body of a function: its block, or the expression after `=`.
  func body(ofFunction function: NodeID) -> NodeID? {
    children(of: function).first { child in
      switch self[child].kind {
      case .attribute, .modifier, .parameter, .type, .statement: false
      default: true
      }
    }
  }

  /// Returns the name of the function that a handler is, or that it calls as its only statement.
  func handlerName(ofKotlin value: NodeID) -> String? {
    var expression = value
    if self[value].kind == .closure {
      let statements = children(of: value).filter { self[$0].kind != .parameter }
      guard statements.count == 1 else { return nil }
      expression = onlyAlternative(of: statements[0])
    }
    var links = links(of: expression)
    // `onBack.invoke()` calls the function before the dot.
    if links.count > 1, let last = links.last, self[last].name == "invoke" { links.removeLast() }
    return links.last.flatMap(handlerName(endingIn:))
  }

  /// Returns the only statement of an `if` without `else`. Any other statement is returned unchanged.
  func onlyAlternative(of statement: NodeID) -> NodeID {
    guard self[statement].kind == .branch, BranchKind(rawValue: self[statement].detail) == .if else {
      return statement
    }
    let arms = children(of: statement).filter { self[$0].kind == .arm }
    guard arms.count == 1, let block = child(.block, of: arms[0]) else { return statement }
    let statements = childIDs(of: block)
    return statements.count == 1 ? statements[0] : statement
  }

  /// Returns the edit that removes an argument, its label, and one comma from a call.
  func removal(ofArgument argument: NodeID) -> WriterEdit {
    let range = self[argument].range
    var end = range.upperBound
    while end < text.count, text[end].isBlank { end += 1 }
    if end < text.count, text[end] == UInt8(ascii: ",") {
      end += 1
      while end < text.count, text[end].isBlank { end += 1 }
      return .replace(range.lowerBound..<end, "")
    }
    var start = range.lowerBound
    while start > 0, text[start - 1].isBlank { start -= 1 }
    if start > 0, text[start - 1] == UInt8(ascii: ",") { return .replace(start - 1..<range.upperBound, "") }
    return .replace(range, "")
  }
}

extension ArraySlice<UInt8> {
  /// Returns whether the bytes begin with `prefix`.
  func begins(with prefix: StaticString) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard count >= length else { return false }
    let bytes = span
    // Import paths of one library differ at their ends.
    for offset in (0..<length).reversed() where bytes[offset] != prefix.utf8Start[offset] { return false }
    return true
  }
}
