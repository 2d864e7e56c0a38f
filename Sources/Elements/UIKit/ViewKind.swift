// What the classes of UIKit and AppKit are for a screen reader. Their names are in ViewKind+Names.swift.

import Syntax

/// A class of UIKit or AppKit, or a value that configures one, as far as front end and rules tell them apart.
enum ViewKind: UInt8, Sendable {
  // Things that are pressed.
  case button, appKitButton, barButtonItem, toolbarItem, tabBarItem, contextualAction, action, menuItem

  // Things with a value.
  case toggle, slider, stepper, picker, datePicker, segmentedControl, pageControl, colorWell, progress, gauge

  // Things to type in.
  case textField, secureField, appKitTextField, textView, searchField

  // Things that are shown.
  case label, imageView, appKitImageView, embed

  // Things that hold others.
  case view, appKitView, stackView, list, cell, tableCell, effectView, tabBar
  /// A bare `UIControl` or `NSControl`: what it is, its subclass decides.
  case control

  // Things that are no views.
  case controller, window, configuration, image, layer
  case tapRecognizer, pressRecognizer, panRecognizer, swipeRecognizer, pinchRecognizer, rotationRecognizer

  /// The role of an instance that nothing else is known of; nil for what is met by nobody.
  var role: Role? {
    switch self {
    case .button, .appKitButton, .barButtonItem, .toolbarItem, .contextualAction: .button
    case .action, .menuItem: .menuItem
    case .tabBarItem: .tab
    case .toggle: .toggle
    case .slider: .slider
    case .stepper: .stepper
    case .picker, .pageControl: .picker
    case .datePicker: .datePicker
    case .colorWell: .colorPicker
    case .progress: .progress
    case .gauge: .gauge
    case .textField, .appKitTextField: .textField
    case .secureField: .secureField
    case .textView: .textEditor
    case .searchField: .searchField
    case .label: .text
    case .imageView, .appKitImageView: .image
    case .embed: .embed
    case .view, .appKitView, .stackView, .cell, .tableCell, .effectView, .segmentedControl: .container
    case .tabBar: .tabBar
    case .list: .list
    case .control: .custom
    case .controller, .window, .configuration, .image, .layer, .tapRecognizer, .pressRecognizer,
      .panRecognizer,
      .swipeRecognizer, .pinchRecognizer, .rotationRecognizer:
      nil
    }
  }

  /// Whether it is a view or an item that stands for one on the screen.
  var isView: Bool { role != nil }

  /// Whether screen readers stop at it although nothing says so; nil where that depends on what it holds.
  ///
  /// Source: Apple, “isAccessibilityElement”: false unless the receiver is a standard UIKit control.
  var isElementByDefault: Bool? {
    switch self {
    case .view, .appKitView, .stackView, .effectView, .imageView, .list, .segmentedControl, .tabBar: false
    case .cell, .tableCell, .control, .embed, .datePicker: nil
    default: true
    }
  }

  /// Whether it has words of its own that the code does not write: the months of a date picker, a bar's
  /// items.
  var speaksForItself: Bool {
    switch self {
    case .datePicker, .pageControl, .segmentedControl, .searchField, .embed, .list, .cell, .tableCell,
      .effectView,
      .tabBar:
      true
    default: false
    }
  }

  /// Whether it is a button-like thing whose parts name it.
  var isPressable: Bool {
    switch self {
    case .button, .appKitButton, .barButtonItem, .toolbarItem, .contextualAction, .action, .menuItem,
      .tabBarItem:
      true
    default: false
    }
  }

  /// Whether pictures, configurations or actions that are set on it may name it.
  var hasParts: Bool { isPressable || self == .imageView || self == .appKitImageView }

  /// Whether setters begin with `setAccessibility…`, as in AppKit's `NSAccessibility` protocol.
  var isAppKit: Bool {
    switch self {
    case .appKitButton, .appKitTextField, .appKitImageView, .appKitView, .toolbarItem, .menuItem: true
    default: false
    }
  }

  /// The gesture that a recognizer of this kind reacts to.
  var gesture: Gesture.Kind? {
    switch self {
    case .tapRecognizer: .tap
    case .pressRecognizer: .longPress
    case .panRecognizer: .drag
    case .swipeRecognizer: .swipe
    case .pinchRecognizer: .pinch
    case .rotationRecognizer: .rotate
    default: nil
    }
  }

  /// Whether the text that it shows is what it is called, and not its value.
  var isNamedByText: Bool { self == .label || isPressable }

  /// Whether it shows texts in a font of its own.
  var showsText: Bool { isField || self == .label || self == .button }

  /// Whether it is made of buttons that are elements of their own, so that it needs to be none itself.
  ///
  /// Source: Apple, “isAccessibilityElement” of these classes is false; VoiceOver stops at their parts.
  var isContainerOfControls: Bool { self == .segmentedControl || self == .stepper || self == .datePicker }

  /// Whether UIKit sends touches to its whole area and no more. Switches and sliders keep a size of their own.
  var hasTouchArea: Bool {
    switch self {
    case .button, .textField, .segmentedControl, .control: true
    default: false
    }
  }

  /// Whether an override that receives raw touches is all that reacts to them. A control sends actions, a list
  /// scrolls and selects.
  var takesTouches: Bool {
    switch self {
    case .view, .appKitView, .stackView, .effectView, .label, .imageView, .appKitImageView: true
    default: false
    }
  }

  var isField: Bool {
    switch self {
    case .textField, .secureField, .appKitTextField, .textView, .searchField: true
    default: false
    }
  }
}
