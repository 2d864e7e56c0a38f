// Styles of Android resources.

public import Syntax

/// A style: what it is based on and what it sets.
public struct AndroidStyle: Sendable, Equatable {
  /// The name of the style it is based on, as written: `Widget.Material3.Button`; nil without one.
  public var parent: String?
  /// The attributes that it sets: `android:contentDescription`.
  public var attributes: Set<Identifier>

  /// Whether a style of this name belongs to the platform or to Material, which name nothing and size for touch.
  static func isPlatforms(_ name: String) -> Bool {
    name.hasPrefix("android:") || name.hasPrefix("Widget.") || name.hasPrefix("TextAppearance.")
      || name.hasPrefix("ThemeOverlay.") || name.hasPrefix("Base.Widget.")
  }

  /// Whether a theme of this name belongs to the platform, to AppCompat or to Material.
  static func isPublicTheme(_ name: String) -> Bool {
    name.hasPrefix("android:Theme.") || name.hasPrefix("Theme.AppCompat.") || name.hasPrefix("Theme.Material")
  }

  /// What the dark form of a light theme of an app is called: `Theme_Dark` of `Theme_Light`.
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
