// Keywords of files worth reading.

import Source
import Syntax

extension UIKitReader {
  static let frameworks = [
    "UIKit", "AppKit", "Cocoa", "MapKit", "WebKit", "PhotosUI", "SafariServices", "MessageUI", "QuickLook",
    "AVKit", "ContactsUI", "EventKitUI", "GameKit", "PencilKit", "PDFKit", "StoreKit", "CarPlay", "SnapKit",
  ]

  /// Classes, and code about views of the app's own classes, such as `class TitleLabel: BaseLabel`.
  static let signs = classes + ["Label: ", "Button: ", "addSubview"]

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
