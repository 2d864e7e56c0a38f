// The colors that Material Design gives to the roles of a color scheme.

/// A role of a Material 3 color scheme: a tone of one of six palettes in light mode, and another one in dark mode.
///
/// Dynamic color schemes have the same tones of other palettes.
///
/// Source: androidx.compose.material3.tokens, `ColorLightTokens`, `ColorDarkTokens`, and `PaletteTokens`, v0_210.
struct MaterialRole {
  enum Palette { case primary, secondary, tertiary, neutral, neutralVariant, error }

  var palette: Palette
  var light: Int
  var dark: Int

  /// All roles, by name.
  static let all: [String: MaterialRole] = {
    var roles: [String: MaterialRole] = [:]
    func add(_ palette: Palette, _ light: Int, _ dark: Int, _ names: String...) {
      for name in names { roles[name] = MaterialRole(palette: palette, light: light, dark: dark) }
    }
    let accents: [(Palette, String)] = [
      (.primary, "rimary"), (.secondary, "econdary"), (.tertiary, "ertiary"), (.error, "rror"),
    ]
    let initials = ["p", "s", "t", "e"]
    let capitals = ["P", "S", "T", "E"]
    for (index, (palette, name)) in accents.enumerated() {
      add(palette, 40, 80, initials[index] + name)
      add(palette, 100, 20, "on" + capitals[index] + name)
      add(palette, 90, 30, initials[index] + name + "Container")
      add(palette, 10, 90, "on" + capitals[index] + name + "Container")
    }
    add(.primary, 40, 80, "surfaceTint")
    add(.primary, 80, 40, "inversePrimary")
    add(.neutral, 98, 6, "background", "surface")
    add(.neutral, 10, 90, "onBackground", "onSurface")
    add(.neutralVariant, 90, 30, "surfaceVariant")
    add(.neutralVariant, 30, 80, "onSurfaceVariant")
    add(.neutralVariant, 50, 60, "outline")
    add(.neutralVariant, 80, 30, "outlineVariant")
    add(.neutral, 20, 90, "inverseSurface")
    add(.neutral, 95, 20, "inverseOnSurface")
    add(.neutral, 98, 24, "surfaceBright")
    add(.neutral, 87, 6, "surfaceDim")
    add(.neutral, 94, 12, "surfaceContainer")
    add(.neutral, 92, 17, "surfaceContainerHigh")
    add(.neutral, 90, 22, "surfaceContainerHighest")
    add(.neutral, 96, 10, "surfaceContainerLow")
    add(.neutral, 100, 4, "surfaceContainerLowest")
    add(.neutral, 0, 0, "scrim")
    return roles
  }()

  /// Returns whether a role is a surface or a content color for surfaces.
  static func isNeutral(_ role: String) -> Bool {
    all[role].map { $0.palette == .neutral || $0.palette == .neutralVariant } == true
      && !role.hasPrefix("inverse") && !role.hasPrefix("outline") && role != "scrim"
  }

  /// Returns the color of a role in the library's own scheme, or nil for an unknown role.
  static func standard(_ role: String, isDark: Bool) -> RGBColor? {
    guard let role = all[role] else { return nil }
    return role.palette.color(isDark ? role.dark : role.light)
  }

  /// Returns the color of a role in Material 2's own scheme, or nil for an unknown role.
  ///
  /// Source: androidx.compose.material, “Colors.kt”, `lightColors` and `darkColors`.
  static func standard2(_ role: String, isDark: Bool) -> RGBColor? {
    switch role {
    case "primary": RGBColor(hex: isDark ? 0xBB86FC : 0x6200EE)
    case "primaryVariant": RGBColor(hex: 0x3700B3)
    case "secondary": RGBColor(hex: 0x03DAC6)
    case "secondaryVariant": RGBColor(hex: isDark ? 0x03DAC6 : 0x018786)
    case "background", "surface": RGBColor(hex: isDark ? 0x121212 : 0xFFFFFF)
    case "error": RGBColor(hex: isDark ? 0xCF6679 : 0xB00020)
    case "onPrimary", "onError": isDark && role == "onError" ? .black : isDark ? .black : .white
    case "onSecondary": .black
    case "onBackground", "onSurface": isDark ? .white : .black
    default: nil
    }
  }
}

extension MaterialRole.Palette {
  /// Returns the color of a tone in the library's palette, or nil if no role has that tone.
  fileprivate func color(_ tone: Int) -> RGBColor? {
    if tone == 0 { return .black }
    if tone == 100 { return .white }
    return hex(tone).map(RGBColor.init(hex:))
  }

  private func hex(_ tone: Int) -> UInt32? {
    switch (self, tone) {
    case (.primary, 10): 0x21005D
    case (.primary, 20): 0x381E72
    case (.primary, 30): 0x4F378B
    case (.primary, 40): 0x6750A4
    case (.primary, 80): 0xD0BCFF
    case (.primary, 90): 0xEADDFF
    case (.secondary, 10): 0x1D192B
    case (.secondary, 20): 0x332D41
    case (.secondary, 30): 0x4A4458
    case (.secondary, 40): 0x625B71
    case (.secondary, 80): 0xCCC2DC
    case (.secondary, 90): 0xE8DEF8
    case (.tertiary, 10): 0x31111D
    case (.tertiary, 20): 0x492532
    case (.tertiary, 30): 0x633B48
    case (.tertiary, 40): 0x7D5260
    case (.tertiary, 80): 0xEFB8C8
    case (.tertiary, 90): 0xFFD8E4
    case (.error, 10): 0x410E0B
    case (.error, 20): 0x601410
    case (.error, 30): 0x8C1D18
    case (.error, 40): 0xB3261E
    case (.error, 80): 0xF2B8B5
    case (.error, 90): 0xF9DEDC
    case (.neutral, 4): 0x0F0D13
    case (.neutral, 6): 0x141218
    case (.neutral, 10): 0x1D1B20
    case (.neutral, 12): 0x211F26
    case (.neutral, 17): 0x2B2930
    case (.neutral, 20): 0x322F35
    case (.neutral, 22): 0x36343B
    case (.neutral, 24): 0x3B383E
    case (.neutral, 87): 0xDED8E1
    case (.neutral, 90): 0xE6E0E9
    case (.neutral, 92): 0xECE6F0
    case (.neutral, 94): 0xF3EDF7
    case (.neutral, 95): 0xF5EFF7
    case (.neutral, 96): 0xF7F2FA
    case (.neutral, 98): 0xFEF7FF
    case (.neutralVariant, 30): 0x49454F
    case (.neutralVariant, 50): 0x79747E
    case (.neutralVariant, 60): 0x938F99
    case (.neutralVariant, 80): 0xCAC4D0
    case (.neutralVariant, 90): 0xE7E0EC
    default: nil
    }
  }
}
