// Accessibility APIs that a file uses apart from its elements: deprecated APIs and invalid values.

import Syntax

extension ElementTree {
  /// Returns the uses of deprecated APIs in the file, in reading order.
  public func oldAPIs() -> [OldAPI] {
    let uses = FrontEnds.all(for: syntax.language).flatMap { $0.oldAPIs(in: syntax) }
    return uses.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the values in the file that their attributes don't accept, in reading order.
  public func invalidValues() -> [InvalidValue] {
    let values = FrontEnds.all(for: syntax.language).flatMap { $0.invalidValues(in: syntax) }
    return values.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
