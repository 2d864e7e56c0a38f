// The APIs in code that affect accessibility, touch, and appearance.

import Syntax

private extension String {
  func utf8Contains(_ word: String) -> Bool {
    utf8.indices.contains { utf8[$0...].starts(with: word.utf8) }
  }
}

extension ViewCode.Use {
  /// Creates the effect of a property or function of an Android view, or nil if it has none.
  ///
  /// Source: Android, “View”, “TextView”, “Checkable”, “ViewCompat”, “TooltipCompat”, “Toolbar”, “NavigationUI”,
  /// “RemoteViews”; Material Components for Android, “TextInputLayout”.
  init?(android name: Identifier) {
    switch name {
    case "contentDescription", "setContentDescription", "labelFor", "setLabelFor", "stateDescription",
      "setStateDescription":
      self = .name
    case "tooltipText", "setTooltipText": self = .tooltip
    case "setAccessibilityDelegate", "accessibilityDelegate": self = [.name, .exposure, .click]
    case "text", "setText", "setTitle", "setTextFuture", "setTextViewText": self = .text
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
    case "setOnClickPendingIntent", "setOnClickFillInIntent", "setOnClickResponse": self = [.click, .tap]
    case "isSelected", "setSelected", "isChecked", "setChecked": self = .state
    case "setStartIconOnClickListener": self = .startIconTap
    case "startIconContentDescription", "setStartIconContentDescription": self = .startIconLabel
    case "setEndIconOnClickListener": self = .endIconTap
    case "endIconContentDescription", "setEndIconContentDescription": self = .endIconLabel
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

  /// Returns whether a property or function of an Android view sets its label or tooltip, or neither.
  static func naming(_ name: Identifier) -> ViewCode.Use {
    ViewCode.Use(android: name)?.intersection([.name, .tooltip]) ?? []
  }

  /// Creates the effect of a platform function on the views in its arguments, apart from setting a property.
  ///
  /// Source: Android, “TabLayoutMediator”: removes all tabs of the layout and makes those of the pager.
  init?(androidFunction name: String) {
    if name == "TabLayoutMediator" {
      self = .children
    } else if ViewCode.Use.listensToClicks(name) {
      self = [.click, .tap]
    } else {
      return nil
    }
  }

  /// Returns whether a function of an app or library that is called on a view, such as `setSafeOnClickListener`, sets a
  /// click listener with a delay.
  private static func listensToClicks(_ name: String) -> Bool {
    name.hasPrefix("set") && name.hasSuffix("ClickListener")
      && ["Safe", "Single", "Debounce", "Throttle", "Once"].contains { name.utf8Contains($0) }
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
