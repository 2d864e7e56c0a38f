// List sizes that are exposed to screen readers.

import Source
import Syntax

extension ElementTree {
  /// Returns the item count that a composable sets for a list, or nil if it sets none or the count of a grid. A lazy
  /// list exposes no count on its own, however many items the code adds, and a layout's list gets its items from an
  /// adapter elsewhere.
  ///
  /// Source: androidx.compose.foundation, `LazyLayoutSemanticState`:
  /// `CollectionInfo(rowCount = -1, columnCount = 1)`.
  func itemCount(of id: ElementID) -> Int? {
    for link in modifiers(of: self[id]) where syntax[link].name == "semantics" {
      guard let block = syntax.trailingLambda(of: link) else { continue }
      for statement in syntax.children(of: block) where syntax[statement].kind == .assignment {
        let sides = Array(syntax.children(of: statement).prefix(2))
        guard sides.count == 2, syntax.links(of: sides[0]).last.map({ syntax[$0].name }) == "collectionInfo",
          let info = syntax.links(of: sides[1]).last, syntax[info].name == "CollectionInfo",
          let rows = number("rowCount", at: 0, of: info), let columns = number("columnCount", at: 1, of: info)
        else { continue }
        if columns == 1, rows > 0 { return rows }
        return rows == 1 && columns > 0 ? columns : nil
      }
    }
    return nil
  }

  private func number(_ name: Identifier, at place: Int, of call: NodeID) -> Int? {
    syntax.argument(name, at: place, of: call).flatMap(syntax.value(ofArgument:)).flatMap(syntax.number(of:))
      .flatMap(Int.init(exactly:))
  }
}
