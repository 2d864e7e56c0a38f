// The declarations around an element.

import Source
import Syntax

extension ElementTree {
  /// Returns the name of the outermost declaration around an element, its type or composable, or an empty string if
  /// there is none.
  public func declarationName(around id: ElementID) -> String {
    declaration(around: id).map { syntax.nameText(of: $0) } ?? ""
  }

  /// Returns the name of the nearest struct around an element, or nil if there is none.
  public func viewName(around id: ElementID) -> String? {
    syntax.declaration(.struct, around: self[id].constructor, within: 1_000).map { syntax.nameText(of: $0) }
  }

  /// Returns the code of the outermost declaration around an element, or all code if there is none.
  public func declarationCode(around id: ElementID) -> Code {
    code(declaration(around: id).map { syntax[$0].range } ?? 0..<text.count)
  }

  /// Returns the code in `range`, which must lie inside the text.
  public func code(_ range: Range<Int>) -> Code { syntax.code(range) }

  /// Returns whether two elements have the same outermost declaration around them.
  public func areInSameDeclaration(_ id: ElementID, _ other: ElementID) -> Bool {
    declaration(around: id) == declaration(around: other)
  }

  /// Returns the outermost declaration around an element, or nil if there is none.
  func declaration(around id: ElementID) -> NodeID? {
    let start = self[id].constructor.lowerBound
    let next = declarations.partitioningIndex { syntax[$0].range.lowerBound > start }
    return next > 0 && syntax[declarations[next - 1]].range.contains(start) ? declarations[next - 1] : nil
  }

  /// Returns whether an element stands for a UIKit class rather than for a use of it.
  public func isClassItself(_ id: ElementID) -> Bool {
    guard self[id].framework == .uiKit else { return false }
    let type = syntax.declaration(.class, around: self[id].constructor, within: 64)
    return type.map { syntax.nameRange(of: $0) == self[id].constructor } ?? false
  }

  /// Returns whether a name is imported from a path that doesn't contain `library`.
  public func importsFromElsewhere(_ name: String, than library: StaticString) -> Bool {
    let identifier = Identifier(spelled: name)
    return syntax.children(of: syntax.root).contains {
      syntax.declarationKind(of: $0) == .import && syntax[$0].name == identifier
        && !code(syntax[$0].range).spells(library)
    }
  }
}

extension ElementTree {
  /// Returns the call that creates an element.
  func call(of element: Element) -> NodeID? {
    syntax.node(.call, at: element.constructor)
  }
}

extension ElementTree {
  /// Returns the composable, view struct, or function around an element.
  func component(around id: ElementID) -> NodeID? {
    let start = self[id].constructor
    return syntax.node(around: start, within: ElementTree.longestComponent) { node in
      guard node.kind == .declaration, let kind = DeclarationKind(rawValue: node.detail) else { return false }
      return syntax.language == .kotlin ? kind == .function : kind == .struct || kind == .function
    }
  }

  /// The maximum size of a component, in nodes. Longer ones aren't searched.
  static let longestComponent = 4_000
}
