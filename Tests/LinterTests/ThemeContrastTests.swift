// Contrast of colors from Compose themes, constants, and palettes in other files.

import Elements
import Linter
import Source
import Testing

@Suite("Theme contrast")
struct ThemeContrastTests {
  private static let screen = "app/src/main/kotlin/Screen.kt"
  private static let imports = """
    import androidx.compose.foundation.layout.*
    import androidx.compose.material3.*
    import androidx.compose.ui.graphics.Color

    """

  /// Returns the starts of the low-contrast messages in `code`, which is next to a file with a theme.
  private func messages(in code: String, theme: String, imports: String = "") -> [String] {
    messages(
      in: Self.screen,
      of: [
        Self.screen: "package app\n" + Self.imports + imports + code,
        "app/src/main/kotlin/Theme.kt": "package app.theme\n" + Self.imports + theme,
      ])
  }

  private func messages(in path: String, of files: [String: String]) -> [String] {
    let linter = Linter(Configuration())
    let file = SourceFile(path: path, text: SourceText(files[path] ?? ""))
    return linter.lint(file, in: index(files).surroundings).filter { $0.rule == "low-contrast" }
      .map { finding in
        let end = finding.message.firstRange(of: ", so")?.lowerBound ?? finding.message.endIndex
        return "\(finding.severity.rawValue): \(finding.message[..<end])"
      }
  }

  @Test("an app's own theme object gives its palette's colors", arguments: ["color", "colors"])
  func themeObject(member: String) {
    let theme = """
      val mutedLight = Color(0xFF9E9E9E); val mutedDark = Color(0xFF636363)
      private val Day = lightColorScheme(background = Color.White, surface = Color.White)
      data class AppColors(val onSurfaceMuted: Color = Color.Unspecified) { val error: Color = Color(0xFFF83A40) }
      @Composable fun AppTheme(isDark: Boolean) { val all = AppColors(onSurfaceMuted = if (isDark) mutedDark else mutedLight) }
      """
    #expect(
      messages(in: "@Composable fun A() { Text(due, color = Ui.\(member).onSurfaceMuted) }", theme: theme)
        == ["warning: In light mode, #9E9E9E on the default background #FFFFFF has a contrast ratio of 2.6:1"]
    )
    #expect(
      messages(in: "@Composable fun A() { Text(due, color = Ui.\(member).error) }", theme: theme)
        == ["warning: In light mode, #F83A40 on the default background #FFFFFF has a contrast ratio of 3.7:1"]
    )
  }

  private static let theme = """
    private val Sky = Color(0xFF55BBEE)
    val Stone = Color(0xFF8A8A8A)
    object Shades { val Mist = Color(0xFF949494); val Leaf = Family(deep = Color(0xFF2E9E5B)) }
    private val Day = lightColorScheme(primary = Sky, background = Color.White, surface = Color(0xFFF4F4F4))
    private val Night = darkColorScheme(primary = Color(0xFFBBDDFF))
    """

  @Test(
    "text in a color of the theme is compared with the theme's backgrounds",
    arguments: [
      (
        "Column { Text(due, color = MaterialTheme.colorScheme.primary) }",
        "warning: In light mode, #55BBEE on the default background #FFFFFF has a contrast ratio of 2.1:1"
      ),
      (
        "Column { Text(due, color = MaterialTheme.colorScheme.outline.copy(alpha = 0.6f)) }",
        "warning: In light mode, #AFACB2 on the default background #FFFFFF has a contrast ratio of 2.2:1"
      ),
      (
        "Card { Column { Text(due, color = MaterialTheme.colorScheme.primary) } }",
        "warning: #55BBEE on #E6E0E9 has a contrast ratio of 1.6:1"
      ),
      (
        "val faint = MaterialTheme.colorScheme.primary\n  Card { Text(due, color = faint) }",
        "warning: #55BBEE on #E6E0E9 has a contrast ratio of 1.6:1"
      ),
      (
        "val colors = MaterialTheme.colorScheme\n  Card { Text(due, color = colors.primary.copy(alpha = 0.9f)) }",
        "warning: #63BFEE on #E6E0E9 has a contrast ratio of 1.5:1"
      ),
      (
        "Surface(color = MaterialTheme.colorScheme.surface) { Text(due, color = Color(0xFFAAAAAA)) }",
        "warning: #AAAAAA on #F4F4F4 has a contrast ratio of 2.1:1"
      ),
      ("Card { Text(due, color = MaterialTheme.colorScheme.onSurfaceVariant) }", ""),
      ("Card(Modifier.paint()) { Text(due, color = MaterialTheme.colorScheme.onSurface) }", ""),
      ("Box { Picture(); Text(due, color = MaterialTheme.colorScheme.primary) }", ""),
      ("Text(due, color = MaterialTheme.colorScheme.onPrimary)", ""),
      ("Text(due, color = MaterialTheme.colorScheme.brand)", ""),
      ("Text(due, color = accent(MaterialTheme.colorScheme.primary))", ""),
    ])
  func roles(code: String, expected: String) {
    let found = messages(in: "@Composable fun Screen(due: String) {\n  \(code)\n}", theme: Self.theme)
    #expect(found == (expected.isEmpty ? [] : [expected]))
  }

  @Test(
    "constants in other files are followed",
    arguments: [
      ("Stone", "import app.theme.Stone\n", "#8A8A8A on #E6E0E9 has a contrast ratio of 2.6:1"),
      ("Shades.Mist", "import app.theme.Shades\n", "#949494 on #E6E0E9 has a contrast ratio of 2.3:1"),
      ("Shades.Leaf.deep", "import app.theme.Shades\n", "#2E9E5B on #E6E0E9 has a contrast ratio of 2.6:1"),
      // A constant of another package, a private one, and a parameter.
      ("Stone", "import other.Stone\n", ""),
      ("Sky", "import app.theme.Sky\n", ""),
      ("tint", "", ""),
    ])
  func constants(color: String, imports: String, expected: String) {
    let found = messages(
      in: "@Composable fun Screen(due: String, tint: Color) { Card { Text(due, color = \(color)) } }",
      theme: Self.theme, imports: imports)
    #expect(found == (expected.isEmpty ? [] : ["warning: " + expected]))
  }

  @Test("a color counts only if it fails in each scheme that users can choose")
  func severalSchemes() {
    let code =
      "@Composable fun Screen(due: String) { Card { Text(due, color = MaterialTheme.colorScheme.primary) } }"
    let second = "\nprivate val Dusk = lightColorScheme(primary = Color(0xFF003355))"
    #expect(messages(in: code, theme: Self.theme + second).isEmpty)
    let unknown = "\nprivate val Own = lightColorScheme(primary = chosen())"
    #expect(messages(in: code, theme: Self.theme + unknown).isEmpty)
    let contrast = "\nprivate val DayHighContrast = lightColorScheme(primary = Color(0xFF003355))"
    #expect(messages(in: code, theme: Self.theme + contrast).count == 1)
    let changed = "\nfun faded(scheme: ColorScheme) = scheme.copy(primary = chosen())"
    #expect(messages(in: code, theme: Self.theme + changed).isEmpty)
    let black = "\nfun black(scheme: ColorScheme) = scheme.copy(surface = Color.Black)"
    #expect(messages(in: code, theme: Self.theme + black).count == 1)
    let dynamic = "\nfun own(context: Context) = dynamicLightColorScheme(context)"
    let imports = "import androidx.compose.material3.dynamicLightColorScheme"
    #expect(messages(in: code, theme: imports + "\n" + Self.theme + dynamic).isEmpty)
  }

  @Test("tones of any palette are compared by their lightness")
  func tones() {
    let theme = """
      fun day(palettes: Palettes) = lightColorScheme(
        outline = palettes neutralVariant 50, background = palettes neutral 98, surface = 98.n1)
      """
    let code = "@Composable fun Screen(due: String) { Text(due, color = MaterialTheme.colorScheme.outline) }"
    #expect(
      messages(in: code, theme: theme) == [
        "information: In light mode, the theme's color has a contrast ratio of about 4.2:1 with the theme's default background"
      ])
  }

  @Test("an app's own palette is known by the names of its colors")
  func palettes() {
    let theme = """
      private val DayColors = lightColorScheme()
      private val LightInks = AppColors(faint = Color(0xFF999999), paper = Color.White)
      private val DarkInks = AppColors(faint = Color(0xFF999999), paper = Color(0xFF111111))
      """
    let code = """
      @Composable fun Screen(due: String) {
        Column(Modifier.background(AppTheme.colors.paper)) { Text(due, color = AppTheme.colors.faint) }
      }
      """
    #expect(messages(in: code, theme: theme) == ["warning: #999999 on #FFFFFF has a contrast ratio of 2.8:1"])
    let other = "\nprivate val SepiaInks = AppColors(faint = Color(0xFF443322), paper = Color(0xFFEEDDCC))"
    #expect(messages(in: code, theme: theme + other).isEmpty)
    let branches = """
      fun inks(theme: Theme) = when (theme) {
        Theme.LIGHT -> object : AppColors { override val faint = Color(0xFF999999); override val paper = Color.White }
        Theme.DARK -> object : AppColors { override val faint = Color.White; override val paper = Color.Black }
      }
      """
    #expect(
      messages(in: code, theme: branches) == ["warning: #999999 on #FFFFFF has a contrast ratio of 2.8:1"])
  }

  @Test("a palette with groups is known by the names of its groups and colors")
  func groupedPalettes() {
    let theme = """
      object Gray { val `400` = Color(0xFF999999) }
      val LightAppColors = AppTokens(text = Text(faint = Gray.`400`), ground = Ground(paper = Color.White))
      val DarkAppColors = AppTokens(text = Text(faint = Gray.`400`), ground = Ground(paper = Color.Black))
      """
    func found(_ text: String, on ground: String) -> [String] {
      messages(
        in:
          "@Composable fun A(due: String) { Column(Modifier.background(\(ground))) { Text(due, color = \(text)) } }",
        theme: theme, imports: "import app.theme.AppColors\n")
    }
    #expect(
      found("AppColors.text.faint", on: "AppColors.ground.paper") == [
        "warning: #999999 on #FFFFFF has a contrast ratio of 2.8:1"
      ])
    #expect(found("AppColors.ground.faint", on: "AppColors.ground.paper").isEmpty)
    #expect(found("AppColors.text.faint", on: "AppColors.ground.card").isEmpty)
  }

  @Test("colors made from numbers, and an app's own name for the theme's colors, are followed")
  func aliases() {
    let theme = """
      private const val ash = 0xFF9F9F9F
      private const val snow = 0xFFFFFFFF
      val Light = lightColorScheme(surface = Color(snow), background = Color(snow), outline = Color(ash))
      object AppTheme {
        val materialColors: ColorScheme
          @Composable get() = MaterialTheme.colorScheme
      }
      """
    let code = """
      @Composable fun Bill(due: String) {
        Column(Modifier.background(AppTheme.materialColors.surface)) {
          Text(due, color = AppTheme.materialColors.outline)
        }
      }
      """
    #expect(messages(in: code, theme: theme).contains { $0.contains("2.6:1") })
  }

  @Test("a component's own text and background colors are compared")
  func components() {
    let theme = "val Dawn = Gradient(Color(0xFF6B4DFF), Color(0xFFBBAAFF))\nval Deep = Color(0xFF221155)"
    func found(_ arguments: String) -> [String] {
      messages(
        in: "@Composable fun Screen(title: String) { PillButton(title, \(arguments)) }", theme: theme,
        imports: "import app.theme.*\n")
    }
    #expect(
      found("textColor = Color.White, backgroundGradient = Dawn") == [
        "information: #FFFFFF on #937BFF has a contrast ratio of 3.2:1"
      ])
    #expect(found("textColor = Color.White, backgroundColor = Deep").isEmpty)
    #expect(found("textColor = ink, backgroundGradient = Dawn").isEmpty)
  }

  @Test("a gradient counts only if all of its colors have too little contrast")
  func gradients() {
    func found(_ colors: String) -> [String] {
      messages(
        in: """
          @Composable fun Screen(title: String) {
            Text(title, color = Color.White, modifier = Modifier.background(Brush.verticalGradient(listOf(\(colors)))))
          }
          """, theme: "")
    }
    #expect(
      found("Color(0xFFFF9966), Color(0xFFFFBB88)") == [
        "warning: #FFFFFF on #FF9966 has a contrast ratio of 2.0:1"
      ])
    #expect(found("Color(0xFFFF9966), Color(0xFF222222)").isEmpty)
    #expect(found("Color(0xFFFF9966), end").isEmpty)
  }

  @Test("a scheme is reported once, if the app uses components that draw its colors on each other")
  func schemes() {
    let path = "app/src/main/kotlin/Theme.kt"
    func found(_ code: String) -> [String] {
      messages(
        in: path,
        of: [
          path: "package app.theme\n" + Self.imports + Self.theme,
          Self.screen: "package app\n" + Self.imports + "@Composable fun Screen() { \(code) }",
        ])
    }
    #expect(
      found("TextButton(onClick = pay) { Text(title) }; OutlinedButton(onClick = pay) { Text(title) }") == [
        "warning: In the light theme, text in text buttons is #55BBEE on #FFFFFF (background), a contrast ratio of 2.1:1"
      ])
    #expect(
      found("Button(onClick = pay) { Text(title) }") == [
        "warning: In the light theme, text in filled buttons is #FFFFFF on #55BBEE (primary), a contrast ratio of 2.1:1"
      ])
    #expect(found("Text(title)").isEmpty)
    let ownColor =
      "TextButton(onClick = pay, colors = ButtonDefaults.textButtonColors(contentColor = Ink)) {}"
    #expect(found(ownColor).isEmpty)
    #expect(
      found(
        "Button(pay, colors = ButtonDefaults.buttonColors(containerColor = scheme.primary, contentColor = scheme.onPrimary)) {}"
      ).count == 1)
    #expect(
      found(
        "Button(pay, colors = ButtonDefaults.buttonColors(containerColor = Ink, contentColor = scheme.onPrimary)) {}"
      ).isEmpty)
    #expect(found(ownColor + "; TextButton(onClick = pay) {}").count == 1)
  }

  @Test("a finding at a theme's color names the uses of the color")
  func uses() {
    let path = "app/src/main/kotlin/Theme.kt"
    let files = [
      path: "package app.theme\n" + Self.imports + Self.theme,
      Self.screen: "package app\n" + Self.imports
        + "@Composable fun Screen() {\n  TextButton(onClick = pay) {}\n  TextButton(onClick = go) {}\n}",
    ]
    let file = SourceFile(path: path, text: SourceText(files[path] ?? ""))
    let finding = Linter(Configuration()).lint(file, in: index(files).surroundings).first {
      $0.rule == "low-contrast"
    }
    let lines = Self.imports.filter { $0 == "\n" }.count
    #expect(
      finding?.related.compactMap(\.use).map { "\($0.path):\($0.line)" } == [
        "\(Self.screen):\(lines + 2)", "\(Self.screen):\(lines + 3)",
      ])
    #expect(finding?.related.first?.message == "The color is used here.")
  }

  @Test("the same colors are reported once in a composable")
  func repeats() {
    let text = "Text(due, color = MaterialTheme.colorScheme.primary)"
    let code = "@Composable fun Screen(due: String) { Card { Column { \(text); \(text) } } }"
    #expect(messages(in: code, theme: Self.theme).count == 1)
  }

  @Test(
    "a composable is drawn on what's around its uses in the file",
    arguments: [
      (
        "ElevatedCard(onClick = open) { Row { Due(due) } }",
        "warning: #55BBEE on #F7F2FA has a contrast ratio of 1.9:1"
      ),
      ("Box(Modifier.background(paper)) { Due(due) }", ""),
      ("Paper { Due(due) }", ""),
    ])
  func helpers(code: String, expected: String) {
    let found = messages(
      in: """
        @Composable fun Screen(due: String) { \(code) }
        @Composable private fun Due(due: String) { Column { Text(due, color = MaterialTheme.colorScheme.primary) } }
        """, theme: Self.theme)
    #expect(found == (expected.isEmpty ? [] : [expected]))
  }
}
