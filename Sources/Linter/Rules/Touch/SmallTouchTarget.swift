// small-touch-target: a control that is hard to hit with a finger.

import Elements

extension Rule {
  static let smallTouchTarget = Rule(
    "small-touch-target", "Touch target is small", .touchAndGestures,
    severity: .warning, criteria: [.targetSizeMinimum, .targetSizeEnhanced], on: .sizes,
    cause: .targetSize,
    why: "Small targets are hard to hit. Apple recommends at least 44 pt and Google at least 48 dp.",
    options: [
      RuleOption("minIOS", default: .number(44), "The least side on Apple's platforms, in points."),
      RuleOption("minAndroid", default: .number(48), "The least side on Android, in dp."),
      RuleOption(
        "critical", default: .number(24), "Below this side the finding is a warning, in points or dp."),
      RuleOption(
        "profile", default: .string("default"), oneOf: ["default", "9mm"], "“9mm” asks for 58 pt and 57 dp."),
    ],
    examples: smallTouchTargetExamples
  ) { id, report in
    let element = report.tree[id]
    guard case .certain(let written) = element.size, element.role.isTarget || element.isTappable,
      element.role != .link || element.framework != .swiftUI,
      element.exposure != .hidden, element.framework != .swiftUI || !report.isForGlances,
      !report.tree.isInLargerTarget(id, report.minimum(element.framework))
    else { return }
    let minimum = report.minimum(element.framework)
    let critical = report.number("critical", otherwise: 24)
    let size = written.size
    // A few points less than the platform asks for keep nobody from hitting it.
    guard let side = size.smallerSide, side > 0, side < minimum * 0.9,
      // One side alone may be balanced by the other.
      size.width != nil && size.height != nil || side < critical
    else { return }
    // WCAG 2.2, 2.5.8 “Spacing”: a small target may stand where no other is near.
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
  /// The least side of a target, in pt or dp. Source: Apple, “Human Interface Guidelines”; Google, “Touch target size”.
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
  /// Whether a control around it is large enough to be hit instead.
  func isInLargerTarget(_ id: ElementID, _ minimum: Double) -> Bool {
    ancestors(of: id).contains { above in
      guard self[above].role.isControl || self[above].isTappable else { return false }
      return self[above].size.value?.size.smallerSide.map { $0 >= minimum } ?? true
    }
  }
}

private extension Role {
  /// Whether it is there to be hit; fields are as wide as their line.
  var isTarget: Bool {
    isPressable || self == .toggle || self == .checkbox || self == .radioButton || self == .tab
  }
}

private extension Element {
  func smallTargetMessage(_ size: Size, hasSpace: Bool) -> String {
    let measure =
      switch (size.width, size.height) {
      case (let width?, nil): "\(width.measure) wide"
      case (nil, let height?): "\(height.measure) high"
      case (let width, let height): "\((width ?? 0).measure) × \((height ?? 0).measure)"
      }
    return framework == .compose
      ? "This takes only \(measure) of space, so its touch area overlaps that of its neighbor."
      : "This target is \(measure), too small to hit reliably with a finger, a tremor or on the move"
        + (hasSpace ? ", though nothing else is near." : ".")
  }
}

private extension Double {
  /// The number as messages write it, without decimals where there are none.
  var measure: String { self == rounded() && abs(self) < 100_000 ? "\(Int(self))" : "\(self)" }
}

private extension Framework {
  func enlargeTitle(_ minimum: Double) -> String {
    switch self {
    case .swiftUI: "Enlarge inside the label"
    case .uiKit, .interfaceBuilder: "Use \(minimum.measure)"
    case .compose: "Reserve the space with minimumInteractiveComponentSize()"
    case .androidViews: "Use \(minimum.measure) dp"
    case .androidXML: "Use \(minimum.measure)dp"
    }
  }
}
