// The SwiftUI writer, which turns intents into edits that match the existing chain.

import Source
import Syntax

/// A writer for modifiers and arguments in SwiftUI code.
struct SwiftUIWriter {
  let tree: ElementTree
  var project = ProjectView()

  func edits(_ intent: Intent, on id: ElementID) -> [WriterEdit]? {
    let element = tree[id]
    guard isClosed(element), !isSpread(intent, over: id) else { return nil }
    switch intent {
    case .label(let wording):
      // A label after `tabItem` would be that of the tab's content.
      let labeled = element.role == .tab ? tree.children(of: id).first.map { tree[$0] } : element
      return labeled.map { [modifier(on: $0, label(id, wording))] }
    case .hide: return hide(element)
    case .replaceLabelByHiding(let label): return [.replace(label.range, ".accessibilityHidden(true)")]
    case .connect: return nil
    case .title(let wording): return title(element, wording)
    case .exposed: return nil
    case .moveState(let text, let name, let state):
      let isSelection = state.lowercased() == "selected"
      let told =
        isSelection ? ".accessibilityAddTraits(.isSelected)" : ".accessibilityValue(\(state.swiftLiteral))"
      return [.replace(text.valueRange, name.swiftLiteral), modifier(on: element, [.text(told)])]
    case .rewrite(let text, let new), .sentenceCase(let text, let new):
      return [.replace(text.valueRange, new.swiftLiteral)]
    case .write(let text, let wording): return [WriterEdit(text.valueRange, wording.literal)]
    case .remove(let ranges):
      // If it weren't marked as decorative, the image would need a label and a role, which no edit can determine.
      guard element.hiding?.extent != .decoration else { return nil }
      return ranges.map { .replace(tree.text.withLeadingBlanks($0), "") }
    case .heading: return [modifier(on: element, [.text(".accessibilityAddTraits(.isHeader)")])]
    case .screenTitle(let wording):
      return [modifier(on: element, [.text(".navigationTitle(")] + wording.literal + [.text(")")])]
    case .buttonRole:
      // A shape with only a button role needs a label first.
      guard !element.role.isQuiet || element.role == .image || !element.name.isAbsent else { return nil }
      let trait = tree.opensPageByTap(id) ? ".accessibilityAddTraits(.isLink)" : buttonTrait(for: element)
      return [modifier(on: element, [.text(trait)])]
    case .button: return button(element)
    case .hint(let wording, let gesture):
      // A gesture inside `#if` needs its hint inside it, too.
      guard
        !tree.text[gesture.range.upperBound..<max(gesture.range.upperBound, element.range.upperBound)].spells(
          "#endif")
      else { return nil }
      return [modifier(on: element, [.text(".accessibilityHint(")] + wording.literal + [.text(")")])]
    case .clickAction(let gesture): return clickAction(gesture, element)
    case .group(let grouping): return group(element, grouping)
    case .customActions(let controls, _): return customActions(controls, element)
    case .keepTrait(let trait, let all): return keepTrait(trait, of: all, element)
    case .removeTrait(let trait): return removeTrait(trait, element)
    case .moveOut: return moveOut(id)
    case .enlarge(let size): return enlarge(id, to: size)
    case .scale(let font): return scale(font, id)
    case .labelFromContent, .insertTrait, .disable, .passive, .hintFromLabel, .adjustFont,
      .announceChanges:
      return nil
    case .translate(let text, _): return translate(text)
    case .adaptiveColor(let color): return adaptiveColor(color)
    case .inputPurpose(let purpose):
      return purpose.content.map { [modifier(on: element, [.text(".textContentType(.\($0.apple))")])] }
    case .keyboard(let keyboard):
      if let range = element.input?.keyboardRange { return [.replace(range, "." + keyboard.names.apple)] }
      return [modifier(on: element, [.text(".keyboardType(.\(keyboard.names.apple))")])]
    }
  }

  /// Returns whether an intent's modifiers would apply to each view in a `Group` of several, rather than to all of them
  /// as one element.
  ///
  /// Source: Apple, “SwiftUI › Group”: a modifier of a group applies to all of its members.
  private func isSpread(_ intent: Intent, over id: ElementID) -> Bool {
    guard tree[id].typeName == "Group", let first = tree.children(of: id).first else { return false }
    switch intent {
    case .label, .buttonRole, .hint, .clickAction, .group, .customActions:
      return tree.siblings(after: first).contains { !tree.areAlternatives(first, $0) }
    default: return false
    }
  }

  /// Returns whether the chain's last call is closed. Nothing can be added after a call that's still being typed.
  private func isClosed(_ element: Element) -> Bool {
    guard let last = tree.syntax.links(of: NodeID(element.origin)).last, tree.syntax[last].kind == .call
    else {
      return true
    }
    let end = tree.text[element.range.upperBound - 1]
    return end == UInt8(ascii: ")") || end == UInt8(ascii: "}")
  }

  /// Returns the button trait. On a stack or a custom component, it would apply to every element inside, so the view
  /// is combined into one element first.
  func buttonTrait(for element: Element) -> String {
    let mayHoldSeveral =
      element.grouping == .none
      && (element.role == .container || element.role == .custom && element.labels.isEmpty)
    return (mayHoldSeveral ? ".accessibilityElement(children: .combine)" : "")
      + ".accessibilityAddTraits(.isButton)"
  }

  /// Returns the edits that expose a selection by the value of `condition`. On a stack that responds to taps, a trait
  /// would apply to every element inside, so the view is combined into one button first. A menu ignores the traits of
  /// its items.
  func selection(_ condition: String, isNegated: Bool = false, on id: ElementID) -> [WriterEdit] {
    guard !tree.isMenuItem(id) else { return [] }
    let element = tree[id]
    let isStack =
      element.role == .container && element.isTappable && element.grouping == .none && element.labels.isEmpty
      && element.traits.isEmpty
      && !tree.descendants(of: id).contains {
        tree[$0].role.isControl || tree[$0].isTappable || tree[$0].role == .custom || tree[$0].role == .embed
      }
    let selected = isStack ? "[.isButton, .isSelected]" : ".isSelected"
    let plain = isStack ? ".isButton" : "[]"
    let traits = isNegated ? "\(plain) : \(selected)" : "\(selected) : \(plain)"
    let combined = isStack ? ".accessibilityElement(children: .combine)" : ""
    return [
      modifier(on: element, [.text("\(combined).accessibilityAddTraits(\(condition) ? \(traits))")])
    ]
  }

  /// Returns the edit that adds a modifier at the end of the chain, on a separate line if the chain is formatted that
  /// way.
  func modifier(on element: Element, _ pieces: [WriterEdit.Piece]) -> WriterEdit {
    let end = element.range.upperBound
    guard let indentation = modifierIndentation(of: element) else { return WriterEdit(end..<end, pieces) }
    return WriterEdit(end..<end, [.text("\n" + indentation)] + pieces)
  }

  /// Returns the spaces before a modifier's line, or nil if the whole chain is on one line.
  private func modifierIndentation(of element: Element) -> String? {
    let text = tree.text
    let links = tree.syntax.links(of: NodeID(element.origin))
    for link in links.dropFirst().reversed() {
      let start = Int(tree.syntax[link].start)
      if let blanks = tree.text.blanksBeforeFirst(start) { return blanks }
    }
    let startLine = text.line(at: element.range.lowerBound)
    guard text.line(at: element.range.upperBound) > startLine else { return nil }
    return indentation(ofLine: startLine)
  }

  func indentation(ofLine line: Int) -> String {
    let range = tree.text.lineRange(line)
    var end = range.lowerBound
    while end < range.upperBound, tree.text[end] == 0x20 || tree.text[end] == 0x09 { end += 1 }
    return tree.text.string(range.lowerBound..<end)
  }

  /// Returns a label modifier, and one for the state that an image shows by being filled depending on a condition.
  private func label(_ id: ElementID, _ wording: Wording) -> [WriterEdit.Piece] {
    let label = [.text(".accessibilityLabel(")] + wording.literal + [.text(")")]
    guard let choice = tree.pictureChoice(of: id), !choice.condition.contains(where: \.isNewline) else {
      return label
    }
    let traits = choice.filled.map { $0 == 0 ? ".isSelected : []" : "[] : .isSelected" }
    let state = traits.map { ".accessibilityAddTraits(\(choice.condition) ? \($0))" } ?? ""
    return label + [.text(state)]
  }

  private func hide(_ element: Element) -> [WriterEdit]? {
    let links = tree.syntax.links(of: NodeID(element.origin))
    if element.typeName == "Image", let call = links.first,
      let argument = tree.syntax.firstUnlabelledArgument(of: call),
      let value = tree.syntax.value(ofArgument: argument), tree.syntax[value].kind == .string
    {
      let start = Int(tree.syntax[argument].start)
      return [.insert(at: start, .text("decorative: "))]
    }
    return [modifier(on: element, [.text(".accessibilityHidden(true)")])]
  }

  /// Returns the edits that write the title into the constructor: in place of an empty one, or as the first argument.
  private func title(_ element: Element, _ wording: Wording) -> [WriterEdit]? {
    guard case .certain(let title) = element.title else { return nil }
    let write = WriterEdit(title.valueRange, wording.literal)
    // A control's title was left empty because it must not be visible. A field shows its title only while it's empty.
    guard element.role.isValueControl, !element.circumstances.contains(.titleHidden) else { return [write] }
    return [write, modifier(on: element, [.text(".labelsHidden()")])]
  }

  /// Replaces `x.onTapGesture { f() }` with `Button { f() } label: { x }.buttonStyle(.plain)`.
  private func button(_ element: Element) -> [WriterEdit]? {
    let syntax = tree.syntax
    let links = syntax.links(of: NodeID(element.origin))
    guard let tap = links.last(where: { syntax[$0].name == "onTapGesture" }),
      let argument = syntax.arguments(of: tap).last, let closure = syntax.closure(ofArgument: argument),
      syntax.arguments(of: tap).count == 1, syntax.child(.parameter, of: closure) == nil
    else { return nil }
    let text = tree.text
    let action = text.string(syntax[closure].range)
    let tapRange = syntax[tap].range
    let before = element.range.lowerBound..<tapRange.lowerBound
    guard !text[before].contains(where: \.isLineBreak) else { return nil }
    return [
      .insert(at: element.range.lowerBound, .text("Button \(action) label: { ")),
      .replace(tapRange, " }.buttonStyle(.plain)"),
    ]
  }

  /// Replaces `Text(verbatim: "Close")` with `Text("Close")`, whose literal is a localization key.
  private func translate(_ text: WrittenText) -> [WriterEdit]? {
    guard let literal = tree.expression(of: text), let argument = tree.syntax.argument(of: literal)?.argument,
      tree.syntax[argument].name == "verbatim"
    else { return nil }
    return [.replace(tree.syntax[argument].range.lowerBound..<text.valueRange.lowerBound, "")]
  }

  private func adaptiveColor(_ color: WrittenColor) -> [WriterEdit]? {
    let isAppKit = tree.syntax.importedNames.contains("AppKit")
    switch color.use {
    case .foreground: return [.replace(color.valueRange, ".primary")]
    case .background:
      let system = isAppKit ? "Color(nsColor: .textBackgroundColor)" : "Color(.systemBackground)"
      return [.replace(color.valueRange, system)]
    }
  }
}
