// Colors and sizes that Android layouts get from themes, styles, and drawables in other files.

import Linter
import Source
import Testing

@Suite("Android themes and drawables")
struct AndroidThemeTests {
  private static let layout = "app/src/main/res/layout/screen.xml"
  private static let resources = "app/src/main/res/"

  /// Returns the findings of a rule in a layout: severity and message.
  private func messages(
    _ rule: String, of view: String, _ files: [String: String], theme: String? = "App"
  ) -> [String] {
    var all = [AndroidThemeTests.layout: view]
    if let theme {
      all["app/src/main/AndroidManifest.xml"] =
        "<manifest><application android:theme=\"@style/\(theme)\"/></manifest>"
    }
    for (path, content) in files {
      all[AndroidThemeTests.resources + path] =
        path.hasPrefix("values") ? "<resources>\(content)</resources>" : content
    }
    let file = SourceFile(path: AndroidThemeTests.layout, text: SourceText(view))
    var configuration = Configuration()
    configuration.profile = .strict
    return Linter(configuration).lint(file, in: index(all).surroundings).filter { $0.rule == rule }
      .map { $0.message }
  }

  /// Returns the pairs of colors that the low-contrast rule reports: “In dark mode, #111111 on #222222”.
  private func pairs(
    of view: String, _ files: [String: String], theme: String? = "App"
  ) -> [String] {
    messages("low-contrast", of: view, files, theme: theme).map(AndroidThemeTests.colors)
  }

  private static func colors(in message: String) -> String {
    String(message[..<(message.firstRange(of: " has a")?.lowerBound ?? message.endIndex)])
  }

  private static let note =
    #"<LinearLayout><TextView android:text="A" android:textColor="?attr/accent"/></LinearLayout>"#

  @Test(
    "theme colors are checked on the theme's background in each mode",
    arguments: [
      (
        [
          "values/themes.xml":
            ##"<style name="App" parent="Theme.Material3.DayNight"><item name="accent">@color/accent</item><item name="android:colorBackground">@color/paper</item></style><color name="accent">#2288CC</color><color name="paper">#FFFFFF</color>"##,
          "values-night/colors.xml": ##"<color name="paper">#111111</color>"##,
        ], "App", ["In light mode, #2288CC on the default background #FFFFFF"]
      ),
      // The color is the same at night, where the background is dark.
      (
        [
          "values/themes.xml":
            ##"<style name="App" parent="Base"><item name="accent">#AA2211</item></style><style name="Base" parent="Theme.MaterialComponents.DayNight.NoActionBar"/>"##
        ], "App", ["In dark mode, #AA2211 on the default background #121212"]
      ),
      // A light theme with a dark twin.
      (
        [
          "values/themes.xml":
            ##"<style name="App_Light" parent="Theme.AppCompat.Light"><item name="accent">?attr/mark</item><item name="mark">#1155AA</item></style><style name="App_Dark" parent="Theme.AppCompat"><item name="accent">#992233</item></style>"##
        ], "App_Light", ["In dark mode, #992233 on the default background #303030"]
      ),
      // The variants for newer systems inherit the color.
      (
        [
          "values/themes.xml":
            ##"<style name="App" parent="Base"/><style name="Base" parent="Theme.AppCompat.Light"><item name="accent">#999999</item></style>"##,
          "values-v29/themes.xml":
            ##"<style name="App" parent="Base.29"/><style name="Base.29" parent="Base"/>"##,
        ], "App", ["In light mode, #999999 on the default background #FAFAFA"]
      ),
      // The theme after a splash screen.
      (
        [
          "values/themes.xml":
            ##"<style name="Start" parent="Theme.SplashScreen"><item name="postSplashScreenTheme">@style/App</item></style><style name="App" parent="Theme.Material3.Light"><item name="accent">#999999</item></style>"##
        ], "Start", ["In light mode, #999999 on the default background #FFFBFE"]
      ),
      // The theme while the app starts, which code replaces.
      (
        [
          "values/themes.xml":
            ##"<style name="App.Launch" parent="Theme.AppCompat.Light"><item name="colorPrimary">#00FF00</item><item name="accent">#999999</item></style><style name="App" parent="Theme.AppCompat.Light"><item name="colorPrimary">#00FF00</item><item name="accent">#333333</item></style>"##
        ], "App.Launch", []
      ),
      // Code chooses one of the themes, and all agree.
      (
        [
          "values/themes.xml":
            ##"<style name="A" parent="Theme.AppCompat.Light"><item name="colorPrimary">#00FF00</item><item name="accent">#999999</item></style><style name="B" parent="Theme.AppCompat.Light"><item name="colorPrimary">#0000FF</item><item name="accent">#999999</item></style>"##
        ], nil, ["In light mode, #999999 on the default background #FAFAFA"]
      ),
      (
        [
          "values/themes.xml":
            ##"<style name="A" parent="Theme.AppCompat.Light"><item name="colorPrimary">#00FF00</item><item name="accent">#999999</item></style><style name="B" parent="Theme.AppCompat.Light"><item name="colorPrimary">#0000FF</item><item name="accent">#333333</item></style>"##
        ], nil, []
      ),
      // The variants differ.
      (
        [
          "values/themes.xml":
            ##"<style name="App" parent="Theme.AppCompat.Light"><item name="accent">#999999</item></style>"##,
          "values-v31/themes.xml":
            ##"<style name="App" parent="Theme.AppCompat.Light"><item name="accent">#333333</item></style>"##,
        ], "App", []
      ),
      // An image is behind the text.
      (
        [
          "values/themes.xml":
            ##"<style name="App" parent="Theme.AppCompat.Light"><item name="accent">#999999</item><item name="android:windowBackground">@drawable/sky</item></style>"##
        ], "App", []
      ),
      // Wallpaper colors, endless parents, and no theme at all.
      (
        [
          "values/themes.xml":
            ##"<style name="App" parent="Theme.Material3.DynamicColors.Light"><item name="accent">#999999</item></style>"##
        ], "App", []
      ),
      (
        [
          "values/themes.xml": ##"<style name="App" parent="App"><item name="accent">#999999</item></style>"##
        ],
        "App", []
      ),
      (["values/themes.xml": ##"<style name="App" parent="Library.Theme"/>"##], "App", []),
      ([:], "App", []),
    ] as [([String: String], String?, [String])])
  func themeColors(files: [String: String], theme: String?, expected: [String]) {
    #expect(pairs(of: AndroidThemeTests.note, files, theme: theme) == expected)
  }

  @Test("a watch app's theme doesn't count for the layouts of other modules")
  func watchTheme() {
    let files = [
      AndroidThemeTests.layout: AndroidThemeTests.note,
      "wear/src/main/AndroidManifest.xml": #"<application android:theme="@style/Watch"/>"#,
      "wear/src/main/res/values/themes.xml":
        ##"<resources><style name="Watch" parent="Theme.AppCompat"><item name="colorPrimary">#111111</item></style></resources>"##,
      "ui/src/main/res/values/themes.xml":
        ##"<resources><style name="App" parent="Theme.AppCompat.Light"><item name="colorPrimary">#111111</item><item name="accent">#999999</item></style></resources>"##,
    ]
    #expect(
      findings(in: AndroidThemeTests.layout, of: files).contains("low-contrast warning"))
  }

  private static let themes = [
    "values/themes.xml":
      ##"""
    <style name="App" parent="Theme.Material3.Light">
      <item name="colorPrimary">#4499EE</item>
      <item name="bar">?attr/colorPrimary</item>
    </style>
    <style name="Bar" parent="ThemeOverlay.AppCompat.ActionBar"><item name="android:textColorPrimary">@color/snow</item></style>
    <style name="Tabs" parent="Widget.Material3.TabLayout"><item name="tabTextColor">@color/snow</item><item name="materialThemeOverlay">@style/TabColors</item></style>
    <style name="TabColors" parent=""><item name="colorSurface">?attr/bar</item></style>
    <style name="Note" parent="TextAppearance.Material3.BodySmall"><item name="android:maxLines">2</item></style>
    <style name="Big" parent="Note"><item name="android:textSize">22sp</item></style>
    <style name="Tag"><item name="android:background">@drawable/tag</item></style>
    <style name="Action" parent="Widget.Material3.Button"/>
    <style name="Quiet" parent="Widget.Material3.Button.TextButton"/>
    <color name="snow">#FFFFFF</color>
    <color name="ink">#223344</color>
    <color name="sky">#99CCFF</color>
    """##,
    "drawable/header.xml":
      ##"<shape><gradient android:startColor="@color/sky" android:endColor="#4499EE"/></shape>"##,
    "drawable/night.xml":
      ##"<shape><gradient android:startColor="@color/sky" android:endColor="@color/ink"/></shape>"##,
    "drawable/tag.xml":
      ##"<shape><solid android:color="@color/sky"/><corners android:radius="4dp"/></shape>"##,
    "drawable/frame.xml": ##"<shape><stroke android:width="1dp" android:color="#000000"/></shape>"##,
    "drawable/picture.xml": ##"<selector><item android:drawable="@drawable/tag"/></selector>"##,
  ]

  @Test(
    "the text of buttons, toolbars, and tabs is checked on backgrounds in the layout",
    arguments: [
      (
        #"<Button android:text="A" android:backgroundTint="@color/sky"/>"#, ["#FFFFFF on #99CCFF"]
      ),
      (
        #"<Button android:text="A" style="@style/Action" app:backgroundTint="?attr/bar"/>"#,
        ["#FFFFFF on #4499EE"]
      ),
      (#"<Button android:text="A" android:backgroundTint="@color/ink"/>"#, []),
      (#"<Button android:text="A" style="@style/Quiet" android:backgroundTint="@color/sky"/>"#, []),
      (
        #"<Button android:text="A" android:textColor="@color/ink" android:backgroundTint="@color/sky"/>"#, []
      ),
      (#"<Button android:text="A" android:enabled="false" android:backgroundTint="@color/sky"/>"#, []),
      (
        #"<Toolbar android:id="@+id/bar" android:background="?attr/bar" android:theme="@style/Bar"/>"#,
        ["#FFFFFF on #4499EE"]
      ),
      (
        #"<Toolbar app:title="A" app:titleTextColor="@color/snow" android:background="@color/sky"/>"#,
        ["#FFFFFF on #99CCFF"]
      ),
      // In Material 3, the title has the color of texts on surfaces.
      (
        #"<Toolbar android:id="@+id/bar" android:background="?attr/bar" android:theme="@style/ThemeOverlay.AppCompat.Dark.ActionBar"/>"#,
        []
      ),
      (#"<Toolbar app:title="A" app:titleTextColor="@color/ink" android:background="@color/sky"/>"#, []),
      (#"<TabLayout style="@style/Tabs"/>"#, ["#FFFFFF on #4499EE"]),
      (#"<TabLayout app:tabTextColor="@color/ink" android:background="@color/sky"/>"#, []),
    ])
  func widgets(view: String, expected: [String]) {
    #expect(
      pairs(of: view, AndroidThemeTests.themes).map { $0.replacing("In light mode, ", with: "") } == expected)
  }

  @Test(
    "titles are white in dark bars",
    arguments: [
      (
        #"<AppBarLayout android:theme="@style/Bar"><Toolbar android:id="@+id/bar" android:background="?attr/colorPrimary"/></AppBarLayout>"#,
        ["#FFFFFF on #55AAFF"]
      ),
      (
        #"<Toolbar android:id="@+id/bar" android:background="?attr/colorPrimary" android:theme="@style/ThemeOverlay.AppCompat.Dark"/>"#,
        ["#FFFFFF on #55AAFF"]
      ),
      (
        #"<Toolbar android:id="@+id/bar" android:background="?attr/colorPrimary" android:theme="@style/ThemeOverlay.AppCompat.Light"/>"#,
        []
      ),
      (#"<Toolbar android:id="@+id/bar" android:background="?attr/colorPrimary"/>"#, []),
    ])
  func titles(view: String, expected: [String]) {
    let files = [
      "values/themes.xml":
        ##"<style name="App" parent="Theme.AppCompat.Light"><item name="colorPrimary">#55AAFF</item></style><style name="Bar" parent="ThemeOverlay.AppCompat.Dark.ActionBar"/>"##
    ]
    #expect(pairs(of: view, files) == expected)
  }

  @Test(
    "drawables and styles count as backgrounds",
    arguments: [
      (
        ##"<LinearLayout android:background="@drawable/header"><TextView android:text="A" android:textColor="#FFFFFF"/></LinearLayout>"##,
        ["#FFFFFF on #4499EE"]
      ),
      // The text may be at the end that's dark enough.
      (
        ##"<LinearLayout android:background="@drawable/night"><TextView android:text="A" android:textColor="#FFFFFF"/></LinearLayout>"##,
        []
      ),
      (
        #"<TextView android:text="A" android:background="@drawable/tag" android:textColor="@color/snow"/>"#,
        ["#FFFFFF on #99CCFF"]
      ),
      (
        #"<TextView android:text="A" android:background="@drawable/frame" android:textColor="?attr/bar"/>"#,
        ["In light mode, #4499EE on the default background #FFFBFE"]
      ),
      (
        #"<TextView android:text="A" android:background="?attr/selectableItemBackground" android:textColor="?attr/bar"/>"#,
        ["In light mode, #4499EE on the default background #FFFBFE"]
      ),
      (
        #"<TextView android:text="A" style="@style/Note" android:textColor="?attr/bar"/>"#,
        ["In light mode, #4499EE on the default background #FFFBFE"]
      ),
      (
        #"<TextView android:text="A" android:textAppearance="?attr/textAppearanceLabelLarge" android:textColor="?attr/bar"/>"#,
        ["In light mode, #4499EE on the default background #FFFBFE"]
      ),
      (
        #"<com.google.android.material.card.MaterialCardView><TextView android:text="A" android:textColor="?attr/bar"/></com.google.android.material.card.MaterialCardView>"#,
        ["In light mode, #4499EE on the default background #FFFBFE"]
      ),
      (
        #"<Button android:text="A" style="@style/Quiet" android:textColor="?attr/bar"/>"#,
        ["In light mode, #4499EE on the default background #FFFBFE"]
      ),
      (#"<Button android:text="A" style="@style/Action" android:textColor="?attr/bar"/>"#, []),
      (
        #"<AppBarLayout><TextView android:text="A" android:textColor="?attr/bar"/></AppBarLayout>"#,
        ["#4499EE on #FFFBFE"]
      ),
      // Large text.
      (
        ##"<TextView android:text="A" style="@style/TextAppearance.Material3.TitleLarge" android:textColor="#DD5588" android:background="#FFFFFF"/>"##,
        []
      ),
      (
        ##"<TextView android:text="A" style="@style/Big" android:textColor="#DD5588" android:background="#FFFFFF"/>"##,
        []
      ),
      (
        ##"<TextView android:text="A" style="@style/Note" android:textColor="#DD5588" android:background="#FFFFFF"/>"##,
        ["#DD5588 on #FFFFFF"]
      ),
      (#"<TextView android:text="A" style="@style/Tag" android:textColor="?attr/bar"/>"#, []),
      (
        #"<TextView android:text="A" android:background="@drawable/picture" android:textColor="?attr/bar"/>"#,
        []
      ),
      (
        #"<TextView android:text="A" android:background="@drawable/photo" android:textColor="?attr/bar"/>"#,
        []
      ),
    ])
  func backgrounds(view: String, expected: [String]) {
    #expect(pairs(of: view, AndroidThemeTests.themes) == expected)
  }

  // MARK: Primary color

  private static func theme(_ primary: String, _ parent: String = "Material3.DayNight") -> String {
    ##"<style name="App" parent="Theme.\##(parent)"><item name="colorPrimary">\##(primary)</item></style>"##
  }

  @Test(
    "the primary color is checked once where it's defined, if text buttons use it",
    arguments: [
      (
        "values/themes.xml", ["values/themes.xml": theme("#4499EE")], true,
        ["In light mode, #4499EE on the default background #ECE6F0"]
      ),
      ("values/themes.xml", ["values/themes.xml": theme("#4499EE")], false, []),
      ("values/themes.xml", ["values/themes.xml": theme("#4499EE", "AppCompat.Light")], true, []),
      (
        "values/themes.xml", ["values/themes.xml": theme("#CC3322", "MaterialComponents.DayNight")], true,
        ["In dark mode, #CC3322 on the default background #121212"]
      ),
      (
        "values/themes.xml",
        [
          "values/themes.xml": theme("@color/colorPrimary"),
          "values/colors.xml": ##"<color name="colorPrimary">#4499EE</color>"##,
        ], true, []
      ),
      (
        "values/colors.xml",
        [
          "values/themes.xml": theme("@color/colorPrimary"),
          "values/colors.xml": ##"<color name="colorPrimary">#4499EE</color>"##,
          "values-night/colors.xml": ##"<color name="colorPrimary">#553333</color>"##,
        ], true, ["In light mode, #4499EE on the default background #ECE6F0"]
      ),
      (
        "values-night/colors.xml",
        [
          "values/themes.xml": theme("@color/colorPrimary"),
          "values/colors.xml": ##"<color name="colorPrimary">#4499EE</color>"##,
          "values-night/colors.xml": ##"<color name="colorPrimary">#995544</color>"##,
        ], true, ["In dark mode, #995544 on the default background #2B2930"]
      ),
    ] as [(String, [String: String], Bool, [String])])
  func primaryColor(path: String, files: [String: String], hasDialog: Bool, expected: [String]) {
    var all = [
      "app/src/main/AndroidManifest.xml": #"<manifest><application android:theme="@style/App"/></manifest>"#,
      "app/src/main/kotlin/Ask.kt":
        hasDialog ? "fun ask() { MaterialAlertDialogBuilder(context).show() }" : "fun ask() {}",
    ]
    for (path, content) in files {
      all[AndroidThemeTests.resources + path] = "<resources>\(content)</resources>"
    }
    let path = AndroidThemeTests.resources + path
    let file = SourceFile(path: path, text: SourceText(all[path] ?? ""))
    let found = Linter(Configuration()).lint(file, in: index(all).surroundings).filter {
      $0.rule == "low-contrast"
    }
    #expect(found.map { AndroidThemeTests.colors(in: $0.message) } == expected)
  }
}
