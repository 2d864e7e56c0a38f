// Errors that Kotlin code shows but doesn't expose.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `OutlinedTextField(v, f, isError = bad)` without `supportingText` and without `semantics { error(…) }`.
  ///
  /// Source: androidx.compose.material3, “TextFieldImpl”: with `isError`, the field only announces a generic error.
  mutating func unsaidError(_ argument: NodeID) {
    guard let call = tree.parent(of: argument), tree[call].kind == .call, isField(tree[call].name),
      let value = tree.value(ofArgument: argument), !tree.isName("false", value),
      tree.argument("supportingText", of: call) == nil,
      tree.arguments(of: call).filter({ tree.isModifier($0) }).allSatisfy({ isSilent($0) })
    else { return }
    let condition = tree.sourceText(of: value)
    let usesMaterial2 = ComposeImportWriter(syntax: tree).usesMaterial2
    add(
      Practice(
        .compose, .unsaidError, range: tree[argument].range,
        edits: usesMaterial2
          ? []
          : [
            WriterEdit(
              tree[argument].range.upperBound..<tree[argument].range.upperBound,
              [
                .text(", supportingText = { if (\(condition)) Text(\""), .placeholder("What to do"),
                .text("\") }"),
              ])
          ]))
  }

  private func isField(_ name: Identifier) -> Bool {
    switch name {
    case "TextField", "OutlinedTextField", "SecureTextField", "OutlinedSecureTextField": true
    default: false
    }
  }

  /// Returns whether a modifier is written out and doesn't mention an error.
  private func isSilent(_ argument: NodeID) -> Bool {
    guard let value = tree.value(ofArgument: argument) else { return false }
    return tree.isName("Modifier", tree.firstLink(of: value)) && !tree.subtreeMentions("error", value)
  }

  /// Checks vague errors such as `field.error = "Invalid"`.
  ///
  /// Source: Android, “TextView › setError”; Material Components, “TextInputLayout › setError”.
  mutating func vagueError(_ member: NodeID) {
    guard hasViews, tree[member].kind == .member, let target = tree.expression(endingIn: member),
      let assignment = tree.parent(of: target), tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, tree[sides[1]].kind == .string,
      let text = tree.kotlinText(of: sides[1]).literal, KotlinPractices.isVague(text)
    else { return }
    let range = tree[sides[1]].range
    add(
      Practice(
        .androidViews, .vagueError, range: range,
        edits: [WriterEdit(range, [.text("\""), .placeholder("What is wrong, and what to do"), .text("\"")])])
    )
  }

  /// Checks `setPositiveButton(R.string.save) { _, _ -> field.error = getString(R.string.name_missing) }`.
  ///
  /// Source: com.android.internal.app.AlertController and its AppCompat copy, `mButtonHandler`: after the listener has
  /// run, each click dismisses the dialog.
  mutating func closedError(_ member: NodeID) {
    guard hasViews, tree[member].kind == .member, let target = tree.expression(endingIn: member),
      let assignment = tree.parent(of: target), tree[assignment].kind == .assignment,
      !isMentionedAround(["getButton"])
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, !tree.isName("null", sides[1]),
      runsWhenDialogCloses(assignment)
    else { return }
    add(Practice(.androidViews, .closedError, range: tree[assignment].range))
  }

  /// Returns whether a statement is in the listener of an alert dialog's button.
  private func runsWhenDialogCloses(_ statement: NodeID) -> Bool {
    var node = statement
    for _ in 0..<24 {
      guard let parent = tree.parent(of: node), tree[parent].kind != .declaration else { return false }
      if tree[parent].kind == .call, node != statement {
        switch tree[parent].name {
        case "setPositiveButton", "setNegativeButton", "setNeutralButton": return true
        case "let", "also", "apply", "run", "with": break
        default: return false
        }
      }
      node = parent
    }
    return false
  }

  private static func isVague(_ text: String) -> Bool {
    let words = text.lowercased().split { !$0.isLetter }.joined(separator: " ")
    return ["error", "invalid", "invalid input", "failed", "wrong", "oops"].contains(words)
  }
}
