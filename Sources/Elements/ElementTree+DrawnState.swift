// Controls whose picture draws whether something is on: how to say it, too.

import Source
import Syntax

extension ElementTree {
  /// The trait that says while a picture of SwiftUI is drawn as chosen; nil where the code does not tell when it is.
  public func editsSelectingWhileDrawn(_ id: ElementID) -> [WriterEdit]? {
    guard self[id].framework == .swiftUI, let choice = pictureChoice(of: id), let on = choice.drawnOn else {
      return nil
    }
    let traits = on == 0 ? ".isSelected : []" : "[] : .isSelected"
    let end = self[id].labels.last?.range.upperBound ?? self[id].constructor.upperBound
    return [.insert(at: end, .text(".accessibilityAddTraits(\(choice.condition) ? \(traits))"))]
  }

  /// The edits that turn `clickable { on = !on }` or `IconButton(onClick = { on = !on })` into a control of Compose that
  /// has a state; nil where something else is pressed.
  public func editsMakingToggle(_ id: ElementID) -> (typeName: String, edits: [WriterEdit])? {
    let element = self[id]
    // A text that says what comes next, as “Show more” does, is a button.
    guard element.framework == .compose, element.role != .text, let handler = handler(of: element) else {
      return nil
    }
    let writer = ComposeWriter(tree: self)
    if let drawn = editsMakingDrawnCheckBox(element, handler, writer) { return ("toggleable", drawn) }
    if let chosen = editsMakingChoice(id, handler, writer) { return ("selectable", chosen) }
    guard let state = flippedState(by: handler) else { return nil }
    let imports = ComposeImportWriter(syntax: syntax)
    if let tap = element.gestures.first(where: { $0.kind == .tap }),
      let click = writer.modifier(namedAt: tap.range.lowerBound, of: element)
    {
      // What else it is given has its place in the new call only by chance.
      guard syntax[click].name == "clickable", syntax.arguments(of: click).count == 1 else { return nil }
      let dot = text[syntax[click].range.lowerBound] == UInt8(ascii: ".") ? "." : ""
      let code = "\(dot)toggleable(\(state), role = Role.Checkbox) { \(state) = it }"
      return (
        "toggleable",
        imports.importing(
          [.replace(syntax[click].range, code)], and: ["androidx.compose.foundation.selection.toggleable"])
      )
    }
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

  /// `Row(Modifier.clickable { f() }) { … }` of a composable that's told whether it's selected, as a choice.
  private func editsMakingChoice(
    _ id: ElementID, _ handler: NodeID, _ writer: ComposeWriter
  ) -> [WriterEdit]? {
    guard let tap = self[id].gestures.first(where: { $0.kind == .tap }),
      let click = writer.modifier(namedAt: tap.range.lowerBound, of: self[id]),
      syntax[click].name == "clickable", syntax.arguments(of: click).count == 1,
      let function = component(around: id),
      let state = syntax.children(of: function).first(where: isSelection),
      isOnlyTapped(id, in: syntax[function].range)
    else { return nil }
    let dot = text[syntax[click].range.lowerBound] == UInt8(ascii: ".") ? "." : ""
    let isTab = text[syntax.nameRange(of: function)].spells("Tab")
    let code = text.string(syntax[handler].range)
    let passed = syntax[handler].kind == .closure ? ") \(code)" : ", onClick = \(code))"
    let selectable =
      "selectable(\(syntax.nameText(of: state)), role = Role.\(isTab ? "Tab" : "RadioButton")\(passed)"
    return ComposeImportWriter(syntax: syntax).importing(
      [.replace(syntax[click].range, dot + selectable)],
      and: ["androidx.compose.foundation.selection.selectable"])
  }

  /// Whether nothing else in a composable can be tapped, which may be what the selection isn't about.
  private func isOnlyTapped(_ id: ElementID, in range: Range<Int>) -> Bool {
    func isRival(_ other: Int) -> Bool {
      range.contains(elements[other].constructor.lowerBound)
        && (elements[other].role.isControl || elements[other].isTappable)
    }
    return !(id.index + 1..<elements.count).prefix(ElementTree.reach).contains(where: isRival)
      && !(0..<id.index).suffix(ElementTree.reach).contains(where: isRival)
  }

  /// `selected: Boolean`
  private func isSelection(_ parameter: NodeID) -> Bool {
    guard syntax[parameter].kind == .parameter,
      syntax[parameter].name == "selected" || syntax[parameter].name == "isSelected",
      let type = syntax.child(.type, of: parameter)
    else { return false }
    return text[syntax[type].range].elementsEqual("Boolean".utf8)
  }

  /// `Box(Modifier.clickable { f() }) { if (isDone) Icon(check, …) }` as a check box: its tick tells the state.
  private func editsMakingDrawnCheckBox(
    _ element: Element, _ handler: NodeID, _ writer: ComposeWriter
  ) -> [WriterEdit]? {
    guard let tap = element.gestures.first(where: { $0.kind == .tap }),
      let click = writer.modifier(namedAt: tap.range.lowerBound, of: element),
      syntax[click].name == "clickable", syntax.arguments(of: click).count == 1,
      let call = writer.call(of: element), let content = syntax.trailingLambda(of: call),
      let state = conditionOfTick(in: content)
    else { return nil }
    let dot = text[syntax[click].range.lowerBound] == UInt8(ascii: ".") ? "." : ""
    let code = text.string(syntax[handler].range)
    let passed = syntax[handler].kind == .closure ? code : "{ \(code)() }"
    return ComposeImportWriter(syntax: syntax).importing(
      [.replace(syntax[click].range, "\(dot)toggleable(\(state), role = Role.Checkbox) \(passed)")],
      and: ["androidx.compose.foundation.selection.toggleable"])
  }

  /// The variable on which it depends whether a tick is shown, where nothing else is shown.
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

  /// The variable that a handler turns around, and nothing else: `{ on = !on }`.
  private func flippedState(by handler: NodeID) -> String? {
    guard syntax[handler].kind == .closure else { return nil }
    let statements = syntax.children(of: handler).filter { syntax[$0].kind != .parameter }
    guard statements.count == 1, syntax[statements[0]].kind == .assignment else { return nil }
    let sides = syntax.children(of: statements[0]).map(syntax.sourceText)
    guard sides.count == 2, sides[1] == "!" + sides[0] else { return nil }
    return sides[0]
  }
}
