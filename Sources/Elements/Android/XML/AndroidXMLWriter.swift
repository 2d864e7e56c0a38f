// Fixes for Android XML: intents turned into attributes for the tag.

import Source
import Syntax

/// A writer for attributes in Android XML.
struct AndroidXMLWriter {
  let tree: ElementTree

  func edits(_ intent: Intent, on id: ElementID) -> [WriterEdit]? {
    let element = tree[id]
    switch intent {
    case .label(let wording), .title(let wording): return name(element, wording)
    case .connect(let label): return connect(label, to: element)
    case .hide: return [attribute("android:importantForAccessibility", [.text("no")], on: element)]
    case .replaceLabelByHiding(let label):
      return [.replace(label.range, "android:importantForAccessibility=\"no\"")]
    case .moveState(let text, let name, let state):
      return [
        .replace(text.valueRange, escaped(name)),
        attribute("android:stateDescription", [.text(escaped(state))], on: element),
      ]
    case .sentenceCase(let text, let new):
      let rewrite = WriterEdit.replace(text.valueRange, escaped(new))
      // A content description isn't displayed.
      guard element.title.value == text else { return [rewrite] }
      return [attribute("android:textAllCaps", [.text("true")], on: element), rewrite]
    case .rewrite(let text, let new): return [.replace(text.valueRange, escaped(new))]
    case .write(let text, let wording): return [WriterEdit(text.valueRange, resource(wording))]
    case .remove(let ranges): return ranges.map { .replace(tree.text.withLeadingBlanks($0), "") }
    case .button: return rename(element, to: "Button")
    case .passive:
      // A listener would make it clickable again.
      guard !element.circumstances.contains(.listensInCode) else { return nil }
      return attributes(
        [("android:clickable", [.text("false")]), ("android:focusable", [.text("false")])], on: element)
    case .enlarge(let side): return enlarge(element, to: side)
    case .scale(let font): return scale(font, of: element)
    case .hintFromLabel(let label):
      return [.replace(label.range.lowerBound..<label.valueRange.lowerBound, "android:hint=\"")]
    case .announceChanges:
      return [attribute("android:accessibilityLiveRegion", [.text("polite")], on: tree[id])]
    case .translate(let text, let wording):
      return wording.map { [WriterEdit(text.valueRange, resource($0))] }
    case .group(.merges):
      return [attribute("android:screenReaderFocusable", [.text("true")], on: element)]
    case .clickAction, .group, .customActions, .labelFromContent, .insertTrait, .keepTrait, .removeTrait,
      .disable,
      .moveOut, .adjustFont:
      return nil
    case .adaptiveColor(let color):
      return [
        .replace(color.valueRange, color.use == .foreground ? "?attr/colorOnSurface" : "?attr/colorSurface")
      ]
    case .heading: return [attribute("android:accessibilityHeading", [.text("true")], on: element)]
    case .buttonRole, .hint, .exposed, .screenTitle: return nil
    case .inputPurpose(let purpose):
      return purpose.content.map { [attribute("android:autofillHints", [.text($0.android)], on: element)] }
    case .keyboard(let keyboard):
      return [attribute("android:inputType", [.text(keyboard.names.android)], on: element)]
    }
  }

  /// Adds the attribute that labels this kind of view, and a comment if the user must supply the words. On a switch or
  /// checkbox, text would be displayed. On a spinner, a content description would replace the selection.
  private func name(_ element: Element, _ wording: Wording) -> [WriterEdit]? {
    let name: String
    switch element.role {
    case .menuItem: name = "android:title"
    case .picker: return nil
    case _ where element.role.isField: name = "android:hint"
    case _ where element.typeName == "navigationIcon": name = "app:navigationContentDescription"
    case _ where element.typeName == "startIcon": name = "app:startIconContentDescription"
    case _ where element.typeName == "endIcon": name = "app:endIconContentDescription"
    default: name = "android:contentDescription"
    }
    return [attribute(name, resource(wording), on: element)] + comment(on: wording, before: element)
  }

  /// Adds `<!-- what the button does -->` on the line before a tag.
  private func comment(on wording: Wording, before element: Element) -> [WriterEdit] {
    guard case .blank(let purpose) = wording,
      let blanks = tree.text.blanksBeforeFirst(element.range.lowerBound)
    else {
      return []
    }
    return [.insert(at: element.range.lowerBound, .text("<!-- \(purpose) -->\n\(blanks)"))]
  }

  /// Returns `@string/open_menu`, a literal if there's no resource, or nothing if the user must fill it in.
  private func resource(_ wording: Wording) -> [WriterEdit.Piece] {
    switch wording {
    case .kept(let name): [.text("@string/\(name)")]
    case .words(let words): [.placeholder(escaped(words))]
    case .added(let string, _): [.text("@string/"), .newString(string)]
    case .begun(let words, _): [.text(escaped(words) + " "), .placeholder("")]
    case .code(let reference) where reference.hasPrefix("@"): [.text(reference)]
    case .code, .call, .choice, .blank: [.placeholder("")]
    }
  }

  private func attribute(_ name: String, _ value: [WriterEdit.Piece], on element: Element) -> WriterEdit {
    let node = NodeID(element.origin)
    if let existing = AndroidAttributes(of: node, in: tree.syntax).attribute(Identifier(spelled: name)) {
      return WriterEdit(
        AndroidAttributes(of: node, in: tree.syntax).valueRange(of: existing), value)
    }
    return insertion(of: [(name, value)], on: element)
  }

  /// Adds attributes, or replaces the values of existing ones.
  private func attributes(_ new: [(name: String, value: [WriterEdit.Piece])], on element: Element)
    -> [WriterEdit]
  {
    let written = AndroidAttributes(of: NodeID(element.origin), in: tree.syntax)
    var edits: [WriterEdit] = []
    var missing: [(name: String, value: [WriterEdit.Piece])] = []
    for attribute in new {
      if let existing = written.attribute(Identifier(spelled: attribute.name)) {
        edits.append(WriterEdit(written.valueRange(of: existing), attribute.value))
      } else {
        missing.append(attribute)
      }
    }
    return missing.isEmpty ? edits : edits + [insertion(of: missing, on: element)]
  }

  /// Adds attributes before the others, one per line if the tag is formatted that way.
  private func insertion(of new: [(name: String, value: [WriterEdit.Piece])], on element: Element)
    -> WriterEdit
  {
    let syntax = tree.syntax
    let node = NodeID(element.origin)
    let written = new.map { [.text("\($0.name)=\"")] + $0.value + [.text("\"")] }
    for attribute in AndroidAttributes(of: node, in: syntax).all {
      let start = Int(syntax[attribute].start)
      guard !syntax.nameText(of: attribute).hasPrefix("xmlns"),
        let blanks = tree.text.blanksBeforeFirst(start)
      else {
        continue
      }
      return WriterEdit(start..<start, written.flatMap { $0 + [.text("\n" + blanks)] })
    }
    let end = syntax.nameRange(of: node).upperBound
    return WriterEdit(end..<end, written.flatMap { [.text(" ")] + $0 })
  }

  /// Sets `android:labelFor` on the text, with the field's ID.
  private func connect(_ label: ElementID, to field: Element) -> [WriterEdit]? {
    guard let id = field.identifier?.value.literal, !id.isEmpty else { return nil }
    return [attribute("android:labelFor", [.text("@id/\(id)")], on: tree[label])]
  }

  private func rename(_ element: Element, to type: String) -> [WriterEdit]? {
    let start = WriterEdit.replace(element.typeRange, type)
    let text = tree.text
    let name = Array(text[element.typeRange])
    let closing = element.range.upperBound - name.count - 1
    guard element.constructor.upperBound < element.range.upperBound else { return [start] }
    guard closing > element.constructor.upperBound, text[closing - 2] == UInt8(ascii: "<"),
      text[closing - 1] == UInt8(ascii: "/"), text[closing..<closing + name.count].elementsEqual(name)
    else { return nil }
    return [start, .replace(closing..<closing + name.count, type)]
  }

  private func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      // Android would treat it as a reference.
      case "@" where escaped.isEmpty, "?" where escaped.isEmpty: escaped += "\\\(scalar)"
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case "\"": escaped += "&quot;"
      case "'": escaped += "\\'"
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
