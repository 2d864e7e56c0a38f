// The unhandled-custom-action rule: actions that are offered but do nothing.

import Elements

extension Rule {
  static let unhandledCustomAction = Rule(
    "unhandled-custom-action", "Custom action isn't handled", .api,
    severity: .warning, criteria: [.nameRoleValue, .keyboard],
    why: "Users who choose an action expect it to work.",
    examples: [
      .bad(
        .uiKit,
        #"class Row: UIView { func f() { accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete", target: self, selector: ⟦#selector(remove)⟧)] }; @objc func remove() { store.remove() } }"#
      ),
      .right(
        .uiKit,
        #"class Row: UIView { func f() { accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete", target: self, selector: #selector(remove))] }; @objc func remove() -> Bool { store.remove(); return true } }"#
      ),
      .good(
        .uiKit,
        #"class Row: UIView { func f() { accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Delete", target: self, selector: #selector(remove))] } }"#
      ),
      .bad(
        .compose, #"val delete = CustomAccessibilityAction("Delete") { ⟦del(); false⟧ }"#,
        fixed: #"val delete = CustomAccessibilityAction("Delete") { del(); true }"#),
      .bad(.compose, #"val delete = CustomAccessibilityAction("Delete") { ⟦false⟧ }"#),
      .right(.compose, #"val delete = CustomAccessibilityAction("Delete") { del(); true }"#),
      .good(.compose, #"val delete = CustomAccessibilityAction("Delete") { del() }"#),
      .good(
        .compose,
        #"val delete = CustomAccessibilityAction("Delete") { if (on) return@CustomAccessibilityAction true; false }"#
      ),
      .bad(
        .compose, #"Row(Modifier.padding(8.dp).⟦clickable { }⟧) { Text(tip) }"#,
        fixed: #"Row(Modifier.padding(8.dp)) { Text(tip) }"#),
      .bad(
        .compose, #"Image(logo, null, modifier = modifier.clip(round).⟦clickable(onClick = {})⟧)"#,
        fixed: #"Image(logo, null, modifier = modifier.clip(round))"#),
      .bad(
        .compose, #"IconButton(⟦onClick = {}⟧) { Icon(captions, stringResource(R.string.captions)) }"#,
        severity: .information),
      .bad(
        .compose,
        #"Row(Modifier.fillMaxWidth().combinedClickable(⟦onClick = {}⟧, onLongClick = { remove(address) })) { Text(address) }"#,
        severity: .information),
      .good(
        .compose,
        #"IconButton(onClick = { /* Later */ }, enabled = false) { Icon(captions, stringResource(R.string.captions)) }"#
      ),
      .good(
        .compose,
        #"IconButton(onClick = {}, modifier = Modifier.menuAnchor()) { Icon(more, stringResource(R.string.more)) }"#
      ),
      .good(
        .compose,
        #"TooltipBox(state = state) { IconButton(onClick = {}) { Icon(help, stringResource(R.string.help)) } }"#
      ),
      .good(.compose, #"Box(Modifier.fillMaxSize().clickable { }) { Text(tip) }"#),
      .good(
        .compose,
        #"Box(Modifier.clickable(interactionSource = source, indication = null) { }) { Text(tip) }"#),
      .good(.compose, #"Row(Modifier.clickable { open() }) { Text(tip) }"#),
      .good(.compose, #"Row(Modifier.clickable { }.holdGesture(start)) { Text(tip) }"#),
      .bad(
        .androidViews,
        """
        class Row : AccessibilityDelegateCompat() {
          override fun onInitializeAccessibilityNodeInfo(v: View, info: AccessibilityNodeInfoCompat) {
            super.onInitializeAccessibilityNodeInfo(v, info)
            info.addAction(⟦AccessibilityActionCompat(R.id.archive, "Archive")⟧)
          }
          override fun performAccessibilityAction(v: View, action: Int, args: Bundle?): Boolean {
            if (action == R.id.delete) return delete()
            return super.performAccessibilityAction(v, action, args)
          }
        }
        """),
      .right(
        .androidViews,
        """
        class Row : AccessibilityDelegateCompat() {
          override fun onInitializeAccessibilityNodeInfo(v: View, info: AccessibilityNodeInfoCompat) {
            super.onInitializeAccessibilityNodeInfo(v, info)
            info.addAction(AccessibilityActionCompat(R.id.archive, "Archive"))
            info.addAction(AccessibilityActionCompat(AccessibilityNodeInfoCompat.ACTION_CLICK, "Open"))
          }
          override fun performAccessibilityAction(v: View, action: Int, args: Bundle?) =
            if (action == R.id.archive) archive() else super.performAccessibilityAction(v, action, args)
        }
        """),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .unhandledAction {
      report.report(
        practice.framework, at: practice.range, practice.framework.unhandledMessage,
        fixes: [practice.fix("Return true")])
    }
    for practice in report.tree.practices where practice.subject == .emptyClick {
      report.report(
        practice.framework, at: practice.range,
        "TalkBack says that this can be activated, but then nothing happens. \(practice.edits.isEmpty ? "Disable the click, or make it do something" : "Remove the click").",
        severity: practice.edits.isEmpty ? .information : nil,
        fixes: practice.edits.isEmpty ? [] : [practice.fix("Remove clickable")])
    }
  }
}

private extension Framework {
  /// The message for an action that isn't handled.
  ///
  /// Sources: Apple, “UIAccessibilityCustomAction › selector”, which must return `BOOL`; androidx.compose.ui,
  /// “CustomAccessibilityAction”: the result says whether the action is handled. Neither says how users learn of a
  /// failure.
  var unhandledMessage: String {
    self == .androidViews
      ? "This action is offered, but choosing it does nothing. Handle it in performAccessibilityAction()."
      : "This action doesn't return true, so \(screenReader) may report a failure. Return true on success."
  }
}
