// What a layout says about the size and weight of a text, and about transparency.

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
    if let size = attributes.value("android:textSize") {
      list[id].textSize = dimension(size)?.number
    } else if let size = attributes.value("android:textAppearance").flatMap(AndroidXMLReader.textSize) {
      list[id].textSize = size
    }
  }

  /// The size in sp of the larger text appearances of the platform and of Material; nil for others.
  ///
  /// Source: Material Components for Android, “Typography”; Android, “TextAppearance.AppCompat”.
  private static func textSize(ofAppearance value: ArraySlice<UInt8>) -> Double? {
    let name = value.split { [UInt8(ascii: "."), UInt8(ascii: "/")].contains($0) }.last ?? value
    if name.spells("Headline") || name.spells("Display") || name.spells("TitleLarge") { return 24 }
    let isOfPlatform = value.spells("AppCompat") || value.first == UInt8(ascii: "?")
    if isOfPlatform, name.ends(with: "Large") { return 22 }
    if isOfPlatform, name.ends(with: "Medium"), !value.spells("Title"), !value.spells("Body") { return 18 }
    return nil
  }
}
