// Fixes for controls that show only in their image whether they're on.

import Source
import Syntax

extension ElementTree {
  /// Returns edits that add the selected trait while a SwiftUI image is drawn as selected, or nil if the code doesn't
  /// show when that is.
  public func editsSelectingWhileDrawn(_ id: ElementID) -> [WriterEdit]? {
    guard self[id].framework == .swiftUI, !isMenuItem(id), let choice = pictureChoice(of: id),
      let on = choice.drawnOn
    else { return nil }
    let traits = on == 0 ? ".isSelected : []" : "[] : .isSelected"
    let end = self[id].labels.last?.range.upperBound ?? self[id].constructor.upperBound
    return [.insert(at: end, .text(".accessibilityAddTraits(\(choice.condition) ? \(traits))"))]
  }

  /// Returns edits that turn `clickable { on = !on }` or `IconButton(onClick = { on = !on })` into a Compose control
  /// with a state, or a button in a SwiftUI menu into a toggle. Returns nil if the control works differently.
  public func editsMakingToggle(_ id: ElementID) -> (typeName: String, edits: [WriterEdit])? {
    let element = self[id]
    if let edits = editsMakingMenuToggle(id) { return ("Toggle", edits) }
    // A text that says what happens next, such as “Show more”, is a button.
    guard element.framework == .compose, element.role != .text, let handler = handler(of: element) else {
      return nil
    }
    let writer = ComposeWriter(tree: self)
    let click = element.gestures.first { $0.kind == .tap }
      .flatMap { writer.modifier(namedAt: $0.range.lowerBound, of: element) }
    // Other arguments may not fit the new call.
    let plainClick = click.flatMap {
      syntax[$0].name == "clickable" && syntax.arguments(of: $0).count == 1 ? $0 : nil
    }
    if let plainClick {
      if let checkBox = drawnCheckBox(element, handler, writer) { return replacing(plainClick, by: checkBox) }
      if let choice = choice(id, handler) { return replacing(plainClick, by: choice) }
    }
    guard let state = flippedState(by: handler) else { return nil }
    if click != nil {
      return plainClick.map {
        replacing($0, by: ("toggleable", "(\(state), role = Role.Checkbox) { \(state) = it }"))
      }
    }
    let imports = ComposeImportWriter(syntax: syntax)
    guard element.typeName == "IconButton", let call = writer.call(of: element),
      let argument = syntax.arguments(of: call).first(where: {
        syntax.value(ofArgument: $0).map { $0 == handler } ?? false
      })
    else { return nil }
    let library = imports.usesMaterial2 ? "material" : "material3"
    return (
      "IconToggleButton",
      imports.importing(
        [
          .replace(syntax.nameRange(of: call), "IconToggleButton"),
          .replace(syntax[argument].range, "checked = \(state), onCheckedChange = { \(state) = it }"),
        ], and: ["androidx.compose.\(library).IconToggleButton"])
    )
  }

  /// Replaces a click modifier with a modifier from the selection package.
  func replacing(
    _ click: NodeID, by modifier: (name: String, arguments: String)
  ) -> (typeName: String, edits: [WriterEdit]) {
    let range = syntax[click].range
    let dot = text[range.lowerBound] == UInt8(ascii: ".") ? "." : ""
    return (
      modifier.name,
      ComposeImportWriter(syntax: syntax).importing(
        [.replace(range, dot + modifier.name + modifier.arguments)],
        and: ["androidx.compose.foundation.selection.\(modifier.name)"])
    )
  }

  /// Returns a `selectable` modifier for `Row(Modifier.clickable { f() }) { … }` in a composable with a parameter for
  /// its selection.
  private func choice(_ id: ElementID, _ handler: NodeID) -> (name: String, arguments: String)? {
    guard let function = component(around: id),
      let state = syntax.children(of: function).first(where: isSelection),
      isOnlyTapped(id, in: syntax[function].range)
    else { return nil }
    let role = text[syntax.nameRange(of: function)].spells("Tab") ? "Tab" : "RadioButton"
    let code = text.string(syntax[handler].range)
    let passed = syntax[handler].kind == .closure ? ") \(code)" : ", onClick = \(code))"
    return ("selectable", "(\(syntax.nameText(of: state)), role = Role.\(role)\(passed)")
  }

  /// Returns whether nothing else in a composable can be tapped. Otherwise, the selection may be about something else.
  private func isOnlyTapped(_ id: ElementID, in range: Range<Int>) -> Bool {
    func isRival(_ other: Int) -> Bool {
      range.contains(elements[other].constructor.lowerBound)
        && (elements[other].role.isControl || elements[other].isTappable)
    }
    return !(id.index + 1..<elements.count).prefix(ElementTree.reach).contains(where: isRival)
      && !(0..<id.index).suffix(ElementTree.reach).contains(where: isRival)
  }

  /// Returns whether a parameter is a selection: `selected: Boolean`.
  private func isSelection(_ parameter: NodeID) -> Bool {
    guard syntax[parameter].kind == .parameter,
      syntax[parameter].name == "selected" || syntax[parameter].name == "isSelected",
      let type = syntax.child(.type, of: parameter)
    else { return false }
    return text[syntax[type].range].elementsEqual("Boolean".utf8)
  }

  /// Returns a `toggleable` modifier for `Box(Modifier.clickable { f() }) { if (isDone) Icon(check, …) }`, whose check
  /// mark shows the state.
  private func drawnCheckBox(
    _ element: Element, _ handler: NodeID, _ writer: ComposeWriter
  ) -> (name: String, arguments: String)? {
    guard let call = writer.call(of: element), let content = syntax.trailingLambda(of: call),
      let state = conditionOfTick(in: content)
    else { return nil }
    let code = text.string(syntax[handler].range)
    let passed = syntax[handler].kind == .closure ? code : "{ \(code)() }"
    return ("toggleable", "(\(state), role = Role.Checkbox) \(passed)")
  }

  /// Returns the variable that decides whether a check mark is shown, if nothing else is shown.
  private func conditionOfTick(in content: NodeID) -> String? {
    let statements = syntax.children(of: content).filter { syntax[$0].kind != .parameter }
    guard statements.count == 1, let statement = statements.first else { return nil }
    let condition: NodeID?
    let shown: NodeID?
    if syntax.branchKind(of: statement) == .if {
      let arms = syntax.children(of: statement).filter { syntax[$0].kind == .arm }
      condition = arms.first.flatMap { syntax.childIDs(of: $0).first }
      shown = arms.count == 1 ? arms.first.flatMap { syntax.child(.block, of: $0) } : nil
    } else {
      guard let call = syntax.links(of: statement).last, syntax[call].kind == .call,
        syntax[call].name == "AnimatedVisibility"
      else { return nil }
      condition = syntax.argument("visible", at: 0, of: call).flatMap(syntax.value(ofArgument:))
      shown = syntax.trailingLambda(of: call)
    }
    guard let condition, let shown, syntax[condition].kind == .name || syntax[condition].kind == .chain,
      syntax.links(of: condition).allSatisfy({ syntax[$0].kind == .name || syntax[$0].kind == .member }),
      case let pictures = syntax.childIDs(of: shown), pictures.count == 1,
      let picture = syntax.links(of: pictures[0]).last,
      syntax[picture].name == "Icon" || syntax[picture].name == "Image"
    else { return nil }
    let code = self.code(syntax[picture].range)
    let words: [StaticString] = ["check", "Check", "Done", "tick"]
    return words.contains(where: { code.spells($0) }) ? syntax.sourceText(of: condition) : nil
  }

  /// Returns the variable that a handler toggles, if it does nothing else: `{ on = !on }`.
  private func flippedState(by handler: NodeID) -> String? {
    guard syntax[handler].kind == .closure else { return nil }
    let statements = syntax.children(of: handler).filter { syntax[$0].kind != .parameter }
    guard statements.count == 1, syntax[statements[0]].kind == .assignment else { return nil }
    let sides = syntax.children(of: statements[0]).map(syntax.sourceText)
    guard sides.count == 2, sides[1] == "!" + sides[0] else { return nil }
    return sides[0]
  }
}
