// The way elements pass on, show, and cover the colors around them.

extension Element {
  /// True if the element is a layout that passes its own foreground color on to its content.
  var inheritsColors: Bool {
    switch framework {
    case .swiftUI, .compose: isPlainLayout || framework == .compose && role == .container
    case .uiKit, .interfaceBuilder, .androidViews, .androidXML: false
    }
  }

  /// True if the element arranges its content and draws nothing itself.
  ///
  /// Source: the documentation of each type in SwiftUI, Compose, UIKit and Android.
  var isPlainLayout: Bool {
    guard role == .container || role == .list else { return false }
    switch framework {
    case .swiftUI: return Element.layouts.swiftUI.contains(typeName)
    case .compose: return Element.layouts.compose.contains(typeName)
    case .uiKit: return ["UIStackView", "UIView", "UIScrollView"].contains(typeName)
    case .interfaceBuilder: return ["stackView", "view", "scrollView"].contains(typeName)
    case .androidXML:
      return Element.layouts.android.contains(typeName) || typeName.hasSuffix("ConstraintLayout")
    case .androidViews: return false
    }
  }

  /// True if the element's composable is a layout that draws nothing, whatever its modifiers make of it.
  var isNamedLayout: Bool { Element.layouts.compose.contains(typeName) }

  private static let layouts = (
    swiftUI: Set([
      "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow",
      "Group", "ScrollView", "GeometryReader", "ViewThatFits", "ForEach", "AnyView", "ScrollViewReader",
    ]),
    compose: Set([
      "Box", "Row", "Column", "FlowRow", "FlowColumn", "BoxWithConstraints", "LazyColumn", "LazyRow",
      "LazyVerticalGrid", "LazyHorizontalGrid", "AnimatedVisibility", "ConstraintLayout",
    ]),
    android: Set([
      "LinearLayout", "FrameLayout", "RelativeLayout", "TableLayout", "TableRow", "GridLayout", "ScrollView",
      "NestedScrollView", "HorizontalScrollView", "LinearLayoutCompat", "FlexboxLayout", "RadioGroup",
      "CoordinatorLayout", "SwipeRefreshLayout", "layout",
    ])
  )

  /// True if the element's content is drawn on the background behind the element.
  var isSeenThrough: Bool {
    isPlainLayout || framework == .swiftUI && role.isPressable && typeName != "DisclosureGroup"
  }

  /// True if the element may place its children on top of each other.
  var laysOverEachOther: Bool {
    switch framework {
    case .swiftUI: typeName == "ZStack"
    case .compose: !["Row", "Column", "FlowRow", "FlowColumn", "LazyColumn", "LazyRow"].contains(typeName)
    case .uiKit: typeName != "UIStackView"
    case .interfaceBuilder: typeName != "stackView"
    case .androidXML: !["LinearLayout", "TableLayout", "TableRow", "LinearLayoutCompat"].contains(typeName)
    case .androidViews: true
    }
  }

  /// Returns whether an image takes the color that's set on it, as symbols do and photos don't.
  func isDrawnInOneColor(_ part: WrittenColor.Part) -> Bool {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder: imagery?.isSymbol == true
    case .compose: typeName == "Icon"
    case .androidXML: part == .symbol
    case .androidViews: false
    }
  }

  /// True if the element is always disabled.
  var isDisabled: Bool {
    if circumstances.contains(.disabled) { return true }
    if framework.isUIKit, circumstances.contains(.passive), role.isControl { return true }
    return traits.contains { $0.trait == .disabled && !(framework.isUIKit && $0.isConditional) }
  }

  /// True if an identifier or label suggests that the element is a logo, whose colors belong to the brand.
  ///
  /// Source: WCAG 2.2, success criterion 1.4.3, “Logotypes”.
  var isLogo: Bool {
    let names = [identifier?.value.literal, boundName, imagery?.name] + labels.map(\.value.literal)
    return names.contains { name in
      guard let name = name?.lowercased() else { return false }
      return name.contains("logo") || name.contains("brand")
    }
  }
}

extension Element.Slot {
  /// True if elements in this slot are drawn on their parent's background.
  var isInFlow: Bool {
    switch self {
    case .content, .label, .icon: true
    case .decoration, .tabItem, .separate: false
    }
  }
}
