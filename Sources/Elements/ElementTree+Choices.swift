// Choices whose question is not read with their options.

import Source
import Syntax

extension ElementTree {
  /// More levels than code that people write has between an element and what chooses it.
  private static let deepestChoice = 64

  /// Whether two elements are never shown together, since they're in different arms of one condition.
  public func areAlternatives(_ id: ElementID, _ other: ElementID) -> Bool {
    let arms = arms(around: id)
    return !arms.isEmpty
      && self.arms(around: other).contains { branch, arm in arms[branch].map { $0 != arm } ?? false }
  }

  /// The conditions around an element, and the arm of each that it's in.
  private func arms(around id: ElementID) -> [NodeID: NodeID] {
    var arms: [NodeID: NodeID] = [:]
    guard var node = syntax.nodes(at: self[id].constructor).first else { return [:] }
    for _ in 0..<ElementTree.deepestChoice {
      guard let parent = syntax.parent(of: node) else { break }
      if syntax[parent].kind == .branch, syntax.branchKind(of: parent) != .compilation { arms[parent] = node }
      node = parent
    }
    return arms
  }

  /// Options that are stops of their own, and are read without what they are the options of.
  public struct UntitledChoice: Sendable {
    /// The title that nobody hears, where it is known.
    public var title: String?
    /// Name the group of the options.
    public var edits: [WriterEdit]
  }

  /// The choice that a picker or repeated view offers, if its title is on the screen or in the code alone.
  ///
  /// Source: V1 of the catalogue: segmented and wheel pickers lose their title; it is read with the first option of a
  /// group that keeps its children.
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

  /// Whether something around an element is read when its first option is reached.
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

  /// Whether a picker has a style that shows its options side by side, or on a wheel.
  private func hasLostTitle(_ id: ElementID) -> Bool {
    // On the Mac the title stands before the options and belongs to them.
    guard !syntax.importedNames.contains("AppKit") else { return false }
    let style = syntax.links(of: NodeID(self[id].origin)).last { syntax[$0].name == "pickerStyle" }
    let value = style.flatMap { syntax.firstUnlabelledArgument(of: $0) }.flatMap {
      syntax.value(ofArgument: $0)
    }
    switch value.flatMap({ syntax.links(of: $0).last }).map({ syntax[$0].name }) {
    case "segmented", "SegmentedPickerStyle", "wheel", "WheelPickerStyle": return true
    default: return false
    }
  }

  /// A view of the app that is pressed to choose one of many things, below a text that says what is chosen.
  private func untitledOptions(_ id: ElementID) -> UntitledChoice? {
    guard let call = syntax.links(of: NodeID(self[id].origin)).first, syntax[call].kind == .call else {
      return nil
    }
    // What is passed as an argument is no content.
    let end = syntax.constructorEnd(of: call)
    let options = children(of: id).filter { self[$0].range.lowerBound >= end }
    guard options.count == 1, self[options[0]].role == .button, choosesBySharedState(options[0]),
      let before = sibling(before: id), self[before].role == .text, !self[before].hasTrait(.header),
      case .certain(let title) = self[before].title, let words = title.value.literal, words.utf8.count <= 80
    else { return nil }
    return choice(titled: title, id)
  }

  /// Whether a component is given a binding that all of its repetitions share, and that is called after a choice.
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
