// Text formatting in Android XML.

import Source
import Syntax

extension AndroidXMLPractices {
  /// Checks `android:lineSpacingMultiplier="0.6"`.
  ///
  /// Source: Android, “TextView › android:lineSpacingMultiplier” and “android:lineSpacingExtra”, which is added.
  mutating func lineHeight(_ attribute: NodeID) {
    let range = value(of: attribute)
    guard !attributes.has("android:lineSpacingExtra"), let multiple = Tree.number(tree.text[range]),
      multiple > 0
    else { return }
    add(
      Practice(
        .androidXML, .lineHeight(multiple), range: tree[attribute].range,
        edits: [.replace(range, multiple < 1 ? "1.0" : "1.5")]))
  }

  /// Checks `android:fontFamily="sans-serif-light"` and `android:textFontWeight="300"`.
  ///
  /// Source: Android, “TextView › android:textFontWeight”; system/fonts.xml for the names of the families.
  mutating func lightFont(_ attribute: NodeID) {
    let range = value(of: attribute)
    let isWeight = tree[attribute].name == "android:textFontWeight"
    let isLight =
      isWeight
      ? Tree.number(tree.text[range]).map { $0 > 0 && $0 <= 300 } ?? false : isLightFamily(tree.text[range])
    guard isLight else { return }
    let size = attributes.value("android:textSize").flatMap { AndroidDimension($0) }?.number
    add(
      Practice(
        .androidXML, .lightFont(isLarge: size.map { $0 >= 34 } ?? false), range: tree[attribute].range,
        edits: [.replace(range, isWeight ? "400" : "sans-serif")]))
  }

  func isLightFamily(_ family: ArraySlice<UInt8>) -> Bool {
    family.elementsEqual("sans-serif-light".utf8) || family.elementsEqual("sans-serif-thin".utf8)
  }

  // MARK: Themes

  /// Checks `<application android:theme="@style/Theme.AppCompat.Light">`.
  mutating func appTheme(_ attribute: NodeID) {
    guard tree[element].name == "application" else { return }
    let range = value(of: attribute)
    let theme = tree.text[range]
    guard let slash = theme.lastIndex(of: UInt8(ascii: "/")) else { return }
    let isPlatforms = theme.begins(with: "@android:")
    let name = (isPlatforms ? "android:" : "") + String(decoding: theme[(slash + 1)...], as: UTF8.self)
    // AppCompat and Material themes have a variant that follows the system.
    let hasOther =
      theme.begins(with: "@style/Theme.AppCompat.Light") || theme.begins(with: "@style/Theme.Material")
    let words = tree.text.string(range).split(separator: ".", omittingEmptySubsequences: false)
    let adaptive = words.map { $0 == "Light" ? "DayNight" : $0 }.joined(separator: ".")
    add(
      Practice(
        .androidXML, .appTheme(name), range: tree[attribute].range,
        edits: hasOther && words.contains("Light") ? [.replace(range, adaptive)] : []))
  }
}
