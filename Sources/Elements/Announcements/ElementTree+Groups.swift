// Groups and titles that screen reader users reach.

import Source
import Syntax

extension ElementTree {
  /// Returns the group that an element forms for screen readers, if it's reachable.
  func spokenGroup(of id: ElementID) -> SpokenGroup? {
    let element = self[id]
    switch element.exposure {
    case .exposed, .unknown: break
    case .hidden, .decorative, .merged, .ignored: return nil
    }
    let name = element.labels.last.flatMap(spoken)?.text
    if element.hasTrait(.modal) { return SpokenGroup(.group, name: name, isModal: true) }
    if let count = itemCount(of: id) { return SpokenGroup(.list, name: name, count: count) }
    switch element.role {
    case .list where element.typeName != "Section" && !isPlainScroll(element):
      return SpokenGroup(.list, name: name)
    case .tabBar where turnsPages(id): return nil
    case .tabBar: return SpokenGroup(.tabBar, name: name)
    default: return element.grouping == .contains && name != nil ? SpokenGroup(.group, name: name) : nil
    }
  }

  /// Returns whether a UIKit element scrolls and has no rows.
  private func isPlainScroll(_ element: Element) -> Bool {
    guard element.framework.isUIKit else { return false }
    return !["Table", "Collection", "Outline", "tableView", "collectionView"].contains(
      where: element.typeName.contains)
  }

  /// Returns the group of elements that are shown separately from their parent.
  func groupApart(_ id: ElementID, of parent: ElementID?, presentedBy call: NodeID?) -> SpokenGroup {
    switch self[id].typeName {
    case "AlertDialog", "BasicAlertDialog", "Dialog", "DatePickerDialog", "TimePickerDialog":
      return SpokenGroup(.dialog, isModal: true)
    case "ModalBottomSheet", "ModalBottomSheetLayout": return SpokenGroup(.sheet, isModal: true)
    case "DropdownMenu", "ExposedDropdownMenu": return SpokenGroup(.menu)
    case "Popup": return SpokenGroup(.popover)
    default: break
    }
    let opener = parent.flatMap(spokenName)?.text
    if let parent, self[parent].role == .menu { return SpokenGroup(.menu, name: opener) }
    guard let call else { return SpokenGroup(.apart) }
    let title = (dialog(of: id)?.title ?? spokenText(of: call))?.text
    switch syntax[call].name {
    case "sheet", "fullScreenCover": return SpokenGroup(.sheet, isModal: true)
    case "alert", "confirmationDialog", "actionSheet":
      return SpokenGroup(.dialog, name: title, isModal: true)
    case "popover": return SpokenGroup(.popover)
    case "toolbar", "navigationBarItems": return SpokenGroup(.toolbar)
    case "contextMenu", "swipeActions": return SpokenGroup(.menu, name: opener)
    default: return SpokenGroup(.apart)
    }
  }

  /// Returns the direct children of an element in screen order: a header comes before its content, regardless of code
  /// order.
  func childrenAsRead(of id: ElementID) -> [ElementID] {
    if self[id].framework == .androidXML { return childrenByPlace(of: id) }
    let children = children(of: id)
    guard self[id].framework == .swiftUI else { return inPlaces(children) }
    var ordered =
      partsInPlace(of: id, children) ?? children.filter(isHeader) + children.filter { !isHeader($0) }
    if ordered.contains(where: isDialogMessage) { moveMessagesForward(&ordered) }
    return ordered
  }

  /// Returns whether an element is in the closure for a dialog's message.
  private func isDialogMessage(_ id: ElementID) -> Bool {
    guard self[id].slot == .separate, let call = presenter(of: id),
      syntax[call].name == "alert" || syntax[call].name == "confirmationDialog",
      let message = syntax.argument("message", of: call)
    else { return false }
    return syntax[message].range.contains(self[id].range.lowerBound)
  }

  /// The maximum number of messages. No view shows more dialogs.
  private static let mostMessages = 16

  /// Moves a dialog's message before its buttons, regardless of code order.
  private func moveMessagesForward(_ children: inout [ElementID]) {
    let messages = Array(children.filter(isDialogMessage).prefix(ElementTree.mostMessages))
    children.removeAll(where: messages.contains)
    for message in messages.reversed() {
      let call = presenter(of: message)
      let first = children.firstIndex { self[$0].slot == .separate && presenter(of: $0) == call }
      children.insert(message, at: first ?? children.count)
    }
  }

  private func isHeader(_ id: ElementID) -> Bool {
    self[id].slot == .label || self[id].role == .text && isSectionTitle(id)
  }

  /// Returns the modifier that shows an element separately, or nil if none does.
  func presenter(of id: ElementID) -> NodeID? {
    guard self[id].framework == .swiftUI, let parent = self[id].parent else { return nil }
    let start = self[id].range.lowerBound
    let chain = NodeID(self[parent].origin)
    guard syntax[chain].kind == .chain else { return nil }
    return syntax.children(of: chain).dropFirst().prefix(ElementTree.reach).first { link in
      syntax[link].kind == .call && syntax[link].range.contains(start)
    }
  }

  /// Returns the level that `.accessibilityHeading(.h2)` sets.
  func writtenHeadingLevel(of id: ElementID) -> Int? {
    guard self[id].framework == .swiftUI else { return nil }
    for link in syntax.links(of: NodeID(self[id].origin)) where syntax[link].name == "accessibilityHeading" {
      guard
        let value = syntax.firstUnlabelledArgument(of: link).flatMap(syntax.value(ofArgument:)),
        let level = [Identifier]([.none, "h1", "h2", "h3", "h4", "h5", "h6"]).firstIndex(
          of: syntax.lastName(of: value)), level > 0
      else { continue }
      return level
    }
    return nil
  }

  /// Returns an element in the form in which people find it in code: `Text “Orders”`.
  func subject(of id: ElementID) -> String {
    let element = self[id]
    let type = element.typeName.isEmpty ? madeType(of: element) : element.typeName
    guard let title = (spokenName(of: id) ?? statedText(of: id))?.text else { return type }
    return "\(type) “\(title)”"
  }

  /// Returns the class of a view whose class isn't known from the file, using the first call that creates something
  /// in the view's declaration.
  private func madeType(of element: Element) -> String {
    let made = syntax.subtree(of: NodeID(element.origin)).lazy.map(NodeID.init).first { node in
      syntax[node].kind == .call && syntax.isCapitalized(node)
    }
    return made.map { syntax.nameText(of: $0) } ?? element.boundName ?? "View"
  }

  /// Returns the name under which a custom component is defined.
  func componentName(of id: ElementID) -> Identifier {
    let bytes = text[self[id].typeRange]
    let end = bytes.lastIndex(of: UInt8(ascii: "."))
    return Identifier(end.map { bytes[($0 + 1)...] } ?? bytes)
  }
}
