// Intents to tags and attributes, as Xcode writes them. The accessibility of a view is in NibAccessibility.swift.

import Source
import Syntax

/// Writes changes to the views of an Interface Builder document.
///
/// Xcode sorts the children of a view by what they are; what is new stands where Xcode would put it, so that the next
/// time it saves the document nothing moves.
struct InterfaceBuilderWriter {
  let tree: ElementTree

  func edits(_ intent: Intent, on id: ElementID) -> [WriterEdit]? {
    let element = tree[id]
    let object = NibObject(NodeID(element.origin), in: tree.syntax)
    let accessibility = NibAccessibility(of: object)
    switch intent {
    case .label(let wording), .title(let wording):
      return object.tag == "barButtonItem"
        ? runtimeAttribute("accessibilityLabel", text(wording), of: object)
        : accessibility.edits(label: text(wording))
    case .hide: return accessibility.edits(isElement: false)
    case .replaceLabelByHiding(let label): return accessibility.edits(isElement: false, dropping: label.range)
    case .rewrite(let text, let new), .sentenceCase(let text, let new):
      return [.replace(text.valueRange, new.escapedForXML)]
    case .write(let text, let wording): return [WriterEdit(text.valueRange, self.text(wording))]
    case .remove(let ranges): return ranges.map { removal(of: $0, accessibility) }
    case .keepTrait(let kept, let all):
      return all.filter { $0 != kept }.map { removal(of: $0.valueRange, accessibility) }
    case .buttonRole: return buttonRole(element, accessibility)
    case .enlarge(let side): return enlarge(element, to: side)
    case .scale(let font): return isInFixedRow(id) || isInBox(id) ? nil : scale(font, of: object)
    case .adaptiveColor(let color): return adaptiveColor(color, of: element, object)
    case .heading: return accessibility.edits(label: nil, trait: "header", isElement: nil)
    case .connect, .screenTitle, .button, .hint, .clickAction, .group, .customActions, .labelFromContent,
      .insertTrait, .removeTrait, .disable, .passive, .moveOut, .hintFromLabel, .moveState, .exposed,
      .adjustFont,
      .translate, .announceChanges, .inputPurpose, .keyboard:
      return nil
    }
  }

  /// Words for the development language; code and tables can't be referred to here.
  private func text(_ wording: Wording) -> [WriterEdit.Piece] {
    switch wording {
    case .words(let words): [.placeholder(words)]
    case .begun(let words, _): [.text(words.escapedForXML + " "), .placeholder("")]
    case .code, .kept, .added, .choice, .blank: [.placeholder("")]
    }
  }

  /// A tag or attribute with the blanks before it; with the last of them goes the tag that held them.
  private func removal(of range: Range<Int>, _ accessibility: NibAccessibility) -> WriterEdit {
    .replace(tree.text.withLeadingBlanks(accessibility.emptied(by: range) ?? range), "")
  }

  private func buttonRole(_ element: Element, _ accessibility: NibAccessibility) -> [WriterEdit]? {
    let isElement = element.role == .text || element.hasTrait(.element) ? nil : true
    let label: [WriterEdit.Piece]? =
      element.role != .text && element.name.isAbsent ? [.placeholder("")] : nil
    return accessibility.edits(label: label, trait: "button", isElement: isElement)
  }

  /// Sets a property by its name when the document is loaded.
  ///
  /// Source: Interface Builder has no accessibility settings for bar button items, so that apps use runtime attributes or
  /// code.
  private func runtimeAttribute(
    _ keyPath: String, _ value: [WriterEdit.Piece], of object: NibObject
  ) -> [WriterEdit] {
    let attribute: [WriterEdit.Piece] =
      [.text("<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\(keyPath)\" value=\"")] + value
      + [.text("\"/>")]
    if let others = object.object("userDefinedRuntimeAttributes") {
      return NibInsertion(into: others) { _ in false }.edits(of: attribute)
    }
    return NibInsertion(into: object) { $0.tag == "connections" }
      .edits(name: "userDefinedRuntimeAttributes", attributes: [], children: [attribute])
  }

  // MARK: Sizes

  /// Makes the constraints, or the frame, as long as they have to be.
  private func enlarge(_ element: Element, to side: Double) -> [WriterEdit]? {
    // A picture behind the title would be stretched.
    let object = NibObject(NodeID(element.origin), in: tree.syntax)
    guard case .certain(let written) = element.size, object.object("state")?.has("backgroundImage") != true
    else { return nil }
    var edits: [WriterEdit] = []
    for (length, range) in [
      (written.size.width, written.widthRange), (written.size.height, written.heightRange),
    ] {
      if let length, let range, length < side {
        edits.append(.replace(range, Int(exactly: side).map(String.init) ?? "\(side)"))
      }
    }
    return edits.isEmpty ? nil : edits
  }

  // MARK: Fonts

  /// Whether a view is in a table whose rows keep their height, so that larger text would be cut off.
  private func isInFixedRow(_ id: ElementID) -> Bool {
    let heights = tree.ancestors(of: id).lazy.compactMap {
      NibObject(NodeID(tree[$0].origin), in: tree.syntax).number("rowHeight")
    }
    return heights.first { _ in true }.map { $0 > 0 } ?? false
  }

  /// A view that is higher than this, in points, has room for a text that grows.
  private static let roomyHeight = 200.0

  /// Whether a bar shows a view in place of its title, or a constraint fixes a small height around it.
  private func isInBox(_ id: ElementID) -> Bool {
    var around: ElementID? = id
    for _ in 0..<ElementTree.reach {
      guard let view = around else { return false }
      let object = NibObject(NodeID(tree[view].origin), in: tree.syntax)
      if object.tag == "scrollView" || object.tag == "tableView" { return false }
      if object.name("key") == "titleView" || fixesHeight(object) { return true }
      around = tree[view].parent
    }
    return false
  }

  /// `<constraint firstAttribute="height" constant="30"/>`
  private func fixesHeight(_ object: NibObject) -> Bool {
    object.object("constraints")?.objects.contains { constraint in
      constraint.tag == "constraint" && constraint.name("firstAttribute") == "height"
        && (!constraint.has("firstItem") || constraint.value("firstItem") == object.value("id"))
        && !constraint.has("secondItem") && !constraint.has("relation") && !constraint.has("priority")
        && constraint.number("constant").map { $0 < InterfaceBuilderWriter.roomyHeight } == true
    } == true
  }

  /// The text style of the size, and what makes it follow a setting that changes. Fonts of another weight or family have
  /// no text style that looks the same.
  private func scale(_ font: WrittenFont, of object: NibObject) -> [WriterEdit]? {
    guard case .fixed(let size?, _) = font.scaling,
      let description = object.object("fontDescription", key: "fontDescription"),
      description.name("type") == "system", !description.has("weight"),
      let type = description.attribute("type"), let style = NibTextStyle.nearest(to: size),
      let points = description.attribute("pointSize"), tree.syntax[type].end <= tree.syntax[points].start
    else { return nil }
    let range = tree.syntax[type].range.lowerBound..<tree.syntax[points].range.upperBound
    var edits: [WriterEdit] = [.replace(range, "style=\"\(style)\"")]
    if object.tag != "button", !object.has("adjustsFontForContentSizeCategory"),
      let place = placeOfAdjusting(in: object)
    {
      edits.append(.replace(place..<place, " adjustsFontForContentSizeCategory=\"YES\""))
    }
    return edits
  }

  /// Behind the attributes that Xcode writes before it.
  private func placeOfAdjusting(in object: NibObject) -> Int? {
    let before: [Identifier] = [
      "baselineAdjustment", "textAlignment", "placeholder", "text", "verticalHuggingPriority", "contentMode",
    ]
    let attribute = before.lazy.compactMap { object.attribute($0) }.first
    return attribute.map { tree.syntax[$0].range.upperBound }
  }

  // MARK: Colors

  /// Without a color of its own a text has the system's. For backgrounds the document must know the color already, since
  /// Xcode lists those in use at its end.
  private func adaptiveColor(_ color: WrittenColor, of element: Element, _ object: NibObject) -> [WriterEdit]?
  {
    switch color.use {
    case .foreground:
      guard element.role == .text || element.role.isField,
        let written = object.objects.first(where: { $0.range == color.range }),
        written.name("key") == "textColor"
      else { return nil }
      return [.replace(color.range, "<nil key=\"textColor\"/>")]
    case .background:
      guard knowsSystemBackground else { return nil }
      return [.replace(color.range, "<color key=\"backgroundColor\" systemColor=\"systemBackgroundColor\"/>")]
    }
  }

  private var knowsSystemBackground: Bool {
    guard let root = tree.syntax.child(.element, of: tree.syntax.root),
      let resources = NibObject(root, in: tree.syntax).objects.prefix(ElementTree.reach)
        .first(where: { $0.tag == "resources" })
    else { return false }
    return resources.objects.prefix(ElementTree.reach).contains {
      $0.tag == "systemColor" && $0.name("name") == "systemBackgroundColor"
    }
  }
}

extension String {
  /// The text as a value or content of XML.
  var escapedForXML: String {
    var escaped = ""
    for scalar in unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\n": escaped += "&#10;"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
