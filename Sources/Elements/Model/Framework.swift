// The UI frameworks whose code is understood.

/// A UI framework. The raw value is the name used in JSON output.
public enum Framework: String, Sendable, CaseIterable, Codable {
  case swiftUI = "SwiftUI"
  /// UIKit, and AppKit code of the same shape.
  case uiKit = "UIKit"
  case compose = "Jetpack Compose"
  case androidViews = "Android Views"
  case androidXML = "Android XML"

  /// The screen reader that messages speak of.
  public var screenReader: String {
    switch self {
    case .swiftUI, .uiKit: "VoiceOver"
    case .compose, .androidViews, .androidXML: "TalkBack"
    }
  }
}
