// Light and dark mode in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `setContent { AppTheme(darkTheme = false) { … } }`.
  mutating func forcedTheme(_ argument: NodeID) {
    guard let value = tree.value(ofArgument: argument), tree.isName("false", value),
      let call = tree.parent(of: argument), tree[call].kind == .call,
      tree.text[tree.nameRange(of: call)].ends(with: "Theme"), isMentionedAround(["setContent"])
    else { return }
    let edit = WriterEdit.replace(tree[value].range, "isSystemInDarkTheme()")
    add(
      Practice(
        .compose, .forcedScheme, range: tree[argument].range,
        edits: ComposeImportWriter(syntax: tree).importing([edit])))
  }

  /// Checks `AppCompatDelegate.setDefaultNightMode(AppCompatDelegate.MODE_NIGHT_NO)`.
  ///
  /// Source: Android, “AppCompatDelegate › setDefaultNightMode”.
  mutating func nightMode(setBy call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      let mode = tree.links(of: value).last, tree[mode].kind == .member,
      tree[mode].name == "MODE_NIGHT_NO" || tree[mode].name == "MODE_NIGHT_YES", !isInBranch(expression),
      !isMentionedAround(["MODE_NIGHT_FOLLOW_SYSTEM"]),
      !isMentionedAround([tree[mode].name == "MODE_NIGHT_NO" ? "MODE_NIGHT_YES" : "MODE_NIGHT_NO"])
    else { return }
    add(
      Practice(
        .androidViews, .forcedScheme, range: tree[value].range,
        edits: [.replace(tree.linkRange(of: mode), "MODE_NIGHT_FOLLOW_SYSTEM")]))
  }
}
