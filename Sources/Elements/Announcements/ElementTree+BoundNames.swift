// Names that a lambda binds to its receiver: `it` in `user?.let { Text(it.name) }`.

import Source
import Syntax

extension ElementTree {
  /// Returns code at the byte `offset` with its first name replaced by the receiver that a `let` or `also` lambda
  /// binds to it: `user.name` for `it.name`.
  func boundCode(_ code: String, at offset: Int) -> String {
    guard syntax.language == .kotlin else { return code }
    var (code, offset) = (code, offset)
    for _ in 0..<ElementTree.mostBindings {
      let name = code.prefix { $0.utf8.allSatisfy(\.isIdentifierByte) }
      guard !name.isEmpty, let receiver = receiver(boundTo: Identifier(spelled: String(name)), at: offset)
      else {
        break
      }
      code = text.string(receiver) + code[name.endIndex...]
      offset = receiver.lowerBound
    }
    return code
  }

  /// The maximum nesting depth of these lambdas. No real code nests deeper.
  private static let mostBindings = 4

  /// Returns the receiver of the `let` whose lambda binds a name at an offset, or nil if another lambda binds it or
  /// none does.
  private func receiver(boundTo name: Identifier, at offset: Int) -> Range<Int>? {
    let behind = syntax.firstIndex(from: offset + 1)
    guard behind > 0 else { return nil }
    var node: NodeID? = NodeID(behind - 1)
    for _ in 0..<ElementTree.reach {
      guard let inner = node, syntax.declarationKind(of: inner) != .function else { return nil }
      if syntax[inner].kind == .closure, syntax[inner].range.contains(offset), binds(inner, name) {
        return receiver(ofLambda: inner)
      }
      node = syntax.parent(of: inner)
    }
    return nil
  }

  /// Returns whether a lambda has a parameter with this name, including an implicit one.
  private func binds(_ lambda: NodeID, _ name: Identifier) -> Bool {
    let parameters = syntax.children(of: lambda).filter { syntax[$0].kind == .parameter }
    guard parameters.isEmpty else { return parameters.contains { syntax[$0].name == name } }
    return name == "it" && !showsContent(lambda)
  }

  /// Returns whether a lambda has no parameter at all, as in most library composables.
  private func showsContent(_ lambda: NodeID) -> Bool {
    guard let argument = syntax.parent(of: lambda), let call = syntax.parent(of: argument),
      syntax[call].kind == .call
    else { return false }
    switch syntax[call].name {
    case "apply", "run", "with": return true
    case "AnimatedContent", "Crossfade", "HorizontalPager", "VerticalPager": return false
    case let name: return Composable.named(name) != nil
    }
  }

  private func receiver(ofLambda lambda: NodeID) -> Range<Int>? {
    guard let argument = syntax.parent(of: lambda), syntax[argument].kind == .argument,
      let call = syntax.parent(of: argument), syntax[call].name == "let" || syntax[call].name == "also",
      let chain = syntax.parent(of: call), syntax[chain].kind == .chain,
      let before = syntax.links(of: chain).last(where: { $0 < call })
    else { return nil }
    return syntax[chain].range.lowerBound..<syntax[before].range.upperBound
  }
}
