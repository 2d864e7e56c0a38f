// Context that views in an Interface Builder file get from each other.

import Source
import Syntax

extension InterfaceBuilderReader {
  /// Completes every view with information from its ancestors and siblings.
  mutating func finish() {
    list.markPicturesBesideText()
    markWhatLiesBehind()
    list.markBackgrounds(stack: "")
    markCoveredBackgrounds()
    markRows()
    list.forgetResizedTableParts(project, tree)
    list.forgetChangedLines(project, tree)
  }

  /// Marks views that may be in front of a preceding sibling with a background: an image, a view with a color, or a
  /// view that draws its content.
  private mutating func markWhatLiesBehind() {
    /// For each parent, true if one of the children read so far may be behind the next one.
    var covers = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices {
      let id = ElementID(index)
      guard let parent = list[id].parent else {
        // A view without a color is shown on a background that other files define.
        if !list[id].hasBackground, !list[id].circumstances.contains(.row) {
          list[id].unknowns.add(.colors, .code)
        }
        continue
      }
      if covers[parent.index] { list[id].circumstances.insert(.onBackground) }
      let paints = list[id].colors.contains { $0.use == .background && !$0.value.isAdaptive }
      if paints || list[id].role == .image || list[id].role == .custom || list[id].role == .embed {
        covers[parent.index] = true
      }
    }
  }

  /// Ignores backgrounds without text in front of them, because views with other backgrounds cover them.
  private mutating func markCoveredBackgrounds() {
    /// For each element, the index of the nearest view with a background.
    var grounds = [Int?](repeating: nil, count: list.elements.count)
    var carriesText = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices {
      let element = list.elements[index]
      grounds[index] = element.hasBackground ? index : element.parent.flatMap { grounds[$0.index] }
      if element.role == .text, let ground = grounds[index] { carriesText[ground] = true }
    }
    for index in list.elements.indices where grounds[index] == index && !carriesText[index] {
      list[ElementID(index)].unknowns.add(.colors, .code)
    }
  }

  /// Marks controls in table cells whose class may label them or make the whole cell one element. A plain cell doesn't
  /// connect a control in its content view with the text next to it.
  ///
  /// Source: Apple, “UITableViewCell › accessoryView”: only the accessory view's control gets the cell's label.
  private mutating func markRows() {
    /// For each element, the index of the enclosing cell.
    var cells = [Int?](repeating: nil, count: list.elements.count)
    var isLabelled = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices {
      let element = list.elements[index]
      cells[index] = element.circumstances.contains(.row) ? index : element.parent.flatMap { cells[$0.index] }
      if element.role == .text, let cell = cells[index] { isLabelled[cell] = true }
    }
    /// For each cell, true if its class sets accessibility attributes on itself.
    var speaks: [Int: Bool] = [:]
    for index in list.elements.indices {
      guard let cell = cells[index], cell != index else { continue }
      let id = ElementID(index)
      if isLabelled[cell], list[id].role.isValueControl {
        let isTold = speaks[cell] ?? classSpeaks(for: object(list.elements[cell]))
        speaks[cell] = isTold
        if isTold || isAccessory(object(list[id])) { list[id].circumstances.insert(.inLabelledRow) }
      }
      if list[id].groupingRange != nil, list.elements[cell].openness.contains(.elsewhere) {
        list[id].unknowns.add(.elsewhere, .code)
      }
    }
  }
}

extension InterfaceBuilderReader {
  private func object(_ element: Element) -> NibObject { NibObject(NodeID(element.origin), in: tree) }

  /// Returns whether a view is the accessory view of its cell.
  private func isAccessory(_ view: NibObject) -> Bool {
    view.name("key") == "accessoryView" || view.name("key") == "editingAccessoryView"
  }

  /// Returns whether the class of a cell may label the cell or what's inside, or hide it.
  private func classSpeaks(for cell: NibObject) -> Bool {
    guard let name = cell.string("customClass") else { return false }
    return project.use(ofOutlet: "self", of: name).map { !$0.isDisjoint(with: [.name, .exposure]) } ?? false
  }
}

extension Element {
  fileprivate var hasBackground: Bool { colors.contains { $0.use == .background } }
}
