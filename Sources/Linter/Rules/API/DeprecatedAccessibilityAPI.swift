// The deprecated-accessibility-api rule: deprecated and removed APIs that have a replacement.

import Elements

extension Rule {
  static let deprecatedAccessibilityAPI = Rule(
    "deprecated-accessibility-api", "Accessibility API is deprecated", .api, profile: .strict,
    severity: .information, criteria: [.nameRoleValue],
    why: "Deprecated APIs stop receiving fixes, and mixed styles make code harder to maintain.",
    examples: [
      .bad(
        .swiftUI, #"icon⟦.accessibility(label: Text("Close"))⟧"#,
        fixed: #"icon.accessibilityLabel(Text("Close"))"#),
      .bad(
        .swiftUI, #"icon⟦.accessibility(hidden: true)⟧"#, fixed: #"icon.accessibilityHidden(true)"#),
      .bad(
        .swiftUI, #"icon⟦.accessibility(addTraits: .isButton)⟧"#,
        fixed: #"icon.accessibilityAddTraits(.isButton)"#),
      .right(.swiftUI, #"icon.accessibilityLabel("Close")"#),
      .good(.swiftUI, #"icon.accessibility(style: .plain)"#),
      .good(.swiftUI, #"NavigationView { Text(t) }"#),
      .bad(
        .compose, #"Box(Modifier.semantics { ⟦invisibleToUser()⟧ })"#,
        fixed: #"Box(Modifier.semantics { hideFromAccessibility() })"#),
      .bad(
        .compose, #"Box(Modifier.semantics { ⟦isContainer⟧ = true })"#,
        fixed: #"Box(Modifier.semantics { isTraversalGroup = true })"#),
      .bad(
        .compose, #"Box(Modifier.⟦focusOrder⟧(first) { next = second })"#,
        fixed: #"Box(Modifier.focusRequester(first).focusProperties { next = second })"#),
      .bad(.compose, #"⟦ClickableText⟧(terms, onClick = { open(it) })"#),
      .bad(
        .compose,
        #"CompositionLocalProvider(⟦LocalMinimumInteractiveComponentEnforcement provides true⟧) { Button(pay) { Text("Pay") } }"#,
        fixed:
          #"CompositionLocalProvider(LocalMinimumInteractiveComponentSize provides 48.dp) { Button(pay) { Text("Pay") } }"#
      ),
      .right(.compose, #"Box(Modifier.semantics { hideFromAccessibility() })"#),
      .good(
        .compose,
        #"CompositionLocalProvider(LocalMinimumInteractiveComponentEnforcement provides false) { Button(pay) { Text("Pay") } }"#
      ),
      .good(
        .compose,
        """
        import androidx.compose.material3.Text
        import com.app.ClickableText
        @Composable fun Terms() { ClickableText(terms) }
        """),
      .good(
        .compose,
        """
        @Composable fun ClickableText(text: String) { Text(text) }
        @Composable fun Terms() { ClickableText(terms) }
        """),
      .bad(
        .androidViews,
        #"fun f(v: View) { ⟦ViewCompat.setImportantForAccessibility(v, View.IMPORTANT_FOR_ACCESSIBILITY_NO)⟧ }"#,
        fixed: #"fun f(v: View) { v.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO }"#),
      .bad(
        .androidViews, #"fun f(v: View) = ⟦ViewCompat.setImportantForAccessibility(v, mode)⟧"#),
      .right(
        .androidViews,
        #"fun f(v: View) { v.importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO }"#),
      .good(.androidViews, #"fun f(v: View) { ViewCompat.setAccessibilityHeading(v, true) }"#),
      .good(.androidViews, #"fun f(info: AccessibilityNodeInfo) { info.recycle() }"#),
      .bad(
        .uiKit, "row.accessibilityTraits.insert(⟦UIAccessibilityTraitButton⟧)",
        fixed: "row.accessibilityTraits.insert(.button)"),
      .bad(
        .uiKit, "let traits = ⟦UIAccessibilityTraitSelected⟧",
        fixed: "let traits = UIAccessibilityTraits.selected"),
      .bad(
        .uiKit, "row.accessibilityTraits = ⟦UIAccessibilityTraitButton⟧ | ⟦UIAccessibilityTraitSelected⟧"),
      .bad(
        .uiKit, "⟦UIAccessibilityPostNotification(UIAccessibilityScreenChangedNotification, title)⟧",
        fixed: "UIAccessibility.post(notification: .screenChanged, argument: title)"),
      .bad(
        .uiKit, "if ⟦UIAccessibilityIsVoiceOverRunning()⟧ { pause() }",
        fixed: "if UIAccessibility.isVoiceOverRunning { pause() }"),
      .bad(
        .uiKit, "let isDark = ⟦UIAccessibilityDarkerSystemColorsEnabled()⟧",
        fixed: "let isDark = UIAccessibility.isDarkerSystemColorsEnabled"),
      .bad(
        .uiKit, "let frame = ⟦UIAccessibilityConvertFrameToScreenCoordinates(bounds, self)⟧",
        fixed: "let frame = UIAccessibility.convertToScreenCoordinates(bounds, in: self)"),
      .bad(
        .uiKit, "let name = ⟦Notification.Name(UIAccessibilityVoiceOverStatusChanged)⟧",
        fixed: "let name = UIAccessibility.voiceOverStatusDidChangeNotification"),
      .bad(
        .uiKit, #"closeButton.⟦accessibilitySetOverrideValue("Close", forAttribute: .description)⟧"#,
        fixed: #"closeButton.setAccessibilityLabel("Close")"#),
      .right(.uiKit, "row.accessibilityTraits.insert(.button)"),
      .good(.uiKit, "UIAccessibility.post(notification: .screenChanged, argument: nil)"),
      .good(
        .uiKit,
        "#if swift(>=4.2)\nrow.accessibilityTraits = .button\n#else\nrow.accessibilityTraits = UIAccessibilityTraitButton\n#endif"
      ),
      .good(
        .uiKit,
        "func UIAccessibilityIsVoiceOverRunning() -> Bool { false }\nlet a = UIAccessibilityIsVoiceOverRunning()"
      ),
      .bad(
        .androidXML,
        #"<com.google.android.material.textfield.TextInputLayout ⟦app:passwordToggleEnabled="true"⟧/>"#,
        fixed: #"<com.google.android.material.textfield.TextInputLayout app:endIconMode="password_toggle"/>"#),
      .bad(
        .androidXML,
        #"<com.google.android.material.textfield.TextInputLayout ⟦app:passwordToggleEnabled="true"⟧ app:passwordToggleTint="@color/a" app:passwordToggleContentDescription="@string/b"/>"#,
        fixed:
          #"<com.google.android.material.textfield.TextInputLayout app:endIconMode="password_toggle" app:endIconTint="@color/a" app:endIconContentDescription="@string/b"/>"#
      ),
      .right(
        .androidXML,
        #"<com.google.android.material.textfield.TextInputLayout app:endIconMode="password_toggle"/>"#),
      .good(
        .androidXML,
        #"<com.google.android.material.textfield.TextInputLayout app:passwordToggleEnabled="false"/>"#),
    ]
  ) { report in
    for use in report.tree.oldAPIs() {
      // The app's lowest target version may lack the replacement.
      if let need = use.need, !report.project.has(need, on: report.systems) { continue }
      report.report(
        use.framework, at: use.range,
        use.isGone
          ? "\(use.old) no longer compiles. Use \(use.new)."
          : "\(use.old) is deprecated. Use \(use.new).",
        fixes: [
          use.edits.isEmpty
            ? nil
            : Fix(
              Fix.title("Replace with \(use.new)", orShort: "Replace the deprecated API"),
              use.keepsBehavior ? .safe : .changesBehavior,
              edits: use.edits.map(Fix.Edit.init))
        ])
    }
  }
}
