// Dimensions in Android resources: numbers with units.

import Source
import Syntax

/// A literal dimension: `14dp`.
public struct AndroidDimension: Sendable, Hashable {
  public var number: Double
  public var unit: Unit

  /// The units that the resource compiler accepts.
  ///
  /// Source: Android, “More resource types › Dimension”.
  public enum Unit: String, Sendable {
    case dp, dip, sp, px, pt, mm
    case inch = "in"
  }

  /// Reads a literal dimension. Returns nil for anything else.
  init?(_ bytes: ArraySlice<UInt8>) {
    let bytes = bytes.drop { $0.isBlank }
    guard let first = bytes.first, first.isDigit || first == UInt8(ascii: ".") else { return nil }
    let digits = bytes.prefix { !$0.isASCIILetter }
    guard let number = Tree.number(digits) else { return nil }
    var rest = bytes[digits.endIndex...]
    while let last = rest.last, last.isBlank { rest.removeLast() }
    guard let unit = Unit(rawValue: String(decoding: rest, as: UTF8.self)) else { return nil }
    self.number = number
    self.unit = unit
  }

  /// Returns the range of the dimension in an attribute, an item, or a value.
  static func range(in text: SourceText, _ holder: Range<Int>) -> Range<Int>? {
    var end = holder.upperBound
    // `android:textSize="14dp"`, `<item name="android:textSize">14dp</item>`
    let closing = text[holder].lastIndex(of: UInt8(ascii: "<")) ?? holder.upperBound
    if closing > holder.lowerBound, closing < end { end = closing }
    while end > holder.lowerBound, !text[end - 1].isASCIILetter { end -= 1 }
    var start = end
    while start > holder.lowerBound, text[start - 1].isASCIILetter { start -= 1 }
    while start > holder.lowerBound,
      text[start - 1] == UInt8(ascii: ".") || (0x30...0x39).contains(text[start - 1])
    {
      start -= 1
    }
    return AndroidDimension(text[start..<end]) == nil ? nil : start..<end
  }

  /// The length if it's the same on every screen.
  var inDP: Double? { unit == .dp || unit == .dip ? number : nil }

  /// The scaling of text with this size.
  var textScaling: FontScaling { unit == .sp ? .scales : .fixed(size: number, unit: unit.rawValue) }
}
