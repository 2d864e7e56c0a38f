// Explicit roles and states.

/// A trait, semantic role, or state that the code adds to an element.
public enum Trait: String, Sendable {
  case button, link, toggle, tab, image, header, searchField, keyboardKey, adjustable, selected, disabled
  case staticText, playsSound, updatesFrequently, summary, tabBar, checkbox, radioButton, picker, slider
  case modal, startsMedia, allowsDirectInteraction, causesPageTurn
  /// A state or value described in words: `stateDescription`, `.accessibilityValue`.
  case value
  /// Marks the element itself: `.accessibilityElement()`, `isAccessibilityElement = true`.
  case element
  /// No trait at all, which removes existing ones: `.none`, `[]`.
  case nothing
  /// A role that marks a container and implies no action: AppKit's `.group`.
  case group
  /// A trait that this version doesn't recognize.
  case other

  /// True if the trait tells screen reader users that the element can be activated.
  public var impliesAction: Bool {
    switch self {
    case .button, .link, .toggle, .tab, .searchField, .keyboardKey, .adjustable, .checkbox, .radioButton,
      .picker, .slider:
      true
    default: false
    }
  }
}

/// A trait and the modifier, assignment, or property that sets it.
public struct WrittenTrait: Hashable, Sendable {
  public enum Operation: String, Sendable {
    /// Adds to the element's existing traits.
    case inserted
    /// Replaces the traits that the class or earlier code set.
    case assigned
  }

  public var trait: Trait
  public var operation: Operation
  /// The modifier, statement, or property.
  public var range: Range<Int>
  /// The expression that names the trait, possibly with others: `[.isButton, .isLink]`, `Role.Button`.
  public var valueRange: Range<Int>
  /// True if the trait applies only on some path: in a branch, a conditional expression, or a function that may not
  /// be called.
  public var isConditional: Bool

  public init(
    _ trait: Trait, _ operation: Operation = .inserted, range: Range<Int>, valueRange: Range<Int>? = nil,
    isConditional: Bool = false
  ) {
    self.trait = trait
    self.operation = operation
    self.range = range
    self.valueRange = valueRange ?? range
    self.isConditional = isConditional
  }
}
