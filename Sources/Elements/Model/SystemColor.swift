// iOS system colors that are named after their hue and adapt to the appearance.

/// An iOS system color: `Color.red` in SwiftUI, `UIColor.systemRed` in UIKit.
///
/// Source: Apple, Human Interface Guidelines, “Color › Specifications › iOS, iPadOS system colors” and “system gray
/// colors”, up to iOS 18, and iOS 26 and later.
public enum SystemColor: String, Hashable, Sendable {
  case red, orange, yellow, green, mint, teal, cyan, blue, indigo, purple, pink, brown
  case gray, gray2, gray3, gray4, gray5, gray6

  /// The color in each appearance, per OS version with different values.
  public var generations: [ColorShades] {
    let (older, newer) = values
    return [shades(older), shades(newer ?? older)]
  }

  /// Light, dark, and both again with increased contrast.
  private typealias Values = (UInt32, UInt32, UInt32, UInt32)

  private func shades(_ values: Values) -> ColorShades {
    ColorShades(
      light: RGBColor(hex: values.0), dark: RGBColor(hex: values.1), highContrast: RGBColor(hex: values.2),
      darkHighContrast: RGBColor(hex: values.3))
  }

  /// The values up to iOS 18, and for iOS 26 and later if they differ.
  private var values: (Values, Values?) {
    switch self {
    case .red: ((0xFF3B30, 0xFF453A, 0xD70015, 0xFF6961), (0xFF383C, 0xFF4245, 0xE9152D, 0xFF6165))
    case .orange: ((0xFF9500, 0xFF9F0A, 0xC93400, 0xFFB340), (0xFF8D28, 0xFF9230, 0xC55300, 0xFFA056))
    case .yellow: ((0xFFCC00, 0xFFD60A, 0xB25000, 0xFFD426), (0xFFCC00, 0xFFD600, 0xA16A00, 0xFEDF43))
    case .green: ((0x34C759, 0x30D158, 0x248A3D, 0x30DB5B), (0x34C759, 0x30D158, 0x008932, 0x4AD968))
    case .mint: ((0x00C7BE, 0x63E6E2, 0x0C817B, 0x66D4CF), (0x00C8B3, 0x00DAC3, 0x008575, 0x54DFCB))
    case .teal: ((0x30B0C7, 0x40C8E0, 0x008299, 0x5DE6FF), (0x00C3D0, 0x00D2E0, 0x008198, 0x3BDDEC))
    case .cyan: ((0x32ADE6, 0x64D2FF, 0x0071A4, 0x70D7FF), (0x00C0E8, 0x3CD3FE, 0x007EAE, 0x6DD9FF))
    case .blue: ((0x007AFF, 0x0A84FF, 0x0040DD, 0x409CFF), (0x0088FF, 0x0091FF, 0x1E6EF4, 0x5CB8FF))
    case .indigo: ((0x5856D6, 0x5E5CE6, 0x3634A3, 0x7D7AFF), (0x6155F5, 0x6B5DFF, 0x564ADE, 0xA7AAFF))
    case .purple: ((0xAF52DE, 0xBF5AF2, 0x8944AB, 0xDA8FFF), (0xCB30E0, 0xDB34F2, 0xB02FC2, 0xEA8DFF))
    case .pink: ((0xFF2D55, 0xFF375F, 0xD30F45, 0xFF6482), (0xFF2D55, 0xFF375F, 0xE7124D, 0xFF8AC4))
    case .brown: ((0xA2845E, 0xAC8E68, 0x7F6545, 0xB59469), (0xAC7F5E, 0xB78A66, 0x956D51, 0xDBA679))
    case .gray: ((0x8E8E93, 0x8E8E93, 0x6C6C70, 0xAEAEB2), nil)
    case .gray2: ((0xAEAEB2, 0x636366, 0x8E8E93, 0x7C7C80), nil)
    case .gray3: ((0xC7C7CC, 0x48484A, 0xAEAEB2, 0x545456), nil)
    case .gray4: ((0xD1D1D6, 0x3A3A3C, 0xBCBCC0, 0x444446), nil)
    case .gray5: ((0xE5E5EA, 0x2C2C2E, 0xD8D8DC, 0x363638), nil)
    case .gray6: ((0xF2F2F7, 0x1C1C1E, 0xEBEBF0, 0x242426), nil)
    }
  }
}
