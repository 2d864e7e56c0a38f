// The colors of Compose themes, constants, and palettes in other files.

import Syntax

extension ProjectView {
  /// The maximum number of color schemes of one appearance.
  private static let mostSchemes = 12

  /// Returns the value of a color in Kotlin code, or nil if it isn't known.
  ///
  /// - Parameter package: The package of the file with the code.
  func color(_ code: CodeColor, from package: String) -> ColorValue? {
    switch code {
    case .literal(let color): return .literal(color)
    case .name, .byAppearance, .tone, .gradient:
      guard let color = themeColor(code, package, depth: 0) else { return nil }
      return ProjectView.simplified(color)
    case .role(let role): return materialColor(role).map(ColorValue.scheme)
    case .faded(let code, let alpha):
      switch color(code, from: package) {
      case .literal(var color):
        color.alpha = alpha
        return .literal(color)
      case .shades(var shades):
        shades.light.alpha = alpha
        shades.dark.alpha = alpha
        return .shades(shades)
      case .scheme(let color): return .scheme(color.fading(to: alpha))
      default: return nil
      }
    }
  }

  /// Returns a color with one known value per appearance as such.
  private static func simplified(_ color: ThemeColor) -> ColorValue {
    if color.light.count == 1, color.dark.count == 1, let light = color.light[0], let dark = color.dark[0],
      !light.isTone, !dark.isTone, color.source == .palette
    {
      return .shades(ColorShades(light: light.color, dark: dark.color))
    }
    return .scheme(color)
  }

  /// Returns the color of a role in all of the project's schemes, or nil if there are none.
  func materialColor(_ role: String) -> ThemeColor? {
    if let known = materialColors[role] { return known }
    let found = readMaterialColor(role)
    materialColors[role] = .some(found)
    return found
  }

  private func readMaterialColor(_ role: String) -> ThemeColor? {
    let isMaterial2 = role.hasPrefix("2.")
    let name = isMaterial2 ? String(role.dropFirst(2)) : role
    let all = colorSchemes.filter { $0.isMaterial2 == isMaterial2 || $0.isVariant }
    guard all.contains(where: { !$0.isVariant }) else { return nil }
    func shades(isDark: Bool) -> [ThemeColor.Shade?] {
      let schemes = all.filter { !$0.isVariant && $0.isDark != !isDark }
      let variants = all.filter { $0.isVariant && $0.isDark != !isDark }
      guard schemes.count * (variants.count + 1) <= ProjectView.mostSchemes else { return [nil] }
      return schemes.flatMap { scheme -> [ThemeColor.Shade?] in
        let own = shade(of: name, in: scheme, isDark: isDark)
        return [own]
          + variants.map { variant in
            guard variant.colors[name] != nil else { return own }
            return shade(of: name, in: variant, isDark: isDark)
          }
      }
    }
    return ThemeColor(
      source: .material, role: name, light: shades(isDark: false), dark: shades(isDark: true))
  }

  private func shade(of role: String, in scheme: CodeScheme, isDark: Bool) -> ThemeColor.Shade? {
    guard let color = scheme.colors[role] else {
      guard scheme.hasDefaults else { return nil }
      let standard =
        scheme.isMaterial2
        ? MaterialRole.standard2(role, isDark: isDark) : MaterialRole.standard(role, isDark: isDark)
      return standard.map { ThemeColor.Shade(color: $0, isTone: false) }
    }
    guard let color, let known = themeColor(color, scheme.package, depth: 0) else { return nil }
    let shades = isDark ? known.dark : known.light
    return Set(shades).count == 1 ? shades[0] : nil
  }

  /// Returns the color of a role in one scheme: its light or dark value, or nil if it isn't known.
  func color(of role: String, in scheme: CodeScheme, isDark: Bool) -> RGBColor? {
    guard let shade = shade(of: role, in: scheme, isDark: isDark), !shade.isTone else { return nil }
    return shade.color
  }

  // MARK: Constants

  private func themeColor(_ code: CodeColor, _ package: String, depth: Int) -> ThemeColor? {
    guard depth < 8 else { return nil }
    switch code {
    case .literal(let color): return ProjectView.constant(ThemeColor.Shade(color: color, isTone: false))
    case .tone(let tone):
      return ProjectView.constant(ThemeColor.Shade(color: RGBColor(tone: tone), isTone: true))
    case .role: return nil
    case .faded(let code, let alpha):
      return themeColor(code, package, depth: depth + 1)?.fading(to: alpha)
    case .byAppearance(let light, let dark):
      guard var color = themeColor(light, package, depth: depth + 1),
        let other = themeColor(dark, package, depth: depth + 1)
      else { return nil }
      color.dark = other.dark
      return color
    case .gradient(let colors):
      let parts = colors.compactMap { themeColor($0, package, depth: depth + 1) }
      guard parts.count == colors.count, parts.allSatisfy({ $0.light.count == 1 && $0.dark.count == 1 })
      else {
        return nil
      }
      return ThemeColor(
        source: .palette, role: ThemeColor.gradient, light: parts.map { $0.light[0] },
        dark: parts.map { $0.dark[0] })
    case .name(let name, let imported): return named(name, imported, package, depth: depth)
    }
  }

  private static func constant(_ shade: ThemeColor.Shade) -> ThemeColor {
    ThemeColor(source: .palette, role: "", light: [shade], dark: [shade])
  }

  private func named(_ name: String, _ imported: String?, _ package: String, depth: Int) -> ThemeColor? {
    let all = answers(ProjectKey(.codeColor, name)).compactMap { answer -> CodeConstant? in
      if case .codeColor(let constant) = answer.fact { constant } else { nil }
    }
    let own = all.filter { $0.package == imported ?? package }
    let meant = imported == nil && own.isEmpty ? all : own
    if let first = meant.first {
      guard meant.allSatisfy({ $0.color == first.color }) else { return nil }
      return themeColor(first.color, first.package, depth: depth + 1)
    }
    return paletteColor(name, package, depth: depth) ?? aliasedRole(name)
  }

  /// Returns a role's color if the app has its own name for the theme's colors: `AppTheme.materialColors.primary`.
  private func aliasedRole(_ name: String) -> ThemeColor? {
    guard let dot = name.lastIndex(of: "."), case let role = String(name[name.index(after: dot)...]),
      MaterialRole.all[role] != nil,
      answers(ProjectKey(.codeColor, String(name[..<dot]))).contains(where: { answer in
        if case .codeColor(let constant) = answer.fact { constant.color == .role("") } else { false }
      })
    else { return nil }
    return materialColor(role)
  }

  /// Returns a color of one of the app's own palettes: `AppTheme.colors.ink`, `AppTheme.color.ink`.
  private func paletteColor(_ name: String, _ package: String, depth: Int) -> ThemeColor? {
    let names = name.split(separator: ".")
    guard names.count > 1, let last = names.last,
      names.dropLast().contains(where: { $0.hasSuffix("olors") || $0.hasSuffix("alette") || $0 == "color" })
    else { return nil }
    // In a palette with groups, the names of the groups come before the color's.
    let paths = names.indices.dropFirst().map { names[$0...].joined(separator: ".") }
    let all =
      paths.suffix(4).lazy.map(paletteColors(named:)).first { !$0.isEmpty } ?? []
    guard !all.isEmpty, all.allSatisfy({ $0.type == all[0].type }) else { return nil }
    func shades(isDark: Bool) -> [ThemeColor.Shade?] {
      all.filter { $0.isDark != !isDark }.map { color in
        guard let code = color.color, let known = themeColor(code, color.package, depth: depth + 1) else {
          return nil
        }
        let shades = isDark ? known.dark : known.light
        return shades.count == 1 ? shades[0] : nil
      }
    }
    let (light, dark) = (shades(isDark: false), shades(isDark: true))
    guard light.count + dark.count <= ProjectView.mostSchemes * 2 else { return nil }
    return ThemeColor(
      source: .palette, role: String(last), light: ProjectView.unique(light), dark: ProjectView.unique(dark))
  }

  private func paletteColors(named name: String) -> [PaletteColor] {
    answers(ProjectKey(.paletteColor, name)).compactMap { answer in
      if case .paletteColor(let color) = answer.fact { color } else { nil }
    }
  }

  private static func unique(_ shades: [ThemeColor.Shade?]) -> [ThemeColor.Shade?] {
    Set(shades).count == 1 ? [shades[0]] : shades
  }

  /// Returns the first places in the project that use a Material composable with the colors of the theme. Those in the
  /// file's own module come first.
  func uses(ofComposable name: String) -> [CodeUse] {
    let key = ProjectKey(.materialUse, name)
    func places(_ answers: [Project.Answer]) -> [CodeUse] {
      answers.flatMap { answer -> [CodeUse] in
        if case .uses(let uses) = answer.fact { uses } else { [] }
      }.sorted()
    }
    let own = places(answers(key))
    return Array((own.isEmpty ? places(Array(project.answers(to: key))) : own).prefix(CodeUse.most))
  }

  /// The color schemes that the file's views may have.
  private var colorSchemes: [CodeScheme] {
    answers(.schemes).compactMap { if case .scheme(let scheme) = $0.fact { scheme } else { nil } }
  }
}
