// The names of the classes that are followed.

import Syntax

extension ViewKind {
  /// The class called `name`; nil for any other type.
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

  /// Values and objects that make, configure or control views.
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

  /// What the framework's own property `name` holds, on whatever it is written.
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

  /// What a name probably holds that code outside all types and functions uses without declaring it. Only the
  /// snippets of manuals and chats are written that way.
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
