// Code snippets for techniques that static analysis can't require.

import Elements

extension Guidance {
  static let patterns: [Guidance] = [
    Guidance(
      "Move focus to new content", "The screen reader continues at the new content.", on: .never,
      ["P41", "M35", "M37", "M83", "M85"], name: "Focus",
      snippets: [
        .swiftUI: ".accessibilityFocused($‹isResultFocused›)\n.onAppear { ‹isResultFocused› = true }",
        .uiKit: "UIAccessibility.post(notification: .layoutChanged, argument: ‹resultLabel›)",
        .compose: "LaunchedEffect(Unit) { ‹resultFocus›.requestFocus() }",
        .androidViews: "‹result›.isFocusable = true\n‹result›.requestFocus()",
      ]),
    Guidance(
      "Return focus to the control that opened it", "When a view closes, focus returns to where it was.",
      on: .never,
      ["M38", "M86"], name: "ReturnFocus",
      snippets: [
        .swiftUI:
          ".sheet(isPresented: $‹isShown›, onDismiss: { ‹isOpenerFocused› = true }) {\n  ‹Details›()\n}",
        .uiKit:
          "‹sheet›.dismiss(animated: true) {\n  UIAccessibility.post(notification: .screenChanged, argument: self.‹openButton›)\n}",
        .compose: "DisposableEffect(Unit) {\n  onDispose { ‹openerFocus›.requestFocus() }\n}",
        .androidViews: "‹dialog›.setOnDismissListener { ‹openButton›.requestFocus() }",
      ]),
    Guidance(
      "Announce a change", "Announces a change elsewhere on the screen without moving focus.", on: .never,
      ["P41"],
      name: "Announce",
      snippets: [
        .swiftUI: "AccessibilityNotification.Announcement(String(localized: \"‹Saved›\")).post()",
        .uiKit: "UIAccessibility.post(notification: .announcement, argument: String(localized: \"‹Saved›\"))",
        .compose: "Modifier.semantics { liveRegion = LiveRegionMode.Polite }",
        .androidViews:
          "ViewCompat.setAccessibilityLiveRegion(‹status›, ViewCompat.ACCESSIBILITY_LIVE_REGION_POLITE)",
      ]),
    Guidance(
      "Announce a layout change", "Tells users who can't see the screen that its layout changed.",
      on: .never,
      ["P45"],
      name: "Rotation",
      snippets: [
        .swiftUI:
          ".onChange(of: ‹verticalSizeClass›) {\n  AccessibilityNotification.LayoutChanged().post()\n}",
        .uiKit: """
        override func viewWillTransition(to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator) {
          super.viewWillTransition(to: size, with: coordinator)
          coordinator.animate(alongsideTransition: nil) { _ in
            UIAccessibility.post(notification: .layoutChanged, argument: ‹nil›)
          }
        }
        """,
        .androidViews: """
        override fun onConfigurationChanged(newConfig: Configuration) {
          super.onConfigurationChanged(newConfig)
          ViewCompat.setAccessibilityPaneTitle(‹root›, getString(R.string.‹title›))
        }
        """,
      ]),
    Guidance(
      "Ask before a session ends", "A session ends only if the user was asked and didn't respond.",
      on: .never,
      ["P58", "C51"], name: "Session",
      snippets: [
        .swiftUI: """
        .alert("‹Stay signed in?›", isPresented: $‹isAboutToEnd›) {
          Button("‹Stay›") { ‹extend›() }
          Button("‹Sign out›", role: .destructive) { ‹signOut›() }
        }
        """,
        .uiKit: """
        let question = UIAlertController(title: String(localized: "‹Stay signed in?›"), message: nil, preferredStyle: .alert)
        question.addAction(UIAlertAction(title: String(localized: "‹Stay›"), style: .default) { _ in self.‹extend›() })
        question.addAction(UIAlertAction(title: String(localized: "‹Sign out›"), style: .destructive) { _ in self.‹signOut›() })
        present(question, animated: true)
        """,
        .compose: """
        AlertDialog(
          onDismissRequest = { ‹extend›() },
          title = { Text(stringResource(R.string.‹stay_signed_in›)) },
          confirmButton = { TextButton(onClick = { ‹extend›() }) { Text(stringResource(R.string.‹stay›)) } },
          dismissButton = { TextButton(onClick = { ‹signOut›() }) { Text(stringResource(R.string.‹sign_out›)) } },
        )
        """,
        .androidViews: """
        MaterialAlertDialogBuilder(‹context›)
          .setTitle(R.string.‹stay_signed_in›)
          .setPositiveButton(R.string.‹stay›) { _, _ -> ‹extend›() }
          .setNegativeButton(R.string.‹sign_out›) { _, _ -> ‹signOut›() }
          .show()
        """,
      ]),
    Guidance(
      "Pause motion", "One tap pauses automatic motion.", on: .never, ["C53"], name: "Pause",
      snippets: [
        .swiftUI:
          "Button(‹isPaused› ? \"‹Play›\" : \"‹Pause›\", systemImage: ‹isPaused› ? \"play\" : \"pause\") { ‹isPaused›.toggle() }",
        .compose:
          "TextButton(onClick = { ‹isPaused› = !‹isPaused› }) { Text(stringResource(if (‹isPaused›) R.string.‹play› else R.string.‹pause›)) }",
      ]),
    Guidance(
      "Custom rotor", "Lets VoiceOver users jump between items of one kind.", on: .never,
      ["A32"],
      name: "Rotor",
      snippets: [
        .swiftUI: """
        .accessibilityRotor("‹Headlines›") {
          ForEach(‹articles›) { article in
            AccessibilityRotorEntry(article.‹title›, id: article.id)
          }
        }
        """,
        .uiKit: """
        accessibilityCustomRotors = [
          UIAccessibilityCustomRotor(name: String(localized: "‹Headlines›")) { predicate in
            guard let target = self.‹headline›(after: predicate) else { return nil }
            return UIAccessibilityCustomRotorItemResult(targetElement: target, targetRange: nil)
          }
        ]
        """,
      ]),
    Guidance(
      "Custom action", "Also offers the action of a swipe or long press by name.", on: .never, ["A15"],
      name: "Action",
      snippets: [
        .swiftUI: ".accessibilityAction(named: \"‹Delete›\") { ‹delete›() }",
        .uiKit: """
        accessibilityCustomActions = [
          UIAccessibilityCustomAction(name: String(localized: "‹Delete›")) { _ in
            self.‹delete›()
            return true
          }
        ]
        """,
        .compose: """
        Modifier.semantics {
          customActions = listOf(CustomAccessibilityAction(‹deleteLabel›) { ‹delete›(); true })
        }
        """,
        .androidViews:
          "ViewCompat.addAccessibilityAction(‹row›, getString(R.string.‹delete›)) { _, _ -> ‹delete›(); true }",
      ]),
    Guidance(
      "Reduced-motion alternative", "Shows the end state right away.", on: .never, ["A52"],
      name: "ReducedMotion",
      snippets: [
        .swiftUI: "withAnimation(‹reduceMotion› ? nil : .default) { ‹isOpen›.toggle() }",
        .uiKit: """
        if UIAccessibility.isReduceMotionEnabled {
          ‹showResult›()
        } else {
          UIView.animate(withDuration: 0.3) { self.‹showResult›() }
        }
        """,
        .compose:
          "val change: FiniteAnimationSpec<‹Dp›> = if (ValueAnimator.areAnimatorsEnabled()) tween() else snap()",
        .androidViews: "if (ValueAnimator.areAnimatorsEnabled()) ‹animation›.start() else ‹showResult›()",
      ]),
    Guidance(
      "Layout for large text", "Stacks items vertically at the largest text sizes.",
      on: .never, ["A37"], name: "LargeText",
      snippets: [
        .swiftUI:
          "let layout = ‹dynamicTypeSize›.isAccessibilitySize ? AnyLayout(VStackLayout()) : AnyLayout(HStackLayout())",
        .uiKit:
          "‹stack›.axis = traitCollection.preferredContentSizeCategory.isAccessibilityCategory ? .vertical : .horizontal",
        .compose: "val isLargeText = LocalDensity.current.fontScale >= 1.5f",
        .androidViews:
          "‹row›.orientation = if (resources.configuration.fontScale >= 1.5f) LinearLayout.VERTICAL else LinearLayout.HORIZONTAL",
      ]),
    Guidance(
      "Font that follows Bold Text", "Custom fonts don't follow the setting automatically.",
      on: .never, ["A41"],
      name: "BoldText",
      snippets: [
        .swiftUI: ".fontWeight(‹legibilityWeight› == .bold ? .bold : .regular)",
        .uiKit: "let face = UIAccessibility.isBoldTextEnabled ? \"‹Inter-Bold›\" : \"‹Inter-Regular›\"",
      ]),
    Guidance(
      "System haptics", "Lets users feel that an action succeeded.", on: .never, ["C24"],
      name: "Haptics",
      snippets: [
        .swiftUI: ".sensoryFeedback(.success, trigger: ‹isSaved›)",
        .uiKit: "UINotificationFeedbackGenerator().notificationOccurred(.success)",
        .compose: "LocalHapticFeedback.current.performHapticFeedback(HapticFeedbackType.Confirm)",
        .androidViews: "‹view›.performHapticFeedback(HapticFeedbackConstants.CONFIRM)",
      ]),
    Guidance(
      "Siri shortcut", "Lets people use voice for frequent tasks.", on: .never, ["A15"],
      name: "Intent",
      snippets: [
        .swiftUI: appIntent, .uiKit: appIntent,
      ]),
    Guidance(
      "Audio graph", "Gives screen reader users a chart's data.", on: .never, ["C71"],
      name: "Chart",
      snippets: [.swiftUI: ".accessibilityChartDescriptor(‹SalesChart›())"]),
  ]

  private static let appIntent = """
    struct ‹OrderCoffee›: AppIntent {
      static let title: LocalizedStringResource = "‹Order coffee›"

      func perform() async throws -> some IntentResult {
        .result()
      }
    }
    """
}
