// The custom-accessibility-class rule: class names that TalkBack doesn't recognize.

import Elements

extension Rule {
  static let customAccessibilityClass = Rule(
    "custom-accessibility-class", "Accessibility class name isn't a platform class", .rolesAndStates,
    profile: .strict,
    severity: .information, criteria: [.nameRoleValue],
    why: "TalkBack derives the role from the platform class name.",
    examples: [
      .bad(
        .androidViews,
        #"class A : View { override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(info); info.className = ⟦"com.acme.FancySwitch"⟧ } }"#,
        fixed:
          #"class A : View { override fun onInitializeAccessibilityNodeInfo(info: AccessibilityNodeInfo) { super.onInitializeAccessibilityNodeInfo(info); info.className = "android.widget.Switch" } }"#
      ),
      .bad(
        .androidViews,
        #"class A : View { override fun getAccessibilityClassName(): CharSequence = ⟦"com.acme.Dial"⟧ }"#),
      .bad(
        .androidViews,
        #"class A : View { override fun getAccessibilityClassName(): CharSequence { return ⟦""⟧ } }"#),
      .right(
        .androidViews,
        #"class A : View { override fun getAccessibilityClassName(): CharSequence = "android.widget.Switch" }"#
      ),
      .good(
        .androidViews,
        #"class A : View { override fun getAccessibilityClassName(): CharSequence = Switch::class.java.name }"#
      ),
      .good(
        .androidViews, #"class A : Activity() { fun f(type: Type) { type.className = "com.acme.Dial" } }"#),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .unknownClass {
      report.report(
        practice.framework, at: practice.range,
        "TalkBack doesn't recognize this class name, so it announces no role. Use the closest platform class.",
        fixes: [practice.fix("Change to the closest platform class")])
    }
  }
}
