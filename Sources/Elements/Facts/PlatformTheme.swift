// The themes of Android and its libraries.

/// A theme of the platform, AppCompat, or Material Components, in one mode.
struct PlatformTheme: Equatable {
  enum Family {
    case platform, appCompat, material2, material3
    /// Material 3 with the colors of the user's wallpaper.
    case dynamic
  }

  var family: Family
  var isDark: Bool

  /// Creates the theme in which a search for a theme's parents ends. Returns nil if there are several that differ, and
  /// for themes that aren't for an app's content.
  init?(roots: Set<String>, atNight: Bool) {
    guard roots.count <= 8, let first = roots.first.flatMap({ PlatformTheme(named: $0, atNight: atNight) }),
      roots.allSatisfy({ PlatformTheme(named: $0, atNight: atNight) == first })
    else { return nil }
    self = first
  }

  private init?(named name: String, atNight: Bool) {
    guard AndroidStyle.isPublicTheme(name) || name == "Theme.AppCompat" || name == "android:Theme",
      !["Translucent", "NoDisplay", "Transparent", "Panel", "Splash"].contains(where: { name.contains($0) })
    else { return nil }
    if name.hasPrefix("android:") {
      family = .platform
    } else if name.hasPrefix("Theme.AppCompat") {
      family = .appCompat
    } else if name.hasPrefix("Theme.Material3") {
      family = name.contains("DynamicColors") ? .dynamic : .material3
    } else {
      family = .material2
    }
    isDark = name.contains("DayNight") ? atNight : !name.contains("Light")
  }

  /// Returns the color of an attribute that the app's themes don't set.
  ///
  /// Source: Material Components for Android, “Color theming” of Material 3 (baseline) and Material 2; AppCompat,
  /// `values/colors_material.xml`.
  func color(_ name: String) -> ColorValue? {
    switch (name, family) {
    case ("android:windowBackground", _): .themed("android:colorBackground")
    case ("colorAccent", .material3), ("colorAccent", .dynamic): .themed("colorPrimary")
    case ("colorAccent", .material2): .themed("colorSecondary")
    case ("android:colorPrimary", _) where family != .platform: .themed("colorPrimary")
    case ("android:colorAccent", _) where family != .platform: .themed("colorAccent")
    case (_, .material3): pick(PlatformTheme.material3[name])
    case (_, .material2): pick(PlatformTheme.material2[name])
    case (_, .appCompat), (_, .platform): pick(PlatformTheme.appCompat[name])
    case (_, .dynamic): nil
    }
  }

  private func pick(_ colors: (light: UInt32, dark: UInt32)?) -> ColorValue? {
    colors.map { .literal(RGBColor(hex: isDark ? $0.dark : $0.light)) }
  }

  private static let material3: [String: (light: UInt32, dark: UInt32)] = [
    "colorPrimary": (0x6750A4, 0xD0BCFF), "colorOnPrimary": (0xFFFFFF, 0x381E72),
    "colorPrimaryContainer": (0xEADDFF, 0x4F378B), "colorOnPrimaryContainer": (0x21005D, 0xEADDFF),
    "colorSecondary": (0x625B71, 0xCCC2DC), "colorOnSecondary": (0xFFFFFF, 0x332D41),
    "colorSurface": (0xFFFBFE, 0x1C1B1F), "colorOnSurface": (0x1C1B1F, 0xE6E1E5),
    "colorOnSurfaceVariant": (0x49454F, 0xCAC4D0), "android:colorBackground": (0xFFFBFE, 0x1C1B1F),
    "colorSecondaryContainer": (0xE8DEF8, 0x4A4458), "colorOnSecondaryContainer": (0x1D192B, 0xE8DEF8),
    "colorTertiary": (0x7D5260, 0xEFB8C8), "colorOnTertiary": (0xFFFFFF, 0x492532),
    "colorSurfaceVariant": (0xE7E0EC, 0x49454F), "colorSurfaceContainerLow": (0xF7F2FA, 0x1D1B20),
    "colorSurfaceContainer": (0xF3EDF7, 0x211F26), "colorSurfaceContainerHigh": (0xECE6F0, 0x2B2930),
    "colorSurfaceContainerHighest": (0xE6E0E9, 0x36343B), "colorOutline": (0x79747E, 0x938F99),
    "colorError": (0xB3261E, 0xF2B8B5), "colorOnError": (0xFFFFFF, 0x601410),
  ]

  private static let material2: [String: (light: UInt32, dark: UInt32)] = [
    "colorPrimary": (0x6200EE, 0xBB86FC), "colorOnPrimary": (0xFFFFFF, 0x000000),
    "colorSecondary": (0x03DAC6, 0x03DAC6), "colorOnSecondary": (0x000000, 0x000000),
    "colorSurface": (0xFFFFFF, 0x121212), "colorOnSurface": (0x000000, 0xFFFFFF),
    "android:colorBackground": (0xFFFFFF, 0x121212), "colorError": (0xB00020, 0xCF6679),
    "colorOnError": (0xFFFFFF, 0x000000),
  ]

  private static let appCompat: [String: (light: UInt32, dark: UInt32)] = [
    "android:colorBackground": (0xFAFAFA, 0x303030)
  ]
}
