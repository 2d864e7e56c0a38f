// Gestures whose action a control offers, too.

import Source
import Syntax

extension ElementTree {
  /// Marks gestures whose handler a control in the same type or function also uses.
  mutating func resolveOffers() {
    guard elements.contains(where: { !$0.gestures.isEmpty }) else { return }
    let syntax = syntax
    let declarations = syntax.children(of: syntax.root).filter { syntax.isTypeOrFunction($0) }
    struct Offer: Hashable {
      var declaration: Identifier
      var handler: String
    }
    func offer(_ handler: String, by element: Element) -> Offer {
      let start = element.constructor.lowerBound
      let place = declarations.partitioningIndex { syntax[$0].range.lowerBound > start }
      guard place > 0 else { return Offer(declaration: .none, handler: handler) }
      let around = syntax[declarations[place - 1]]
      return Offer(declaration: start < Int(around.end) ? around.name : .none, handler: handler)
    }
    let offered = Set(
      elements.lazy.filter(\.role.isControl).compactMap { element in
        element.handlerName.map { offer($0, by: element) }
      })
    guard !offered.isEmpty else { return }
    for index in elements.indices where !elements[index].gestures.isEmpty {
      for gesture in elements[index].gestures.indices {
        guard let handler = elements[index].gestures[gesture].handlerName,
          offered.contains(offer(handler, by: elements[index]))
        else { continue }
        elements[index].gestures[gesture].isOfferedByControl = true
      }
    }
  }
}

private extension Tree {
  func isTypeOrFunction(_ id: NodeID) -> Bool {
    switch declarationKind(of: id) {
    case nil, .property, .import, .accessor, .enumCase, .alias, .other: false
    default: true
    }
  }
}
