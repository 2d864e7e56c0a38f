// Fixes for Android views: intents turned into Kotlin code in the style of the existing code.

import Source
import Syntax

/// A writer for attributes of Android views in Kotlin code.
struct AndroidViewsWriter {
  let tree: ElementTree
  var syntax: Tree { tree.syntax }

  func edits(_ intent: Intent, on id: ElementID) -> [WriterEdit]? {
    changes(intent, on: id).map { AndroidViewImportWriter(syntax: syntax).importing($0) }
  }

  private func changes(_ intent: Intent, on id: ElementID) -> [WriterEdit]? {
    let element = tree[id]
    switch intent {
    case .label(let wording), .title(let wording): return name(element, wording)
    case .connect, .buttonRole, .heading, .screenTitle, .exposed: return nil
    case .hide:
      return attribute(of: element) { _ in
        [.text("importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO")]
      }
    case .replaceLabelByHiding(let label):
      let view = spelling(of: element, around: label.range)
      return [
        .replace(label.range, "\(view)importantForAccessibility = View.IMPORTANT_FOR_ACCESSIBILITY_NO")
      ]
    case .moveState(let text, let name, let state):
      let rewrite = WriterEdit.replace(text.valueRange, name.kotlinLiteral)
      // The view's own property requires API level 30.
      guard let place = element.receiver?.place(around: text.range), let view = argument(place) else {
        return nil
      }
      let call = "ViewCompat.setStateDescription(\(view), \(state.kotlinLiteral))"
      return [rewrite, statement(behind: place.statement, [.text(call)])]
    case .rewrite(let text, let new), .sentenceCase(let text, let new):
      return [.replace(text.valueRange, new.kotlinLiteral)]
    case .write(let text, let wording):
      let view = spelling(of: element, around: text.range)
      return [WriterEdit(text.valueRange, string(wording, of: element, view))]
    case .remove(let ranges): return KotlinRemoval(text: tree.text).edits(ranges)
    case .button: return button(element)
    case .hint(let wording, let gesture): return actionLabel(element, wording, gesture)
    case .clickAction(let gesture): return clickAction(gesture, of: element)
    case .enlarge(let side): return enlarge(element, to: side)
    case .scale(let font): return scale(font)
    case .hintFromLabel(let label): return hint(from: label)
    case .adjustFont, .announceChanges: return nil
    case .translate(let text, let wording):
      return wording.map {
        let view = spelling(of: element, around: text.range)
        return [WriterEdit(text.valueRange, string($0, of: element, view))]
      }
    case .group, .customActions, .labelFromContent, .insertTrait, .keepTrait, .removeTrait, .disable,
      .passive, .moveOut:
      return nil
    case .adaptiveColor(let color): return adaptiveColor(element, color)
    case .inputPurpose(let purpose):
      return purpose.content.flatMap { content in
        attribute(of: element) { _ in [.text("setAutofillHints(\"\(content.android)\")")] }
      }
    case .keyboard(let keyboard):
      let type = inputType(keyboard)
      if let range = element.input?.keyboardRange { return [.replace(range, type)] }
      return attribute(of: element) { _ in [.text("inputType = \(type)")] }
    }
  }

  /// Returns the `InputType` expression for a keyboard.
  ///
  /// Source: Android, “InputType”.
  private func inputType(_ keyboard: Keyboard) -> String {
    let type = "android.text.InputType."
    return switch keyboard {
    case .text, .other: "\(type)TYPE_CLASS_TEXT"
    case .email: "\(type)TYPE_CLASS_TEXT or \(type)TYPE_TEXT_VARIATION_EMAIL_ADDRESS"
    case .link: "\(type)TYPE_CLASS_TEXT or \(type)TYPE_TEXT_VARIATION_URI"
    case .phone: "\(type)TYPE_CLASS_PHONE"
    case .number: "\(type)TYPE_CLASS_NUMBER"
    case .decimal: "\(type)TYPE_CLASS_NUMBER or \(type)TYPE_NUMBER_FLAG_DECIMAL"
    }
  }

  // MARK: Labels

  /// Sets the attribute that labels this kind of view.
  private func name(_ element: Element, _ wording: Wording) -> [WriterEdit]? {
    let property: String
    switch element.role {
    case .menuItem:
      guard case .certain(let title) = element.title else { return nil }
      return [WriterEdit(title.valueRange, string(wording, of: element, ""))]
    case .iconButton where element.typeName == "navigationIcon": property = "navigationContentDescription"
    case _ where element.role.isField: property = "hint"
    default: property = "contentDescription"
    }
    return attribute(of: element) { view in
      [.text("\(property) = ")] + string(wording, of: element, view)
    }
  }

  /// Returns `getString(R.string.back)`, with the view's context if the enclosing class isn't a context.
  private func string(_ wording: Wording, of element: Element, _ view: String) -> [WriterEdit.Piece] {
    let name: [WriterEdit.Piece]
    switch wording {
    case .code, .call, .words, .choice, .begun, .blank: return wording.literal
    case .kept(let resource): name = [.text("R.string."), .text(resource)]
    case .added(let string, let prefix): name = [.text(prefix), .newString(string)]
    }
    // Code for a view class's accessibility node has no view before it.
    let owner = element.role == .canvas ? "" : view
    let context = element.receiver?.usesSetters == true ? owner + "context." : ""
    return [.text("\(context)getString(")] + name + [.text(")")]
  }

  /// Returns the view and the dot as spelled in the statement around `range`. Empty for `this`.
  private func spelling(of element: Element, around range: Range<Int>) -> String {
    guard let place = element.receiver?.place(around: range), !place.spelling.isEmpty else { return "" }
    return tree.text.string(place.spelling)
      + (tree.text[place.spelling.upperBound] == UInt8(ascii: "?") ? "?." : ".")
  }

  /// Returns the view of a place as a function argument, or nil if it may be null.
  private func argument(_ place: Receiver.Place) -> String? {
    if place.spelling.isEmpty { return "this" }
    return tree.text[place.spelling.upperBound] == UInt8(ascii: "?") ? nil : tree.text.string(place.spelling)
  }

  // MARK: Places

  /// Writes an assignment in the `apply` block of the call that creates the view, in a new block, or after the last
  /// statement that configures it.
  private func attribute(
    of element: Element, _ pieces: (_ view: String) -> [WriterEdit.Piece]
  ) -> [WriterEdit]? {
    let links = syntax.links(of: NodeID(element.origin))
    if let first = links.first, syntax[first].kind == .call, syntax[first].range == element.constructor {
      if let block = links.dropFirst().first(where: { syntax[$0].name == "apply" })
        .flatMap({ syntax.trailingLambda(of: $0) })
      {
        return [appending(pieces(""), to: block)]
      }
      let end = syntax[first].range.upperBound
      return [WriterEdit(end..<end, [.text(".apply { ")] + pieces("") + [.text(" }")])]
    }
    guard let place = element.receiver?.places.last else { return nil }
    let view = spelling(of: element, around: place.statement)
    return [statement(behind: place.statement, [.text(view)] + pieces(view))]
  }

  /// Adds a statement at the end of a block.
  private func appending(_ statement: [WriterEdit.Piece], to block: NodeID) -> WriterEdit {
    guard let last = syntax.children(of: block).reversed().first else {
      let inside = syntax[block].range.lowerBound + 1
      return WriterEdit(inside..<inside, [.text(" ")] + statement)
    }
    return self.statement(behind: syntax[last].range, statement)
  }

  /// Adds a statement on the next line, or after a semicolon if the previous one shares its line.
  func statement(behind range: Range<Int>, _ statement: [WriterEdit.Piece]) -> WriterEdit {
    let end = range.upperBound
    return WriterEdit(end..<end, [.text(separator(at: range.lowerBound))] + statement)
  }

  private func separator(at offset: Int) -> String {
    let text = tree.text
    let line = text.lineRange(text.line(at: offset))
    guard text[line.lowerBound..<offset].allSatisfy({ $0 == 0x20 || $0 == 0x09 }),
      text.line(at: text.count) > 0
    else {
      return "; "
    }
    let lineBreak = text[line.upperBound] == 0x0D || text[line].contains(0x0D) ? "\r\n" : "\n"
    return lineBreak + text.string(line.lowerBound..<offset)
  }

  // MARK: Roles, actions, and colors

  /// Turns `TextView(this)` into `Button(this)`, which is also a `TextView`.
  private func button(_ element: Element) -> [WriterEdit]? {
    guard element.role == .text, syntax.nodes.indices.contains(element.origin),
      let first = syntax.links(of: NodeID(element.origin)).first, syntax[first].range == element.constructor
    else { return nil }
    return [.replace(syntax.nameRange(of: first), "Button")]
  }

  private func actionLabel(_ element: Element, _ wording: Wording, _ gesture: Gesture) -> [WriterEdit]? {
    guard gesture.kind == .longPress, let place = element.receiver?.place(around: gesture.range),
      let view = argument(place)
    else { return nil }
    let label = string(wording, of: element, place.spelling.isEmpty ? "" : view + ".")
    let before =
      "ViewCompat.replaceAccessibilityAction(\(view), AccessibilityActionCompat.ACTION_LONG_CLICK, "
    return [statement(behind: place.statement, [.text(before)] + label + [.text(", null)")])]
  }

  private func adaptiveColor(_ element: Element, _ color: WrittenColor) -> [WriterEdit]? {
    let role = color.use == .foreground ? "colorOnSurface" : "colorSurface"
    let place = element.receiver?.place(around: color.range)
    let view = place.map { $0.spelling.isEmpty ? "this" : tree.text.string($0.spelling) } ?? "this"
    return [
      .replace(
        color.valueRange, "MaterialColors.getColor(\(view), com.google.android.material.R.attr.\(role))")
    ]
  }
}
