// Animations in resource files.

import Source
import Syntax

extension AndroidXMLPractices {
  /// Checks animations such as `<rotate android:repeatCount="infinite"/>` and
  /// `<alpha android:duration="100" android:repeatCount="infinite"/>` in `res/anim`, and
  /// `<objectAnimator android:propertyName="alpha" …/>` in `res/animator`.
  ///
  /// Source: Android, “Animation resources”. No setting scales animations in `res/anim`, unlike those in
  /// `res/animator`.
  mutating func animation(_ element: NodeID) {
    let attributes = attributes
    guard let repetition = attributes.attribute("android:repeatCount"), isEndless(repetition) else { return }
    switch tree[element].name {
    case "rotate" where kind == .animation, "translate" where kind == .animation,
      "scale" where kind == .animation:
      if !isSignOfProgress {
        add(Practice(.androidXML, .endlessMotion, range: tree[repetition].range))
      }
    case "alpha" where kind == .animation: flash(attributes)
    case "objectAnimator" where attributes.value("android:propertyName")?.elementsEqual("alpha".utf8) == true:
      flash(attributes)
    default: return
    }
  }

  private func isEndless(_ repetition: NodeID) -> Bool {
    let times = tree.text[value(of: repetition)]
    return times.elementsEqual("infinite".utf8) || times.elementsEqual("-1".utf8)
  }

  /// True if the file name indicates a progress animation.
  private var isSignOfProgress: Bool {
    ["progress", "loading", "loader", "spinner", "refresh", "sync", "wait"].contains { name.spells($0) }
  }

  private mutating func flash(_ attributes: AndroidAttributes) {
    guard let duration = attributes.attribute("android:duration"),
      let milliseconds = Tree.number(tree.text[value(of: duration)]), milliseconds > 0
    else { return }
    let reverses = attributes.value("android:repeatMode")?.elementsEqual("reverse".utf8) == true
    add(
      Practice(
        .androidXML, .flashing(perSecond: 1000 / (reverses ? 2 * milliseconds : milliseconds)),
        range: tree[duration].range, edits: [.replace(value(of: duration), "500")]))
  }

  // MARK: Texts

  /// Checks `<string name="terms"><![CDATA[<p style="text-align: justify">…]]></string>`.
  mutating func justifiedHTML(_ text: NodeID) {
    guard let range = tree.text.justification(in: tree[text].range) else { return }
    add(Practice(.androidXML, .justifiedText, range: range, edits: [.replace(range, "text-align: start")]))
  }
}

extension SourceText {
  /// Returns the range of a declaration that justifies text in HTML.
  func justification(in range: Range<Int>) -> Range<Int>? {
    guard self[range].spells("text-align") else { return nil }
    let property = Array("text-align".utf8)
    var start = range.lowerBound
    while start + property.count < range.upperBound {
      guard self[start] == property[0], self[start..<start + property.count].elementsEqual(property) else {
        start += 1
        continue
      }
      var end = start + property.count
      while end < range.upperBound, self[end] == 0x20 || self[end] == UInt8(ascii: ":") { end += 1 }
      if end > start + property.count, self[end..<range.upperBound].begins(with: "justify") {
        return start..<end + "justify".utf8.count
      }
      start = end
    }
    return nil
  }
}
