// The action-on-touch-down rule: actions that fire on touch down.

import Elements

extension Rule {
  static let actionOnTouchDown = Rule(
    "action-on-touch-down", "Action fires on touch down", .touchAndGestures, profile: .strict,
    severity: .information, criteria: [.pointerCancellation],
    why: "Acting on release lets people cancel an accidental touch.",
    examples: [
      .bad(
        .uiKit,
        "class A: UIViewController { func f() { buy.addTarget(self, action: #selector(pay), for: ⟦.touchDown⟧) } }",
        fixed:
          "class A: UIViewController { func f() { buy.addTarget(self, action: #selector(pay), for: .touchUpInside) } }"
      ),
      .bad(
        .uiKit,
        "class A: UIView { override func ⟦touchesBegan⟧(_ touches: Set<UITouch>, with event: UIEvent?) { delegate?.cardWasChosen(self) } }"
      ),
      .right(
        .uiKit,
        "class A: UIViewController { func f() { buy.addTarget(self, action: #selector(pay), for: .touchUpInside) } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func f() { buy.addTarget(self, action: #selector(highlightButton), for: .touchDown) } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func f() { buy.addTarget(self, action: #selector(show), for: .touchDown); buy.addTarget(self, action: #selector(hide), for: .touchCancel) } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func f() { pianoKey.addTarget(self, action: #selector(play), for: .touchDown) } }"
      ),
      .good(
        .uiKit,
        "class A: UIView { override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { delegate?.began(); alpha = 0.5 }; override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { delegate?.ended() } }"
      ),
      .bad(.swiftUI, "Card().gesture(DragGesture(minimumDistance: 0)⟦.onChanged { _ in buy() }⟧)"),
      .right(
        .swiftUI,
        "Card().gesture(DragGesture(minimumDistance: 0).onChanged { _ in isPressed = true }.onEnded { _ in buy() })"
      ),
      .good(.swiftUI, "Card().gesture(DragGesture().onChanged { _ in buy() })"),
      .bad(
        .compose, "Box(Modifier.pointerInput(Unit) { detectTapGestures(⟦onPress = { buy() }⟧) }) { Text(t) }",
        fixed: "Box(Modifier.pointerInput(Unit) { detectTapGestures(onTap = { buy() }) }) { Text(t) }"),
      .right(
        .compose,
        "Box(Modifier.pointerInput(Unit) { detectTapGestures(onPress = { tryAwaitRelease() }) }) { Text(t) }"),
      .good(
        .compose, "Box(Modifier.pointerInput(Unit) { detectTapGestures(onTap = { buy() }) }) { Text(t) }"),
      .good(
        .compose,
        "Box(Modifier.pointerInput(Unit) { detectTapGestures(onPress = { isPressed = true; awaitRelease(); isPressed = false }) }) { Text(t) }"
      ),
      .bad(
        .androidViews,
        "class A(c: Context) : View(c) { override fun onTouchEvent(e: MotionEvent): Boolean { when (e.action) { MotionEvent.ACTION_DOWN -> ⟦performClick()⟧ }; return true } }"
      ),
      .right(
        .androidViews,
        "class A(c: Context) : View(c) { override fun onTouchEvent(e: MotionEvent): Boolean { when (e.action) { MotionEvent.ACTION_DOWN -> isPressed = true; MotionEvent.ACTION_UP -> performClick() }; return true } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .actionOnTouch {
      report.report(
        practice.framework, at: practice.range,
        "This fires on touch down, so users can't slide away to cancel. Act on touch up.",
        fixes: [practice.fix(practice.framework == .uiKit ? "Change to .touchUpInside" : "Change to onTap")])
    }
  }
}
