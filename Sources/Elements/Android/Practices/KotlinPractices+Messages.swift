// Messages in Kotlin code that disappear automatically.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `Snackbar.make(view, text, Snackbar.LENGTH_LONG).setAction(…)` and
  /// `Toast.makeText(context, text, Toast.LENGTH_SHORT)`.
  ///
  /// Source: Material Components, `SnackbarManager`: 1500 and 2750 ms. Android, `NotificationManagerService`: 2000 and
  /// 3500 ms.
  mutating func messageLength(_ length: NodeID) {
    guard hasViews, let value = tree.expression(endingIn: length), let place = tree.argument(of: value),
      let chain = tree.parent(of: place.call), tree[chain].kind == .chain
    else { return }
    let links = tree.links(of: chain)
    guard let made = links.firstIndex(of: place.call), made > 0 else { return }
    let isShort = tree[length].name == "LENGTH_SHORT"
    switch (tree[links[made - 1]].name, tree[place.call].name) {
    case ("Snackbar", "make"):
      let hasAction = links[made...].contains {
        tree.subtreeMentions("setAction", $0) || tree[$0].name == "setAction"
      }
      add(
        Practice(
          .androidViews, .shortMessage(seconds: isShort ? 1.5 : 2.75, hasAction: hasAction),
          range: tree[value].range))
    case ("Toast", "makeText"):
      add(
        Practice(
          .androidViews, .shortMessage(seconds: isShort ? 2 : 3.5, hasAction: false), range: tree[value].range
        ))
    default: return
    }
  }

  /// Checks `showSnackbar(m, actionLabel = undo, duration = SnackbarDuration.Short)`.
  ///
  /// Source: androidx.compose.material3, `SnackbarDuration.toMillis`: 4000 ms.
  mutating func snackbarDuration(_ member: NodeID) {
    guard hasCompose, let value = tree.expression(endingIn: member), tree.links(of: value).count > 1,
      tree.subtreeMentions("SnackbarDuration", value), let place = tree.argument(of: value),
      tree[place.call].name == "showSnackbar"
    else { return }
    add(
      Practice(
        .compose, .shortMessage(seconds: 4, hasAction: actionLabel(of: place.call) != nil),
        range: tree[place.argument].name == "duration" ? tree[place.argument].range : tree[value].range))
  }

  /// Checks Material 2's `showSnackbar(m, label)`, which is short by default.
  ///
  /// Source: androidx.compose.material, “SnackbarHostState › showSnackbar”.
  mutating func snackbar(_ call: NodeID) {
    guard hasCompose, tree[call].kind == .call, ComposeImportWriter(syntax: tree).usesMaterial2,
      tree.argument("duration", at: 2, of: call) == nil, actionLabel(of: call) != nil
    else { return }
    add(Practice(.compose, .shortMessage(seconds: 4, hasAction: true), range: tree.linkRange(of: call)))
  }

  /// Returns the label of the button in a snackbar, or nil if it certainly has none.
  private func actionLabel(of call: NodeID) -> NodeID? {
    guard let value = tree.argument("actionLabel", at: 1, of: call).flatMap(tree.value(ofArgument:)),
      !tree.isName("null", value)
    else { return nil }
    return value
  }
}
