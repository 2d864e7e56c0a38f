// The size and weight of texts, and transparency.

import Source
import Syntax

extension AndroidXMLReader {
  mutating func readTextLook(_ attributes: AndroidAttributes, _ id: ElementID) {
    if attributes.isFalse("android:enabled") { list[id].circumstances.insert(.disabled) }
    if let attribute = attributes.attribute("android:alpha") {
      let alpha = Tree.number(tree.text[attributes.valueRange(of: attribute)]).map { min(max($0, 0), 1) }
      if alpha != 1 { list[id].fades.append(Fade(alpha, range: tree[attribute].range)) }
    }
    if let style = attributes.value("android:textStyle"), style.spells("bold") {
      list[id].circumstances.insert(.bold)
    }
    if attributes.value("android:textAppearance").map(AndroidXMLReader.isOfHeading) == true {
      list[id].circumstances.insert(.styledAsHeading)
    }
    if let style = attributes.value("style"), AndroidXMLReader.isThemeAppearance(style),
      AndroidXMLReader.isOfHeading(style)
    {
      list[id].circumstances.insert(.styledAsHeading)
    }
    if attributes.value("style").map(AndroidXMLReader.isHeadingStyle) == true,
      styleLeaves(attributes, { $0 == "android:accessibilityHeading" })
    {
      list[id].circumstances.insert(.styledAsHeading)
    }
    if let size = attributes.value("android:textSize") {
      list[id].textSize = dimension(size)?.number
    } else if let size = attributes.value("android:textAppearance").flatMap(AndroidXMLReader.textSize)
      ?? attributes.value("style").flatMap(styledTextSize)
    {
      list[id].textSize = size
    }
  }

  /// Returns whether a style is a text appearance of the theme: `?textAppearanceTitleMedium`.
  private static func isThemeAppearance(_ style: ArraySlice<UInt8>) -> Bool {
    style.first == UInt8(ascii: "?") && style.spells("extAppearance")
  }

  /// Returns whether the app's own style is for headings, judging by its name: `@style/Text.Heading`.
  private static func isHeadingStyle(_ style: ArraySlice<UInt8>) -> Bool {
    style.ends(with: "Heading") || style.ends(with: "Headline") || style.ends(with: "Header")
      || style.ends(with: "SectionTitle") || style.ends(with: "SectionLabel") || style.ends(with: "Category")
  }

  /// Returns whether a text appearance is for headings in a screen, not for bars, dialogs, or cards.
  ///
  /// Source: Material Components for Android, “Typography”.
  private static func isOfHeading(_ appearance: ArraySlice<UInt8>) -> Bool {
    ["Headline", "Display", "TitleLarge", "AppCompat.Title"].contains { appearance.spells($0) }
      && !["Subhead", "Toolbar", "ActionBar", "Dialog", "Inverse"].contains { appearance.spells($0) }
  }

  /// Returns the size in sp of a platform or Material text appearance or button style, or nil for others. Large sizes
  /// are rounded.
  ///
  /// Source: Material Components for Android, “Typography”, “Buttons”; Android, “TextAppearance.AppCompat”.
  private static func textSize(ofAppearance value: ArraySlice<UInt8>) -> Double? {
    let name = value.split { [UInt8(ascii: "."), UInt8(ascii: "/")].contains($0) }.last ?? value
    if name.spells("Headline") || name.spells("Display") || name.spells("TitleLarge") { return 24 }
    let isOfPlatform = value.spells("AppCompat") || value.first == UInt8(ascii: "?")
    if isOfPlatform, name.ends(with: "Large"), !name.spells("Body"), !name.spells("Label") { return 22 }
    if isOfPlatform, name.ends(with: "Medium"), !value.spells("Title"), !value.spells("Body") { return 18 }
    let small: [StaticString] = [
      "Body", "Label", "Caption", "Overline", "TitleSmall", "Subtitle2", "Button",
    ]
    if small.contains(where: { name.spells($0) }) || isOfPlatform && name.ends(with: "Small") { return 14 }
    if name.ends(with: "TitleMedium") || name.ends(with: "Subtitle1") || name.ends(with: "Subhead") {
      return 16
    }
    return nil
  }

  /// Returns the text size in a text's style, or nil if it isn't known.
  private func styledTextSize(_ style: ArraySlice<UInt8>) -> Double? {
    if style.begins(with: "@style/TextAppearance.") || AndroidXMLReader.isThemeAppearance(style) {
      return AndroidXMLReader.textSize(ofAppearance: style)
    }
    guard style.begins(with: "@style/") else { return nil }
    let found = search(["android:textSize"], in: style)
    switch found.value {
    case .dimension(let size)? where !found.isUnknown: return size.number
    case .dimensionName(let name)? where !found.isUnknown: return project.dimension(name)?.number
    case nil where found.roots.count == 1:
      return found.roots.first.flatMap { AndroidXMLReader.textSize(ofAppearance: Array($0.utf8)[...]) }
    default: return nil
    }
  }

  // MARK: Height, lines, and letters

  /// Reads the attributes that affect the height, lines, and letters of a text.
  ///
  /// Source: Android, “TextView”, XML attributes.
  mutating func readTextLooks(_ attributes: AndroidAttributes, _ id: ElementID) {
    guard !fitsSmallScreen else { return }
    switch list[id].role {
    case .text, .button, .textField, .textEditor, .container: readFixedHeight(attributes, id)
    default: return
    }
    guard list[id].role == .text else { return }
    // Text that shrinks or scrolls isn't truncated.
    guard !attributes.has("android:autoSizeTextType"), !attributes.has("app:autoSizeTextType"),
      attributes.value("android:ellipsize")?.elementsEqual("marquee".utf8) != true
    else {
      list[id].textLooks.removeAll()
      return
    }
    for name in ["android:maxLines", "android:lines", "android:singleLine"] as [Identifier] {
      guard let value = attributes.value(name) else { continue }
      let lines = value.elementsEqual("true".utf8) ? 1 : Tree.number(value)
      if let lines, lines >= 1, lines < 1_000 { add(.lineLimit(Int(lines)), name, attributes, id) }
    }
    for name in ["android:layout_width", "android:maxWidth"] as [Identifier] {
      guard name == "android:maxWidth" || !attributes.has("android:layout_weight"),
        let attribute = attributes.attribute(name),
        let width = dimension(tree.text[attributes.valueRange(of: attribute)])?.inDP, width > 0
      else { continue }
      list[id].textLooks.append(TextLook(.lineLength(width), range: tree[attribute].range))
    }
    if let spacing = attributes.value("android:letterSpacing").flatMap({ Tree.number($0) }) {
      add(.letterSpacing(spacing, ofSize: true), "android:letterSpacing", attributes, id)
    }
    if attributes.isTrue("android:scrollHorizontally") {
      add(.movesSideways, "android:scrollHorizontally", attributes, id)
    }
    if attributes.isTrue("android:textAllCaps") { add(.capitals, "android:textAllCaps", attributes, id) }
    if let style = attributes.value("android:textStyle"), style.spells("italic") {
      add(.italic, "android:textStyle", attributes, id, becoming: style.spells("bold") ? "bold" : nil)
    }
  }

  private mutating func add(
    _ kind: TextLook.Kind, _ name: Identifier, _ attributes: AndroidAttributes, _ id: ElementID,
    becoming value: String? = nil
  ) {
    guard let attribute = attributes.attribute(name) else { return }
    let range = tree[attribute].range
    let edit =
      value.map { WriterEdit.replace(attributes.valueRange(of: attribute), $0) }
      ?? .replace(tree.text.withLeadingBlanks(range), "")
    list[id].textLooks.append(TextLook(kind, range: range, edits: [edit]))
  }

  /// Reads `android:layout_height="24dp"`. The fix turns it into the minimum height.
  private mutating func readFixedHeight(_ attributes: AndroidAttributes, _ id: ElementID) {
    guard let attribute = attributes.attribute("android:layout_height"),
      !attributes.has("android:layout_weight"), !attributes.has("android:autoSizeTextType"),
      !attributes.has("app:autoSizeTextType"), !attributes.has("app:layout_constraintDimensionRatio")
    else { return }
    let range = attributes.valueRange(of: attribute)
    guard let height = dimension(tree.text[range])?.inDP ?? rowHeight(tree.text[range]), height > 0 else {
      return
    }
    // A square is a tile for a letter or an image, not a text container.
    guard attributes.value("android:layout_width")?.elementsEqual(tree.text[range]) != true else { return }
    var edits = [WriterEdit.replace(range, "wrap_content")]
    if !attributes.has("android:minHeight") {
      edits.append(
        .insert(
          at: tree[attribute].range.upperBound,
          .text("\(separator(before: attribute))android:minHeight=\"\(tree.text.string(range))\"")))
    }
    list[id].textLooks.append(
      TextLook(.fixedHeight(height), range: tree[attribute].range, edits: edits))
  }

  /// Returns the platform's height of a list row: `?attr/listPreferredItemHeightSmall`.
  ///
  /// Source: Android, “Theme.Material”: 48, 64, and 80 dp.
  private func rowHeight(_ value: ArraySlice<UInt8>) -> Double? {
    guard value.first == UInt8(ascii: "?") else { return nil }
    return value.ends(with: "listPreferredItemHeightSmall")
      ? 48 : value.ends(with: "listPreferredItemHeight") ? 64 : nil
  }

  /// Returns the whitespace before an attribute.
  private func separator(before attribute: NodeID) -> String {
    let start = tree[attribute].range.lowerBound
    return tree.text.string(tree.text.withLeadingBlanks(start..<start))
  }
}
