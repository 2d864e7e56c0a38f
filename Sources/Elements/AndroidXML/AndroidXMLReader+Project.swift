// What other files say about the views of a layout: code, by their ids, and styles (guard G10).

import Source
import Syntax

extension AndroidXMLReader {
  /// Takes into account what code does to a view that it can look up. What code sets is unknown here; what it could set
  /// and does not stays as the layout says.
  mutating func readCode(_ attributes: AndroidAttributes, _ id: ElementID) {
    guard list[id].circumstances.contains(.visibleOutside), let name = attributes.value("android:id"),
      let slash = name.lastIndex(of: UInt8(ascii: "/")),
      let (isMentioned, use) = project.use(of: name[(slash + 1)...], in: layoutName)
    else { return }
    list[id].circumstances.insert(.codeIsKnown)
    if !isMentioned { list[id].circumstances.remove(.visibleOutside) }
    list[id].apply(use)
    if use.contains(.announcement) { list[id].circumstances.remove(.shownLater) }
  }

  /// Whether the style that an element takes, with all that it is based on, certainly sets none of these attributes.
  func styleLeaves(_ attributes: AndroidAttributes, _ isOfInterest: (Identifier) -> Bool) -> Bool {
    guard let style = attributes.value("style") else { return true }
    if style.first == UInt8(ascii: "?") || style.begins(with: "@android:style/") { return true }
    guard style.begins(with: "@style/") else { return false }
    return project.style(String(decoding: style.dropFirst(7), as: UTF8.self), leaves: isOfInterest)
  }
}
