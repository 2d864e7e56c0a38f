// The missing-super-call rule: overrides that drop what the superclass exposes to assistive technologies.

import Elements

extension Rule {
  static let missingSuperCall = Rule(
    "missing-super-call", "Override doesn't call super", .api,
    severity: .warning, criteria: [.nameRoleValue],
    why: "The override replaces the state, actions, and text of the superclass.",
    examples: [
      .bad(
        .androidViews,
        "class Title(c: Context) : TextView(c) {\n  override fun ⟦onInitializeAccessibilityNodeInfo⟧(i: AccessibilityNodeInfo) {\n    i.isHeading = true\n  }\n}",
        fixed:
          "class Title(c: Context) : TextView(c) {\n  override fun onInitializeAccessibilityNodeInfo(i: AccessibilityNodeInfo) {\n    super.onInitializeAccessibilityNodeInfo(i)\n    i.isHeading = true\n  }\n}"
      ),
      .bad(
        .androidViews,
        "val d = object : View.AccessibilityDelegate() { override fun ⟦onInitializeAccessibilityNodeInfo⟧(v: View, i: AccessibilityNodeInfo) { i.text = name } }",
        fixed:
          "val d = object : View.AccessibilityDelegate() { override fun onInitializeAccessibilityNodeInfo(v: View, i: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(v, i); i.text = name } }"
      ),
      .bad(
        .androidViews,
        "class Card(c: Context) : FrameLayout(c) { override fun ⟦performAccessibilityAction⟧(action: Int, args: Bundle?): Boolean { return select(action) } }"
      ),
      .right(
        .androidViews,
        "class Title(c: Context) : TextView(c) { override fun onInitializeAccessibilityNodeInfo(i: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(i); i.isHeading = true } }"
      ),
      .good(
        .androidViews,
        "class Wrapper(val inner: AccessibilityDelegateCompat) : AccessibilityDelegateCompat() { override fun sendAccessibilityEvent(v: View, e: Int) { inner.sendAccessibilityEvent(v, e) } }"
      ),
      .good(.androidViews, "class Log { fun sendAccessibilityEvent(e: Int) { print(e) } }"),
      .bad(
        .uiKit,
        "class Sheet: UIView { override func accessibilityPerformEscape() -> Bool { close(); return true } }\nclass Info: Sheet { override func ⟦accessibilityPerformEscape⟧() -> Bool { return false } }",
        fixed:
          "class Sheet: UIView { override func accessibilityPerformEscape() -> Bool { close(); return true } }\nclass Info: Sheet { override func accessibilityPerformEscape() -> Bool { return super.accessibilityPerformEscape() } }"
      ),
      .good(
        .uiKit, "class Info: UIView { override func accessibilityPerformEscape() -> Bool { return false } }"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .droppedSuperCall {
      report.report(
        practice.framework, at: practice.range,
        "This override drops what the superclass does for \(practice.framework.screenReader). Call super.",
        fixes: [practice.fix(practice.framework == .uiKit ? "Call super" : "Call super first")])
    }
  }
}
