// The names of the tracked classes.

import Syntax

extension ViewKind {
  /// Returns the kind of the class called `name`, or nil for any other type.
  static func named(_ name: Identifier) -> ViewKind? {
    control(named: name) ?? view(named: name) ?? companion(named: name)
  }

  private static func control(named name: Identifier) -> ViewKind? {
    switch name {
    case "UIButton": .button
    case "NSButton": .appKitButton
    case "UIBarButtonItem": .barButtonItem
    case "NSToolbarItem": .toolbarItem
    case "UITabBarItem", "UITab": .tabBarItem
    case "UIContextualAction", "UITableViewRowAction": .contextualAction
    case "UIAction", "UICommand", "UIKeyCommand": .action
    case "NSMenuItem": .menuItem
    case "UISwitch", "NSSwitch": .toggle
    case "UISlider", "NSSlider": .slider
    case "UIStepper", "NSStepper": .stepper
    case "UIPickerView", "NSPopUpButton", "NSComboBox": .picker
    case "UIDatePicker", "NSDatePicker": .datePicker
    case "UISegmentedControl", "NSSegmentedControl": .segmentedControl
    case "UIPageControl": .pageControl
    case "UIColorWell", "NSColorWell": .colorWell
    case "UIProgressView", "NSProgressIndicator", "UIActivityIndicatorView": .progress
    case "NSLevelIndicator": .gauge
    case "UITextField": .textField
    case "NSSecureTextField": .secureField
    case "NSTextField": .appKitTextField
    case "UITextView", "NSTextView": .textView
    case "UISearchBar", "UISearchTextField", "NSSearchField": .searchField
    case "UIControl", "NSControl": .control
    default: nil
    }
  }

  private static func view(named name: Identifier) -> ViewKind? {
    switch name {
    case "UILabel": .label
    case "UIImageView": .imageView
    case "NSImageView": .appKitImageView
    case "UIView": .view
    case "NSView", "NSBox": .appKitView
    case "UIStackView", "NSStackView", "NSGridView": .stackView
    case "UIScrollView", "NSScrollView", "UITableView", "NSTableView", "NSOutlineView", "UICollectionView",
      "NSCollectionView":
      .list
    case "UITableViewCell": .tableCell
    case "UICollectionViewCell", "UICollectionViewListCell", "UICollectionReusableView",
      "UITableViewHeaderFooterView", "NSTableCellView", "NSTableRowView", "NSCollectionViewItem":
      .cell
    case "UIVisualEffectView", "NSVisualEffectView", "UIToolbar", "UINavigationBar": .effectView
    case "UITabBar": .tabBar
    case "WKWebView", "MKMapView", "AVPlayerView", "PDFView", "MTKView", "SCNView", "SKView", "ARView",
      "PKCanvasView":
      .embed
    default: nil
    }
  }

  /// Returns the kind of values and objects that create, configure, or control views.
  private static func companion(named name: Identifier) -> ViewKind? {
    switch name {
    case "UIViewController", "UITableViewController", "UICollectionViewController", "UINavigationController",
      "UITabBarController", "UIPageViewController", "UISplitViewController", "UISearchController",
      "UIInputViewController", "NSViewController", "NSWindowController", "NSSplitViewController":
      .controller
    case "UIWindow", "NSWindow", "NSPanel": .window
    case "Configuration": .configuration
    case "UIImage", "NSImage": .image
    case "CALayer", "CAGradientLayer", "CAShapeLayer", "CATextLayer": .layer
    case "UITapGestureRecognizer", "NSClickGestureRecognizer": .tapRecognizer
    case "UILongPressGestureRecognizer", "NSPressGestureRecognizer": .pressRecognizer
    case "UIPanGestureRecognizer", "NSPanGestureRecognizer": .panRecognizer
    case "UISwipeGestureRecognizer": .swipeRecognizer
    case "UIPinchGestureRecognizer", "NSMagnificationGestureRecognizer": .pinchRecognizer
    case "UIRotationGestureRecognizer", "NSRotationGestureRecognizer": .rotationRecognizer
    default: nil
    }
  }

  /// Returns the kind of value in the framework's property `name`, on any object.
  static func held(in name: Identifier) -> ViewKind? {
    switch name {
    case "contentView", "view", "inputAccessoryView", "backgroundView", "selectedBackgroundView": .view
    case "textLabel", "detailTextLabel", "titleLabel", "subtitleLabel": .label
    case "imageView": .imageView
    case "searchBar": .searchField
    case "tabBarItem": .tabBarItem
    case "tableView", "collectionView": .list
    case "configuration": .configuration
    case "navigationBar", "toolbar": .effectView
    case "leftBarButtonItem", "rightBarButtonItem", "backBarButtonItem", "leftBarButtonItems",
      "rightBarButtonItems",
      "toolbarItems":
      .barButtonItem
    default: nil
    }
  }

  /// Guesses the kind of value from a name that is used without a declaration outside of all types and functions. Only
  /// snippets in documentation and chats are written that way.
  init?(guessedFrom name: String) {
    let name = name.lowercased()
    let endings: [(String, ViewKind)] = [
      ("button", .button), ("label", .label), ("imageview", .imageView), ("photo", .imageView),
      ("image", .imageView),
      ("logo", .imageView), ("slider", .slider), ("switch", .toggle), ("field", .textField), ("view", .view),
      ("cell", .tableCell),
      ("card", .view), ("line", .view), ("tap", .tapRecognizer), ("press", .pressRecognizer),
      ("pan", .panRecognizer),
      ("swipe", .swipeRecognizer),
    ]
    guard let kind = endings.first(where: { name.hasSuffix($0.0) })?.1 else { return nil }
    self = kind
  }
}
