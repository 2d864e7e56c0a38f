// Questions that several rules ask of one element.

import Source

extension Element {
  /// Whether pressing it does something of its own: a control, a picture with a tap handler or, in Compose,
  /// anything clickable, which joins what is inside to one stop.
  public var actsWhenPressed: Bool {
    role.isControl || role == .toggle || (isTappable && (role == .image || framework == .compose))
  }

  /// Whether it is a button of UIKit, which VoiceOver reads as one element, whatever is inside.
  ///
  /// Source: Apple, “isAccessibilityElement”: it is true for standard controls; UIAccessibilityContainer: what an element
  /// contains isn't exposed.
  public var isClosedControl: Bool {
    framework == .uiKit && role.isPressable && typeName.endsByBytes("Button") && hiding == nil
      && receiver?.isElement != false && receiver?.usesSetters != true
  }

  /// Whether a role is written on it that is announced; in Compose, any.
  public var hasRoleByHand: Bool {
    traits.contains {
      $0.trait.impliesAction || $0.trait == .other || ($0.trait == .image && framework == .compose)
    }
  }

  /// Whether it is a picture, or shows that of its icon and title alone: `.labelStyle(.iconOnly)`.
  public var showsSymbolAlone: Bool {
    role == .image || circumstances.contains(.titleHidden) && !role.isField
  }

  /// Whether it is the layout of Material that names the field inside by its hint, or one that the app derives from it:
  /// `MyTextInputLayout`.
  public var isTextInputLayout: Bool { typeName.endsByBytes("TextInputLayout") }

  /// Whether a label is written on it that says nothing.
  public var hasEmptyLabel: Bool { labels.last?.value.isBlank == true }

  /// The texts for assistive technology that are written and say nothing, the label first.
  ///
  /// An empty value clears what a control would say on Apple's platforms; an empty state description of
  /// Compose does not belong there.
  public var emptyTexts: [WrittenText] {
    var texts: [WrittenText] = []
    if let label = labels.last, label.value.isBlank { texts.append(label) }
    if framework == .compose, let value = value.value, value.value.isBlank { texts.append(value) }
    return texts + actionLabels.filter(\.value.isBlank)
  }

  /// Whether its picture is named by one of `words`, so that it shows something worth a description.
  public func showsContent(in words: [String]) -> Bool {
    guard let name = imagery?.name else { return false }
    return NameSuggestion.words(in: name).contains { words.contains($0) }
  }
}
