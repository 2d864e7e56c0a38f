// Styles from Android resources.

public import Syntax

/// A style: its parent and the attributes that it sets.
public struct AndroidStyle: Sendable, Equatable {
  /// The parent style's name as written (`Widget.Material3.Button`), or nil if there is none.
  public var parent: String?
  /// The attributes that the style sets, such as `android:contentDescription`.
  public var attributes: Set<Identifier>

  /// Returns whether a style with this name belongs to the platform or to Material. Those set no labels, and their
  /// touch targets are large enough.
  static func isPlatforms(_ name: String) -> Bool {
    name.hasPrefix("android:") || name.hasPrefix("Widget.") || name.hasPrefix("TextAppearance.")
      || name.hasPrefix("ThemeOverlay.") || name.hasPrefix("Base.Widget.")
  }

  /// Returns whether a theme with this name belongs to the platform, AppCompat, or Material.
  static func isPublicTheme(_ name: String) -> Bool {
    name.hasPrefix("android:Theme.") || name.hasPrefix("Theme.AppCompat.") || name.hasPrefix("Theme.Material")
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

  public init(parent: String?, attributes: Set<Identifier>) {
    self.parent = parent
    self.attributes = attributes
  }
}
