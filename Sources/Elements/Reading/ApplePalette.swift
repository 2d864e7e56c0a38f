// Names of Apple colors.

import Syntax

/// The color palette that a name refers to if no type is spelled.
enum ApplePalette {
  case swiftUI, uiKit
  /// The Mac's colors, regardless of the type. Their values aren't known.
  case appKit

  /// Returns whether a file with these imports is for the Mac only.
  static func isForMac(_ imports: Set<Identifier>) -> Bool {
    (imports.contains("AppKit") || imports.contains("Cocoa")) && !imports.contains("UIKit")
  }
}

extension ApplePalette {
  /// Creates the palette of a spelled type, or of a call that creates one of its colors.
  init?(_ node: Node) {
    guard node.kind == .name || node.kind == .call else { return nil }
    switch node.name {
    case "Color": self = .swiftUI
    case "UIColor": self = .uiKit
    case "NSColor": self = .appKit
    default: return nil
    }
  }
}

extension RGBColor {
  /// Creates the UIKit color with this name. The standard colors are the same in light and dark.
  ///
  /// Source: Apple, “UIColor › Standard colors”.
  init?(uiKit name: Identifier) {
    switch name {
    case "darkGray": self.init(red: 1 / 3, green: 1 / 3, blue: 1 / 3)
    case "lightGray": self.init(red: 2 / 3, green: 2 / 3, blue: 2 / 3)
    case "gray": self.init(red: 0.5, green: 0.5, blue: 0.5)
    case "red": self.init(hex: 0xFF0000)
    case "green": self.init(hex: 0x00FF00)
    case "blue": self.init(hex: 0x0000FF)
    case "cyan": self.init(hex: 0x00FFFF)
    case "yellow": self.init(hex: 0xFFFF00)
    case "magenta": self.init(hex: 0xFF00FF)
    case "orange": self.init(red: 1, green: 0.5, blue: 0)
    case "purple": self.init(red: 0.5, green: 0, blue: 0.5)
    case "brown": self.init(red: 0.6, green: 0.4, blue: 0.2)
    default: return nil
    }
  }
}

extension ColorShades {
  /// Creates the primary or secondary label color with this name at an opacity.
  ///
  /// Source: Apple Design Resources, iOS, “Labels”: secondary text has 60% opacity.
  init?(faded name: Identifier, _ opacity: Double) {
    switch name {
    case "primary", "label":
      self.init(light: .black.fading(to: opacity), dark: .white.fading(to: opacity))
    case "secondary", "secondaryLabel":
      self.init(
        light: RGBColor(hex: 0x3C3C43).fading(to: opacity * 0.6),
        dark: RGBColor(hex: 0xEBEBF5).fading(to: opacity * 0.6))
    default: return nil
    }
  }

  /// Creates the UIKit label color with this name, if it has too little contrast with the system background.
  ///
  /// Source: Apple Design Resources, iOS, “Labels”: tertiary and placeholder text have 30% opacity, and quaternary text
  /// has 18% in light mode and 16% in dark mode.
  init?(label name: Identifier) {
    let opacity: (light: Double, dark: Double)
    switch name {
    case "tertiaryLabel", "placeholderText": opacity = (0.3, 0.3)
    case "quaternaryLabel": opacity = (0.18, 0.16)
    default: return nil
    }
    self.init(
      light: RGBColor(hex: 0x3C3C43).fading(to: opacity.light),
      dark: RGBColor(hex: 0xEBEBF5).fading(to: opacity.dark))
  }
}

extension SystemColor {
  /// Creates the system color for a SwiftUI name, such as `Color.red`.
  init?(swiftUI name: Identifier) {
    switch name {
    case "red": self = .red
    case "orange": self = .orange
    case "yellow": self = .yellow
    case "green": self = .green
    case "mint": self = .mint
    case "teal": self = .teal
    case "cyan": self = .cyan
    case "blue": self = .blue
    case "indigo": self = .indigo
    case "purple": self = .purple
    case "pink": self = .pink
    case "brown": self = .brown
    case "gray": self = .gray
    default: return nil
    }
  }

  /// Creates the system color for a UIKit name, such as `UIColor.systemRed`.
  init?(uiKit name: Identifier) {
    switch name {
    case "systemRed": self = .red
    case "systemOrange": self = .orange
    case "systemYellow": self = .yellow
    case "systemGreen": self = .green
    case "systemMint": self = .mint
    case "systemTeal": self = .teal
    case "systemCyan": self = .cyan
    case "systemBlue": self = .blue
    case "systemIndigo": self = .indigo
    case "systemPurple": self = .purple
    case "systemPink": self = .pink
    case "systemBrown": self = .brown
    case "systemGray": self = .gray
    case "systemGray2": self = .gray2
    case "systemGray3": self = .gray3
    case "systemGray4": self = .gray4
    case "systemGray5": self = .gray5
    case "systemGray6": self = .gray6
    default: return nil
    }
  }
}
