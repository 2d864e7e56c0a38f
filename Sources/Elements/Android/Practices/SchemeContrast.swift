// Color schemes whose own colors have too little contrast where components use them together.

import Source
import Syntax

/// The practices in the color schemes that a Kotlin file creates.
struct SchemeContrast {
  private let tree: Tree
  private let project: ProjectView

  /// Two roles that Material components draw on each other.
  private struct Roles {
    var foreground: String
    /// The possible roles behind it.
    var backgrounds: [String]
    var parts: String
    /// The components that draw it. Any of them must be in use, unless there are none.
    var components: [String]
  }

  /// Source: androidx.compose.material3.tokens, `TextButtonTokens`, `OutlinedButtonTokens`, `FilledButtonTokens`,
  /// `FilledTonalButtonTokens`, `OutlinedTextFieldTokens`, `ExtendedFabPrimaryTokens`.
  private static let roles = [
    Roles(
      foreground: "primary", backgrounds: ["surface", "background"], parts: "in text buttons",
      components: ["TextButton"]),
    Roles(
      foreground: "primary", backgrounds: ["surface", "background"], parts: "in outlined buttons",
      components: ["OutlinedButton"]),
    Roles(
      foreground: "primary", backgrounds: ["surface", "background"], parts: "in focused field labels",
      components: ["OutlinedTextField"]),
    Roles(
      foreground: "onPrimary", backgrounds: ["primary"], parts: "in filled buttons", components: ["Button"]),
    Roles(
      foreground: "onSecondaryContainer", backgrounds: ["secondaryContainer"], parts: "in tonal buttons",
      components: ["FilledTonalButton"]),
    Roles(
      foreground: "onPrimaryContainer", backgrounds: ["primaryContainer"],
      parts: "in floating buttons",
      components: ["ExtendedFloatingActionButton"]),
    Roles(foreground: "onBackground", backgrounds: ["background"], parts: "on screens", components: []),
    Roles(foreground: "onSurface", backgrounds: ["surface"], parts: "on surfaces", components: []),
  ]

  /// Source: androidx.compose.material, “Button.kt”, “TextFieldDefaults.kt”, “FloatingActionButton.kt”.
  private static let roles2 =
    roles.filter { !$0.foreground.hasSuffix("Container") } + [
      Roles(
        foreground: "onSecondary", backgrounds: ["secondary"], parts: "in floating buttons",
        components: ["ExtendedFloatingActionButton"])
    ]

  static func all(in colors: CodeColorReader, _ project: ProjectView) -> [Practice] {
    guard !colors.isForOtherPlatform else { return [] }
    let practices = SchemeContrast(tree: colors.tree, project: project)
    return colors.schemes.flatMap { practices.practices(in: colors.inFile($0.scheme), $0.call) }
  }

  private func practices(in scheme: CodeScheme, _ call: NodeID) -> [Practice] {
    guard !scheme.isVariant, let isDark = scheme.isDark else { return [] }
    var practices: [Practice] = []
    for roles in scheme.isMaterial2 ? SchemeContrast.roles2 : SchemeContrast.roles {
      guard let argument = argument(of: roles, call),
        !practices.contains(where: { $0.range == tree[argument].range }),
        var pair = pair(roles, in: scheme, isDark: isDark), pair.ratio < 7
      else { continue }
      pair.uses = Array(roles.components.flatMap(project.uses(ofComposable:)).prefix(CodeUse.most))
      guard roles.components.isEmpty || !pair.uses.isEmpty else { continue }
      practices.append(Practice(.compose, .schemeColors(pair), range: tree[argument].range))
    }
    return practices
  }

  /// Returns the argument of a scheme that decides on a pair: the foreground, or else the background.
  private func argument(of roles: Roles, _ call: NodeID) -> NodeID? {
    for role in [roles.foreground] + roles.backgrounds {
      if let argument = tree.argument(Identifier(spelled: role), of: call) { return argument }
    }
    return nil
  }

  /// Returns the pair with the most contrast of those that are possible, or nil if a color isn't known.
  private func pair(_ roles: Roles, in scheme: CodeScheme, isDark: Bool) -> SchemePair? {
    guard let front = project.color(of: roles.foreground, in: scheme, isDark: isDark), front.alpha == 1 else {
      return nil
    }
    var best: SchemePair?
    for role in roles.backgrounds {
      guard let back = project.color(of: role, in: scheme, isDark: isDark), back.alpha == 1 else {
        return nil
      }
      let pair = SchemePair(
        parts: roles.parts, foregroundRole: roles.foreground, backgroundRole: role, foreground: front,
        background: back, isDark: isDark)
      if pair.ratio > best?.ratio ?? 0 { best = pair }
    }
    return best
  }
}
