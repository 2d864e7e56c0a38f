// The names of Apple's colors that look the same wherever they are used.

import Syntax

/// Whose colors a name means where no type is spelled.
enum ApplePalette {
  case swiftUI, uiKit
  /// Those of the Mac, whatever the type: what they look like is not known.
  case appKit

  /// Whether a file that imports these modules is for the Mac alone.
  static func isForMac(_ imports: Set<Identifier>) -> Bool {
    (imports.contains("AppKit") || imports.contains("Cocoa")) && !imports.contains("UIKit")
  }
}

extension ApplePalette {
  /// The palette of a type that is spelled, or of a call that makes one of its colors.
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
  /// Source: Apple, “UIColor › Standard colors”, which are the same in light and dark.
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

extension SystemColor {
  /// The color that SwiftUI calls `Color.red`.
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

  /// The color that UIKit calls `UIColor.systemRed`.
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
