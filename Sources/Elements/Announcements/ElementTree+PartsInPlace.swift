// Positions in which SwiftUI views show their content, regardless of argument order.

import Source
import Syntax

extension ElementTree {
  /// Returns the children of a view with fixed positions in screen order: header, content, and footer of a section;
  /// label, description, and actions of a placeholder for missing content. Nil for other views.
  func partsInPlace(of id: ElementID, _ children: [ElementID]) -> [ElementID]? {
    let (first, last): (Identifier, Identifier)
    switch self[id].typeName {
    case "Section": (first, last) = ("header", "footer")
    case "ContentUnavailableView": (first, last) = ("label", "actions")
    default: return nil
    }
    guard let call = call(of: self[id]) else { return nil }
    let arguments = syntax.arguments(of: call)
    let places = children.map { child -> Int in
      let start = self[child].range.lowerBound
      guard let argument = arguments.first(where: { syntax[$0].range.contains(start) }) else { return 1 }
      switch syntax[argument].name {
      case first: return 0
      case last: return 2
      // The first closure after the parentheses is the label.
      case .none where first == "label": return 0
      default: return 1
      }
    }
    return (0...2).flatMap { place in zip(children, places).filter { $0.1 == place }.map(\.0) }
  }

  /// Returns the side of the navigation bar that contains an item. Nil if it isn't in a bar, or if it's after the
  /// title, which is the default for SwiftUI items.
  func barSide(of id: ElementID) -> SpokenFacts.BarSide? {
    let element = self[id]
    guard element.framework == .swiftUI else { return element.spokenFacts.barSide }
    switch element.typeName {
    case "ToolbarItem", "ToolbarItemGroup":
      guard let placement = call(of: element).flatMap({ syntax.value("placement", of: $0) }) else {
        return nil
      }
      switch syntax.lastName(of: placement) {
      case "cancellationAction", "navigationBarLeading", "topBarLeading": return .leading
      default: return nil
      }
    default:
      // `navigationBarItems(leading: Button("Cancel") { })`
      guard element.slot == .separate, let bar = presenter(of: id), syntax[bar].name == "navigationBarItems",
        let leading = syntax.argument("leading", of: bar)
      else { return nil }
      return syntax[leading].range.contains(element.range.lowerBound) ? .leading : nil
    }
  }
}
