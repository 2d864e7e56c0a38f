// Groups of options without a title.

import Source
import Syntax

extension ElementTree {
  /// Options that are separate focus stops and are announced without their title.
  public struct UntitledChoice: Sendable {
    /// The title that isn't announced, or nil if it isn't known.
    public var title: String?
    /// Edits that label the group of options.
    public var edits: [WriterEdit]
  }

  /// Returns the options of a picker or repeated view, if their title is only on the screen or only in the code.
  ///
  /// Segmented and wheel pickers don't announce their title. The label of a group that contains its children is
  /// announced with the first option.
  public func untitledChoice(at id: ElementID) -> UntitledChoice? {
    let element = self[id]
    guard element.framework == .swiftUI, element.role == .picker || element.typeName == "ForEach",
      element.exposure != .hidden, element.exposure != .decorative,
      element.grouping == .none || element.groupingRange == nil, element.labels.isEmpty,
      element.openness.isDisjoint(with: [.modifiers, .elsewhere]), !isInNamedGroup(id)
    else { return nil }
    if element.role == .picker { return untitledPicker(id) }
    return element.typeName == "ForEach" ? untitledOptions(id) : nil
  }

  /// Returns whether something around an element is announced when users reach its first option.
  private func isInNamedGroup(_ id: ElementID) -> Bool {
    ancestors(of: id).contains { parent in
      switch self[parent].typeName {
      case "Section", "LabeledContent", "GroupBox", "DisclosureGroup", "ControlGroup": true
      default:
        !self[parent].labels.isEmpty || !self[parent].openness.isDisjoint(with: [.modifiers, .elsewhere])
      }
    }
  }

  private func untitledPicker(_ id: ElementID) -> UntitledChoice? {
    guard case .certain(let title) = self[id].title, !title.value.isBlank, title.value != .none,
      !title.valueRange.isEmpty, hasLostTitle(id)
    else { return nil }
    return choice(titled: title, id)
  }

  /// Returns whether a picker has a style that shows its options side by side or on a wheel.
  private func hasLostTitle(_ id: ElementID) -> Bool {
    // On macOS, the title is shown before the options and belongs to them.
    guard !syntax.importedNames.contains("AppKit") else { return false }
    switch style(ofPicker: id, "pickerStyle") {
    case "segmented", "SegmentedPickerStyle", "wheel", "WheelPickerStyle": return true
    default: return false
    }
  }

  /// Returns the name of the style that a modifier sets on a SwiftUI picker: `wheel` in `.pickerStyle(.wheel)`.
  func style(ofPicker id: ElementID, _ modifier: Identifier) -> Identifier? {
    let style = syntax.links(of: NodeID(self[id].origin)).last { syntax[$0].name == modifier }
    let value = style.flatMap { syntax.firstUnlabelledArgument(of: $0) }.flatMap {
      syntax.value(ofArgument: $0)
    }
    return value.flatMap { syntax.links(of: $0).last }.map { syntax[$0].name }
  }

  /// Returns the options of a custom view that users tap to choose one, below a text that says what to choose.
  private func untitledOptions(_ id: ElementID) -> UntitledChoice? {
    guard let call = syntax.links(of: NodeID(self[id].origin)).first, syntax[call].kind == .call else {
      return nil
    }
    // Arguments aren't content.
    let end = syntax.constructorEnd(of: call)
    let options = children(of: id).filter { self[$0].range.lowerBound >= end }
    guard options.count == 1, self[options[0]].role == .button, choosesBySharedState(options[0]),
      let before = sibling(before: id), self[before].role == .text, !self[before].hasTrait(.header),
      case .certain(let title) = self[before].title, let words = title.value.literal, words.utf8.count <= 80
    else { return nil }
    return choice(titled: title, id)
  }

  /// Returns whether a component receives a binding that all of its repetitions share and that's named after a
  /// selection.
  private func choosesBySharedState(_ id: ElementID) -> Bool {
    guard let call = syntax.links(of: NodeID(self[id].origin)).first, syntax[call].kind == .call else {
      return false
    }
    return syntax.arguments(of: call).contains { argument in
      guard let value = syntax.value(ofArgument: argument), syntax[value].kind == .name else { return false }
      let name = syntax.sourceText(of: value)
      guard name.hasPrefix("$") else { return false }
      return NameSuggestion.words(in: name).contains {
        ["selected", "selection", "chosen", "choice"].contains($0)
      }
    }
  }

  private func choice(titled title: WrittenText, _ id: ElementID) -> UntitledChoice {
    let source = text.string(title.valueRange)
    let group = ".accessibilityElement(children: .contain).accessibilityLabel(\(source))"
    return UntitledChoice(
      title: title.value.literal, edits: [SwiftUIWriter(tree: self).modifier(on: self[id], [.text(group)])])
  }
}
