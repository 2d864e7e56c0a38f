// Properties of one element that several rules use.

import Source
import Syntax

extension Element {
  /// True if activating the element does something: a control, an image with a tap handler, or, in Compose, any
  /// clickable element, because it merges its content into one focus stop.
  public var actsWhenPressed: Bool {
    role.isControl || role == .toggle || (isTappable && (role == .image || framework == .compose))
  }

  /// True if it's a UIKit button, which VoiceOver reads as one element regardless of its content.
  ///
  /// Source: Apple, “isAccessibilityElement”: it is true for standard controls; UIAccessibilityContainer: what an
  /// element contains isn't exposed.
  public var isClosedControl: Bool {
    framework == .uiKit && role.isPressable && typeName.endsByBytes("Button") && hiding == nil
      && receiver?.isElement != false && receiver?.usesSetters != true
  }

  /// True if the code sets a role that screen readers announce. In Compose, any role counts.
  public var hasRoleByHand: Bool {
    traits.contains {
      $0.trait.impliesAction || $0.trait == .other || ($0.trait == .image && framework == .compose)
    }
  }

  /// True if the element is an image, or shows only the icon of its icon and title: `.labelStyle(.iconOnly)`.
  public var showsSymbolAlone: Bool {
    role == .image || circumstances.contains(.titleHidden) && !role.isField
  }

  /// True if it's the Material layout that labels its field with its hint, or a custom subclass: `MyTextInputLayout`.
  public var isTextInputLayout: Bool { typeName.endsByBytes("TextInputLayout") }

  /// True if the element has an explicit label that is empty.
  public var hasEmptyLabel: Bool { labels.last?.value.isBlank == true }

  /// The accessibility texts that are set but empty, the label first.
  ///
  /// On Apple platforms, an empty value clears the control's spoken value, so it's allowed. In Compose, an empty
  /// state description isn't.
  public var emptyTexts: [WrittenText] {
    var texts: [WrittenText] = []
    if let label = labels.last, label.value.isBlank { texts.append(label) }
    if framework == .compose, let value = value.value, value.value.isBlank { texts.append(value) }
    return texts + actionLabels.filter(\.value.isBlank)
  }

  /// Returns whether the image's name contains one of `words`, so the image shows something that needs a label.
  public func showsContent(in words: [String]) -> Bool {
    guard let name = imagery?.name else { return false }
    return NameSuggestion.words(in: name).contains { words.contains($0) }
  }
}

extension Element {
  /// True if the element can be activated with one tap.
  public var isTappable: Bool { gestures.contains { $0.kind == .tap && $0.purpose == .action } }
}
