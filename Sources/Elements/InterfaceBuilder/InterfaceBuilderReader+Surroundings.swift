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
          list[id].openness.insert(.colors)
        }
        continue
      }
      if covers[parent.index] { list[id].circumstances.insert(.onBackground) }
      let paints = list[id].colors.contains { $0.use == .background && $0.value != .adaptive }
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
      list[ElementID(index)].openness.insert(.colors)
    }
  }

  /// Marks controls in table cells, which read their labels for the control inside. A cell's class may make the whole
  /// cell one element that includes the label of its content.
  private mutating func markRows() {
    /// For each element, the index of the enclosing cell.
    var cells = [Int?](repeating: nil, count: list.elements.count)
    var isLabelled = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices {
      let element = list.elements[index]
      cells[index] = element.circumstances.contains(.row) ? index : element.parent.flatMap { cells[$0.index] }
      if element.role == .text, let cell = cells[index] { isLabelled[cell] = true }
    }
    for index in list.elements.indices {
      guard let cell = cells[index], cell != index else { continue }
      let id = ElementID(index)
      let isOfTable = tree[NodeID(list.elements[cell].origin)].name == "tableViewCell"
      if isLabelled[cell], isOfTable, list[id].role.isValueControl {
        list[id].circumstances.insert(.inLabelledRow)
      }
      if list[id].groupingRange != nil, list.elements[cell].openness.contains(.elsewhere) {
        list[id].openness.insert(.elsewhere)
      }
    }
  }
}

extension Element {
  fileprivate var hasBackground: Bool { colors.contains { $0.use == .background } }
}
