// Values and announcements of controls without a label.

import Source
import Syntax

extension ElementTree {
  /// Returns whether an element only shows that something is in progress.
  func isSpinner(_ id: ElementID) -> Bool {
    guard self[id].role == .progress else { return false }
    switch self[id].framework {
    case .swiftUI: return self[id].circumstances.contains(.passive)
    case .uiKit: return self[id].typeName == "UIActivityIndicatorView"
    default: return false
    }
  }

  /// Returns the current progress, or nil if it isn't known.
  func progress(of id: ElementID) -> SpokenText? {
    guard self[id].framework == .swiftUI, let call = call(of: self[id]) else { return nil }
    if syntax.argument("timerInterval", of: call) != nil { return .unknown("time left", at: nil) }
    let argument =
      syntax.argument("value", of: call)
      ?? syntax.firstUnlabelledArgument(of: call).flatMap { isProgressObject($0) ? $0 : nil }
    guard let argument, let value = syntax.value(ofArgument: argument) else { return nil }
    let total = syntax.value("total", of: call).map(syntax.number(of:)) ?? 1
    if let number = syntax.number(of: value), let total, total > 0, (0...total).contains(number) {
      let percent = Int((number / total * 100).rounded())
      return SpokenText(text: "\(percent)%", isApproximate: false, range: syntax[argument].range)
    }
    return .unknown(syntax.sourceText(of: value) + " %", at: syntax[argument].range)
  }

  /// Returns true for the progress object in `ProgressView(progress)`. A title is a text.
  private func isProgressObject(_ argument: NodeID) -> Bool {
    guard let value = syntax.value(ofArgument: argument) else { return false }
    return syntax.links(of: value).last.map { syntax.nameText(of: $0).hasSuffix("rogress") } ?? false
  }

  /// Returns the value that `LabeledContent("Version", value: "1.0")` shows after its title.
  func labelledValue(of id: ElementID) -> SpokenText? {
    guard self[id].framework == .swiftUI, self[id].typeName == "LabeledContent",
      let call = call(of: self[id]),
      let argument = syntax.argument("value", of: call)
    else { return nil }
    return spokenText(ofArgument: argument)
  }

  /// Returns the title of a section or labeled row that isn't a text literal.
  func unreadTitle(of id: ElementID) -> SpokenText? {
    let element = self[id]
    guard element.framework == .swiftUI, element.title.isAbsent,
      element.typeName == "Section" || element.typeName == "LabeledContent" || element.typeName == "GroupBox",
      let call = call(of: element), let argument = syntax.firstUnlabelledArgument(of: call),
      syntax.closure(ofArgument: argument) == nil
    else { return nil }
    return spokenText(ofArgument: argument)
  }

  /// Returns whether the text of a visible UIKit label is set in unknown code.
  func mayBeFilled(_ id: ElementID) -> Bool {
    let element = self[id]
    return element.framework == .uiKit && element.role == .text && element.spokenFacts.place != nil
      && element.title.value == nil && element.labels.isEmpty && element.placeholder.isAbsent
      && element.value.value == nil && element.typeName == "UILabel"
  }

  /// Returns whether a SwiftUI row offers swipe actions.
  func offersSwipes(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI else { return false }
    for view in sequence(first: id, next: { self[$0].parent }).prefix(ElementTree.reach) {
      let element = self[view]
      if element.slot == .separate || element.role == .list { return false }
      if deletion(ofRowsIn: view) != nil { return true }
      let links = syntax.links(of: NodeID(element.origin)).dropFirst().prefix(ElementTree.reach)
      if links.contains(where: { syntax[$0].name == "swipeActions" }) { return true }
    }
    return false
  }

  /// Returns the modifier that lets rows of a `ForEach` be deleted.
  ///
  /// Source: Apple, “onDelete(perform:)”: a row that can be deleted has a “Delete” action for assistive technologies.
  func deletion(ofRowsIn id: ElementID) -> NodeID? {
    let element = self[id]
    guard element.framework == .swiftUI, element.typeName == "ForEach" else { return nil }
    return syntax.links(of: NodeID(element.origin)).dropFirst().prefix(ElementTree.reach).first { link in
      guard syntax[link].kind == .call, syntax[link].name == "onDelete" else { return false }
      return syntax.value("perform", of: link).map { !syntax.isName("nil", $0) } ?? true
    }
  }

  // MARK: Segments

  /// Returns the selected state of a UIKit tab, or nil if it's certainly not selected or not known to be in a bar.
  func tabSelection(of id: ElementID) -> SpokenState? {
    guard self[id].framework == .uiKit, let tab = self[id].spokenFacts.tab, tab.isSelected != false else {
      return nil
    }
    return SpokenState(isConditional: tab.isSelected == nil, range: nil)
  }

  /// Returns the selected state of a UIKit segment, or nil if it isn't selected.
  func segmentSelection(of id: ElementID) -> SpokenState? {
    guard let place = segment(id)?.place, let parent = self[id].parent else { return nil }
    guard let selected = self[parent].spokenFacts.selectedSegment else {
      return SpokenState(isConditional: true, range: nil)
    }
    return selected == place - 1 ? SpokenState(isConditional: false, range: nil) : nil
  }

  /// Returns the position of a segment in its control, starting at 1, and the number of segments.
  func segment(_ id: ElementID) -> (place: Int, count: Int)? {
    guard let parent = self[id].parent, self[parent].framework == .uiKit,
      self[parent].typeName == "UISegmentedControl"
    else { return nil }
    let segments = children(of: parent)
    return segments.firstIndex(of: id).map { ($0 + 1, segments.count) }
  }

  // MARK: Texts of calls

  /// Returns the text of the first unlabeled argument.
  func spokenText(of call: NodeID) -> SpokenText? {
    syntax.firstUnlabelledArgument(of: call).flatMap(spokenText(ofArgument:))
  }

  func spokenText(ofArgument argument: NodeID) -> SpokenText? {
    guard let value = syntax.value(ofArgument: argument) else { return nil }
    return spokenText(ofValue: value)
  }

  /// Returns the text of an expression.
  func spokenText(ofValue value: NodeID) -> SpokenText? {
    let written = WrittenText(
      syntax.appleText(of: value), range: syntax[value].range, valueRange: syntax.literalRange(of: value),
      isKey: syntax.isLocalizedLookup(value))
    if case .literal(let key) = written.value, let text = localText(key, isKey: written.isKey) {
      return spoken(text, in: written)
    }
    return spoken(written)
  }
}
