// The conflicting-keyboard-shortcut rule: single-key shortcuts and shortcuts that the system uses.

import Elements

extension Rule {
  static let conflictingKeyboardShortcut = Rule(
    "conflicting-keyboard-shortcut", "Shortcut is a single key or overrides the system", .input,
    profile: .strict, severity: .warning, criteria: [.characterKeyShortcuts],
    why: "Single keys fire by accident, and people know system shortcuts by heart.",
    examples: [
      .bad(
        .swiftUI, #"Button("Delete") { delete() }.keyboardShortcut("d", ⟦modifiers: []⟧)"#,
        fixed: #"Button("Delete") { delete() }.keyboardShortcut("d", modifiers: [.command])"#),
      .bad(
        .swiftUI,
        #"Button("Highlight") { mark() }⟦.keyboardShortcut("h")⟧"#),
      .bad(.swiftUI, #"Button("Next word") { next() }⟦.keyboardShortcut("w", modifiers: .command)⟧"#),
      .right(.swiftUI, #"Button("Delete") { delete() }.keyboardShortcut("d")"#),
      .good(.swiftUI, #"Button("Close") { close() }.keyboardShortcut("w")"#),
      .good(.swiftUI, #"Button("Settings…") { show() }.keyboardShortcut(",")"#),
      .good(.swiftUI, #"Button("Play") { play() }.keyboardShortcut(.space, modifiers: [])"#),
      .good(.swiftUI, #"Button("Stop") { stop() }.keyboardShortcut(.escape, modifiers: [])"#),
      .good(.swiftUI, #"Button("OK") { save() }.keyboardShortcut(.defaultAction)"#),
      .good(
        .swiftUI,
        #"struct GameBoard: View { var body: some View { Button("Left") { left() }.keyboardShortcut("a", modifiers: []) } }"#
      ),
      .bad(
        .uiKit,
        "class A: UIViewController { func f() { addKeyCommand(UIKeyCommand(input: \"k\", modifierFlags: ⟦[]⟧, action: #selector(mark))) } }",
        fixed:
          "class A: UIViewController { func f() { addKeyCommand(UIKeyCommand(input: \"k\", modifierFlags: [.command], action: #selector(mark))) } }"
      ),
      .bad(
        .uiKit,
        "class A: UIViewController { func f() { let clear = UIKeyCommand(input: \"c\", modifierFlags: .command, action: #selector(clear)); ⟦clear.wantsPriorityOverSystemBehavior = true⟧ } }",
        fixed:
          "class A: UIViewController { func f() { let clear = UIKeyCommand(input: \"c\", modifierFlags: .command, action: #selector(clear)) } }"
      ),
      // The flag only lets the app handle its own command first.
      .good(
        .uiKit,
        "class A: UIViewController { func f() { let find = UIKeyCommand(input: \"f\", modifierFlags: .command, action: #selector(find)); find.wantsPriorityOverSystemBehavior = true } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func f() { let copy = UIKeyCommand(input: \"c\", modifierFlags: .command, action: #selector(copyLine)); copy.wantsPriorityOverSystemBehavior = true } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func f(key: String) { let command = UIKeyCommand(input: key, modifierFlags: .command, action: #selector(find)); command.wantsPriorityOverSystemBehavior = true } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func f() { let up = UIKeyCommand(input: UIKeyCommand.inputUpArrow, modifierFlags: [], action: #selector(up)); up.wantsPriorityOverSystemBehavior = true } }"
      ),
      .good(
        .uiKit,
        "class A: UIViewController { func f() { addKeyCommand(UIKeyCommand(input: \"k\", modifierFlags: [.command], action: #selector(mark))) } }"
      ),
      .bad(
        .compose,
        "Box(Modifier.onKeyEvent { if (it.key == ⟦Key.D⟧) delete(); true }) { Text(stringResource(R.string.a)) }"
      ),
      .right(
        .compose,
        "Box(Modifier.onKeyEvent { if (it.isCtrlPressed && it.key == Key.D) delete(); true }) { Text(stringResource(R.string.a)) }"
      ),
      .good(
        .compose,
        "Box(Modifier.onKeyEvent { if (it.key == Key.Enter) open(); true }) { Text(stringResource(R.string.a)) }"
      ),
      .bad(
        .androidViews,
        "class A : Activity() { override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean { if (keyCode == ⟦KeyEvent.KEYCODE_D⟧) delete(); return true } }"
      ),
      .right(
        .androidViews,
        "class A : Activity() { override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean { if (keyCode == KeyEvent.KEYCODE_D && event.isCtrlPressed) delete(); return true } }"
      ),
      .good(
        .androidViews,
        "class A : Activity() { override fun onKeyDown(keyCode: Int, event: KeyEvent): Boolean { if (keyCode == KeyEvent.KEYCODE_BACK) close(); return true } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .keyShortcut(let isOfSystem) = practice.subject else { continue }
      report.report(
        practice.framework, at: practice.range,
        isOfSystem
          ? "This reuses a system shortcut for something else. Choose another shortcut."
          : "A single key triggers this, so dictation or a slip of the finger can, too. Add a modifier key.",
        fixes: [practice.fix(isOfSystem ? "Give the system shortcut precedence" : "Add the Command key")])
    }
  }
}
