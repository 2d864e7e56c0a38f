// Two colors of a color scheme that are shown together.

import Source
import Syntax

/// The role that a component draws its text in, and the role behind it, with their colors in one scheme.
public struct SchemePair: Hashable, Sendable {
  /// The place of the text: “in text buttons”.
  public var parts: String
  public var foregroundRole: String
  public var backgroundRole: String
  public var foreground: RGBColor
  public var background: RGBColor
  public var isDark: Bool
  /// Some of the places that show the text. Empty if it's everywhere.
  public var uses: [CodeUse] = []

  public var ratio: Double { foreground.contrast(to: background) }
}
