// The multi-finger-gesture rule: gestures that require multiple fingers.

import Elements

extension Rule {
  static let multiFingerGesture = Rule(
    "multi-finger-gesture", "Gesture requires multiple fingers", .touchAndGestures,
    severity: .warning, criteria: [.pointerGestures],
    why:
      "Many people use one finger, a stylus, or a switch, and screen readers reserve three-finger gestures.",
    options: [
      RuleOption(
        "twoFingers", default: .string("information"), oneOf: ["information", "ignore"],
        "How to treat two-finger gestures.")
    ],
    examples: [
      .bad(.uiKit, "func f() { ⟦tap.numberOfTouchesRequired = 3⟧ }"),
      .bad(.uiKit, "func f() { ⟦pan.minimumNumberOfTouches = 2⟧ }", severity: .information),
      .bad(
        .uiKit, "func f() { let zoom = ⟦UIPinchGestureRecognizer(target: self, action: #selector(scale))⟧ }",
        severity: .information),
      .right(.uiKit, "func f() { tap.numberOfTouchesRequired = 1 }"),
      .good(
        .uiKit,
        "class Photo: UIView { func f() { let zoom = UIPinchGestureRecognizer(target: self, action: #selector(scale)); tap.numberOfTapsRequired = 2 } }"
      ),
      .bad(
        .swiftUI,
        "struct A: View { var body: some View { Canvas { draw($0) }.gesture(⟦MagnifyGesture()⟧.onChanged { zoom = $0.magnification }) } }",
        severity: .information),
      .right(
        .swiftUI,
        "struct A: View { var body: some View { Canvas { draw($0) }.gesture(MagnifyGesture().onChanged { zoom = $0.magnification }).accessibilityZoomAction { zoom(by: $0) } } }"
      ),
      .bad(
        .compose,
        "@Composable fun A() { Canvas(Modifier.pointerInput(Unit) { ⟦detectTransformGestures { _, _, z, _ -> zoom(z) }⟧ }) }",
        severity: .information),
      .right(
        .compose,
        "@Composable fun A() { Canvas(Modifier.pointerInput(Unit) { detectTransformGestures { _, _, z, _ -> zoom(z) } }); IconButton(onClick = { zoomIn() }) { Icon(plus, \"Zoom in\") } }"
      ),
      .bad(
        .androidViews,
        "class Photo(c: Context) : View(c) { val detector = ⟦ScaleGestureDetector(c, listener)⟧ }",
        severity: .information),
      .right(
        .androidViews,
        "class Photo(c: Context) : View(c) { val detector = ScaleGestureDetector(c, listener); fun onDoubleTap() { zoom() } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .fingers(let count) = practice.subject else { continue }
      if count == 2, report.option("twoFingers") == .string("ignore") { continue }
      report.report(
        practice.framework, at: practice.range,
        "This gesture requires \(count) fingers at once, so many people can't perform it. Add a simpler alternative.",
        severity: count == 2 ? .information : .warning)
    }
  }
}
