// The supported UI frameworks.

/// A UI framework. The raw value is the name used in JSON output.
public enum Framework: String, Sendable, CaseIterable, Codable {
  case swiftUI = "SwiftUI"
  /// UIKit, and AppKit code with the same structure.
  case uiKit = "UIKit"
  case compose = "Jetpack Compose"
  case androidViews = "Android Views"
  case androidXML = "Android XML"
  /// UIKit views as described in `.xib` and `.storyboard` files.
  case interfaceBuilder = "Interface Builder"

  /// True if it's an Android framework.
  public var isAndroid: Bool { screenReader == "TalkBack" }

  /// The screen reader that messages name.
  public var screenReader: String {
    switch self {
    case .swiftUI, .uiKit, .interfaceBuilder: "VoiceOver"
    case .compose, .androidViews, .androidXML: "TalkBack"
    }
  }

  /// True if its views are UIKit views, in code or in Interface Builder files.
  public var isUIKit: Bool { self == .uiKit || self == .interfaceBuilder }

  /// True if its views are tags. A finding then underlines the tag name.
  public var isMarkup: Bool { self == .androidXML || self == .interfaceBuilder }
}
