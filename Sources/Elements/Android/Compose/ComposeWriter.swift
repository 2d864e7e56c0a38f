// The Compose writer: turns intents into code that fits the surrounding call. Positions of arguments and statements are
// in `ComposeWriter+Places.swift`.

import Source
import Syntax

/// A writer for arguments, modifiers, and semantics in Compose code.
struct ComposeWriter {
  let tree: ElementTree
  var syntax: Tree { tree.syntax }

  func edits(_ intent: Intent, on id: ElementID) -> [WriterEdit]? {
    edits(of: intent, on: id).map { edits in
      ComposeImportWriter(syntax: syntax).importing(edits, and: imports(for: intent, on: id))
    }
  }

  /// Returns the imports for the semantics property that an intent writes.
  private func imports(for intent: Intent, on id: ElementID) -> [String] {
    switch intent {
    case .label(let wording):
      let element = tree[id]
      let isArgument =
        element.role == .image || element.labelParameter != nil
        || element.role.isField && !tree.takesDescription(id, wording)
      return isArgument ? [] : ["androidx.compose.ui.semantics.contentDescription"]
    case .group(.merges): return ["androidx.compose.ui.semantics.semantics"]
    case .heading: return ["androidx.compose.ui.semantics.heading"]
    case .labelFromContent: return ["androidx.compose.ui.semantics.contentDescription"]
    case .announceChanges:
      return ["androidx.compose.ui.semantics.liveRegion", "androidx.compose.ui.semantics.LiveRegionMode"]
    case .inputPurpose: return ["androidx.compose.ui.semantics.contentType"]
    default: return []
    }
  }

  private func edits(of intent: Intent, on id: ElementID) -> [WriterEdit]? {
    let element = tree[id]
    switch intent {
    case .label(let wording): return label(id, wording)
    case .connect: return nil
    case .title: return element.role.isValueControl ? toggleableRow(id) : nil
    case .hide: return nil
    case .replaceLabelByHiding(let label): return replaceByHiding(label, element)
    case .moveState, .exposed: return nil
    case .rewrite(let text, let new), .sentenceCase(let text, let new):
      return [.replace(text.valueRange, new.kotlinLiteral)]
    case .write(let text, let wording):
      // Resources can't be read in a semantics block, which isn't composable. A literal stays a literal unless it was
      // empty.
      guard element.role == .image, isArgument(text.range), text.value.isBlank else {
        guard case .kept = wording else { return [WriterEdit(text.valueRange, wording.literal)] }
        return isArgument(text.range) ? [WriterEdit(text.valueRange, resource(wording))] : nil
      }
      return [WriterEdit(text.valueRange, resource(wording))]
    case .remove(let ranges): return remove(ranges, from: element)
    case .heading: return call(of: element).flatMap { semantics(of: $0, [.text("heading()")]) }
    case .screenTitle: return nil
    case .buttonRole: return role(of: id)
    case .button: return nil
    case .hint(let wording, let gesture): return clickLabel(wording, gesture)
    case .clickAction(let gesture): return clickable(id, for: gesture)
    case .customActions(let controls, let names): return customActions(id, controls, names)
    case .labelFromContent: return labelFromContent(id)
    case .keepTrait(let kept, let all):
      return remove(all.map(\.range).filter { $0 != kept.range }, from: element)
    case .removeTrait(let trait): return remove([trait.range], from: element)
    case .disable(let trait): return disable(element, insteadOf: trait)
    case .passive: return passive(id)
    case .enlarge: return reserveSpace(id)
    case .scale(let font): return scaled(font)
    case .hintFromLabel(let label): return fieldLabel(element, label)
    case .adjustFont: return nil
    case .translate(let text, let wording):
      // Resources can't be read in a semantics block.
      guard element.role == .image, isArgument(text.range), let wording else { return nil }
      return [WriterEdit(text.valueRange, resource(wording))]
    case .group(.merges):
      return call(of: element).flatMap { modifier(to: $0, ".semantics(mergeDescendants = true) {}") }.map {
        [$0]
      }
    case .group, .insertTrait, .moveOut: return nil
    case .announceChanges:
      return call(of: element).flatMap { semantics(of: $0, [.text("liveRegion = LiveRegionMode.Polite")]) }
    case .inputPurpose(let purpose): return inputPurpose(purpose, of: element)
    case .keyboard(let keyboard): return self.keyboard(keyboard, of: element)
    case .adaptiveColor(let color):
      let scheme = color.use == .foreground ? "onSurface" : "surface"
      return [
        .replace(color.valueRange, "MaterialTheme.\(usesMaterial2 ? "colors" : "colorScheme").\(scheme)")
      ]
    }
  }

  /// True if the file uses Material 2, whose theme has `colors`.
  private var usesMaterial2: Bool { ComposeImportWriter(syntax: syntax).usesMaterial2 }

  /// Returns `stringResource(R.string.back)` for a resource, code unchanged, and a literal for anything else.
  func resource(_ wording: Wording) -> [WriterEdit.Piece] {
    switch wording {
    case .code, .call, .words, .begun, .blank: return wording.literal
    case .choice(let condition, let then, let otherwise):
      return [.text("if (\(condition)) ")] + resource(then) + [.text(" else ")] + resource(otherwise)
    case .kept(let name):
      let table = syntax.usesMultiplatformResources ? "Res" : "R"
      return [.text("stringResource(\(table).string.\(name))")]
    case .added(let string, let prefix):
      return [.text("stringResource(\(prefix)"), .newString(string), .text(")")]
    }
  }

  // MARK: Names

  private func label(_ id: ElementID, _ wording: Wording) -> [WriterEdit]? {
    let element = tree[id]
    guard let call = call(of: element) else { return nil }
    if let parameter = element.labelParameter { return self.parameter(parameter, element, call, wording) }
    switch element.role {
    case .image where Composable.named(Identifier(spelled: element.typeName)) == nil: return nil
    case .image:
      // The label is the text that is shown but not announced.
      let shown = element.parent.flatMap(tree.untoldText(of:))
      let words = shown.map { [.text(syntax.text.string($0.valueRange))] } ?? resource(wording)
      if let argument = syntax.argument("contentDescription", at: 1, of: call),
        let value = syntax.value(ofArgument: argument)
      {
        return [WriterEdit(syntax[value].range, words)]
      }
      return argument(to: call, [.text("contentDescription = ")] + words).map { [$0] }
    case .textField, .secureField:
      guard tree.takesDescription(id, wording) else {
        let pieces = [.text("label = { Text(")] + resource(wording) + [.text(") }")]
        return argument(to: call, pieces).map { [$0] }
      }
      return description(element, call, wording)
    default: return description(element, call, wording)
    }
  }

  /// Writes the label of an app component to the component's own parameter.
  private func parameter(
    _ name: String, _ element: Element, _ call: NodeID, _ wording: Wording
  ) -> [WriterEdit]? {
    let written = element.labels.last?.range ?? element.hiding?.range
    if let argument = syntax.arguments(of: call).first(where: { syntax[$0].range == written }),
      let value = syntax.value(ofArgument: argument)
    {
      return [WriterEdit(syntax[value].range, resource(wording))]
    }
    return argument(to: call, [.text("\(name) = ")] + resource(wording)).map { [$0] }
  }

  /// Writes a content description into semantics. The text is read before the call, because a semantics block can't
  /// read resources.
  private func description(_ element: Element, _ call: NodeID, _ wording: Wording) -> [WriterEdit]? {
    guard wording.isLookedUp || wording.isOfObject,
      let statement = element.receiver?.creation?.statement.lowerBound
    else {
      if case .choice = wording { return nil }
      // Resources can't be read there, and no statement can be inserted before it.
      var literal = wording.literal
      switch wording {
      case .kept, .call: literal = Wording.blank("what this is").literal
      case .code where wording.isOfObject: literal = Wording.blank("what this is").literal
      default: break
      }
      return semantics(of: call, [.text("contentDescription = ")] + literal)
    }
    let name = unused((wording.nameOfText ?? "label").asVariableName, near: call)
    let separator = indentation(before: statement).map { lineBreak + $0 } ?? "; "
    let variable = WriterEdit(
      statement..<statement, [.text("val \(name) = ")] + resource(wording) + [.text(separator)])
    return semantics(of: call, [.text("contentDescription = \(name)")]).map { [variable] + $0 }
  }

  /// Returns `name`, or a longer name if the surrounding code already uses it.
  private func unused(_ name: String, near call: NodeID) -> String {
    // The outermost enclosing declaration, if it isn't too large.
    var outer = call.index
    for index in stride(from: call.index - 1, to: max(0, call.index - 1_000), by: -1)
    where Int(syntax.nodes[index].subtreeEnd) > call.index { outer = index }
    let around = outer..<min(Int(syntax.nodes[outer].subtreeEnd), call.index + 1_000)
    let names = [name, name + "Label", name + "Description", name + "Text"]
    return names.first { name in
      let identifier = Identifier(spelled: name)
      return !syntax.nodes[around].contains { $0.name == identifier }
    } ?? name + "Name"
  }

  /// Adds a property to the semantics of a call: to its semantics block, its modifier chain, or a new modifier
  /// argument.
  func semantics(of call: NodeID, _ property: [WriterEdit.Piece]) -> [WriterEdit]? {
    guard let modifier = syntax.arguments(of: call).first(where: syntax.isModifier),
      let chain = syntax.value(ofArgument: modifier)
    else {
      let pieces = [.text("modifier = Modifier.semantics { ")] + property + [.text(" }")]
      return argument(to: call, pieces).map { [$0] }
    }
    let links = syntax.links(of: chain)
    if let block = links.last(where: {
      syntax[$0].name == "semantics" || syntax[$0].name == "clearAndSetSemantics"
    })
    .flatMap({ syntax.trailingLambda(of: $0) }) {
      return adding(property, to: block).map { [$0] }
    }
    let end = syntax[chain].range.upperBound
    var separator = ""
    if let last = links.dropFirst().last, let indentation = indentation(before: Int(syntax[last].start)) {
      separator = lineBreak + indentation
    }
    return [WriterEdit(end..<end, [.text("\(separator).semantics { ")] + property + [.text(" }")])]
  }

  /// Returns an edit that adds a statement to the end of a block.
  func adding(_ property: [WriterEdit.Piece], to block: NodeID) -> WriterEdit? {
    guard let last = syntax.children(of: block).reversed().first else {
      let inside = syntax[block].range.lowerBound + 1
      let end: [WriterEdit.Piece] = tree.text[inside] == UInt8(ascii: "}") ? [.text(" ")] : []
      return WriterEdit(inside..<inside, [.text(" ")] + property + end)
    }
    let end = syntax[last].range.upperBound
    let separator = indentation(before: syntax[last].range.lowerBound).map { lineBreak + $0 } ?? "; "
    return WriterEdit(end..<end, [.text(separator)] + property)
  }

  /// Replaces an image's content description `""` with `null`, or removes a semantics property.
  private func replaceByHiding(_ label: WrittenText, _ element: Element) -> [WriterEdit]? {
    guard element.role == .image, isArgument(label.range) else { return remove([label.range], from: element) }
    return [.replace(label.valueRange, "null")]
  }

  // MARK: Roles and actions

  /// Adds `role = Role.Button` to the call that makes the element clickable.
  private func role(of id: ElementID) -> [WriterEdit]? {
    guard let role = tree.composeRole(of: id) else { return nil }
    return argument(to: role.call, [.text("role = Role.\(role.name)")], first: true).map { [$0] }
  }

  private func clickLabel(_ wording: Wording, _ gesture: Gesture) -> [WriterEdit]? {
    // A modifier of the app may not have the parameter.
    guard gesture.kind == .longPress, let argument = syntax.node(.argument, at: gesture.range),
      syntax.parent(of: argument).map({ syntax[$0].name == "combinedClickable" }) ?? false
    else { return nil }
    let end = gesture.range.upperBound
    return [WriterEdit(end..<end, [.text(", onLongClickLabel = ")] + resource(wording))]
  }
}

private extension Wording {
  /// True if the text is a property of an object, whose getter may be composable: `Texts.current.title`.
  var isOfObject: Bool {
    guard case .code(let code) = self, let first = code.utf8.first else { return false }
    return first.isUppercaseASCII && code.utf8.contains(UInt8(ascii: "."))
  }

  /// The name of the text that a variable can have: of its resource, or of the last member that a call reads.
  var nameOfText: String? {
    let code: String
    switch self {
    case .call(let text), .code(let text): code = text
    default: return proposal
    }
    let words = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
    if let table = words.firstIndex(where: { $0 == "string" || $0 == "plurals" }), table + 1 < words.count {
      return String(words[table + 1])
    }
    return words.last.map { NameSuggestion.words(in: String($0)).joined(separator: " ") }
  }
}

private extension String {
  /// The string in camel case: `Cart badge` becomes `cartBadge`.
  var asVariableName: String {
    let words = ResourceName.from(self).split(separator: "_")
    guard let first = words.first, first.first?.isNumber != true else { return "label" }
    return first + words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }
}
