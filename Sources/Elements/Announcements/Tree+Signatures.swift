// Parameters of functions, which distinguish overloads.

import Syntax

extension Tree {
  /// Returns the parameters of a function without their default values, in brackets: `(title: String)`. Nil for other
  /// declarations.
  func signature(of declaration: NodeID) -> String? {
    guard declarationKind(of: declaration) == .function else { return nil }
    var named: [String] = []
    for parameter in children(of: declaration) where self[parameter].kind == .parameter {
      guard named.count < Tree.mostNamedParameters else {
        named.append("…")
        break
      }
      let type = child(.type, of: parameter).map(sourceText) ?? ""
      let parts = [nameText(of: parameter), type].filter { !$0.isEmpty }
      let words = parts.joined(separator: ": ").split(whereSeparator: \.isWhitespace)
      named.append(words.joined(separator: " "))
    }
    let text = named.joined(separator: ", ")
    return "(\(text.count > Tree.longestSignature ? text.prefix(Tree.longestSignature - 1) + "…" : text))"
  }

  private static let mostNamedParameters = 8
  private static let longestSignature = 80
}
