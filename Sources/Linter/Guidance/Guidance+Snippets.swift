// Code to begin with, for what an analysis cannot ask for.

import Elements

extension Guidance {
  static let patterns: [Guidance] = [
    Guidance(
      "Move focus to new content", "What appears is where the screen reader reads on.", on: .never,
      ["P41", "M35", "M37", "M83", "M85"], name: "Focus",
      snippets: [
        .swiftUI: ".accessibilityFocused($‹isResultFocused›)\n.onAppear { ‹isResultFocused› = true }",
        .uiKit: "UIAccessibility.post(notification: .layoutChanged, argument: ‹resultLabel›)",
        .compose: "LaunchedEffect(Unit) { ‹resultFocus›.requestFocus() }",
        .androidViews: "‹result›.isFocusable = true\n‹result›.requestFocus()",
      ]),
    Guidance(
      "Give focus back to the opener", "What is closed leads back to what opened it.", on: .never,
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
      "Announce a change", "What changes elsewhere is told without moving anyone.", on: .never, ["P41"],
      name: "Announce",
      snippets: [
        .swiftUI: "AccessibilityNotification.Announcement(String(localized: \"‹Saved›\")).post()",
        .uiKit: "UIAccessibility.post(notification: .announcement, argument: String(localized: \"‹Saved›\"))",
        .compose: "Modifier.semantics { liveRegion = LiveRegionMode.Polite }",
        .androidViews:
          "ViewCompat.setAccessibilityLiveRegion(‹status›, ViewCompat.ACCESSIBILITY_LIVE_REGION_POLITE)",
      ]),
    Guidance(
      "Tell of a rotation", "Another layout is told to those who do not see it turn.", on: .never, ["P45"],
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
      "Ask before a session ends", "Time runs out only for those who were asked and did nothing.", on: .never,
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
      "Pause what moves", "One tap stops what moves by itself.", on: .never, ["C53"], name: "Pause",
      snippets: [
        .swiftUI:
          "Button(‹isPaused› ? \"‹Play›\" : \"‹Pause›\", systemImage: ‹isPaused› ? \"play\" : \"pause\") { ‹isPaused›.toggle() }",
        .compose:
          "TextButton(onClick = { ‹isPaused› = !‹isPaused› }) { Text(stringResource(if (‹isPaused›) R.string.‹play› else R.string.‹pause›)) }",
      ]),
    Guidance(
      "A rotor of its own", "Who reads a long screen jumps from one thing of a kind to the next.", on: .never,
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
      "A custom action", "What a swipe or a long press does is offered by name as well.", on: .never, ["A15"],
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
      "A way without motion", "Who asks for less motion gets the end at once.", on: .never, ["A52"],
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
      "A layout for large text", "With the largest sizes what stands side by side stands below each other.",
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
      "A font that follows Bold Text", "Fonts of the app do not follow the setting by themselves.",
      on: .never, ["A41"],
      name: "BoldText",
      snippets: [
        .swiftUI: ".fontWeight(‹legibilityWeight› == .bold ? .bold : .regular)",
        .uiKit: "let face = UIAccessibility.isBoldTextEnabled ? \"‹Inter-Bold›\" : \"‹Inter-Regular›\"",
      ]),
    Guidance(
      "A vibration of the system", "What is seen to have worked is felt to have worked.", on: .never, ["C24"],
      name: "Haptics",
      snippets: [
        .swiftUI: ".sensoryFeedback(.success, trigger: ‹isSaved›)",
        .uiKit: "UINotificationFeedbackGenerator().notificationOccurred(.success)",
        .compose: "LocalHapticFeedback.current.performHapticFeedback(HapticFeedbackType.Confirm)",
        .androidViews: "‹view›.performHapticFeedback(HapticFeedbackConstants.CONFIRM)",
      ]),
    Guidance(
      "A shortcut for Siri", "What people do often can be asked for by voice.", on: .never, ["A15"],
      name: "Intent",
      snippets: [
        .swiftUI: appIntent, .uiKit: appIntent,
      ]),
    Guidance(
      "A chart that can be heard", "A diagram gives its data to those who listen.", on: .never, ["C71"],
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
