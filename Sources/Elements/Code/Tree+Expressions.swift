// Shared queries on Swift and Kotlin trees.

import Source
public import Syntax

extension Tree {
  // MARK: Calls

  /// Returns the arguments of a call in order, including trailing closures.
  func arguments(of call: NodeID) -> [NodeID] {
    let children = children(of: call)
    let count = children.underestimatedCount
    // An empty array with reserved capacity would still allocate.
    guard count > 0 else { return [] }
    var arguments: [NodeID] = []
    arguments.reserveCapacity(count)
    for child in children where self[child].kind == .argument { arguments.append(child) }
    return arguments
  }

  /// Returns the argument with a label.
  func argument(_ label: Identifier, of call: NodeID) -> NodeID? {
    children(of: call).first { self[$0].kind == .argument && self[$0].name == label }
  }

  /// Returns the first argument that has no label and isn't a trailing closure.
  func firstUnlabelledArgument(of call: NodeID) -> NodeID? {
    children(of: call).first {
      self[$0].kind == .argument && self[$0].name == .none && self[$0].detail == 0
    }
  }

  /// Returns the argument for a parameter as spelled in a configuration: `_` is the first unlabeled argument.
  func argument(parameter: String, of call: NodeID) -> NodeID? {
    parameter == "_" ? firstUnlabelledArgument(of: call) : argument(Identifier(spelled: parameter), of: call)
  }

  /// Returns the value of the argument with a label.
  func value(_ label: Identifier, of call: NodeID) -> NodeID? {
    argument(label, of: call).flatMap(value(ofArgument:))
  }

  /// Returns the expression of an argument.
  func value(ofArgument argument: NodeID) -> NodeID? {
    children(of: argument).first { _ in true }
  }

  /// Returns the closure of an argument, or nil if it isn't one.
  func closure(ofArgument argument: NodeID) -> NodeID? {
    value(ofArgument: argument).flatMap { self[$0].kind == .closure ? $0 : nil }
  }

  /// Returns the end of a call's parentheses, without any trailing closures.
  func constructorEnd(of call: NodeID) -> Int {
    let plain = arguments(of: call).filter { self[$0].detail == 0 }
    guard let last = plain.last else { return nameRange(of: call).upperBound }
    var end = self[last].range.upperBound
    while end < self[call].range.upperBound, text[end] != UInt8(ascii: ")") { end += 1 }
    return min(end + 1, self[call].range.upperBound)
  }

  // MARK: Chains

  /// Returns the links of a chain. Any other expression is its own only link.
  func links(of expression: NodeID) -> [NodeID] {
    self[expression].kind == .chain ? childIDs(of: expression) : [expression]
  }

  /// Returns the only link of an expression, or nil if it has several.
  func soleLink(of expression: NodeID) -> NodeID? {
    guard self[expression].kind == .chain else { return expression }
    var links = children(of: expression)
    let first = links.next()
    return links.next() == nil ? first : nil
  }

  /// Returns the name of a plain or implicit-member expression: `x`, `.x`, and `Type.x` give `x`.
  func lastName(of expression: NodeID) -> Identifier {
    var last: NodeID? = expression
    if self[expression].kind == .chain {
      last = nil
      for link in children(of: expression) { last = link }
    }
    guard let last else { return .none }
    switch self[last].kind {
    case .name, .member: return self[last].name
    default: return .none
    }
  }

  /// Returns whether an expression is the plain name `name`.
  func isName(_ name: Identifier, _ expression: NodeID) -> Bool {
    self[expression].kind == .name && self[expression].name == name
  }

  /// Returns the number that an expression states, including its sign. Quotients such as `12/255` are divided.
  func number(of expression: NodeID) -> Double? {
    let node = self[expression]
    switch node.kind {
    case .number: return Tree.number(text[node.range])
    case .prefix where node.name == "-":
      return children(of: expression).first { _ in true }.flatMap(number(of:)).map { -$0 }
    case .infix:
      let parts = Array(children(of: expression))
      guard parts.count == 3, self[parts[1]].name == "/", let left = number(of: parts[0]),
        let right = number(of: parts[2]), right != 0
      else { return nil }
      let quotient = left / right
      return quotient.isFinite ? quotient : nil
    case .tuple:
      return children(of: expression).first { _ in true }.flatMap(value(ofArgument:)).flatMap(number(of:))
    case .chain:
      // `48.dp`, `255.0.f`: returns the number; the caller reads the unit.
      return children(of: expression).first { _ in true }.flatMap {
        self[$0].kind == .number ? number(of: $0) : nil
      }
    default: return nil
    }
  }

  /// Reads a decimal or hexadecimal number with separators and type suffixes.
  static func number(_ bytes: some Collection<UInt8>) -> Double? {
    if let small = smallNumber(bytes) { return Double(small) }
    var digits = bytes.filter { $0 != UInt8(ascii: "_") }
    if digits.starts(with: "0x".utf8) || digits.starts(with: "0X".utf8) {
      digits.removeFirst(2)
      while let last = digits.last, last | 0x20 == UInt8(ascii: "l") || last | 0x20 == UInt8(ascii: "u") {
        digits.removeLast()
      }
      return UInt64(String(decoding: digits, as: UTF8.self), radix: 16).map { Double($0) }
    }
    while let last = digits.last, last.isASCIILetter { digits.removeLast() }
    return Double(String(decoding: digits, as: UTF8.self))
  }

  /// Reads a number that consists only of a few digits, as most do.
  private static func smallNumber(_ bytes: some Collection<UInt8>) -> Int? {
    guard 1...9 ~= bytes.count else { return nil }
    var number = 0
    for byte in bytes {
      guard byte.isDigit else { return nil }
      number = number * 10 + Int(byte - UInt8(ascii: "0"))
    }
    return number
  }

  // MARK: Declarations

  public func declarationKind(of id: NodeID) -> DeclarationKind? {
    self[id].kind == .declaration ? DeclarationKind(rawValue: self[id].detail) : nil
  }

  public func branchKind(of id: NodeID) -> BranchKind? {
    self[id].kind == .branch ? BranchKind(rawValue: self[id].detail) : nil
  }

  /// Returns whether a declaration names `type` directly: as a supertype, a property's type, or a function's result.
  func mentionsType(_ type: Identifier, _ declaration: NodeID) -> Bool {
    children(of: declaration).contains { self[$0].kind == .type && self[$0].name == type }
  }

  func hasAttribute(_ name: Identifier, _ declaration: NodeID) -> Bool {
    children(of: declaration).contains { self[$0].kind == .attribute && self[$0].name == name }
  }

  func hasModifier(_ name: Identifier, _ declaration: NodeID) -> Bool {
    children(of: declaration).contains { self[$0].kind == .modifier && self[$0].name == name }
  }

  /// The modules that a file imports (Swift), or the last components of its imports (Kotlin).
  var importedNames: Set<Identifier> {
    var names: Set<Identifier> = []
    for child in children(of: root) where declarationKind(of: child) == .import {
      names.insert(self[child].name)
    }
    return names
  }

  /// Returns whether any name, member, or call below a node has the name `name`.
  func subtreeMentions(_ name: Identifier, _ id: NodeID) -> Bool {
    subtree(of: id).contains { nodes[$0].name == name }
  }
}
