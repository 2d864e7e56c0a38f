// How calls and arguments use a state, judging by their names.

import Syntax

/// The purpose of a modifier, call, or parameter to which a state is passed.
enum StateUse {
  /// Colors, borders, fonts, and other visual properties.
  case look
  /// Rotates a symbol, as disclosure arrows do.
  case rotation
  case picture
  /// Announced, or shown as text.
  case text
  /// Exposes a state, or may expose one.
  case state
  /// Neither visible nor announced in this control.
  case none

  /// Returns the purpose of a call or parameter, or nil if it's unknown.
  init?(_ name: Identifier) {
    switch name {
    case "background", "foregroundColor", "foregroundStyle", "tint", "border", "fill", "stroke",
      "strokeBorder", "fontWeight", "bold", "italic", "underline", "strikethrough", "font", "color", "Color",
      "containerColor", "contentColor", "backgroundColor", "elevation", "opacity", "alpha", "scaleEffect",
      "shadow", "style", "colors", "overlay", "listRowBackground", "symbolVariant", "BorderStroke",
      "cardColors", "buttonColors", "textDecoration", "fontStyle", "brush", "tonalElevation", "buttonStyle",
      "brightness", "saturation", "grayscale", "drawBehind", "textStyle", "accentColor", "textColor":
      self = .look
    case "rotationEffect", "rotate", "rotation3DEffect", "rotationZ": self = .rotation
    case "Image", "Icon", "UIImage", "systemImage", "systemName", "imageVector", "painter", "painterResource",
      "vectorResource", "icon", "AsyncImage", "imageName", "renderingMode", "iconRes":
      self = .picture
    case "Text", "Label", "title", "text", "label", "contentDescription", "stringResource", "help",
      "accessibilityLabel", "accessibilityHint", "onClickLabel", "navigationTitle", "subtitle", "String",
      "getString", "BasicText":
      self = .text
    case "accessibilityAddTraits", "accessibilityRemoveTraits", "accessibilityValue", "accessibility",
      "accessibilityRepresentation", "accessibilityHidden", "accessibilityElement", "semantics",
      "clearAndSetSemantics", "selectable", "toggleable", "triStateToggleable", "stateDescription",
      "selected", "checked", "isOn", "disabled", "enabled", "isEnabled", "Toggle", "Checkbox", "RadioButton",
      "Switch", "toggleableState":
      self = .state
    case "animation", "animateContentSize", "transition", "onChange", "contextMenu", "swipeActions", "sheet",
      "popover", "alert", "confirmationDialog", "fullScreenCover", "padding", "offset", "size", "frame",
      "clip", "cornerRadius", "clipShape", "id", "LaunchedEffect", "remember", "onAppear", "task", "onHover",
      "zIndex", "onTapGesture", "clickable", "combinedClickable", "onClick", "onLongClick", "action",
      "interactionSource", "indication", "withAnimation", "lineLimit", "maxLines", "shape", "height", "width",
      "sensoryFeedback", "symbolEffect", "updateTransition", "hoverEffect", "onLongPressGesture",
      "horizontalArrangement", "verticalArrangement",
      "matchedGeometryEffect", "simultaneousGesture", "gesture", "contentShape", "DisposableEffect",
      "weight", "requiredSize", "spacing", "alignment":
      self = .none
    default: return nil
    }
  }

  /// Returns whether a view or type without text is only decoration or layout.
  static func showsNothingSpoken(_ name: Identifier) -> Bool {
    switch name {
    case "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse", "Color", "Spacer", "Divider",
      "HorizontalDivider", "EmptyView", "Box", "Row", "Column", "HStack", "VStack", "ZStack", "Surface",
      "Group",
      "RoundedCornerShape", "CircleShape", "BorderStroke", "LinearGradient", "Path", "Canvas", "CGFloat",
      "Image", "Icon", "UIImage", "Modifier", "StrokeStyle", "VerticalDivider", "UIColor", "CGSize",
      "UnitPoint":
      true
    default: false
    }
  }

  /// Returns whether a shape or image is visible on its own, so it can show a state.
  static func isVisible(_ name: Identifier) -> Bool {
    switch name {
    case "Circle", "Rectangle", "RoundedRectangle", "Capsule", "Ellipse": true
    default: false
    }
  }
}
