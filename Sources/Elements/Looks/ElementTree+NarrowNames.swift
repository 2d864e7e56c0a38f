// Names in narrow columns.

import Source
import Syntax

extension ElementTree {
  /// Returns the limit to one line of a text that shows a name in a fixed width of a few letters: its own, or that of a
  /// column around it. In Android layouts, of a text for a time that outgrows its width.
  public func lineLimitOfNarrowName(_ id: ElementID) -> TextLook? {
    let element = self[id]
    guard element.role == .text, element.lineLimit == 1, !element.givesWay, scales(id), !hasRoom(id),
      let look = element.textLooks.last(where: { $0.kind == .lineLimit(1) })
    else { return nil }
    switch element.framework {
    case .compose, .swiftUI:
      guard showsName(id), let width = element.fixedWidth ?? columnWidth(around: id), width >= 40,
        // Characters are half as wide as the text size.
        width < ElementTree.shortName * doubledSize(of: id) / 2
      else { return nil }
      return look
    case .androidXML:
      guard showsTime(id), let width = element.fixedWidth, width >= 20,
        width < ElementTree.shortTime * doubledSize(of: id)
      else { return nil }
      return look
    default: return nil
    }
  }

  /// The number of characters that hardly any list of names keeps to, and the width of “3:45” in relation to the text
  /// size.
  private static let (shortName, shortTime) = (10.0, 1.9)

  /// Returns the limit to one line of a title or description in a component for settings, which are sentences of any
  /// length.
  public func lineLimitOfSetting(_ id: ElementID) -> TextLook? {
    let element = self[id]
    guard element.framework == .compose, element.role == .text, element.lineLimit == 1, !element.givesWay,
      scales(id), showsName(id) || showsUnwrapped(id), !hasRoom(id), let component = component(around: id),
      case let name = syntax.text[syntax.nameRange(of: component)],
      name.spells("Setting") || name.spells("Preference"),
      !ancestors(of: id).contains(where: { self[$0].typeName.hasSuffix("AppBar") })
    else { return nil }
    return element.textLooks.last { $0.kind == .lineLimit(1) }
  }

  /// Returns whether a text's content is the argument of a lambda: `desc?.let { Text(it) }`.
  private func showsUnwrapped(_ id: ElementID) -> Bool {
    self[id].title.value.map { syntax.text[$0.valueRange].elementsEqual("it".utf8) } ?? false
  }

  /// Returns whether a text's content is a variable or member called like a name.
  func showsName(_ id: ElementID) -> Bool {
    guard let title = self[id].title.value, title.value == .dynamic,
      let value = syntax.nodes(at: title.valueRange).first(where: { syntax[$0].kind != .argument })
    else { return false }
    let links = syntax.links(of: value)
    for link in links.reversed().prefix(2) {
      switch syntax[link].name {
      case "name", "title", "label", "text", "desc", "description", "summary", "subtitle", "headline":
        return syntax[link].kind != .call
      case "asString", "orEmpty", "trim": continue
      default: return false
      }
    }
    return false
  }

  private func showsTime(_ id: ElementID) -> Bool {
    let attributes = AndroidAttributes(of: NodeID(self[id].origin), in: syntax)
    guard let name = attributes.value("android:id") else { return false }
    return name.ends(with: "Time") || name.ends(with: "_time") || name.ends(with: "Duration")
      || name.ends(with: "_duration")
  }

  /// Returns the width that the layouts around a text have, if code states it.
  private func columnWidth(around id: ElementID) -> Double? {
    for ancestor in ancestors(of: id).prefix(4) {
      guard self[ancestor].role == .container else { return nil }
      switch self[ancestor].framework {
      case .compose:
        for link in modifiers(of: ancestor) {
          switch syntax[link].name {
          case "width", "requiredWidth", "size", "requiredSize":
            let value = syntax.arguments(of: link).first.flatMap(syntax.value(ofArgument:))
            return value.flatMap { syntax.lastName(of: $0) == "dp" ? syntax.number(of: $0) : nil }
          case "horizontalScroll": return nil
          default: continue
          }
        }
      case .swiftUI:
        for link in syntax.links(of: NodeID(self[ancestor].origin)).reversed()
        where syntax[link].name == "frame" {
          if let width = syntax.value("width", of: link) ?? syntax.value("maxWidth", of: link) {
            return syntax[width].kind == .number ? syntax.number(of: width) : nil
          }
        }
      default: return nil
      }
    }
    return nil
  }
}
