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
    readWidgetColors(attributes, id)
    readTextLook(attributes, id)
    readTextLooks(attributes, id)
    if leavesColorsOpen(attributes, list[id].role) {
      list[id].unknowns.add(.colors, .style, at: attributes.style)
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

  /// Returns whether a style or theme may set colors that the layout doesn't.
  private func leavesColorsOpen(_ attributes: AndroidAttributes, _ role: Role) -> Bool {
    let hasTextColor = attributes.has("android:textColor") || role == .container
    return attributes.has("android:theme") || attributes.has("android:textAppearance") && !hasTextColor
      || attributes.has("style")
        && !(hasTextColor && (styleLeavesBackground(attributes) || isTextButton(attributes)))
  }

  /// Returns whether the element's style certainly sets no background. Text appearances and the platform's styles for
  /// text views don't.
  private func styleLeavesBackground(_ attributes: AndroidAttributes) -> Bool {
    guard let style = attributes.value("style") else { return true }
    if style.first == UInt8(ascii: "?") { return style.spells("extAppearance") }
    guard style.begins(with: "@style/") else { return style.begins(with: "@android:style/TextAppearance") }
    let found = search(AndroidXMLReader.backgrounds, in: style)
    return found.value == nil && !found.isUnknown
      && found.roots.allSatisfy { $0.isEmpty || $0.contains("TextAppearance") || $0.hasSuffix("TextView") }
  }

  private static let backgrounds: [Identifier] = [
    "android:background", "android:backgroundTint", "backgroundTint", "android:theme", "android:alpha",
  ]

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

  /// Returns whether a button has a style for icons without text: `style="?attr/materialIconButtonStyle"`.
  ///
  /// Source: Material Components for Android, “Icon buttons”.
  static func isIconButton(_ attributes: AndroidAttributes) -> Bool {
    guard let style = attributes.value("style"), !attributes.has("android:text") else { return false }
    return style.spells("materialIconButton") || style.spells("Material3.Button.IconButton")
  }

  private mutating func readPicture(_ attributes: AndroidAttributes, _ id: ElementID) {
    switch list[id].role {
    case .iconButton where attributes.has("app:icon"): list[id].imagery = imagery(attributes, "app:icon")
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
}
