// The size of a touch target.

import Source
import Syntax

extension AndroidXMLReader {
  /// Returns the size in the layout's own attributes, or the size of the image that the view wraps. A literal side
  /// overrides `minWidth` and `minHeight`. The layout determines sides that are `0dp` or `match_parent` or that have a
  /// weight.
  ///
  /// Source: android.view.View, `resolveSize`: a measure specification of `EXACTLY` overrides the suggested minimum.
  func size(_ attributes: AndroidAttributes, _ id: ElementID) -> Evidence<WrittenSize> {
    let image = imageSize(attributes, id)
    let width = side("android:layout_width", attributes, wrapping: image?.width)
    let height = side("android:layout_height", attributes, wrapping: image?.height)
    let size = Size(width: width?.length, height: height?.length)
    guard size.smallerSide != nil else { return lineSize(attributes, id) }
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

  private func side(_ name: Identifier, _ attributes: AndroidAttributes, wrapping content: Double?) -> Side? {
    guard let attribute = attributes.attribute(name) else { return nil }
    let value = attributes.valueRange(of: attribute)
    let written = tree.text[value]
    let length = written.elementsEqual("wrap_content".utf8) ? content : dimension(written)?.inDP
    guard let length, length > 0 else { return nil }
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

  // MARK: Texts

  /// Returns the size of a short text that wraps its only line. Its height changes with the text size, so it's not
  /// changed in the layout.
  private func lineSize(_ attributes: AndroidAttributes, _ id: ElementID) -> Evidence<WrittenSize> {
    guard list[id].role == .text, !AndroidXMLReader.lineMeasures.contains(where: { attributes.has($0) }),
      let attribute = attributes.attribute("android:layout_height"),
      tree.text[attributes.valueRange(of: attribute)].elementsEqual("wrap_content".utf8),
      let text = attributes.text("android:text"), isShort(text.value),
      drawnSize("android:background", attributes) != nil
    else { return .absent }
    let size = attributes.has("android:textSize") ? textSize(attributes) : AndroidXMLReader.defaultTextSize
    guard let size else { return .absent }
    return .certain(
      WrittenSize(
        Size(width: nil, height: (size * AndroidXMLReader.lineHeight).rounded()),
        range: tree[attribute].range,
        widthRange: nil, heightRange: nil))
  }

  private func textSize(_ attributes: AndroidAttributes) -> Double? {
    guard let size = attributes.value("android:textSize").flatMap(dimension), size.unit == .sp else {
      return nil
    }
    return size.number
  }

  /// Returns whether a text certainly fits on one line.
  private func isShort(_ text: TextValue) -> Bool {
    let literal: String? =
      switch text {
      case .literal(let text): text
      case .resource(let name) where name.hasPrefix("string/"):
        project.text(String(name.dropFirst(7)))?.literal
      default: nil
      }
    return literal.map { !$0.isEmpty && $0.count <= AndroidXMLReader.longestShortText && !$0.contains("\n") }
      == true
  }

  private static let longestShortText = 20

  /// The default size of texts in sp, and the height of a line in relation to the size.
  ///
  /// Source: Android, “Widget.Material.TextView” and “TextAppearance.Material.Small”; Roboto's font metrics with
  /// “TextView › android:includeFontPadding”.
  private static let (defaultTextSize, lineHeight) = (14.0, 1.33)

  /// Attributes with which a text is higher than its line, or may be.
  private static let lineMeasures: [Identifier] = [
    "style", "android:textAppearance", "android:theme", "android:padding", "android:paddingVertical",
    "android:paddingTop", "android:paddingBottom", "android:minHeight", "android:height", "android:lines",
    "android:minLines", "android:lineHeight", "app:lineHeight", "android:lineSpacingExtra",
    "android:lineSpacingMultiplier", "android:fontFamily", "android:includeFontPadding",
    "android:drawableStart",
    "android:drawableLeft", "android:drawableEnd", "android:drawableRight", "android:drawableTop",
    "android:drawableBottom", "app:drawableStartCompat", "app:drawableLeftCompat", "app:drawableEndCompat",
    "app:drawableRightCompat", "app:drawableTopCompat", "app:drawableBottomCompat", "android:layout_weight",
  ]

  // MARK: Images

  /// Returns the size of an image view that wraps its image: that of the drawable with its padding, or that of the
  /// background or the minimum if one of them is larger. Returns nil if any of them isn't known.
  ///
  /// Source: android.view.View, `getSuggestedMinimumWidth`; android.widget.ImageView, `onMeasure`. The default
  /// background of an image button has padding, and other backgrounds have none.
  private func imageSize(_ attributes: AndroidAttributes, _ id: ElementID) -> Size? {
    switch list[id].typeName {
    case "ImageView", "AppCompatImageView": break
    case "ImageButton", "AppCompatImageButton": if !attributes.has("android:background") { return nil }
    default: return nil
    }
    guard !AndroidXMLReader.measures.contains(where: { attributes.has($0) }), styleLeavesSize(attributes),
      let background = drawnSize("android:background", attributes),
      let image = drawnSize(attributes.has("app:srcCompat") ? "app:srcCompat" : "android:src", attributes),
      let width = side(AndroidXMLReader.sideways, attributes),
      let height = side(AndroidXMLReader.upright, attributes),
      // Without an image in the layout, code sets one, unless the background is the image.
      image.width > 0 && image.height > 0
        || background.width > 0 && background.height > 0 && width.padding == 0
    else { return nil }
    return Size(
      width: max(image.width + width.padding, background.width, width.minimum),
      height: max(image.height + height.padding, background.height, height.minimum))
  }

  /// Attributes with which an image view has a size other than that of its image.
  private static let measures: [Identifier] = [
    "android:adjustViewBounds", "android:maxWidth", "android:maxHeight", "android:theme", "android:scaleX",
    "android:scaleY",
  ]

  /// The attributes for the length of a side.
  private struct SideAttributes {
    /// The padding at each end, the most specific attribute first.
    var paddings: [[Identifier]]
    var minimum: Identifier
  }

  private static let sideways = SideAttributes(
    paddings: [
      ["android:padding", "android:paddingHorizontal", "android:paddingLeft", "android:paddingStart"],
      ["android:padding", "android:paddingHorizontal", "android:paddingRight", "android:paddingEnd"],
    ], minimum: "android:minWidth")
  private static let upright = SideAttributes(
    paddings: [
      ["android:padding", "android:paddingVertical", "android:paddingTop"],
      ["android:padding", "android:paddingVertical", "android:paddingBottom"],
    ], minimum: "android:minHeight")

  /// Returns the padding and the minimum length of a side, or nil if one of them isn't known.
  ///
  /// Source: android.view.View, XML attributes: `padding` takes precedence over `paddingHorizontal`, which takes
  /// precedence over `paddingStart`.
  private func side(
    _ names: SideAttributes, _ attributes: AndroidAttributes
  ) -> (padding: Double, minimum: Double)? {
    var padding = 0.0
    for ends in names.paddings {
      guard let name = ends.first(where: { attributes.has($0) }) else { continue }
      guard let length = length(name, attributes) else { return nil }
      padding += length
    }
    guard attributes.has(names.minimum) else { return (padding, 0) }
    return length(names.minimum, attributes).map { (padding, $0) }
  }

  private func length(_ name: Identifier, _ attributes: AndroidAttributes) -> Double? {
    attributes.value(name).flatMap { dimension($0)?.inDP }
  }

  /// Returns the size of the drawable in an attribute, zero if there is none or if it fills any area, or nil if it
  /// isn't known.
  private func drawnSize(
    _ name: Identifier, _ attributes: AndroidAttributes
  ) -> (width: Double, height: Double)? {
    guard let value = attributes.value(name) else { return (0, 0) }
    switch AndroidAttributes.color(value) {
    case .drawable(let name):
      guard let drawable = project.drawable(name), drawable.isMeasured else { return nil }
      return (drawable.width ?? 0, drawable.height ?? 0)
    case .literal, .resource, .adaptive: return (0, 0)
    default: return nil
    }
  }

  /// Returns whether the element's style certainly sets no size.
  private func styleLeavesSize(_ attributes: AndroidAttributes) -> Bool {
    guard let style = attributes.value("style") else { return true }
    guard style.begins(with: "@style/") else { return false }
    let found = search(AndroidXMLReader.sizes, in: style)
    return found.value == nil && !found.isUnknown && found.roots.allSatisfy(\.isEmpty)
  }

  private static let sizes: [Identifier] = [
    "android:padding", "android:paddingHorizontal", "android:paddingVertical", "android:paddingStart",
    "android:paddingEnd", "android:paddingLeft", "android:paddingRight", "android:paddingTop",
    "android:paddingBottom", "android:minWidth", "android:minHeight", "android:background",
    "android:adjustViewBounds", "android:src", "srcCompat",
  ]
}
