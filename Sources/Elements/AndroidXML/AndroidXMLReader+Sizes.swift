// The size of a touch target.

import Source
import Syntax

extension AndroidXMLReader {
  /// Returns the size in the layout's own attributes. A literal side overrides `minWidth` and `minHeight`. The layout
  /// determines sides that are `0dp` or `match_parent` or that have a weight.
  ///
  /// Source: android.view.View, `resolveSize`: a measure specification of `EXACTLY` overrides the suggested minimum.
  func size(_ attributes: AndroidAttributes, _ id: ElementID) -> Evidence<WrittenSize> {
    let width = side("android:layout_width", attributes)
    let height = side("android:layout_height", attributes)
    let size = Size(width: width?.length, height: height?.length)
    guard size.smallerSide != nil else { return .absent }
    if mayGrow(attributes, id) { return .unknown }
    let ranges = [width, height].compactMap { $0?.attribute }
    guard let first = ranges.map(\.lowerBound).min(), let last = ranges.map(\.upperBound).max() else {
      return .unknown
    }
    return .certain(
      WrittenSize(size, range: first..<last, widthRange: width?.value, heightRange: height?.value))
  }

  private struct Side {
    var length: Double
    var attribute: Range<Int>
    var value: Range<Int>
  }

  private func side(_ name: Identifier, _ attributes: AndroidAttributes) -> Side? {
    guard let attribute = attributes.attribute(name) else { return nil }
    let value = attributes.valueRange(of: attribute)
    guard let length = dimension(tree.text[value])?.inDP, length > 0 else { return nil }
    return Side(length: length, attribute: tree[attribute].range, value: value)
  }

  /// Returns a literal dimension, or the one that a resource name refers to.
  func dimension(_ value: ArraySlice<UInt8>) -> AndroidDimension? {
    if value.begins(with: "@dimen/") {
      return project.dimension(String(decoding: value.dropFirst(7), as: UTF8.self))
    }
    return AndroidDimension(value)
  }

  /// Returns whether something besides the two sides can enlarge the touch target: a share of the remaining space, or a
  /// widget that ensures its own size.
  ///
  /// Source: Material Components for Android, “Chip › app:ensureMinTouchTargetSize” (true in Material's styles).
  private func mayGrow(_ attributes: AndroidAttributes, _ id: ElementID) -> Bool {
    if attributes.has("android:layout_weight") || attributes.has("app:layout_constraintDimensionRatio") {
      return true
    }
    if attributes.isTrue("app:ensureMinTouchTargetSize") { return true }
    return list[id].typeName.hasSuffix("Chip") && !attributes.isFalse("app:ensureMinTouchTargetSize")
  }
}
