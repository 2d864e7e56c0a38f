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
    messages("low-contrast", of: view, files, theme: theme).map { message in
      String(message[..<(message.firstRange(of: " has a")?.lowerBound ?? message.endIndex)])
    }
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
      (#"<Toolbar app:title="A" app:titleTextColor="@color/ink" android:background="@color/sky"/>"#, []),
      (#"<TabLayout style="@style/Tabs"/>"#, ["#FFFFFF on #4499EE"]),
      (#"<TabLayout app:tabTextColor="@color/ink" android:background="@color/sky"/>"#, []),
    ])
  func widgets(view: String, expected: [String]) {
    #expect(
      pairs(of: view, AndroidThemeTests.themes).map { $0.replacing("In light mode, ", with: "") } == expected)
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

  // MARK: Sizes

  private static let pictures = [
    "drawable/close.xml": #"<vector android:width="24dp" android:height="24dp"/>"#,
    "drawable/wide.xml": #"<vector android:width="60dp" android:height="24dp"/>"#,
    "drawable/disc.xml": ##"<shape android:shape="oval"><solid android:color="#222222"/></shape>"##,
    "drawable/states.xml": #"<selector><item android:drawable="@drawable/close"/></selector>"#,
    "values/sizes.xml":
      #"<dimen name="gap">8dp</dimen><style name="Icon"><item name="android:padding">12dp</item></style><style name="Plain"><item name="android:gravity">end</item></style>"#,
  ]

  @Test(
    "an image button that wraps its image has the size of the drawable with its padding",
    arguments: [
      (#"android:src="@drawable/close" android:background="@null""#, "24 × 24"),
      (
        #"app:srcCompat="@drawable/close" android:background="?attr/selectableItemBackgroundBorderless""#,
        "24 × 24"
      ),
      (#"android:background="@drawable/close""#, "24 × 24"),
      (#"android:src="@drawable/close" android:padding="@dimen/gap" android:background="@null""#, "40 × 40"),
      (
        #"android:src="@drawable/close" android:paddingHorizontal="8dp" android:paddingTop="4dp" android:background="@drawable/disc""#,
        "40 × 28"
      ),
      (#"android:src="@drawable/close" android:minWidth="48dp" android:background="@null""#, "48 × 24"),
      (#"android:src="@drawable/wide" style="@style/Plain" android:background="@null""#, "60 × 24"),
      (#"android:src="@drawable/close" android:padding="12dp" android:background="@null""#, nil),
      (#"android:src="@drawable/close" style="@style/Icon" android:background="@null""#, nil),
      (#"android:src="@drawable/close" style="?attr/actionButtonStyle" android:background="@null""#, nil),
      (#"android:src="@drawable/close" android:padding="@dimen/unknown" android:background="@null""#, nil),
      (#"android:src="@drawable/close" android:layout_weight="1" android:background="@null""#, nil),
      (#"android:src="@drawable/photo" android:background="@null""#, nil),
      (#"android:src="@drawable/close" android:background="@drawable/states""#, nil),
      // The theme's background has padding.
      (#"android:src="@drawable/close""#, nil),
    ])
  func imageButtons(attributes: String, expected: String?) {
    let view =
      "<ImageButton android:layout_width=\"wrap_content\" android:layout_height=\"wrap_content\" android:contentDescription=\"Close\" \(attributes)/>"
    #expect(
      messages("small-touch-target", of: view, AndroidThemeTests.pictures).map {
        $0.contains("\(expected ?? "?") dp") ? expected : $0
      } == (expected.map { [$0] } ?? []))
  }
}
