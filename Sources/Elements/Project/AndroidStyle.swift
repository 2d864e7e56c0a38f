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

  public init(parent: String?, attributes: Set<Identifier>) {
    self.parent = parent
    self.attributes = attributes
  }
}
