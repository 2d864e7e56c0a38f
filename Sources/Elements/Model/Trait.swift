// Roles and states written by hand.

/// A trait, semantic role or state that the code adds to an element.
package enum Trait: String, Sendable {
  case button, link, toggle, tab, image, header, searchField, keyboardKey, adjustable, selected, disabled
  case staticText, playsSound, updatesFrequently, summary, tabBar, checkbox, radioButton, picker, slider
  case modal, startsMedia, allowsDirectInteraction, causesPageTurn
  /// A state or value described in words: `stateDescription`, `.accessibilityValue`.
  case value
  /// Marks the element itself: `.accessibilityElement()`, `isAccessibilityElement = true`.
  case element
  /// One that this version does not know.
  case other

  /// Tells a listener that the element can be activated.
  package var impliesAction: Bool {
    switch self {
    case .button, .link, .toggle, .tab, .searchField, .keyboardKey, .adjustable, .checkbox, .radioButton,
      .picker, .slider:
      true
    default: false
    }
  }
}

/// A trait and the modifier, assignment or property that writes it.
package struct WrittenTrait: Hashable, Sendable {
  package var trait: Trait
  package var range: Range<Int>

  package init(_ trait: Trait, range: Range<Int>) {
    self.trait = trait
    self.range = range
  }
}
