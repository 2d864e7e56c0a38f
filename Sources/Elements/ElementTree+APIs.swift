// What a file says with accessibility APIs apart from its elements: old names, values out of range.

import Syntax

extension ElementTree {
  /// The uses of old APIs in the file, in reading order.
  public func oldAPIs() -> [OldAPI] {
    let uses =
      switch syntax.language {
      case .swift: SwiftUIReader.oldAPIs(in: syntax) + UIKitReader.oldAPIs(in: syntax)
      case .kotlin: ComposeReader.oldAPIs(in: syntax) + AndroidViewsReader.oldAPIs(in: syntax)
      case .xml: AndroidXMLReader.oldAPIs(in: syntax)
      }
    return uses.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The values of the file that their attributes do not take, in reading order.
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
