// The small-touch-target rule: touch targets that are too small.

import Elements

extension Rule {
  static let smallTouchTarget = Rule(
    "small-touch-target", "Touch target is too small", .touchAndGestures,
    severity: .warning, criteria: [.targetSizeMinimum, .targetSizeEnhanced], on: .sizes,
    cause: .targetSize,
    why: "Small targets are hard to hit. Apple recommends at least 44 pt and Google at least 48 dp.",
    options: [
      RuleOption("minIOS", default: .number(44), "Minimum side length on Apple platforms, in pt."),
      RuleOption("minAndroid", default: .number(48), "Minimum side length on Android, in dp."),
      RuleOption(
        "critical", default: .number(24),
        "Side length, in pt or dp. Smaller targets without space around them are warnings."),
      RuleOption(
        "profile", default: .string("default"), oneOf: ["default", "9mm"], #""9mm" requires 58 pt and 57 dp."#
      ),
    ],
    examples: smallTouchTargetExamples
  ) { id, report in
    let element = report.tree[id]
    guard case .certain(let written) = element.size,
      element.role.isTarget || element.isTappable || element.isTouchedInCode,
      !element.leavesTouches, element.role != .link || element.framework != .swiftUI,
      element.exposure != .hidden, element.framework != .swiftUI || !report.isForGlances,
      !report.isForTelevision,
      !report.tree.isInLargerTarget(id, report.minimum(element.framework))
    else { return }
    let minimum = report.minimum(element.framework)
    let critical = report.number("critical", otherwise: 24)
    let size = written.size
    // A target that's only a little smaller than the platform's minimum isn't hard to hit.
    guard let side = size.smallerSide, side > 0, side < minimum * 0.9,
      // If only one side is known, the other may make up for it.
      size.width != nil && size.height != nil || side < critical
    else { return }
    // WCAG 2.2, 2.5.8 “Spacing”: a small target is allowed if no other is near.
    let hasSpace = side < critical && report.tree.hasSpaceBeside(id)
    report.report(
      id, at: written.range, element.smallTargetMessage(size, hasSpace: hasSpace),
      severity: element.framework == .compose || side >= critical || hasSpace ? .information : .warning,
      fixes: [
        report.tree.hasRoom(for: id, toBe: minimum)
          ? report.fix(element.framework.enlargeTitle(minimum), .changesBehavior, .enlarge(minimum), on: id)
          : nil
      ])
  }
}

private extension Report {
  /// Returns the minimum side length of a target, in pt or dp.
  ///
  /// Source: Apple, “Human Interface Guidelines”; Google, “Touch target size”.
  func minimum(_ framework: Framework) -> Double {
    let wantsMore = option("profile") == .string("9mm")
    switch framework {
    case .swiftUI, .uiKit, .interfaceBuilder: return wantsMore ? 58 : number("minIOS", otherwise: 44)
    case .compose, .androidViews, .androidXML: return wantsMore ? 57 : number("minAndroid", otherwise: 48)
    }
  }

  func number(_ name: String, otherwise fallback: Double) -> Double {
    if case .number(let number)? = option(name) { Double(number) } else { fallback }
  }
}

private extension ElementTree {
  /// Returns whether an enclosing control is large enough to hit instead.
  func isInLargerTarget(_ id: ElementID, _ minimum: Double) -> Bool {
    // A view with its own listener doesn't do what the row around it does.
    if self[id].framework == .androidXML, self[id].circumstances.contains(.actsInCode) { return false }
    let ancestors = ancestors(of: id).prefix(ElementTree.mostAncestors)
    return ancestors.contains { above in
      guard self[above].role.isControl || self[above].isTappable, !isShared(above) else { return false }
      return self[above].size.value?.size.smallerSide.map { $0 >= minimum } ?? true
    }
  }
}

private extension ElementTree {
  /// Returns whether a clickable view in an Android layout has no listener, or contains several controls, so it doesn't
  /// do what one of them does.
  func isShared(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .androidXML, !element.role.isControl, element.handlerName == nil else {
      return false
    }
    return element.circumstances.contains(.codeIsKnown) && !element.circumstances.contains(.listensInCode)
      || descendants(of: id).prefix(ElementTree.mostParts).count {
        self[$0].role.isPressable && self[$0].exposure != .hidden
      } > 1
  }

  /// The maximum numbers of ancestors, and of views in one of them, to look at.
  static let (mostAncestors, mostParts) = (24, 64)
}

private extension Role {
  /// True if users tap elements with this role. Fields don't count, because they're as wide as their line.
  var isTarget: Bool {
    isPressable || self == .toggle || self == .checkbox || self == .radioButton || self == .tab
  }
}

private extension Element {
  /// True if a view in an Android layout leaves touches to the views around it: `android:clickable="false"`.
  var leavesTouches: Bool {
    framework == .androidXML && circumstances.contains(.passive) && !circumstances.contains(.listensInCode)
  }

  /// True for a text or an image with a listener in code, even if it's decorative for screen readers, and for a divider
  /// that users drag, according to its class.
  var isTouchedInCode: Bool {
    guard framework == .androidXML else { return false }
    if role == .image || role == .text { return circumstances.contains(.actsInCode) }
    return role == .custom
      && (typeName.contains("Resiz") || typeName.contains("Drag"))
      && ["Divider", "Handle", "Splitter"].contains { typeName.hasSuffix($0) }
  }

  func smallTargetMessage(_ size: Size, hasSpace: Bool) -> String {
    let unit = framework.isAndroid ? "dp" : "pt"
    let measure =
      switch (size.width, size.height) {
      case (let width?, nil): "\(width.measure) \(unit) wide"
      case (nil, let height?): "\(height.measure) \(unit) high"
      case (let width, let height): "\((width ?? 0).measure) × \((height ?? 0).measure) \(unit)"
      }
    return framework == .compose
      ? "This is only \(measure) in the layout, so its touch target overlaps its neighbor's. Reserve the minimum size."
      : hasSpace
        ? "This touch target is \(measure), which is hard to hit even with nothing else close by. Make it larger."
        : "This touch target is \(measure), too small to hit reliably, especially with a tremor or on the move. Make it larger."
  }
}

private extension Double {
  /// The number as messages show it, without a fraction if it's whole.
  var measure: String { self == rounded() && abs(self) < 100_000 ? "\(Int(self))" : "\(self)" }
}

private extension Framework {
  func enlargeTitle(_ minimum: Double) -> String {
    switch self {
    case .swiftUI: "Enlarge the touch target to \(minimum.measure) pt"
    case .uiKit, .interfaceBuilder: "Increase the size to \(minimum.measure) pt"
    case .compose: "Add minimumInteractiveComponentSize()"
    case .androidViews, .androidXML: "Increase the size to \(minimum.measure) dp"
    }
  }
}
