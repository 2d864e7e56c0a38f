// The appearance and size of a view: image, colors, text size, and touch target.

import Source
import Syntax

extension AndroidXMLReader {
  mutating func readLooks(_ attributes: AndroidAttributes, _ id: ElementID) {
    readPicture(attributes, id)
    readColor("android:textColor", .foreground, .text, attributes, id)
    readColor("android:tint", .foreground, .symbol, attributes, id)
    readColor("app:tint", .foreground, .symbol, attributes, id)
    let hasBackground = attributes.has("android:background")
    if hasBackground {
      let part: WrittenColor.Part = drawsOverBackground(id) ? .other : .content
      readColor("android:background", .background, part, attributes, id)
    }
    let isTinted = list[id].role == .button && !hasBackground
    readColor("android:backgroundTint", .background, isTinted ? .content : .other, attributes, id)
    readColor("app:backgroundTint", .background, isTinted ? .content : .other, attributes, id)
    readColor("app:cardBackgroundColor", .background, .content, attributes, id)
    readTextLook(attributes, id)
    readTextLooks(attributes, id)
    if attributes.has("style") || attributes.has("android:textAppearance") || attributes.has("android:theme")
    {
      list[id].openness.insert(.colors)
    }
    // Widgets and watches have other constraints.
    guard !fitsSmallScreen else { return }
    if let attribute = attributes.attribute("android:textSize") {
      let range = tree[attribute].range
      let size = dimension(tree.text[attributes.valueRange(of: attribute)])
      list[id].fonts.append(
        WrittenFont(
          size?.textScaling ?? .unknown, range: range, valueRange: range,
          size: size?.unit == .sp ? size?.number : nil,
          sizeRange: attributes.valueRange(of: attribute)))
    }
    list[id].size = size(attributes, id)
  }

  /// Returns whether a view tints its background or draws over it, as Material buttons and cards do.
  private func drawsOverBackground(_ id: ElementID) -> Bool {
    let name = list[id].typeName
    return !name.hasSuffix("AppCompatButton")
      && ["Button", "MaterialButton", "CardView", "MaterialCardView", "Chip"].contains(where: name.hasSuffix)
  }

  private mutating func readColor(
    _ name: Identifier, _ use: WrittenColor.Use, _ part: WrittenColor.Part, _ attributes: AndroidAttributes,
    _ id: ElementID
  ) {
    guard var color = attributes.color(name, use) else { return }
    color.part = part
    list[id].colors.append(color)
  }

  private mutating func readPicture(_ attributes: AndroidAttributes, _ id: ElementID) {
    switch list[id].role {
    case .image, .iconButton:
      list[id].imagery =
        attributes.has("app:srcCompat")
        ? imagery(attributes, "app:srcCompat") : imagery(attributes, "android:src")
    case .button, .tab:
      let names: [Identifier] = [
        "app:icon", "app:chipIcon", "android:icon", "android:drawableStart", "android:drawableLeft",
      ]
      for name in names where attributes.has(name) { list[id].imagery = imagery(attributes, name) }
    default: return
    }
  }

  func imagery(_ attributes: AndroidAttributes, _ name: Identifier) -> Imagery {
    guard let value = attributes.value(name), let slash = value.firstIndex(of: UInt8(ascii: "/")) else {
      return .dynamic
    }
    return .asset(String(decoding: value[(slash + 1)...], as: UTF8.self))
  }

  // MARK: Size

  /// Returns the size in the layout's own attributes. A literal side overrides `minWidth` and `minHeight`. The layout
  /// determines sides that are `0dp` or `match_parent` or that have a weight.
  ///
  /// Source: android.view.View, `resolveSize`: a measure specification of `EXACTLY` overrides the suggested minimum.
  private func size(_ attributes: AndroidAttributes, _ id: ElementID) -> Evidence<WrittenSize> {
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
