// Invalid attribute values.

import Source
import Syntax

extension AndroidXMLReader {
  static func invalidValues(in tree: Tree) -> [InvalidValue] {
    var found: [InvalidValue] = []
    /// The current element. Its attributes follow its name.
    var element = tree.root
    var last: NodeID?
    for index in tree.nodes.indices {
      let node = tree.nodes[index]
      if node.kind == .element { element = NodeID(index) }
      guard node.kind == .attribute else { continue }
      if let words = AndroidEnumeration.of(node.name) {
        if let value = words.invalidValue(of: NodeID(index), in: tree) { found.append(value) }
      } else if node.name == "android:max", last != element {
        last = element
        if let value = valueOutsideRange(AndroidAttributes(of: element, in: tree)) { found.append(value) }
      }
    }
    return found
  }

  /// Returns a minimum that isn't below the maximum, or a progress value outside of the range.
  ///
  /// Source: android.widget.ProgressBar, “android:min, android:max, android:progress”.
  private static func valueOutsideRange(_ attributes: AndroidAttributes) -> InvalidValue? {
    guard let highest = number("android:max", attributes) else { return nil }
    let lowest = number("android:min", attributes)
    if let lowest, lowest >= highest {
      return value("android:min", attributes, replacement: highest > 0 ? 0 : nil)
    }
    guard let progress = number("android:progress", attributes) else { return nil }
    if progress > highest { return value("android:progress", attributes, replacement: highest) }
    if let lowest, progress < lowest { return value("android:progress", attributes, replacement: lowest) }
    return nil
  }

  private static func value(_ name: Identifier, _ attributes: AndroidAttributes, replacement: Int?)
    -> InvalidValue?
  {
    guard let attribute = attributes.attribute(name) else { return nil }
    let tree = attributes.tree
    let range = attributes.valueRange(of: attribute)
    let text = replacement.map(String.init)
    return InvalidValue(
      .androidXML, tree.text.string(range), of: tree.nameText(of: attribute), range: tree[attribute].range,
      replacement: text, edits: text.map { [.replace(range, $0)] } ?? [])
  }

  /// Returns the integer in an attribute, or nil for anything that is resolved elsewhere.
  private static func number(_ name: Identifier, _ attributes: AndroidAttributes) -> Int? {
    guard let value = attributes.value(name), value.count < 10 else { return nil }
    return Int(String(decoding: value, as: UTF8.self))
  }
}
