// The colors of an Android app's themes.

import Syntax

extension ProjectView {
  /// Returns the color of a theme attribute in the app's light and dark themes.
  func themeColor(_ name: String) -> ColorValue {
    if let known = knownThemeColors[name] { return known }
    let (light, dark) = (themeColor(name, atNight: false), themeColor(name, atNight: true))
    let value = light == nil && dark == nil ? ColorValue.unknown : .modes(light: light, dark: dark)
    knownThemeColors[name] = value
    return value
  }

  /// The background of a screen in the app's light and dark themes, or nil if the themes aren't known.
  var themeGround: ColorValue? { themes.isEmpty ? nil : themeColor("android:windowBackground") }

  /// Returns the color of an attribute on which all of the app's themes for a mode agree.
  private func themeColor(_ name: String, atNight: Bool) -> RGBColor? {
    let colors = (atNight ? themes.dark : themes.light).map { themeColor(name, in: $0, atNight: atNight) }
    guard let first = colors.first, colors.allSatisfy({ $0 == first }) else { return nil }
    return first
  }

  private func themeColor(_ name: String, in theme: String, atNight: Bool) -> RGBColor? {
    var name = name
    for _ in 0..<ProjectView.mostAliases {
      let found = search([Identifier(spelled: name)], inStyle: theme, atNight: atNight)
      let value: ColorValue
      if found.isUnknown { return nil }
      if let written = found.value {
        guard case .color(let color) = written, found.roots.isEmpty else { return nil }
        value = color
      } else {
        guard let platform = PlatformTheme(roots: found.roots, atNight: atNight),
          let color = platform.color(name)
        else { return nil }
        value = color
      }
      switch value {
      case .literal(let color): return color
      case .resource(let resource): return color(resource, atNight: atNight)
      case .themed(let other): name = other
      default: return nil
      }
    }
    return nil
  }

  // MARK: Themes

  var themes: AppThemes {
    if let known = knownThemes { return known }
    let found = findThemes()
    knownThemes = found
    return found
  }

  /// Finds the theme in the manifest, or the one after its splash screen, and its dark counterpart. Without a usable
  /// theme there, or if it's only for the start, code chooses among those that set colors.
  private func findThemes() -> AppThemes {
    let named = Set(names(ProjectKey(.theme, "app")).map(themeAfterSplash))
    var themes = AppThemes()
    guard named.count < 2 else { return themes }
    if let theme = named.first, !AndroidStyle.isLaunchTheme(theme), platform(of: theme, atNight: false) != nil
    {
      if platform(of: theme, atNight: false)?.isDark == false { themes.light = [theme] }
      if platform(of: theme, atNight: true)?.isDark == true {
        themes.dark = [theme]
      } else {
        let twins = AndroidStyle.darkTwins(of: theme).filter {
          platform(of: $0, atNight: true)?.isDark == true
        }
        themes.dark = Array(twins.prefix(1))
      }
      return themes
    }
    let colored = Set(names(ProjectKey(.theme, "colored"))).sorted()
    guard colored.count <= ProjectView.mostThemes else { return themes }
    for theme in colored where !AndroidStyle.isBlackTheme(theme) && !AndroidStyle.isLaunchTheme(theme) {
      if platform(of: theme, atNight: false)?.isDark == false { themes.light.append(theme) }
      if platform(of: theme, atNight: true)?.isDark == true { themes.dark.append(theme) }
    }
    return themes
  }

  /// The maximum number of themes that code may choose from. With more, they hardly agree on a color.
  private static let mostThemes = 32

  /// Returns the names of themes, except those of watch apps.
  private func names(_ key: ProjectKey) -> [String] {
    answers(key).compactMap { answer in
      guard case .alias(let name) = answer.fact, !AndroidResource.fitsSmallScreen(path: answer.scope.module)
      else { return nil }
      return name
    }
  }

  /// Source: androidx.core.splashscreen, “Theme.SplashScreen › postSplashScreenTheme”.
  private func themeAfterSplash(_ name: String) -> String {
    let found = search(["postSplashScreenTheme"], inStyle: name, atNight: false)
    if case .style(let next)? = found.value { return next }
    return name
  }

  /// Returns the platform's or library's theme that an app's theme inherits from, or nil if it isn't known.
  private func platform(of theme: String, atNight: Bool) -> PlatformTheme? {
    let found = search([], inStyle: theme, atNight: atNight)
    return found.isUnknown ? nil : PlatformTheme(roots: found.roots, atNight: atNight)
  }

  // MARK: Text buttons

  /// Returns the style that sets the primary color of a Material theme, and the color, if the app uses it for texts: on
  /// text buttons, also those of dialogs. Returns nil if the themes for a mode differ.
  ///
  /// Source: Material Components for Android, “Buttons › Text button”, “Dialogs › Anatomy”: `?attr/colorPrimary`.
  func textButtonColor(atNight: Bool) -> (style: String, color: ColorValue)? {
    let all = atNight ? themes.dark : themes.light
    guard showsDialogs || hasTextButtons, let theme = all.first, all.count == 1,
      let family = platform(of: theme, atNight: atNight)?.family, family != .appCompat, family != .platform
    else { return nil }
    let found = search(["colorPrimary"], inStyle: theme, atNight: atNight)
    guard !found.isUnknown, found.roots.isEmpty, let style = found.definer,
      case .color(let color)? = found.value
    else { return nil }
    return (style, color)
  }

  /// The background of text buttons: that of dialogs, or else of screens and bars.
  ///
  /// Source: Material Components for Android, “Dialogs › Anatomy”, “Color roles”.
  var textButtonGround: ColorValue {
    themeColor(isMaterial3 && showsDialogs ? "colorSurfaceContainerHigh" : "colorSurface")
  }

  /// True if the app's themes inherit from Material 3.
  var isMaterial3: Bool {
    guard !themes.isEmpty else { return false }
    let light = themes.light.map { platform(of: $0, atNight: false)?.family }
    let dark = themes.dark.map { platform(of: $0, atNight: true)?.family }
    return (light + dark).allSatisfy { $0 == .material3 || $0 == .dynamic }
  }

  private var hasTextButtons: Bool { !answers(ProjectKey(.theme, "textButton")).isEmpty }

  private var showsDialogs: Bool { mentionCount("MaterialAlertDialogBuilder") ?? 0 > 0 }
}
