// multi-finger-gesture: something that takes several fingers at once.

import Elements

extension Rule {
  static let multiFingerGesture = Rule(
    "multi-finger-gesture", "Gesture takes several fingers", .touchAndGestures,
    severity: .warning, criteria: [.pointerGestures],
    why: "Many people have one finger, a stick or a switch; three fingers also belong to the screen reader.",
    options: [
      RuleOption(
        "twoFingers", default: .string("information"), oneOf: ["information", "ignore"],
        "what becomes of gestures with two fingers")
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
        practice.framework, at: practice.range, "This needs \(count) fingers at once.",
        severity: count == 2 ? .information : .warning)
    }
  }
}
