// Tags of UIKit views and items in Interface Builder files.

import Syntax

/// The view kinds, gesture recognizers, and traits that the tags represent.
///
/// Source: files that Xcode writes; a tag is the class's name without `UI`, except for those below.
enum NibViews {
  static func kind(of tag: Identifier) -> ViewKind? {
    item(tag) ?? control(tag) ?? holder(tag)
  }

  private static func item(_ tag: Identifier) -> ViewKind? {
    switch tag {
    case "button": .button
    case "barButtonItem": .barButtonItem
    case "tabBarItem": .tabBarItem
    case "label": .label
    case "imageView": .imageView
    default: nil
    }
  }

  private static func control(_ tag: Identifier) -> ViewKind? {
    switch tag {
    case "textField": .textField
    case "textView": .textView
    case "searchBar": .searchField
    case "switch": .toggle
    case "slider": .slider
    case "stepper": .stepper
    case "pickerView": .picker
    case "datePicker": .datePicker
    case "segmentedControl": .segmentedControl
    case "pageControl": .pageControl
    case "colorWell": .colorWell
    case "progressView", "activityIndicatorView": .progress
    default: nil
    }
  }

  private static func holder(_ tag: Identifier) -> ViewKind? {
    switch tag {
    case "view", "containerView", "tableViewCellContentView", "collectionViewCellContentView": .view
    case "stackView": .stackView
    case "scrollView", "tableView", "collectionView": .list
    case "tableViewCell": .tableCell
    case "collectionViewCell", "collectionReusableView": .cell
    case "visualEffectView", "toolbar", "navigationBar": .effectView
    case "tabBar": .tabBar
    case "webView", "wkWebView", "mapView", "mtkView", "glkView", "sceneKitView", "skView", "arskView",
      "arscnView":
      .embed
    default: nil
    }
  }

  /// Returns the gesture recognizer that a tag represents. The tag for long presses is really spelled this way.
  static func recognizer(_ tag: Identifier) -> ViewKind? {
    switch tag {
    case "tapGestureRecognizer": .tapRecognizer
    case "pongPressGestureRecognizer": .pressRecognizer
    case "panGestureRecognizer", "screenEdgePanGestureRecognizer": .panRecognizer
    case "swipeGestureRecognizer": .swipeRecognizer
    case "pinchGestureRecognizer": .pinchRecognizer
    case "rotationGestureRecognizer": .rotationRecognizer
    default: nil
    }
  }

  /// Returns the trait with an attribute name.
  ///
  /// Source: Xcode's Identity inspector, “Accessibility › Traits”, and UIAccessibilityTraits.
  static func trait(_ attribute: Identifier) -> Trait {
    switch attribute {
    case "button": .button
    case "link": .link
    case "image": .image
    case "selected": .selected
    case "staticText": .staticText
    case "header": .header
    case "searchField": .searchField
    case "playsSound": .playsSound
    case "keyboardKey": .keyboardKey
    case "summaryElement": .summary
    case "notEnabled": .disabled
    case "updatesFrequently": .updatesFrequently
    case "startsMediaSession": .startsMedia
    case "adjustable": .adjustable
    case "allowsDirectInteraction": .allowsDirectInteraction
    case "causesPageTurn": .causesPageTurn
    case "tabBar": .tabBar
    case "none": .nothing
    default: .other
    }
  }
}
