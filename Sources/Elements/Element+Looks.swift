// What an element does with the colors around it.

extension Element {
  /// Whether it hands a color written on it on to what is inside: a layout.
  var inheritsColors: Bool {
    switch framework {
    case .swiftUI, .compose: isPlainLayout || framework == .compose && role == .container
    case .uiKit, .interfaceBuilder, .androidViews, .androidXML: false
    }
  }

  /// Whether it arranges what is inside and draws nothing of its own.
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
    ])
  )

  /// Whether what is behind it is behind what is inside it.
  var isSeenThrough: Bool {
    isPlainLayout || framework == .swiftUI && role.isPressable && typeName != "DisclosureGroup"
  }

  /// Whether it puts what is inside over each other, perhaps.
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

  /// Whether a picture shows a color that is written on it: symbols do, photos do not.
  func isDrawnInOneColor(_ part: WrittenColor.Part) -> Bool {
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder: imagery?.isSymbol == true
    case .compose: typeName == "Icon"
    case .androidXML: part == .symbol
    case .androidViews: false
    }
  }

  /// Whether nobody can use it, whatever happens.
  var isDisabled: Bool {
    if circumstances.contains(.disabled) { return true }
    if framework.isUIKit, circumstances.contains(.passive), role.isControl { return true }
    return traits.contains { $0.trait == .disabled }
  }

  /// Whether its names say that it is a logo, whose colors are the brand's.
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
  /// Whether it is laid out on the background of its parent.
  var isInFlow: Bool {
    switch self {
    case .content, .label, .icon: true
    case .decoration, .tabItem, .separate: false
    }
  }
}
