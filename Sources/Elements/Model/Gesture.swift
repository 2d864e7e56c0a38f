// What a person can do to an element besides activating it.

/// A gesture handler written on an element.
public struct Gesture: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case tap, doubleTap, longPress, drag, swipe, pinch, rotate
    /// Raw touches handled as a click, which assistive technology does not send: `touchesEnded`, `pointerInput`,
    /// `setOnTouchListener`, a drag of no distance.
    case touch
  }

  /// What the handler is seen to do.
  public enum Purpose: String, Sendable {
    /// Only hides the keyboard, clears focus or dismisses a scrim.
    case dismissal
    /// Sets what a control beside it sets as well: a tap on the text beside a switch.
    case shortcut
    /// Only shows a text for a moment, such as what the view is called.
    case tooltip
    /// Anything else.
    case action
  }

  public var kind: Kind
  public var purpose: Purpose
  /// The function that the handler is or, as its only statement, calls.
  public var handlerName: String?
  /// The modifier, call or assignment that installs it.
  public var range: Range<Int>
  /// A control of the file calls the same function. Resolved by `ElementTree`.
  public var isOfferedByControl = false

  public init(_ kind: Kind, _ purpose: Purpose = .action, handler: String? = nil, range: Range<Int>) {
    self.kind = kind
    self.purpose = purpose
    handlerName = handler
    self.range = range
  }
}

/// An accessibility action written on an element.
public enum ActionKind: String, Sendable {
  /// Replaces activation and is announced by nothing.
  case activate
  /// Announced by name: custom actions, adjustable, zoom, labelled clicks.
  case announced
}
