// The forced-color-scheme rule: apps that are always light or always dark.

import Elements

extension Rule {
  static let forcedColorScheme = Rule(
    "forced-color-scheme", "App forces light or dark mode", .color, profile: .strict,
    severity: .information, criteria: [],
    why: "For some people, dark (or light) is the only readable appearance.",
    examples: [
      .bad(
        .swiftUI,
        "@main struct Bank: App { var body: some Scene { WindowGroup { Home()⟦.preferredColorScheme(.light)⟧ } } }",
        fixed: "@main struct Bank: App { var body: some Scene { WindowGroup { Home() } } }"),
      .bad(
        .swiftUI, "struct ContentView: View { var body: some View { Home()⟦.preferredColorScheme(.dark)⟧ } }",
        fixed: "struct ContentView: View { var body: some View { Home() } }"),
      .right(
        .swiftUI,
        "@main struct Bank: App { var body: some Scene { WindowGroup { Home().preferredColorScheme(scheme) } } }"
      ),
      .good(.swiftUI, "struct Player: View { var body: some View { Video().preferredColorScheme(.dark) } }"),
      .good(.swiftUI, "#Preview { ContentView().preferredColorScheme(.dark) }"),
      .bad(
        .uiKit, "func start() {\n  ⟦window.overrideUserInterfaceStyle = .light⟧\n}",
        fixed: "func start() {\n}"),
      .bad(
        .uiKit,
        "class SceneDelegate: NSObject { var window: UIWindow?; func start() { ⟦window?.overrideUserInterfaceStyle = .dark⟧ } }"
      ),
      .right(.uiKit, "func start() { window.overrideUserInterfaceStyle = .unspecified }"),
      .good(.uiKit, "func start() { window.overrideUserInterfaceStyle = settings.style }"),
      .good(
        .uiKit,
        "func start() { if isDark { window.overrideUserInterfaceStyle = .dark } else { window.overrideUserInterfaceStyle = .unspecified } }"
      ),
      .good(.uiKit, "func start() { keyboard.overrideUserInterfaceStyle = .light }"),
      .bad(
        .compose,
        "class Main : ComponentActivity() { override fun onCreate(b: Bundle?) { setContent { AppTheme(⟦darkTheme = false⟧) { Home() } } } }",
        fixed:
          "class Main : ComponentActivity() { override fun onCreate(b: Bundle?) { setContent { AppTheme(darkTheme = isSystemInDarkTheme()) { Home() } } } }"
      ),
      .right(
        .compose,
        "class Main : ComponentActivity() { override fun onCreate(b: Bundle?) { setContent { AppTheme(darkTheme = isDark) { Home() } } } }"
      ),
      .good(.compose, "@Composable fun Player() { AppTheme(darkTheme = false) { Home() } }"),
      .good(
        .compose, "@Preview @Composable fun P() { setContent { AppTheme(darkTheme = false) { Home() } } }"),
      .bad(
        .androidViews,
        "class App : Application() { override fun onCreate() { AppCompatDelegate.setDefaultNightMode(⟦AppCompatDelegate.MODE_NIGHT_NO⟧) } }",
        fixed:
          "class App : Application() { override fun onCreate() { AppCompatDelegate.setDefaultNightMode(AppCompatDelegate.MODE_NIGHT_FOLLOW_SYSTEM) } }"
      ),
      .right(
        .androidViews,
        "class App : Application() { fun f() { AppCompatDelegate.setDefaultNightMode(settings.mode) } }"),
      .good(
        .androidViews,
        "class App : Application() { fun f(dark: Boolean) { AppCompatDelegate.setDefaultNightMode(if (dark) AppCompatDelegate.MODE_NIGHT_YES else AppCompatDelegate.MODE_NIGHT_NO) } }"
      ),
      .good(
        .androidViews,
        "class App : Application() { fun f(dark: Boolean) { if (dark) { AppCompatDelegate.setDefaultNightMode(AppCompatDelegate.MODE_NIGHT_YES) } } }"
      ),
      .bad(
        .androidXML,
        #"<application ⟦android:theme="@style/Theme.AppCompat.Light.NoActionBar"⟧></application>"#,
        fixed: #"<application android:theme="@style/Theme.AppCompat.DayNight.NoActionBar"></application>"#,
        path: "app/src/main/AndroidManifest.xml"),
      .bad(
        .androidXML, #"<application ⟦android:theme="@android:style/Theme.Material.Light"⟧></application>"#,
        path: "app/src/main/AndroidManifest.xml"),
      .right(
        .androidXML, #"<application android:theme="@style/Theme.MaterialComponents.DayNight"></application>"#,
        path: "app/src/main/AndroidManifest.xml"),
      .good(
        .androidXML, #"<application android:theme="@style/AppTheme"></application>"#,
        path: "app/src/main/AndroidManifest.xml"),
      .good(
        .androidXML,
        #"<activity android:name=".Camera" android:theme="@style/Theme.AppCompat.Light"></activity>"#,
        path: "app/src/main/AndroidManifest.xml"),
    ]
  ) { report in
    for practice in report.tree.practices {
      switch practice.subject {
      case .forcedScheme: break
      case .appTheme(let name) where report.project.isAlwaysLight(theme: name): break
      default: continue
      }
      report.report(
        practice.framework, at: practice.range,
        "The app ignores the user's light or dark appearance setting. Follow the system.",
        fixes: [practice.fix("Follow the system appearance")])
    }
  }
}
