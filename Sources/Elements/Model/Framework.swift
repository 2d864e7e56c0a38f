// The UI frameworks whose code is understood.

/// A UI framework. The raw value is the name used in JSON output.
public enum Framework: String, Sendable, CaseIterable, Codable {
  case swiftUI = "SwiftUI"
  /// UIKit, and AppKit code of the same shape.
  case uiKit = "UIKit"
  case compose = "Jetpack Compose"
  case androidViews = "Android Views"
  case androidXML = "Android XML"
  /// UIKit's views as `.xib` and `.storyboard` files describe them.
  case interfaceBuilder = "Interface Builder"

  /// Whether it is one of Android's.
  public var isAndroid: Bool { screenReader == "TalkBack" }

  /// The screen reader that messages speak of.
  public var screenReader: String {
    switch self {
    case .swiftUI, .uiKit, .interfaceBuilder: "VoiceOver"
    case .compose, .androidViews, .androidXML: "TalkBack"
    }
  }

  /// Whether its views are UIKit's, in code or in documents.
  public var isUIKit: Bool { self == .uiKit || self == .interfaceBuilder }

  /// Whether its views are tags, of which a finding underlines the name.
  public var isMarkup: Bool { self == .androidXML || self == .interfaceBuilder }
}
