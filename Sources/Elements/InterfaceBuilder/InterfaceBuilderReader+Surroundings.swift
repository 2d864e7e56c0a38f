// What the views of a document say about each other.

import Source
import Syntax

extension InterfaceBuilderReader {
  /// Completes every view with what its ancestors and siblings add.
  mutating func finish() {
    list.markPicturesBesideText()
    markWhatLiesBehind()
    list.markBackgrounds(stack: "")
    markCoveredBackgrounds()
    markRows()
  }

  /// Views lie on the siblings before them: a picture, a view with a color or one that draws itself may be behind any
  /// that follows.
  private mutating func markWhatLiesBehind() {
    /// Whether something among the children met so far may be behind the next one.
    var covers = [Bool](repeating: false, count: list.elements.count)
    for index in list.elements.indices {
      let id = ElementID(index)
      guard let parent = list[id].parent else {
        // What a document does not color is shown on what other files make.
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

  /// A background on which no text stands, since views with others cover it, says nothing about texts.
  private mutating func markCoveredBackgrounds() {
    /// The nearest view with a background, for each element.
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

  /// A cell of a table reads its labels for the control inside. The class of a cell may make the whole of it one element,
  /// and speaks for those inside.
  private mutating func markRows() {
    /// The cell around each element.
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
