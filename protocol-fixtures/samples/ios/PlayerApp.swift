import SwiftUI

/// The app, with the player and its settings.
@main
struct PlayerApp: App {
  @State private var isShowingSettings = false

  var body: some Scene {
    WindowGroup {
      NavigationStack {
        PlayerView(episode: .latest)
          .toolbar {
            Button("Settings", systemImage: "gear") { isShowingSettings = true }
          }
          .sheet(isPresented: $isShowingSettings) { Settings().ignoresSafeArea() }
      }
    }
  }
}

/// The settings as a SwiftUI view.
private struct Settings: UIViewControllerRepresentable {
  func makeUIViewController(context: Context) -> SettingsViewController { SettingsViewController() }

  func updateUIViewController(_ controller: SettingsViewController, context: Context) {}
}
