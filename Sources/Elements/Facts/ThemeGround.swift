// The backgrounds that an app's Compose theme draws.

/// The colors of the roles that screens and surfaces draw behind their content.
struct ThemeGround {
  var isMaterial2: Bool
  /// The colors by role.
  var colors: [String: ThemeColor]

  /// Reads the colors from the project, or returns nil if they aren't known.
  init?(_ project: ProjectView, isMaterial2: Bool) {
    self.isMaterial2 = isMaterial2
    let prefix = isMaterial2 ? "2." : ""
    var colors: [String: ThemeColor] = [:]
    for role in ThemeGround.roles { colors[role] = project.materialColor(prefix + role) }
    guard !colors.isEmpty else { return nil }
    self.colors = colors
  }

  private static let roles = [
    "background", "surface", "surfaceContainerHighest", "surfaceContainerHigh", "surfaceContainer",
    "surfaceContainerLow",
  ]

  /// The roles of colors for text and icons on screens and surfaces.
  static let contentRoles: Set<String> = [
    "onBackground", "onSurface", "onSurfaceVariant", "outline", "outlineVariant", "primary", "secondary",
    "tertiary", "error",
  ]
}
