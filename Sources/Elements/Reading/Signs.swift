// The words without one of which a file has nothing that a front end reads.

public import Source
public import Syntax

/// What a file must spell somewhere for its front ends to find an element, an old API, an invalid value or a practice in it.
///
/// The lists follow from how the front ends begin: by what a file imports, and by the classes that they know
/// without an import. They hold for files that import something; code without any import may mean every library.
public struct Signs: Sendable {
  private let language: Language
  private let search: WordSearch

  /// The signs of files of `language`, and `others` that count wherever they stand.
  public init(_ language: Language, and others: [String]) {
    self.language = language
    search = WordSearch(Signs.words(language) + others)
  }

  /// Whether `text` shows one of them.
  public func show(in text: SourceText) -> Bool {
    search.finds(in: text) { word, offset in
      switch language {
      case .swift: word >= Signs.swiftModules.count || Signs.mayBeImported(at: offset, in: text)
      case .kotlin:
        !ComposeImports.isBeside(at: offset, in: text) && !AndroidViewImports.isBeside(at: offset, in: text)
      case .xml: true
      }
    }
  }

  private static func words(_ language: Language) -> [String] {
    switch language {
    case .swift: swiftModules + UIKitReader.classes
    case .kotlin: ComposeReader.signs + AndroidViewsReader.signs
    case .xml: AndroidXMLReader.signs
    }
  }

  private static let swiftModules = SwiftUIReader.signs + UIKitReader.frameworks

  /// Whether `import` may stand before the name of a module at `offset`: among the words before it, with nothing but
  /// blanks and dots between them. Their names are parts of many others.
  private static func mayBeImported(at offset: Int, in text: SourceText) -> Bool {
    let start = max(offset - farthestImport, 0)
    var at = offset
    while at > start,
      text[at - 1].isIdentifierByte || text[at - 1].isBlank || text[at - 1] == UInt8(ascii: ".")
    {
      at -= 1
    }
    if at > 0, at == start || text[at - 1] == UInt8(ascii: "/") { return true }
    return imports.finds(in: text.string(at..<offset))
  }

  /// In bytes.
  private static let farthestImport = 200
  private static let imports = WordSearch(["import"])

  /// The frameworks of which a Swift file imports one if all its code can be about views; where it imports none of them,
  /// one mention of a class decides about the rest of the file.
  public static let viewFrameworks = UIKitReader.frameworks
  /// The classes of views that are known without an import.
  public static let viewClasses = UIKitReader.classes
  /// The libraries of which a Kotlin file imports one to make views.
  public static let viewLibraries = AndroidViewsReader.signs
}

extension SwiftUIReader {
  static let signs = ["SwiftUI", "WidgetKit"]
}

extension UIKitReader {
  static let frameworks = [
    "UIKit", "AppKit", "Cocoa", "MapKit", "WebKit", "PhotosUI", "SafariServices", "MessageUI", "QuickLook",
    "AVKit", "ContactsUI", "EventKitUI", "GameKit", "PencilKit", "PDFKit", "StoreKit", "CarPlay", "SnapKit",
  ]

  /// Classes and C functions.
  static let classes =
    [
      "UIAccessibility", "accessibilitySetOverrideValue",
    ] + [
      "UIActivityIndicatorView", "UIBarButtonItem", "UIButton", "UICollection", "UIColorWell",
      "UIContextualAction", "UIControl", "UIDatePicker", "UIImageView", "UILabel", "UINavigationBar",
      "UIPageControl", "UIPickerView", "UIProgressView", "UIScrollView", "UISearchBar", "UISearchTextField",
      "UISegmentedControl", "UISlider", "UIStackView", "UIStepper", "UISwitch", "UITab", "UITextField",
      "UITextView", "UIToolbar", "UIView", "UIVisualEffectView", "UIAction", "UICommand", "UIKeyCommand",
    ] + [
      "NSBox", "NSButton", "NSCollectionView", "NSColorWell", "NSComboBox", "NSControl", "NSDatePicker",
      "NSGridView", "NSImageView", "NSLevelIndicator", "NSMenuItem", "NSOutlineView", "NSPopUpButton",
      "NSProgressIndicator", "NSScrollView", "NSSearchField", "NSSecureTextField", "NSSegmentedControl",
      "NSSlider", "NSStackView", "NSStepper", "NSSwitch", "NSTable", "NSTextField", "NSTextView",
      "NSToolbarItem",
      "NSView", "NSVisualEffectView",
    ] + [
      "ARView", "AVPlayerView", "MKMapView", "MTKView", "PDFView", "PKCanvasView", "SCNView", "SKView",
      "WKWebView",
    ]
}

extension ComposeReader {
  static let signs = ["androidx.compose.", "org.jetbrains.compose."]
}

extension AndroidViewsReader {
  static let signs = [
    "com.google.android.material.", "android.view.", "android.widget.", "android.app.", "androidx.appcompat.",
    "androidx.core.view.", "androidx.recyclerview.", "androidx.fragment.",
    "androidx.constraintlayout.widget.",
    "androidx.cardview.", "androidx.viewbinding.", "Binding", "ViewCompat", "RangeInfo",
    "mportantForAccessibility",
  ]
}

extension AndroidXMLReader {
  /// Of a file with values. The elements of layouts and menus go by any name.
  static let signs = ["android:", "passwordToggleEnabled", "ensureMinTouchTargetSize", "text-align"]
}
