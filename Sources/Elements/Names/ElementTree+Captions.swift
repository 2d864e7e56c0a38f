// Captions: what people hear right before an unlabeled control or field and that says what it's for.

import Source
import Syntax

extension ElementTree {
  /// A text that isn't connected to a control, but that says what it's for.
  public enum Caption: Sendable {
    /// A text directly before the control, in reading order.
    case text
    /// The title of the screen or dialog whose only control it is.
    case title
  }

  /// Returns the caption of an unlabeled control or field, or nil if it has none, or if several unlabeled controls or a
  /// repeated row share it.
  public func caption(of id: ElementID) -> Caption? {
    let element = self[id]
    switch element.framework {
    case .swiftUI, .compose, .androidXML: break
    case .uiKit, .androidViews, .interfaceBuilder: return nil
    }
    guard !element.circumstances.contains(.repeated), !element.circumstances.contains(.row), !isInLoop(id)
    else { return nil }
    let rivals = rivals(of: id)
    guard !rivals.contains(where: { self[$0].name.isAbsent && !self[$0].circumstances.contains(.passive) })
    else { return nil }
    if hasTextBefore(id) { return .text }
    return rivals.isEmpty && !isSwitch(id) && isInTitledScreen(id) ? .title : nil
  }

  /// Returns whether the text of a control says what it turns on, rather than what it's set to. Then only a text in the
  /// same row is about it.
  private func isSwitch(_ id: ElementID) -> Bool {
    [.toggle, .checkbox, .radioButton].contains(self[id].role)
  }

  // MARK: Texts before

  /// Returns whether people who move through the elements one by one hear a fixed text right before a control.
  private func hasTextBefore(_ id: ElementID) -> Bool {
    var at = id
    if isSwitch(id), siblings(after: id).contains(where: { self[$0].role == .text }) { return false }
    for _ in 0..<(isSwitch(id) ? 1 : ElementTree.deepestCaption) {
      if let before = visibleSibling(before: at) {
        guard !areAlternatives(at, before), !isShown(before, onlySometimesWith: at) else { return false }
        return isCaption(before)
      }
      guard let parent = self[at].parent, self[at].slot == .content, !self[parent].role.isControl,
        !self[parent].isTappable
      else { return false }
      if self[parent].typeName == "Section", isFixedText(parent) { return true }
      at = parent
    }
    return false
  }

  /// Returns whether an element is a fixed text, a value after one, or a row that begins with one.
  private func isCaption(_ id: ElementID) -> Bool {
    if self[id].role == .text {
      return isFixedText(id)
        || visibleSibling(before: id).map { self[$0].role == .text && isFixedText($0) } == true
    }
    guard self[id].role == .container, !self[id].isTappable else { return false }
    let parts = firstChildren(of: id).prefix(ElementTree.longestCaption + 1).filter {
      self[$0].role != .spacer && self[$0].role != .image
    }
    guard let first = parts.first, parts.count <= ElementTree.longestCaption else { return false }
    return self[first].role == .text && isFixedText(first)
  }

  /// Returns whether an element shows a complete text, rather than one that its caller or its data decides.
  private func isFixedText(_ id: ElementID) -> Bool {
    self[id].title.value.map { $0.value.isWholeText } ?? false
  }

  /// The maximum number of layouts around a control below its caption.
  private static let deepestCaption = 4
  /// The maximum number of parts in the row of a caption.
  private static let longestCaption = 3

  // MARK: Titles

  /// Returns whether the title of a screen or dialog is about the only control in it.
  private func isInTitledScreen(_ id: ElementID) -> Bool {
    if dialogTitle(of: id) != nil || itemTitle(of: id) != nil { return true }
    guard self[id].framework == .swiftUI, let component = component(around: id) else { return false }
    return code(syntax[component].range).spells("avigationTitle(")
  }

  // MARK: Neighbors

  /// Returns whether the element directly before or after another one shows a text.
  public func isNextToText(_ id: ElementID) -> Bool {
    let neighbors = [sibling(before: id), siblings(after: id).first { _ in true }].compactMap { $0 }
    return neighbors.contains { self[$0].role == .text && !self[$0].title.isAbsent }
  }

  /// Returns the other controls with a value and fields in the same component or layout.
  private func rivals(of id: ElementID) -> [ElementID] {
    let range = component(around: id).map { syntax[$0].range } ?? 0..<text.count
    let first = max(0, id.index - ElementTree.reach)
    return (first..<min(elements.count, id.index + ElementTree.reach)).lazy.map(ElementID.init).filter {
      $0 != id && range.contains(self[$0].constructor.lowerBound) && self[$0].role != .progress
        && (self[$0].role.isValueControl || self[$0].role.isField)
    }
  }

  /// Returns whether a loop in the component shows a control several times.
  private func isInLoop(_ id: ElementID) -> Bool {
    guard self[id].framework != .androidXML, var node = syntax.nodes(at: self[id].constructor).first else {
      return false
    }
    for _ in 0..<ElementTree.deepestLoop {
      guard let parent = syntax.parent(of: node), syntax[parent].kind != .declaration else { return false }
      node = parent
      guard syntax[node].kind == .call else { continue }
      switch syntax[node].name {
      case "ForEach", "forEach", "items", "itemsIndexed", "repeat", "forEachIndexed": return true
      case "List" where syntax.firstUnlabelledArgument(of: node) != nil: return true
      default: continue
      }
    }
    return false
  }

  /// The maximum number of nodes around a control to search for a loop.
  private static let deepestLoop = 64
}
