// Accessibility APIs that a file uses apart from its elements: deprecated APIs and invalid values.

import Syntax

extension ElementTree {
  /// Returns the uses of deprecated APIs in the file, in reading order.
  public func oldAPIs() -> [OldAPI] {
    let uses =
      switch syntax.language {
      case .swift: SwiftUIReader.oldAPIs(in: syntax) + UIKitReader.oldAPIs(in: syntax)
      case .kotlin: ComposeReader.oldAPIs(in: syntax) + AndroidViewsReader.oldAPIs(in: syntax)
      case .xml: AndroidXMLReader.oldAPIs(in: syntax)
      }
    return uses.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// Returns the values in the file that their attributes don't accept, in reading order.
  public func invalidValues() -> [InvalidValue] {
    let values: [InvalidValue] =
      switch syntax.language {
      case .swift: []
      case .kotlin: ComposeReader.invalidValues(in: syntax) + AndroidViewsReader.invalidValues(in: syntax)
      case .xml: AndroidXMLReader.invalidValues(in: syntax)
      }
    return values.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
