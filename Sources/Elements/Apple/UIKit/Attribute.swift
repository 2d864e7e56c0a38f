// The view attributes that are tracked, by their UIKit and AppKit names.

import Syntax

/// An attribute by its meaning, regardless of the property or setter.
enum Attribute {
  case label, title, text, placeholder, hint, value, identifier, picture, tooltip
  case isElement, isHidden, traits, role
  case foreground, tint, titleColor, stateColor, background, opacity, font
  case frame, spokenFrame
  case customActions, elements, titleElement, voiceNames
  case fontAdjustment, interaction, lines
  case contentType, keyboard

  /// Creates the attribute that a UIKit or AppKit property sets, or nil if the property isn't tracked.
  init?(property name: Identifier) {
    switch name {
    case "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityLabelBlock",
      "accessibilityAttributedLabelBlock":
      self = .label
    case "accessibilityHint", "accessibilityAttributedHint", "accessibilityHintBlock",
      "accessibilityAttributedHintBlock":
      self = .hint
    case "accessibilityValue", "accessibilityAttributedValue", "accessibilityValueBlock",
      "accessibilityAttributedValueBlock":
      self = .value
    case "accessibilityIdentifier": self = .identifier
    case "isAccessibilityElement", "isAccessibilityElementBlock": self = .isElement
    case "accessibilityElementsHidden", "accessibilityElementsHiddenBlock": self = .isHidden
    case "accessibilityTraits", "accessibilityTraitsBlock": self = .traits
    case "accessibilityCustomActions", "accessibilityCustomActionsBlock", "accessibilityCustomRotors":
      self = .customActions
    case "accessibilityElements", "accessibilityElementsBlock", "accessibilityContainerType",
      "automationElements":
      self = .elements
    case "accessibilityUserInputLabels", "accessibilityAttributedUserInputLabels",
      "accessibilityUserInputLabelsBlock", "accessibilityAttributedUserInputLabelsBlock":
      self = .voiceNames
    case "title", "attributedTitle": self = .title
    case "text", "attributedText", "stringValue", "attributedStringValue", "string": self = .text
    case "placeholder", "attributedPlaceholder", "placeholderString", "placeholderAttributedString":
      self = .placeholder
    case "image": self = .picture
    case "toolTip": self = .tooltip
    case "font": self = .font
    case "frame", "bounds": self = .frame
    case "accessibilityFrame": self = .spokenFrame
    case "textColor", "baseForegroundColor": self = .foreground
    case "tintColor", "contentTintColor": self = .tint
    case "alpha", "alphaValue": self = .opacity
    case "numberOfLines", "maximumNumberOfLines": self = .lines
    case "adjustsFontForContentSizeCategory": self = .fontAdjustment
    case "accessibilityRespondsToUserInteraction": self = .interaction
    case "textContentType", "contentType": self = .contentType
    case "keyboardType": self = .keyboard
    case "backgroundColor", "baseBackgroundColor", "barTintColor": self = .background
    default: return nil
    }
  }

  /// Creates the attribute that a UIKit or AppKit setter sets to its first argument, or nil if the setter isn't
  /// tracked.
  init?(setter name: Identifier) {
    switch name {
    case "setTitle", "setAttributedTitle": self = .title
    case "setImage", "setBackgroundImage": self = .picture
    case "setTitleColor": self = .titleColor
    case "setAccessibilityLabel", "setAccessibilityTitle": self = .label
    case "setAccessibilityHelp": self = .hint
    case "setAccessibilityValue", "setAccessibilityValueDescription": self = .value
    case "setAccessibilityIdentifier": self = .identifier
    case "setAccessibilityElement": self = .isElement
    case "setAccessibilityHidden": self = .isHidden
    case "setAccessibilityRole", "setAccessibilitySubrole": self = .role
    case "setAccessibilityTitleUIElement", "setAccessibilityLabelUIElements": self = .titleElement
    case "setAccessibilityCustomActions", "setAccessibilityCustomRotors": self = .customActions
    case "setAccessibilityChildren": self = .elements
    case "setAccessibilityUserInputLabels": self = .voiceNames
    default: return nil
    }
  }

  var isColor: Bool {
    switch self {
    case .foreground, .tint, .titleColor, .stateColor, .background: true
    default: false
    }
  }

  /// True if only views have the attribute, so its target must be a view.
  var isOfViewsOnly: Bool {
    switch self {
    case .title, .text, .placeholder, .picture, .tooltip, .foreground, .tint, .titleColor,
      .stateColor, .background, .opacity, .font, .frame, .lines, .contentType, .keyboard:
      false
    default: true
    }
  }
}
