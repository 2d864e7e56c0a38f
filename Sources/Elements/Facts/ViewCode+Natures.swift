// The values that code gives to properties that change what a view is.

import Syntax

extension ViewCode.Use {
  /// True if code certainly turns off editing.
  var isReadOnly: Bool { contains(.readOnly) && !contains(.editable) }

  /// True if code certainly makes the view one accessibility element.
  var isOneElement: Bool { contains(.element) && !contains(.otherElement) }

  /// Creates the effect of code that mentions `isEditable`, whose name ends at `end` in `bytes`.
  init(editingBehind end: Int, in bytes: Span<UInt8>) {
    self = ViewCode.Use.assigned(behind: end, in: bytes) == "false" ? .readOnly : .editable
  }

  /// Creates the effect of code that mentions `isAccessibilityElement`, whose name ends at `end` in `bytes`.
  init(elementBehind end: Int, in bytes: Span<UInt8>) {
    self = ViewCode.Use.assigned(behind: end, in: bytes) == "true" ? .element : .otherElement
  }

  /// Returns the first word that code assigns to the property whose name ends at `end`, or nil if it assigns nothing.
  private static func assigned(behind end: Int, in bytes: Span<UInt8>) -> Identifier? {
    var at = end
    while bytes[at].isBlank { at += 1 }
    guard bytes[at] == UInt8(ascii: "="), bytes[at + 1] != UInt8(ascii: "=") else { return nil }
    at += 1
    while bytes[at].isBlank { at += 1 }
    return Identifier.beginning(at: at, in: bytes).0
  }
}
