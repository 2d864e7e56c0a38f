// The themes of an Android app.

/// The themes that an app's layouts are shown in, in light and dark mode. If the app doesn't say which, all of them.
struct AppThemes {
  var light: [String] = []
  var dark: [String] = []

  var isEmpty: Bool { light.isEmpty && dark.isEmpty }
}
