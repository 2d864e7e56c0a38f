// Roles that Kotlin code gives its views.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `terms.setOnClickListener { startActivity(Intent(Intent.ACTION_VIEW, uri)) }`.
  mutating func openedPage(_ call: NodeID) {
    guard tree[call].kind == .call,
      let closure = tree.trailingLambda(of: call)
        ?? tree.firstUnlabelledArgument(of: call).flatMap(tree.closure(ofArgument:)),
      let page = tree.pageOpened(in: closure), let statement = tree.expression(endingIn: page),
      !isMentionedAround(["AccessibilityActionCompat", "AccessibilityAction", "replaceAccessibilityAction"])
    else { return }
    add(Practice(.androidViews, .openedPage, range: tree[statement].range))
  }

  /// Checks `info.roleDescription = "Button"` in a class that is a button.
  mutating func repeatedRole(_ link: NodeID) {
    guard let (value, statement) = setting(link), tree[value].kind == .string, isStatement(statement),
      let role = tree.textValue(ofString: value).literal, let type = enclosingType,
      supertypes(of: type).contains(where: { tree.nameText(of: $0).hasSuffix(role.capitalizedASCII) }),
      role.utf8.count > 3
    else { return }
    let range = tree[statement].range
    add(
      Practice(
        .androidViews, .repeatedRole, range: range,
        edits: KotlinRemoval(text: tree.text).edits([range]) ?? [],
        keepsBehavior: true))
  }

  /// Checks `info.className = "com.acme.FancySwitch"`.
  ///
  /// Source: Android, “View › getAccessibilityClassName”: “should be the name of a standard class”; TalkBack, “Role”:
  /// roles follow from the platform's classes and their subclasses.
  mutating func className(setBy link: NodeID) {
    guard let (value, statement) = setting(link),
      let owner = tree.links(of: statementTarget(statement)).first,
      isNodeInfo(tree.nameText(of: owner))
    else { return }
    className(value)
  }

  /// Checks `override fun getAccessibilityClassName(): CharSequence = "com.acme.FancySwitch"`.
  mutating func className(of function: NodeID) {
    guard tree.hasModifier("override", function), let body = tree.body(ofFunction: function) else { return }
    if tree[body].kind == .string { return className(body) }
    let statements = tree.children(of: body).filter { _ in true }
    guard statements.count == 1, tree[statements[0]].kind == .statement, tree[statements[0]].name == "return",
      let value = tree.children(of: statements[0]).first(where: { _ in true })
    else { return }
    className(value)
  }

  private mutating func className(_ value: NodeID) {
    guard tree[value].kind == .string, let name = tree.textValue(ofString: value).literal,
      !["android.", "androidx.", "com.google.android.material."].contains(where: name.hasPrefix)
    else { return }
    let words = NameSuggestion.words(in: name)
    let meant = KotlinPractices.widgets.first { words.contains($0.word) }
    add(
      Practice(
        .androidViews, .unknownClass, range: tree[value].range,
        edits: meant.map { [.replace(tree[value].range, "\"android.widget.\($0.name)\"")] } ?? []))
  }

  private static let widgets: [(word: String, name: String)] = [
    ("switch", "Switch"), ("checkbox", "CheckBox"), ("radio", "RadioButton"), ("toggle", "ToggleButton"),
    ("slider", "SeekBar"), ("seek", "SeekBar"), ("spinner", "Spinner"), ("dropdown", "Spinner"),
    ("progress", "ProgressBar"), ("button", "Button"), ("image", "ImageView"), ("list", "ListView"),
  ]

  private func isNodeInfo(_ name: String) -> Bool {
    let words = NameSuggestion.words(in: name)
    return words.contains("info") || words.contains("node") || words.contains("event") || name == "it"
      || name == "this"
  }

  /// Returns the value that a property or its setter receives, and the statement that sets it.
  private func setting(_ link: NodeID) -> (value: NodeID, statement: NodeID)? {
    guard let expression = tree.expression(endingIn: link) else { return nil }
    if tree[link].kind == .call {
      return tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:)).map { ($0, expression) }
    }
    guard let assignment = tree.parent(of: expression), tree[assignment].kind == .assignment else {
      return nil
    }
    let sides = Array(tree.children(of: assignment))
    return sides.count == 2 && sides[0] == expression ? (sides[1], assignment) : nil
  }

  private func statementTarget(_ statement: NodeID) -> NodeID {
    tree[statement].kind == .assignment
      ? tree.children(of: statement).first { _ in true } ?? statement : statement
  }
}

private extension String {
  /// The string with an uppercase first letter.
  var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}
