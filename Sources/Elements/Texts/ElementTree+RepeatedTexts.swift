// Texts in Kotlin code that say the same.

import Source
import Syntax

extension ElementTree {
  /// Returns whether two texts come from the same expression, such as `account.name`, so they're the same whatever its
  /// value is.
  public func isSameExpression(_ first: WrittenText, _ second: WrittenText) -> Bool {
    guard syntax.language == .kotlin, first.value == second.value, first.value != .none else { return false }
    let code = expression(first.valueRange)
    guard !code.isEmpty, code.count <= ElementTree.reach, text[code] == text[expression(second.valueRange)]
    else { return false }
    // `it` is something else in each lambda.
    return !mentionsImplicitParameter(code) || scope(ofImplicit: code) == scope(ofImplicit: second.valueRange)
  }

  /// Returns the range of an expression without a default for no text.
  private func expression(_ range: Range<Int>) -> Range<Int> {
    var range = range
    for ending: StaticString in [" ?: \"\"", ".orEmpty()", "!!"] where text[range].ends(with: ending) {
      range = range.lowerBound..<range.upperBound - ending.utf8CodeUnitCount
    }
    return range
  }

  private func mentionsImplicitParameter(_ code: Range<Int>) -> Bool {
    syntax.nodes(beginningIn: code).contains {
      syntax.nodes[$0].kind == .name && syntax.nodes[$0].name == "it"
    }
  }

  /// Returns the nearest lambda without parameters around an expression.
  private func scope(ofImplicit code: Range<Int>) -> NodeID? {
    guard var node = syntax.nodes(beginningIn: code.lowerBound..<code.lowerBound + 1).first.map(NodeID.init)
    else { return nil }
    for _ in 0..<ElementTree.deepestScope {
      guard let parent = syntax.parent(of: node) else { return nil }
      node = parent
      if syntax[node].kind == .closure, syntax.child(.parameter, of: node) == nil { return node }
    }
    return nil
  }

  private static let deepestScope = 64

  /// Returns the texts that an app component shows next to an image in one of its slots, as far as its call names them:
  /// `Chip(text = title, leadingIcon = { Icon(…) })`.
  public func textsPassed(beside id: ElementID) -> [WrittenText] {
    guard let parent = self[id].parent, self[id].framework == .compose,
      self[parent].role == .custom || self[parent].role.isPressable,
      Composable.named(Identifier(spelled: self[parent].typeName)) == nil,
      !self[parent].typeName.mayShowOneOfBoth,
      let call = syntax.links(of: NodeID(self[parent].origin)).last(where: { syntax[$0].kind == .call })
    else { return [] }
    return syntax.arguments(of: call).compactMap { argument in
      switch syntax[argument].name {
      case "text", "title", "label", "content", "name", "headline", "caption", "info", "value":
        guard syntax.closure(ofArgument: argument) == nil else { return nil }
        return syntax.writtenText(argument)
      default: return nil
      }
    }
  }
}

private extension String {
  /// True if a component with this name may hide its icon or its text from screen readers: a navigation item, an
  /// extended button, or a tooltip.
  var mayShowOneOfBoth: Bool {
    ["Nav", "Tab", "Rail", "Bar", "Fab", "FAB", "FloatingAction", "Tooltip", "IconButton"].contains(
      where: contains)
  }
}
