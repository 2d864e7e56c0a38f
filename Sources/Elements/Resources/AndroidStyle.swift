// Styles from Android resources.

public import Syntax

/// A style: its parent and the attributes that it sets.
public struct AndroidStyle: Sendable, Equatable {
  /// The parent style's name as written (`Widget.Material3.Button`), or nil if there is none.
  public var parent: String?
  /// The attributes that the style sets, such as `android:contentDescription`.
  public var attributes: Set<Identifier>
  /// The values of attributes that are colors, dimensions, or styles.
  public var values: [Identifier: Value] = [:]

  /// The value of an attribute.
  public enum Value: Sendable, Hashable {
    case color(ColorValue)
    case dimension(AndroidDimension)
    /// A dimension that another file defines, by its name.
    case dimensionName(String)
    case style(String)
  }

  /// Returns whether two styles have the same parent and set the same attributes.
  func isLike(_ other: AndroidStyle) -> Bool { parent == other.parent && attributes == other.attributes }

  /// Returns whether a style with this name belongs to the platform or to Material. Those set no labels, and their
  /// touch targets are large enough.
  static func isPlatforms(_ name: String) -> Bool {
    name.hasPrefix("android:") || name.hasPrefix("Widget.") || name.hasPrefix("TextAppearance.")
      || name.hasPrefix("ThemeOverlay.") || name.hasPrefix("Base.Widget.") || name == "CardView"
      || name.hasPrefix("CardView.")
  }

  /// Returns whether a theme with this name belongs to the platform, AppCompat, or Material.
  static func isPublicTheme(_ name: String) -> Bool {
    name.hasPrefix("android:Theme.") || name.hasPrefix("Theme.AppCompat.") || name.hasPrefix("Theme.Material")
  }

  /// Returns whether a theme is a variant of the dark theme with a black background, by its name.
  static func isBlackTheme(_ name: String) -> Bool {
    ["Black", "Amoled", "AMOLED", "Oled", "OLED"].contains { name.contains($0) }
  }

  /// Returns whether a theme is only for the window that the system shows while the app starts, by its name.
  static func isLaunchTheme(_ name: String) -> Bool {
    ["Launch", "Splash", "Starting"].contains { name.contains($0) }
  }

  /// Returns the likely names of the dark counterpart of an app's light theme: `Theme_Dark` for `Theme_Light`.
  static func darkTwins(of name: String) -> [String] {
    let (bytes, light) = (Array(name.utf8), Array("Light".utf8))
    let starts = 0..<max(bytes.count - light.count + 1, 0)
    guard let start = starts.first(where: { bytes[$0..<$0 + light.count].elementsEqual(light) }) else {
      return []
    }
    return ["Dark", "Night", "Black"].map { dark in
      String(decoding: bytes[..<start] + Array(dark.utf8) + bytes[(start + light.count)...], as: UTF8.self)
    }
  }

  public init(parent: String?, attributes: Set<Identifier>, values: [Identifier: Value] = [:]) {
    self.parent = parent
    self.attributes = attributes
    self.values = values
  }

  /// True if the style sets the app's main colors, as themes do.
  var setsThemeColors: Bool {
    let colors: [Identifier] = ["colorPrimary", "colorSurface", "android:colorBackground"]
    return colors.contains { attributes.contains($0) }
  }
}

extension AndroidStyle.Value {
  /// Reads the value of a style's item. Returns nil for texts, numbers, and other resources.
  init?(_ bytes: ArraySlice<UInt8>) {
    if bytes.begins(with: "@style/") {
      self = .style(String(decoding: bytes.dropFirst(7), as: UTF8.self))
    } else if bytes.begins(with: "@dimen/") {
      self = .dimensionName(String(decoding: bytes.dropFirst(7), as: UTF8.self))
    } else if let dimension = AndroidDimension(bytes) {
      self = .dimension(dimension)
    } else {
      let color = AndroidAttributes.color(bytes)
      if color == .unknown || color == .adaptive { return nil }
      self = .color(color)
    }
  }
}
