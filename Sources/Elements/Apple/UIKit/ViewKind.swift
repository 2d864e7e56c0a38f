// The UIKit and AppKit classes and their screen reader behavior. Their names are in ViewKind+Names.swift.

import Syntax

/// A UIKit or AppKit class, or a value that configures one, as far as the front end and rules distinguish them.
enum ViewKind: UInt8, Sendable {
  // Controls that users activate.
  case button, appKitButton, barButtonItem, toolbarItem, tabBarItem, contextualAction, action, menuItem

  // Controls with a value.
  case toggle, slider, stepper, picker, datePicker, segmentedControl, pageControl, colorWell, progress, gauge

  // Controls for text input.
  case textField, secureField, appKitTextField, textView, searchField

  // Content.
  case label, imageView, appKitImageView, embed

  // Containers.
  case view, appKitView, stackView, list, cell, tableCell, effectView, tabBar
  /// A bare `UIControl` or `NSControl`, whose subclass determines its role.
  case control

  // Objects that aren't views.
  case controller, window, configuration, image, layer
  case tapRecognizer, pressRecognizer, panRecognizer, swipeRecognizer, pinchRecognizer, rotationRecognizer

  /// The default role of an instance, or nil if it isn't on the screen.
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

  /// True if it's a view, or an item that represents one on the screen.
  var isView: Bool { role != nil }

  /// True if it's a focus stop by default. Nil if it depends on the contents.
  ///
  /// Source: Apple, “isAccessibilityElement”: false unless the receiver is a standard UIKit control.
  var isElementByDefault: Bool? {
    switch self {
    case .view, .appKitView, .stackView, .effectView, .imageView, .list, .segmentedControl, .tabBar: false
    case .cell, .tableCell, .control, .embed, .datePicker: nil
    default: true
    }
  }

  /// True if it contains text that isn't in the code, such as a date picker's months or a bar's items.
  var speaksForItself: Bool {
    switch self {
    case .datePicker, .pageControl, .segmentedControl, .searchField, .embed, .list, .cell, .tableCell,
      .effectView,
      .tabBar:
      true
    default: false
    }
  }

  /// True if it's similar to a button and gets its label from its parts.
  var isPressable: Bool {
    switch self {
    case .button, .appKitButton, .barButtonItem, .toolbarItem, .contextualAction, .action, .menuItem,
      .tabBarItem:
      true
    default: false
    }
  }

  /// True if images, configurations, or actions that are set on it may provide its label.
  var hasParts: Bool { isPressable || self == .imageView || self == .appKitImageView }

  /// True if its setters begin with `setAccessibility…`, as in AppKit's `NSAccessibility` protocol.
  var isAppKit: Bool {
    switch self {
    case .appKitButton, .appKitTextField, .appKitImageView, .appKitView, .toolbarItem, .menuItem: true
    default: false
    }
  }

  /// The gesture that a recognizer of this kind recognizes.
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

  /// True if its text is its label, not its value.
  var isNamedByText: Bool { self == .label || isPressable }

  /// True if it displays text in its own font.
  var showsText: Bool { isField || self == .label || self == .button }

  /// True if it consists of buttons that are separate elements, so it doesn't have to be an element.
  ///
  /// Source: Apple, “isAccessibilityElement” of these classes is false; VoiceOver stops at their parts.
  var isContainerOfControls: Bool { self == .segmentedControl || self == .stepper || self == .datePicker }

  /// True if its touch target is exactly its frame. Switches and sliders have a fixed size.
  var hasTouchArea: Bool {
    switch self {
    case .button, .textField, .segmentedControl, .control: true
    default: false
    }
  }

  /// True if an override that receives raw touches is all that responds to them. Controls send actions, and lists
  /// scroll and select.
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
