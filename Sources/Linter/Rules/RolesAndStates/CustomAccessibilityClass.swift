// custom-accessibility-class: views that say they are of a class nobody knows.

import Elements

extension Rule {
  static let customAccessibilityClass = Rule(
    "custom-accessibility-class", "Class name is none that services know", .rolesAndStates, profile: .strict,
    severity: .information, criteria: [.nameRoleValue],
    why: "Roles on Android are recognised by platform class.",
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
        "TalkBack does not know this class name, so it announces no role.",
        fixes: [practice.fix("Use the nearest platform class")])
    }
  }
}
