// The Android view attributes that are tracked, by the names of their properties and setters.

import Syntax

/// An attribute by its meaning, regardless of the property or setter.
enum AndroidViewAttribute {
  case label, text, hint, state, tooltip, picture, importance, labelTarget, heading, identifier
  case clickable, focusable, delegate, textSize, layoutParams
  case textColor, background, backgroundColor, opacity, enabled, navigationIcon, navigationLabel
  case inputType, autofillHints

  /// Creates the attribute that a Kotlin property sets, or nil if the property isn't tracked.
  init?(property name: Identifier) {
    switch name {
    case "contentDescription": self = .label
    case "text", "textOn", "textOff": self = .text
    case "hint": self = .hint
    case "stateDescription": self = .state
    case "tooltipText": self = .tooltip
    case "importantForAccessibility": self = .importance
    case "labelFor": self = .labelTarget
    case "isAccessibilityHeading": self = .heading
    case "id": self = .identifier
    case "isClickable": self = .clickable
    case "isFocusable": self = .focusable
    case "accessibilityDelegate": self = .delegate
    case "background", "backgroundTintList": self = .background
    case "alpha": self = .opacity
    case "isEnabled": self = .enabled
    case "icon", "drawable": self = .picture
    case "textSize": self = .textSize
    case "layoutParams": self = .layoutParams
    case "navigationIcon": self = .navigationIcon
    case "navigationContentDescription": self = .navigationLabel
    case "inputType": self = .inputType
    default: return nil
    }
  }

  /// Creates the attribute that a setter sets to its first argument, or nil if the setter isn't tracked.
  init?(setter name: Identifier) {
    switch name {
    case "setContentDescription": self = .label
    case "setText", "setTextKeepState", "setTextOn", "setTextOff": self = .text
    case "setHint": self = .hint
    case "setStateDescription": self = .state
    case "setTooltipText": self = .tooltip
    case "setImportantForAccessibility": self = .importance
    case "setLabelFor": self = .labelTarget
    case "setAccessibilityHeading": self = .heading
    case "setId": self = .identifier
    case "setClickable": self = .clickable
    case "setFocusable": self = .focusable
    case "setAccessibilityDelegate": self = .delegate
    case "setImageResource", "setImageDrawable", "setImageBitmap", "setImageURI", "setImageIcon", "setIcon",
      "setIconResource", "setImageTintList":
      self = .picture
    case "setTextColor": self = .textColor
    case "setTextSize": self = .textSize
    case "setLayoutParams": self = .layoutParams
    case "setBackgroundColor": self = .backgroundColor
    case "setAlpha": self = .opacity
    case "setEnabled": self = .enabled
    case "setBackgroundResource", "setBackground", "setBackgroundDrawable", "setBackgroundTintList":
      self = .background
    case "setNavigationIcon": self = .navigationIcon
    case "setNavigationContentDescription": self = .navigationLabel
    case "setInputType", "setRawInputType": self = .inputType
    case "setAutofillHints": self = .autofillHints
    default: return nil
    }
  }
}
