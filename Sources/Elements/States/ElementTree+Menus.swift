// Items of SwiftUI menus.

import Source
import Syntax

extension ElementTree {
  /// Returns whether a SwiftUI view is an item of a menu. The system draws and announces the items itself, without the
  /// traits that a button has.
  ///
  /// Source: Apple, “SwiftUI › Menu”, “UIKit › UIAction”: only the state and the attributes of an action are shown.
  func isMenuItem(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, self[id].slot != .label else { return false }
    var around = id
    for ancestor in ancestors(of: id) {
      if self[ancestor].role == .menu || self[ancestor].typeName == "contextMenu" { return true }
      around = ancestor
    }
    return isPartOfMenu(around)
  }

  /// Returns whether the outermost view of a component is one of several buttons without a layout around them, as in a
  /// part of a menu that's declared separately.
  private func isPartOfMenu(_ root: ElementID) -> Bool {
    guard let owner = component(around: root) else { return false }
    func isBeside(_ index: Int) -> Bool {
      elements.indices.contains(index) && component(around: ElementID(index)) == owner
    }
    var start = root.index
    while start > 0, root.index - start < ElementTree.longestMenu, isBeside(start - 1) { start -= 1 }
    var buttons = 0
    var index = start
    while isBeside(index), index - start < 2 * ElementTree.longestMenu {
      defer { index += 1 }
      let element = elements[index]
      guard element.parent == nil else { continue }
      switch element.role {
      case .spacer, .custom, .toggle, .picker, .menu: continue
      case let role where role.isPressable: buttons += 1
      default: return false
      }
    }
    return buttons > 1
  }

  /// The maximum number of elements in a menu that are read in each direction.
  private static let longestMenu = 60

  /// Returns edits that turn a button in a menu, `Button { item.isPinned.toggle() } label: { … }`, into a toggle, which
  /// menus show with a checkmark and announce as selected, or nil if the button does something else, too.
  func editsMakingMenuToggle(_ id: ElementID) -> [WriterEdit]? {
    guard isMenuItem(id), self[id].typeName == "Button",
      let call = syntax.links(of: NodeID(self[id].origin)).first, syntax[call].kind == .call,
      let label = syntax.argument("label", of: call), let content = syntax.closure(ofArgument: label)
    else { return nil }
    let actions = syntax.arguments(of: call).filter { $0 != label }
    guard actions.count == 1, let action = syntax.closure(ofArgument: actions[0]),
      let property = syntax.toggledProperty(by: action), let first = property.first, let last = property.last
    else { return nil }
    let state = text.string(syntax[first].range.lowerBound..<syntax.linkRange(of: last).upperBound)
    let start = syntax.nameRange(of: call).upperBound
    let binding = "Binding(get: { \(state) }, set: { \(state) = $0 })"
    return [
      .replace(syntax.nameRange(of: call), "Toggle"),
      .replace(start..<syntax[content].range.lowerBound, "(isOn: \(binding)) "),
    ]
  }
}
