// Gestures and actions of an element in addition to activation.

/// A gesture handler written on an element.
public struct Gesture: Hashable, Sendable {
  public enum Kind: String, Sendable {
    case tap, doubleTap, longPress, drag, swipe, pinch, rotate
    /// Raw touches handled as a click, which assistive technologies don't send: `touchesEnded`, `pointerInput`,
    /// `setOnTouchListener`, a drag with no distance.
    case touch
  }

  /// The recognized purpose of the handler.
  public enum Purpose: String, Sendable {
    /// Only hides the keyboard, clears focus, or dismisses a scrim.
    case dismissal
    /// Sets the same value as an adjacent control: a tap on the text next to a switch.
    case shortcut
    /// Only shows a text for a moment, such as the view's label.
    case tooltip
    /// Opens something that's hidden on purpose: after seven taps.
    case secret
    /// Only shows or hides the controls over an image or player.
    case controls
    /// Anything else.
    case action
  }

  public var kind: Kind
  public var purpose: Purpose
  /// The function that is the handler, or that the handler calls as its only statement.
  public var handlerName: String?
  /// The modifier, call, or assignment that installs the gesture.
  public var range: Range<Int>
  /// True if a control in the file calls the same function. Resolved by `ElementTree`.
  public var isOfferedByControl = false

  public init(_ kind: Kind, _ purpose: Purpose = .action, handler: String? = nil, range: Range<Int>) {
    self.kind = kind
    self.purpose = purpose
    handlerName = handler
    self.range = range
  }
}

/// An accessibility action set on an element.
public enum ActionKind: String, Sendable {
  /// Replaces activation and isn't announced.
  case activate
  /// Announced by name: custom actions, adjustable, zoom, labeled clicks.
  case announced
}
