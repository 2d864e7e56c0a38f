// Text fields that reveal a password.

import Source
import Syntax

extension ElementTree {
  /// Returns whether the same top-level declaration contains a secure field. One of the two then shows what the other
  /// hides.
  public func hasSecureField(beside id: ElementID) -> Bool {
    let place = self[id].constructor.lowerBound
    let declarations = syntax.children(of: syntax.root).map { syntax[$0].range }
    let behind = declarations.partitioningIndex { $0.lowerBound > place }
    guard behind > 0 else { return false }
    let around = declarations[behind - 1]
    let first = elements.partitioningIndex { $0.constructor.lowerBound >= around.lowerBound }
    return elements[first...].prefix(ElementTree.reach).contains {
      $0.role == .secureField && $0.constructor.upperBound <= around.upperBound
    }
  }
}
