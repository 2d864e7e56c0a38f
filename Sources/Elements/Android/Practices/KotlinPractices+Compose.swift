// Compose practices in Kotlin code that don't belong to an element.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `CustomAccessibilityAction("Delete") { delete(); false }`.
  ///
  /// Source: androidx.compose.ui.semantics, “CustomAccessibilityAction › action”: “return a boolean result indicating
  /// whether the action is successfully handled”.
  mutating func unhandledAction(_ call: NodeID) {
    guard tree[call].kind == .call,
      let lambda = tree.trailingLambda(of: call)
        ?? tree.argument("action", at: 1, of: call).flatMap(tree.closure(ofArgument:))
    else { return }
    let statements = tree.children(of: lambda).filter { tree[$0].kind != .parameter }
    guard let first = statements.first, let last = statements.last, tree.isName("false", last),
      !tree.subtree(of: lambda).contains(where: { tree.nodes[$0].name == "return" })
    else { return }
    add(
      Practice(
        .compose, .unhandledAction, range: tree[first].range.lowerBound..<tree[last].range.upperBound,
        edits: statements.count > 1 ? [.replace(tree[last].range, "true")] : [], keepsBehavior: true))
  }

  /// Checks `Modifier.padding(8.dp).clickable { }`. Without indication or in full size, it keeps touches from what's
  /// below.
  mutating func emptyClick(_ link: NodeID) {
    guard tree[link].kind == .call,
      let handler = tree.value("onClick", of: link) ?? tree.trailingLambda(of: link),
      tree[handler].kind == .closure, tree.children(of: handler).allSatisfy({ _ in false }),
      tree.arguments(of: link).allSatisfy({ tree[$0].name == .none || tree[$0].name == "onClick" }),
      let chain = tree.parent(of: link), tree[chain].kind == .chain
    else { return }
    let links = tree.links(of: chain)
    guard tree.isName("Modifier", links[0]) || tree.isName("modifier", links[0]),
      links.dropFirst().allSatisfy({ $0 == link || isQuiet(tree[$0].name) })
    else { return }
    add(
      Practice(
        .compose, .emptyClick, range: tree.linkRange(of: link),
        edits: [.replace(tree.text.withLeadingBlanks(tree[link].range), "")]))
  }

  /// Checks `IconButton(onClick = {})` and `combinedClickable(onClick = {}, onLongClick = open)`. Any other modifier may
  /// do something instead: show a tooltip, open a menu, or start a drag.
  mutating func emptyClick(inArgument argument: NodeID) {
    guard let handler = tree.value(ofArgument: argument), tree[handler].kind == .closure,
      tree.children(of: handler).allSatisfy({ _ in false }),
      let call = tree.parent(of: argument), tree[call].kind == .call
    else { return }
    let isCombined = tree[call].name == "combinedClickable"
    guard isCombined || KotlinPractices.isButton(tree[call].name) else { return }
    for other in tree.arguments(of: call) {
      switch tree[other].name {
      case "enabled", "interactionSource", "onDoubleClick": return
      case "indication" where isCombined: return
      case _ where tree.isModifier(other):
        guard let value = tree.value(ofArgument: other),
          tree.links(of: value).dropFirst().allSatisfy({ isQuiet(tree[$0].name) && !isHandle(tree[$0].name) })
        else { return }
      default: continue
      }
    }
    guard isCombined == (tree.argument("onLongClick", of: call) != nil), !isInTooltip(call) else { return }
    add(Practice(.compose, .emptyClick, range: tree[argument].range))
  }

  /// Returns whether a modifier makes a button the anchor of a menu, or a handle to drag.
  private func isHandle(_ name: Identifier) -> Bool {
    switch name {
    case "menuAnchor", "draggableAnchors", "dragAndDropSource", "dragAndDropTarget": true
    default: false
    }
  }

  private static func isButton(_ name: Identifier) -> Bool {
    switch name {
    case "Button", "FilledTonalButton", "ElevatedButton", "OutlinedButton", "TextButton", "IconButton",
      "FilledIconButton", "FilledTonalIconButton", "OutlinedIconButton", "FloatingActionButton",
      "SmallFloatingActionButton", "LargeFloatingActionButton", "ExtendedFloatingActionButton":
      true
    default: false
    }
  }

  /// Returns whether a button is the anchor of a tooltip, which a long press shows.
  private func isInTooltip(_ call: NodeID) -> Bool {
    var node = call
    for _ in 0..<24 {
      guard let parent = tree.parent(of: node), tree[parent].kind != .declaration else { return false }
      if tree[parent].kind == .call, tree.text[tree.nameRange(of: parent)].spells("ooltip") { return true }
      node = parent
    }
    return false
  }

  /// Returns whether a modifier affects only the appearance of an element that doesn't fill its parent.
  private func isQuiet(_ name: Identifier) -> Bool {
    switch name {
    case "background", "size", "width", "height", "testTag", "clearAndSetSemantics": true
    default: ComposeModifiers.isNeutral(name)
    }
  }

  /// Checks `@Composable fun AppIcon(icon: ImageVector, contentDescription: String = "icon")`.
  func standardDescription(_ parameter: NodeID) -> Practice? {
    guard let function = tree.parent(of: parameter), tree.declarationKind(of: function) == .function,
      tree.hasAttribute("Composable", function), let text = tree.standard(of: parameter),
      tree[text].kind == .string
    else { return nil }
    let written = WrittenText(
      tree.textValue(ofString: text), range: tree[parameter].range, valueRange: tree[text].range)
    return Practice(.compose, .standardDescription(written), range: tree[text].range)
  }

  /// Checks `CompositionLocalProvider(LocalMinimumInteractiveComponentSize provides 0.dp)`.
  ///
  /// Source: androidx.compose.material3, “LocalMinimumInteractiveComponentSize”: 48.dp by default; `Dp.Unspecified`
  /// means no minimum. Older versions and material use a Boolean.
  mutating func touchTargetMinimum(_ name: NodeID) {
    guard let provision = tree.parent(of: name), tree[provision].kind == .infix else { return }
    let parts = Array(tree.children(of: provision))
    guard parts.count == 3, parts[0] == name, tree[parts[1]].name == "provides" else { return }
    let isOff =
      tree[name].name == "LocalMinimumInteractiveComponentSize"
      ? tree.number(of: parts[2]) == 0 && tree.lastName(of: parts[2]) == "dp"
        || tree.lastName(of: parts[2]) == "Unspecified"
      : tree.isName("false", parts[2])
    guard isOff else { return }
    // This replaces the Boolean in material3. The one in material has no replacement.
    let edit: WriterEdit =
      tree[name].name == "LocalMinimumTouchTargetEnforcement"
      ? .replace(tree[parts[2]].range, "true")
      : .replace(tree[provision].range, "LocalMinimumInteractiveComponentSize provides 48.dp")
    add(
      Practice(
        .compose, .touchTargetMinimum, range: tree[provision].range,
        edits: ComposeImportWriter(syntax: tree).importing([edit])))
  }

  /// Checks unknown roles such as `Role.Link`.
  ///
  /// Source: androidx.compose.ui.semantics, “Role”.
  mutating func role(_ name: NodeID) {
    guard tree[name].kind == .name, let chain = tree.parent(of: name), tree[chain].kind == .chain else {
      return
    }
    let links = tree.links(of: chain)
    guard links.count == 2, links[0] == name, tree[links[1]].kind == .member else { return }
    switch tree[links[1]].name {
    case "Button", "Carousel", "Checkbox", "DropdownList", "Image", "RadioButton", "Switch", "Tab",
      "ValuePicker", "Companion":
      return
    default: break
    }
    guard let place = tree.parent(of: chain), isRole(place) else { return }
    let meant = tree[links[1]].name == "Link" ? "LinkAnnotation" : nil
    let near = KotlinPractices.roles.first {
      tree.text[tree.nameRange(of: links[1])].isMisspelling(of: Array($0.utf8))
    }
    guard let right = meant ?? near.map({ "Role.\($0)" }) else { return }
    add(
      Practice(
        .compose, .misspelling(of: right), range: tree[chain].range,
        edits: near.map { [.replace(tree.linkRange(of: links[1]), $0)] } ?? [], keepsBehavior: true))
  }

  private static let roles = [
    "Button", "Carousel", "Checkbox", "DropdownList", "Image", "RadioButton", "Switch", "Tab", "ValuePicker",
  ]

  /// Returns whether a role is used in `role = Role.X`, as an argument or in `semantics`.
  private func isRole(_ place: NodeID) -> Bool {
    switch tree[place].kind {
    case .argument: tree[place].name == "role"
    case .assignment: tree.target(of: place).map { tree[$0].name == "role" } ?? false
    default: false
    }
  }
}
