// Roles that assistive technologies distinguish.

/// The role of an element, in one vocabulary for all platforms.
public enum Role: String, Sendable, CaseIterable {
  case button, iconButton, link, menu, menuItem
  case toggle, checkbox, radioButton, slider, stepper, picker, datePicker, colorPicker, rating
  case progress, gauge
  case textField, secureField, textEditor, searchField
  case text, heading, image, label
  case tab, tabBar
  case shape, color, spacer, canvas
  /// A view that arranges others and isn't an element in itself.
  case container
  /// A container whose items are rows.
  case list
  /// Drawn or embedded content that isn't visible here: a map, a web view, a chart.
  case embed
  /// A custom component, or a call that can't be read. Nothing is known about it.
  case custom

  /// True if it's a control that acts when it's activated.
  public var isPressable: Bool {
    switch self {
    case .button, .iconButton, .link, .menu, .menuItem: true
    default: false
    }
  }

  /// True if it's a control that shows and changes a value.
  public var isValueControl: Bool {
    switch self {
    case .toggle, .checkbox, .radioButton, .slider, .stepper, .picker, .datePicker, .colorPicker, .rating,
      .progress, .gauge:
      true
    default: false
    }
  }

  /// True if it's a control that takes typed text.
  public var isField: Bool {
    switch self {
    case .textField, .secureField, .textEditor, .searchField: true
    default: false
    }
  }

  /// True if it's a control with a built-in action.
  public var isControl: Bool {
    isPressable || isField || self == .tab || (isValueControl && self != .progress && self != .gauge)
  }
}
