// Actions that composables offer in several ways.

import Source
import Syntax

extension ComposeReader {
  /// Marks a hidden click as a dismissal if a visible element of the composable offers the same action: the hidden
  /// element only enlarges that element's touch area.
  mutating func markOffers() {
    guard list.elements.contains(where: { $0.hiding != nil && !$0.gestures.isEmpty }) else { return }
    var offered: Set<Offer> = []
    var isHidden = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices {
      let element = list.elements[index]
      isHidden[index] =
        element.hiding != nil && element.hiding?.extent != .decoration
        || element.parent.map { isHidden[$0.index] && list[$0].hiding?.extent != .itself } ?? false
      guard !isHidden[index] else { continue }
      let names = element.gestures.compactMap { $0.kind == .tap ? $0.handlerName : nil }
      offered.formUnion(names.map { Offer(function: functions[ElementID(index)], handler: $0) })
    }
    for index in list.elements.indices where isHidden[index] {
      let id = ElementID(index)
      for gesture in list[id].gestures.indices {
        guard let name = list[id].gestures[gesture].handlerName,
          offered.contains(Offer(function: functions[id], handler: name))
        else { continue }
        list[id].gestures[gesture].purpose = .dismissal
      }
    }
  }

  /// An action that a composable offers.
  private struct Offer: Hashable {
    var function: NodeID?
    var handler: String
  }

  // MARK: Through components

  /// Marks a raw touch as offered by a control if a button in a component may receive the same callback.
  mutating func markOffersOfComponents() {
    guard list.elements.contains(where: { $0.gestures.contains { $0.kind == .touch } }) else { return }
    var callbacks: [Identifier: [Callback]] = [:]
    for index in list.elements.indices {
      let element = list.elements[index]
      guard element.role.isControl, element.hiding == nil, let name = element.handlerName else { continue }
      note(name, of: functions[ElementID(index)], in: &callbacks)
    }
    var offered: Set<Offer> = []
    // A component may pass a callback on to another component.
    for _ in 0..<ComposeReader.wrapperReach where !callbacks.isEmpty {
      var passed: [Identifier: [Callback]] = [:]
      for index in list.elements.indices where list.elements[index].role == .custom {
        let id = ElementID(index)
        guard list[id].hiding == nil, let known = callbacks[Identifier(spelled: list[id].typeName)],
          let call = tree.links(of: NodeID(list[id].origin)).first, tree[call].kind == .call
        else { continue }
        for callback in known {
          let argument = tree.argument(callback.name, at: callback.index, of: call)
          let value =
            argument.flatMap(tree.value(ofArgument:))
            ?? (callback.isLast ? tree.trailingLambda(of: call) : nil)
          guard let handler = value.flatMap(tree.handlerName(ofKotlin:)) else { continue }
          offered.insert(Offer(function: functions[id], handler: handler))
          note(handler, of: functions[id], in: &passed)
        }
      }
      callbacks = passed
    }
    guard !offered.isEmpty else { return }
    for index in list.elements.indices where !list.elements[index].gestures.isEmpty {
      let id = ElementID(index)
      for gesture in list[id].gestures.indices where list[id].gestures[gesture].kind == .touch {
        guard let name = list[id].gestures[gesture].handlerName,
          offered.contains(Offer(function: functions[id], handler: name))
        else { continue }
        list[id].gestures[gesture].isOfferedByControl = true
      }
    }
  }

  /// Records that a control in a composable calls the parameter `name`.
  private func note(
    _ name: String, of function: NodeID?, in callbacks: inout [Identifier: [Callback]]
  ) {
    guard let function, tree[function].name != .none else { return }
    let parameters = tree.children(of: function).filter { tree[$0].kind == .parameter }
    guard let index = parameters.firstIndex(where: { tree.nameText(of: $0) == name }) else { return }
    let callback = Callback(
      name: tree[parameters[index]].name, index: index, isLast: index == parameters.count - 1)
    if callbacks[tree[function].name, default: []].contains(callback) { return }
    callbacks[tree[function].name, default: []].append(callback)
  }

  /// A composable's parameter that a control in it calls.
  private struct Callback: Hashable {
    var name: Identifier
    var index: Int
    var isLast: Bool
  }
}
