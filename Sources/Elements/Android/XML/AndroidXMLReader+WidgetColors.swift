// The colors that the theme gives the text of buttons, toolbars, and tabs on backgrounds in the layout.

import Source
import Syntax

extension AndroidXMLReader {
  /// Reads the text color of a widget on a background that the layout or its style sets.
  mutating func readWidgetColors(_ attributes: AndroidAttributes, _ id: ElementID) {
    switch list[id].typeName {
    case "Button", "MaterialButton":
      readButtonColor(attributes, id)
      if isTextButton(attributes) {
        let range = list[id].typeRange
        list[id].colors.append(WrittenColor(.clear, .background, range: range, valueRange: range))
      }
    case "Toolbar", "MaterialToolbar": readTitleColor(attributes, id)
    case "TabLayout": readTabColor(attributes, id)
    case "AppBarLayout": readBarColor(attributes, id)
    default: break
    }
  }

  /// Reads the text color of a filled Material button with a tint.
  ///
  /// Source: Material Components for Android, “Buttons › Filled button”: the label has the color `?attr/colorOnPrimary`.
  private mutating func readButtonColor(_ attributes: AndroidAttributes, _ id: ElementID) {
    guard attributes.has("android:backgroundTint") || attributes.has("app:backgroundTint"),
      !attributes.has("android:textColor"), !attributes.has("android:textAppearance"),
      !attributes.has("android:background"), !attributes.has("android:theme"), isFilled(attributes)
    else { return }
    let range = list[id].typeRange
    list[id].colors.append(
      WrittenColor(.themed("colorOnPrimary"), .foreground, .text, range: range, valueRange: range))
  }

  /// Returns whether a button has no style or one of a filled button that sets no colors of its own.
  private func isFilled(_ attributes: AndroidAttributes) -> Bool {
    guard let style = attributes.value("style") else { return true }
    guard style.begins(with: "@style/") else { return false }
    let found = search(["android:textColor", "android:textAppearance", "materialThemeOverlay"], in: style)
    return found.value == nil && !found.isUnknown
      && found.roots.allSatisfy { AndroidXMLReader.filledButtons.contains($0) }
  }

  /// Returns whether a button's style is one without a background, and the layout adds none.
  ///
  /// Source: Material Components for Android, “Buttons › Text button, Outlined button”; AppCompat,
  /// “borderlessButtonStyle”.
  func isTextButton(_ attributes: AndroidAttributes) -> Bool {
    guard let style = attributes.value("style"), !attributes.has("android:background"),
      !attributes.has("android:backgroundTint"), !attributes.has("app:backgroundTint")
    else { return false }
    if style.first == UInt8(ascii: "?") {
      return style.ends(with: "borderlessButtonStyle") || style.ends(with: "materialButtonOutlinedStyle")
    }
    guard style.begins(with: "@style/") else { return false }
    let found = search(
      ["android:background", "android:backgroundTint", "backgroundTint", "android:theme"], in: style)
    return found.value == nil && !found.isUnknown && !found.roots.isEmpty
      && found.roots.allSatisfy { root in
        ["TextButton", "OutlinedButton", "Borderless"].contains { root.contains($0) }
      }
  }

  private static let filledButtons: Set<String> = [
    "Widget.Material3.Button", "Widget.Material3.Button.Icon", "Widget.Material3.Button.UnelevatedButton",
    "Widget.MaterialComponents.Button", "Widget.MaterialComponents.Button.Icon",
    "Widget.MaterialComponents.Button.UnelevatedButton",
  ]

  /// Reads the color of a toolbar's title and icons.
  ///
  /// Source: Android, “Toolbar › app:titleTextColor”; AppCompat, “ThemeOverlay.AppCompat.ActionBar”: the title and the
  /// icons have the color `?android:attr/textColorPrimary`.
  private mutating func readTitleColor(_ attributes: AndroidAttributes, _ id: ElementID) {
    guard attributes.has("android:background"),
      attributes.has("android:id") || attributes.has("app:title") || attributes.has("app:menu")
    else { return }
    let color: ColorValue?
    let source: NodeID?
    if let written = attributes.attribute("app:titleTextColor") {
      (color, source) = (AndroidAttributes.color(tree.text[attributes.valueRange(of: written)]), written)
    } else {
      let holder = attributes.has("android:theme") ? attributes : bar(around: id) ?? attributes
      source = attributes.attribute("android:theme") ?? attributes.attribute("android:background")
      color = holder.value("android:theme").flatMap(overlayTextColor)
    }
    guard let color, let source else { return }
    list[id].colors.append(
      WrittenColor(
        color, .foreground, .text, range: tree[source].range, valueRange: attributes.valueRange(of: source)))
    list[id].textSize = AndroidXMLReader.titleSize
  }

  /// Returns the attributes of the app bar around a toolbar.
  private func bar(around id: ElementID) -> AndroidAttributes? {
    guard let parent = list[id].parent, list[parent].typeName == "AppBarLayout" else { return nil }
    return AndroidAttributes(of: NodeID(list[parent].origin), in: tree)
  }

  /// Returns the text color of a theme overlay for bars, or nil if it isn't known. In Material 3, titles have another
  /// color of the theme.
  ///
  /// Source: AppCompat, “ThemeOverlay.AppCompat.Dark”: white.
  private func overlayTextColor(_ overlay: ArraySlice<UInt8>) -> ColorValue? {
    if let color = color(["android:textColorPrimary"], in: overlay) { return color }
    guard overlay.begins(with: "@style/"), !project.isMaterial3 else { return nil }
    let found = search(["android:textColorPrimary"], in: overlay)
    let isDark = found.roots.allSatisfy {
      $0.hasPrefix("ThemeOverlay.AppCompat.Dark") || $0.hasPrefix("ThemeOverlay.MaterialComponents.Dark")
    }
    return found.value == nil && !found.isUnknown && isDark && !found.roots.isEmpty ? .literal(.white) : nil
  }

  /// The size of a toolbar's title in sp.
  ///
  /// Source: AppCompat, “TextAppearance.Widget.AppCompat.Toolbar.Title”.
  private static let titleSize = 20.0

  /// Reads the background that Material 3 gives an app bar.
  ///
  /// Source: Material Components for Android, “Top app bar”: `?attr/colorSurface`.
  private mutating func readBarColor(_ attributes: AndroidAttributes, _ id: ElementID) {
    guard !attributes.has("android:background"), !attributes.has("android:theme"), !attributes.has("style"),
      project.isMaterial3
    else { return }
    let range = list[id].typeRange
    list[id].colors.append(
      WrittenColor(.themed("colorSurface"), .background, range: range, valueRange: range))
  }

  /// Reads the color of the tabs that aren't selected, which a tab layout or its style sets.
  ///
  /// Source: Material Components for Android, “Tabs”: `app:tabTextColor`, and the background `?attr/colorSurface`.
  private mutating func readTabColor(_ attributes: AndroidAttributes, _ id: ElementID) {
    let style = attributes.attribute("style")
    let styleValue = style.map { tree.text[attributes.valueRange(of: $0)] }
    guard let source = attributes.attribute("app:tabTextColor") ?? style else { return }
    let value = tree.text[attributes.valueRange(of: source)]
    let color = source == style ? self.color(["tabTextColor"], in: value) : AndroidAttributes.color(value)
    guard let color else { return }
    let (range, valueRange) = (tree[source].range, attributes.valueRange(of: source))
    list[id].colors.append(WrittenColor(color, .foreground, .text, range: range, valueRange: valueRange))
    if !attributes.has("android:background"), let styleValue, let ground = tabGround(styleValue) {
      list[id].colors.append(
        WrittenColor(
          ground, .background, .content, range: list[id].typeRange, valueRange: list[id].typeRange))
    }
  }

  /// Returns the background that a tab layout's style sets, itself or through the surface color of its overlay.
  private func tabGround(_ style: ArraySlice<UInt8>) -> ColorValue? {
    if let color = color(["android:background"], in: style) { return color }
    guard style.begins(with: "@style/"),
      case .style(let overlay)? = search(["materialThemeOverlay"], in: style).value,
      case .color(let color)? = project.search(["colorSurface"], inStyle: overlay, atNight: false).value
    else { return nil }
    return color
  }

  /// Returns the color that a style sets for the first of these attributes, or nil if it sets none.
  private func color(_ names: [Identifier], in style: ArraySlice<UInt8>) -> ColorValue? {
    guard style.begins(with: "@style/") else { return nil }
    let found = search(names, in: style)
    guard !found.isUnknown, case .color(let color)? = found.value else { return nil }
    return color
  }

  /// Searches the app's style that a value refers to.
  func search(_ names: [Identifier], in style: ArraySlice<UInt8>) -> ProjectView.StyleSearch {
    project.search(names, inStyle: String(decoding: style.dropFirst(7), as: UTF8.self), atNight: false)
  }
}
