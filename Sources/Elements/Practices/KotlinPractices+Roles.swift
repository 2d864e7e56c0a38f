// What Kotlin code says that its views are.

import Source
import Syntax

extension KotlinPractices {
  /// `terms.setOnClickListener { startActivity(Intent(Intent.ACTION_VIEW, uri)) }`
  mutating func openedPage(_ call: NodeID) {
    guard tree[call].kind == .call,
      let closure = tree.trailingLambda(of: call)
        ?? tree.firstUnlabelledArgument(of: call).flatMap(tree.closure(ofArgument:)),
      let page = tree.pageOpened(in: closure), let statement = tree.expression(endingIn: page),
      !isMentionedAround(["AccessibilityActionCompat", "AccessibilityAction", "replaceAccessibilityAction"])
    else { return }
    add(Practice(.androidViews, .openedPage, range: tree[statement].range))
  }

  /// `info.roleDescription = "Button"` of a class that is a button.
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

  /// The value that a property or its setter is given, and the statement that does so.
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
  /// With a capital first letter.
  var capitalizedASCII: String { prefix(1).uppercased() + dropFirst() }
}
