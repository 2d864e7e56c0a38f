// What kind of thing assistive technology meets.

/// The role of an element, in one vocabulary for all platforms.
public enum Role: String, Sendable, CaseIterable {
  case button, iconButton, link, menu, menuItem
  case toggle, checkbox, radioButton, slider, stepper, picker, datePicker, colorPicker, rating
  case progress, gauge
  case textField, secureField, textEditor, searchField
  case text, heading, image, label
  case tab, tabBar
  case shape, color, spacer, canvas
  /// A view that arranges others and is nothing by itself.
  case container
  /// A container whose items are rows.
  case list
  /// Something drawn or embedded whose content is not visible here: a map, a web view, a chart.
  case embed
  /// A component of the app, or a call that cannot be read: nothing is known about it.
  case custom

  /// A control that acts when it is pressed.
  public var isPressable: Bool {
    switch self {
    case .button, .iconButton, .link, .menu, .menuItem: true
    default: false
    }
  }

  /// A control that shows and changes a value.
  public var isValueControl: Bool {
    switch self {
    case .toggle, .checkbox, .radioButton, .slider, .stepper, .picker, .datePicker, .colorPicker, .rating,
      .progress, .gauge:
      true
    default: false
    }
  }

  /// A control into which text is typed.
  public var isField: Bool {
    switch self {
    case .textField, .secureField, .textEditor, .searchField: true
    default: false
    }
  }

  /// A control with a built-in action.
  public var isControl: Bool {
    isPressable || isField || self == .tab || (isValueControl && self != .progress && self != .gauge)
  }
}
