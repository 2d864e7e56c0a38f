// The APIs in code that affect accessibility, touch, and appearance.

import Syntax

extension ViewCode.Use {
  /// Creates the effect of a property or function of an Android view, or nil if it has none.
  ///
  /// Source: Android, “View”, “TextView”, “Checkable”, “ViewCompat”, “TooltipCompat”, “Toolbar”, “NavigationUI”.
  init?(android name: Identifier) {
    switch name {
    case "contentDescription", "setContentDescription", "tooltipText", "setTooltipText", "labelFor",
      "setLabelFor", "stateDescription", "setStateDescription":
      self = .name
    case "setAccessibilityDelegate", "accessibilityDelegate": self = [.name, .exposure, .click]
    case "text", "setText", "setTitle", "setTextFuture": self = .text
    case "hint", "setHint": self = .hint
    case "importantForAccessibility", "setImportantForAccessibility": self = .exposure
    case "layoutParams", "setLayoutParams", "updateLayoutParams", "minimumHeight", "setMinimumHeight",
      "minimumWidth", "setMinimumWidth", "minHeight", "setMinHeight", "minWidth", "setMinWidth",
      "touchDelegate", "setTouchDelegate":
      self = .size
    case "textSize", "setTextSize", "setTextAppearance": self = .textSize
    case "setTextColor", "background", "setBackground", "setBackgroundColor", "setBackgroundResource",
      "setBackgroundTintList", "backgroundTintList", "setColorFilter", "imageTintList", "setImageTintList":
      self = .colors
    case "accessibilityLiveRegion", "setAccessibilityLiveRegion", "announceForAccessibility", "requestFocus":
      self = .announcement
    case "setOnClickListener": self = [.click, .tap]
    case "performClick", "callOnClick", "toggle": self = .relayedClick
    case "setOnLongClickListener", "isClickable", "setClickable", "setOnTouchListener":
      self = .click
    case "setupWithViewPager", "removeAllTabs", "removeAllViews": self = .children
    case "navigationContentDescription", "setNavigationContentDescription": self = .navigation
    case "setSupportActionBar", "setActionBar", "setupWithNavController", "setupActionBarWithNavController":
      self = .actionBar
    default: return nil
    }
  }

  /// Creates the effect of a platform function on the views in its arguments, apart from setting a property.
  ///
  /// Source: Android, “TabLayoutMediator”: removes all tabs of the layout and makes those of the pager.
  init?(androidFunction name: String) {
    guard name == "TabLayoutMediator" else { return nil }
    self = .children
  }

  /// Creates the effect of a property or function of a UIKit view, or nil if it has none.
  ///
  /// Source: Apple, “UIView”, “UIButton”, “UILabel”, “UITextField”, “UIAccessibility”.
  init?(apple name: Identifier) {
    switch name {
    case "accessibilityLabel", "setAccessibilityLabel", "accessibilityAttributedLabel",
      "accessibilityLabelBlock", "accessibilityAttributedLabelBlock":
      self = .name
    case "title", "setTitle", "text": self = .text
    // These have their own fonts and colors.
    case "attributedText", "setAttributedTitle", "attributedTitle", "configuration":
      self = [.text, .textSize, .colors]
    case "placeholder", "attributedPlaceholder": self = .hint
    case "isAccessibilityElement", "accessibilityElementsHidden", "accessibilityTraits": self = .exposure
    case "frame", "bounds", "heightAnchor", "widthAnchor", "contentEdgeInsets": self = .size
    case "font", "adjustsFontForContentSizeCategory": self = .textSize
    case "textColor", "tintColor", "backgroundColor", "setTitleColor": self = .colors
    case "addTarget", "addGestureRecognizer": self = .click
    default: return nil
    }
  }
}
