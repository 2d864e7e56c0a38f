// Edits to the accessibility of a view: its `<accessibility>` tag is completed, or inserted where Xcode would put it.

import Source
import Syntax

/// The `<accessibility>` tag of one view, which may not exist yet.
struct NibAccessibility {
  private let view: NibObject
  private let written: NibObject?
  private var tree: Tree { view.tree }
  private var text: SourceText { tree.text }

  init(of view: NibObject) {
    self.view = view
    written = view.object("accessibility", key: "accessibilityConfiguration")
  }

  /// Returns edits that write any of a label, a trait, and the element flag. `dropping` is a label to remove.
  func edits(
    label: [WriterEdit.Piece]? = nil, trait: String? = nil, isElement: Bool? = nil,
    dropping: Range<Int>? = nil
  ) -> [WriterEdit]? {
    let children = children(trait: trait, isElement: isElement)
    guard let written else {
      return NibInsertion(into: view, before: { !NibAccessibility.precedes($0) }).edits(
        name: "accessibility",
        attributes: [.text(" key=\"accessibilityConfiguration\"")] + attribute("label", label),
        children: children.map { [.text($0)] })
    }
    var edits: [WriterEdit] = []
    if let dropping {
      let range = written.range.contains(dropping.lowerBound) ? dropping : emptied(by: dropping) ?? dropping
      edits.append(.replace(text.withLeadingBlanks(range), ""))
    }
    if let label { edits += write("label", label, on: written) }
    if let trait, let traits = written.object("accessibilityTraits") {
      edits += write(Identifier(spelled: trait), spelled: trait, [.text("YES")], on: traits)
    }
    let missing = self.children(
      trait: written.object("accessibilityTraits") == nil ? trait : nil,
      isElement: flag == nil ? isElement : nil)
    if let flag, let isElement { edits += write("value", [.text(isElement ? "YES" : "NO")], on: flag) }
    if !missing.isEmpty {
      // Traits come before the flag.
      let insertion = NibInsertion(into: written) { trait != nil && $0.tag == "bool" }
      edits += insertion.edits(of: missing)
    }
    return edits.isEmpty ? nil : edits
  }

  /// Returns the range of the tag that becomes empty if `range` is removed, or nil if none does.
  func emptied(by range: Range<Int>) -> Range<Int>? {
    guard let written, written.range.lowerBound <= range.lowerBound,
      range.upperBound <= written.range.upperBound
    else { return nil }
    let parts = NibAccessibility.parts(of: written).filter { $0 != range }
    if parts.isEmpty { return written.range }
    // Traits that no longer contain a trait.
    guard let traits = written.object("accessibilityTraits"), traits.range.lowerBound <= range.lowerBound,
      range.upperBound <= traits.range.upperBound, traits.range != range,
      NibAccessibility.parts(of: traits).filter({ $0 != range }).isEmpty
    else { return nil }
    return parts.filter { $0 != traits.range }.isEmpty ? written.range : traits.range
  }

  /// Returns the ranges of all attributes except the key, and of the child tags.
  private static func parts(of object: NibObject) -> [Range<Int>] {
    let tree = object.tree
    return object.attributes.filter { tree[$0].name != "key" }.map { tree[$0].range }
      + object.objects.map(\.range)
  }

  private var flag: NibObject? { written?.object("bool", key: "isElement") }

  private func children(trait: String?, isElement: Bool?) -> [String] {
    var children: [String] = []
    if let trait { children.append("<accessibilityTraits key=\"traits\" \(trait)=\"YES\"/>") }
    if let isElement { children.append("<bool key=\"isElement\" value=\"\(isElement ? "YES" : "NO")\"/>") }
    return children
  }

  private func attribute(_ name: String, _ value: [WriterEdit.Piece]?) -> [WriterEdit.Piece] {
    value.map { [.text(" \(name)=\"")] + $0 + [.text("\"")] } ?? []
  }

  private func write(_ name: String, _ value: [WriterEdit.Piece], on object: NibObject) -> [WriterEdit] {
    write(Identifier(spelled: name), spelled: name, value, on: object)
  }

  /// Returns edits that replace the value of an attribute, or that add the attribute after the others.
  private func write(
    _ name: Identifier, spelled: String, _ value: [WriterEdit.Piece], on object: NibObject
  ) -> [WriterEdit] {
    if let existing = object.attribute(name) { return [WriterEdit(object.valueRange(of: existing), value)] }
    let last = object.attributes.map { tree[$0].range.upperBound }.max()
    let end = last ?? tree.nameRange(of: object.node).upperBound
    return [WriterEdit(end..<end, attribute(spelled, value))]
  }

  /// Returns whether Xcode writes a child before the accessibility tag: the frame, the content, and general appearance.
  private static func precedes(_ child: NibObject) -> Bool {
    switch child.tag {
    case "rect", "autoresizingMask", "subviews", "viewLayoutGuide", "imageReference": true
    case "color": child.name("key") == "backgroundColor" || child.name("key") == "tintColor"
    default: child.name("key") == "contentView" || child.name("key") == "customView"
    }
  }
}
