// Chips whose selection never changes.

import Source
import Syntax

extension ComposeReader {
  /// Returns whether a library composable is announced as a checkbox.
  ///
  /// Source: androidx.compose.material3, “FilterChip”, and androidx.compose.material, “FilterChip”:
  /// `role = Role.Checkbox`.
  func isCheckableChip(_ call: NodeID) -> Bool {
    switch imports.originalName(tree[call].name) {
    case "FilterChip", "ElevatedFilterChip": true
    default: false
    }
  }

  /// Returns the argument of a chip's call that makes it always selected or never selected, if it acts.
  func fixedSelection(_ argument: NodeID?, of call: NodeID) -> WrittenFlag? {
    guard let argument, let value = tree.value(ofArgument: argument),
      let action = tree.argument("onClick", at: 1, of: call).flatMap(tree.value(ofArgument:))
        ?? tree.trailingLambda(of: call),
      tree[action].kind != .closure
        || tree.children(of: action).contains(where: { tree[$0].kind != .parameter }),
      !(tree.value("enabled", of: call).map { tree.isName("false", $0) } ?? false)
    else { return nil }
    let isSelected = tree.isName("true", value)
    guard isSelected || tree.isName("false", value) else { return nil }
    return WrittenFlag(isSelected, range: tree[argument].range)
  }

  /// Returns the parameter of a chip's wrapper that is the chip's selected state.
  func selectionParameter(_ wrapper: Wrapper) -> String? {
    guard tree[wrapper.inner].kind == .call, isCheckableChip(wrapper.inner),
      let selected = tree.argument("selected", at: 0, of: wrapper.inner).flatMap(tree.value(ofArgument:)),
      let (index, _) = parameter(named: selected, wrapper)
    else { return nil }
    return tree.nameText(of: wrapper.parameters[index])
  }

  /// Keeps the constant selection only of chips that aren't shown with the opposite constant in the same function.
  mutating func settleSelections() {
    var constants: [NodeID?: [String: Set<Bool>]] = [:]
    let chips = list.elements.indices.map(ElementID.init).filter { list[$0].fixedSelection != nil }
    for id in chips {
      guard let isSelected = list[id].fixedSelection?.value else { continue }
      constants[functions[id], default: [:]][list[id].typeName, default: []].insert(isSelected)
    }
    for id in chips where constants[functions[id]]?[list[id].typeName]?.count ?? 0 > 1 {
      list[id].fixedSelection = nil
    }
  }
}
