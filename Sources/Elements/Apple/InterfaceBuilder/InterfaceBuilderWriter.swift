// The Interface Builder writer: turns intents into tags and attributes as Xcode writes them. Accessibility attributes
// are in NibAccessibility.swift.

import Source
import Syntax

/// A writer for changes to the views of an Interface Builder file.
///
/// Xcode sorts the children of a view by kind. New tags are inserted where Xcode would put them, so nothing moves the
/// next time Xcode saves the file.
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

  /// Returns text in the development language. Code and string tables can't be referenced here.
  private func text(_ wording: Wording) -> [WriterEdit.Piece] {
    switch wording {
    case .words(let words): [.placeholder(words)]
    case .begun(let words, _): [.text(words.escapedForXML + " "), .placeholder("")]
    case .code, .call, .kept, .added, .choice, .blank: [.placeholder("")]
    }
  }

  /// Returns an edit that removes a tag or attribute with the spaces before it, along with a parent tag that becomes
  /// empty.
  private func removal(of range: Range<Int>, _ accessibility: NibAccessibility) -> WriterEdit {
    .replace(tree.text.withLeadingBlanks(accessibility.emptied(by: range) ?? range), "")
  }

  private func buttonRole(_ element: Element, _ accessibility: NibAccessibility) -> [WriterEdit]? {
    let isElement = element.role == .text || element.hasTrait(.element) ? nil : true
    let label: [WriterEdit.Piece]? =
      element.role != .text && element.name.isAbsent ? [.placeholder("")] : nil
    return accessibility.edits(label: label, trait: "button", isElement: isElement)
  }

  /// Returns edits that add a runtime attribute, which sets a property when the file is loaded.
  ///
  /// Interface Builder has no accessibility settings for bar button items, so apps use runtime attributes or code.
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

  /// Returns edits that extend the constraints or the frame to the required length.
  private func enlarge(_ element: Element, to side: Double) -> [WriterEdit]? {
    // A background image would be stretched.
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

  /// Returns whether a view is in a table with a fixed row height, in which larger text would be clipped.
  private func isInFixedRow(_ id: ElementID) -> Bool {
    let heights = tree.ancestors(of: id).lazy.compactMap {
      NibObject(NodeID(tree[$0].origin), in: tree.syntax).number("rowHeight")
    }
    return heights.first { _ in true }.map { $0 > 0 } ?? false
  }

  /// The height in points above which a view has room for text that scales.
  private static let roomyHeight = 200.0

  /// Returns whether a view is a bar's title view, or a constraint fixes a small height around it.
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

  /// Returns whether the view has a constraint like `<constraint firstAttribute="height" constant="30"/>`.
  private func fixesHeight(_ object: NibObject) -> Bool {
    object.object("constraints")?.objects.contains { constraint in
      constraint.tag == "constraint" && constraint.name("firstAttribute") == "height"
        && (!constraint.has("firstItem") || constraint.value("firstItem") == object.value("id"))
        && !constraint.has("secondItem") && !constraint.has("relation") && !constraint.has("priority")
        && constraint.number("constant").map { $0 < InterfaceBuilderWriter.roomyHeight } == true
    } == true
  }

  /// Returns edits that set the text style nearest to the font's size and make it follow changes of the setting. Fonts
  /// with another weight or family have no text style that looks the same.
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

  /// Returns the position after the attributes that Xcode writes first.
  private func placeOfAdjusting(in object: NibObject) -> Int? {
    let before: [Identifier] = [
      "baselineAdjustment", "textAlignment", "placeholder", "text", "verticalHuggingPriority", "contentMode",
    ]
    let attribute = before.lazy.compactMap { object.attribute($0) }.first
    return attribute.map { tree.syntax[$0].range.upperBound }
  }

  // MARK: Colors

  /// Returns edits that use a system color. A text without a color uses the system's. A background needs a color that
  /// the file already lists in its resources at the end.
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
  /// The string, escaped for XML attribute values and content.
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
