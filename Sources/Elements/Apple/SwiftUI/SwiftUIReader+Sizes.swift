// Touch target sizes, as far as literal values in the code state them.

import Source
import Syntax

extension SwiftUIReader {
  /// Reads `.buttonStyle(…)`.
  mutating func buttonStyle(_ call: NodeID, of id: ElementID) {
    let value = tree.firstUnlabelledArgument(of: call).flatMap { tree.value(ofArgument: $0) }
    let link = value.flatMap { tree.links(of: $0).last }
    switch link.map({ tree[$0].name }) {
    case "plain", "borderless", "PlainButtonStyle", "BorderlessButtonStyle": buttonStyles[id] = true
    case "automatic", "DefaultButtonStyle": break
    // Bordered and custom styles add space around the label, and draw a background.
    default:
      buttonStyles[id] = false
      list[id].unknowns.add(.colors, .style, at: link ?? call)
    }
    style(call, of: id)
    searchArguments(of: call)
  }

  /// Sets the size of every button and of every element with a tap handler.
  mutating func readSizes() {
    /// For each element, the surrounding button style, and whether a list or the system lays out its content.
    var styles = [Bool?](repeating: nil, count: list.elements.count)
    var isLaidOut = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices {
      let id = ElementID(index)
      // Reading single properties is cheaper than copying an element.
      if let parent = list[id].parent {
        styles[index] = styles[parent.index]
        isLaidOut[index] = list[id].slot == .separate ? false : isLaidOut[parent.index]
        if list[parent].role == .menu, list[id].slot == .separate { isLaidOut[index] = true }
      }
      if let style = buttonStyles[id] { styles[index] = style }
      if inSystemPlaces.contains(id) || SwiftUIReader.laysOutControls(list[id].typeName) {
        isLaidOut[index] = true
      }
      guard !withoutTouch.contains(id) else { continue }
      if components[id] != nil {
        if let size = componentSizes[id], !isLaidOut[index] { list[id].size = .certain(size) }
        continue
      }
      if list[id].role.isPressable, list[id].typeName != "DisclosureGroup" {
        // A list row responds as a whole, unless the button style prevents it.
        let isRow = isLaidOut[index] && styles[index] != true
        list[id].size = isRow || styles[index] == false ? .unknown : sizeOfControl(id)
      } else if !list[id].role.isControl, let tap = list[id].gestures.first(where: { $0.kind == .tap }) {
        list[id].size = sizeOfTarget(id, before: tap.range.lowerBound)
      }
    }
  }

  private static func laysOutControls(_ typeName: String) -> Bool {
    switch typeName {
    case "List", "Form", "Section", "Table", "ToolbarItem", "ToolbarItemGroup", "CommandMenu", "CommandGroup",
      "MenuBarExtra", "ControlGroup":
      true
    default: false
    }
  }

  /// Returns the size of a control. The touch target of a plain, borderless, or default button is its label;
  /// modifiers outside don't enlarge it. An outer frame makes the label small if nothing else states its size.
  private func sizeOfControl(_ id: ElementID) -> Evidence<WrittenSize> {
    let labels = labels(of: id)
    var area = labels.count == 1 ? self.area(of: labels[0], 0) : WrittenArea()
    if labels.count > 1 { return .absent }
    if area.isUnknown { return .unknown }
    if !area.isStated, !area.isPadded {
      let links = tree.links(of: NodeID(list[id].origin))
      for link in links.dropFirst() where tree[link].name == "frame" { area.add(link, tree) }
    }
    return evidence(area)
  }

  private func labels(of id: ElementID) -> [ElementID] {
    children(of: id).filter { list[$0].slot == .label || list[$0].slot == .content }
  }

  private func children(of id: ElementID) -> [ElementID] {
    var children: [ElementID] = []
    var index = id.index + 1
    while index < list.elements.count, let parent = list.elements[index].parent, parent >= id {
      if parent == id { children.append(ElementID(index)) }
      index += 1
    }
    return children
  }

  /// Returns the area of a view with all its modifiers. A stack around a single view is skipped.
  private func area(of id: ElementID, _ depth: Int) -> WrittenArea {
    var area = WrittenArea()
    let element = list[id]
    let links = tree.links(of: NodeID(element.origin))
    let content = children(of: id).filter { list[$0].slot == .content }
    if element.role == .custom || components[id] != nil {
      area.becomeUnknown()
    } else if element.role == .container, content.count == 1, depth < 8 {
      area = self.area(of: content[0], depth + 1)
    } else if content.contains(where: { components[$0] != nil }) {
      area.isPadded = true
    }
    area.add(links.dropFirst(constructorLength(links)), tree)
    return area
  }

  /// Returns the area of a view with a tap handler, using its only content and the modifiers before the gesture.
  private func sizeOfTarget(_ id: ElementID, before gesture: Int) -> Evidence<WrittenSize> {
    let links = tree.links(of: NodeID(list[id].origin))
    let content = children(of: id).filter { list[$0].slot == .content }
    var area =
      list[id].role == .container && content.count == 1 ? self.area(of: content[0], 1) : WrittenArea()
    for link in links.dropFirst(constructorLength(links)) {
      let isOutside = Int(tree[link].start) >= gesture
      if isOutside, area.isStated || area.isPadded || tree[link].name != "frame" { continue }
      area.add(link, tree)
    }
    return area.isUnknown ? .unknown : evidence(area)
  }

  private func evidence(_ area: WrittenArea) -> Evidence<WrittenSize> {
    guard area.isStated, let frame = area.frame else { return .absent }
    let width = tree.value("width", of: frame) ?? tree.value("maxWidth", of: frame)
    let height = tree.value("height", of: frame) ?? tree.value("maxHeight", of: frame)
    return .certain(
      WrittenSize(
        Size(width: area.width.value, height: area.height.value),
        range: tree.nameRange(of: frame).lowerBound..<Int(tree[frame].end),
        widthRange: width.map { tree[$0].range }, heightRange: height.map { tree[$0].range }))
  }
}
