// How VoiceOver puts an announcement together.

import Source
import Syntax

/// Composes what VoiceOver says in English.
///
/// Source: Apple, “UIAccessibilityTraits” and “VoiceOver”; the order is that which open-source tests of VoiceOver's speech
/// have measured: selected, label, value, words of the traits, position, then hint and actions.
struct VoiceOverComposer {
  let tree: ElementTree
  let id: ElementID
  private let element: Element

  init(tree: ElementTree, id: ElementID) {
    self.tree = tree
    self.id = id
    element = tree[id]
  }

  func compose(_ announcement: inout Announcement) {
    sayMaybe("Selected", .selected, .state, &announcement)
    let names = self.names
    for name in names { announcement.say(.name, name) }
    let isSwitch = element.role == .toggle || element.hasTrait(.toggle)
    if !isSwitch { announcement.say(.value, value) }
    if element.isUnusable {
      announcement.say(.state, "Dimmed")
    } else {
      sayMaybe("Dimmed", .disabled, .state, &announcement)
    }
    sayRole(isSwitch: isSwitch, &announcement)
    if element.role == .tab, let (place, count) = tree.position(of: id) {
      announcement.say(.position, "\(place) of \(count)")
    }
    sayHints(isSwitch: isSwitch, &announcement)
    // The file name of a picture is no name that anybody gave.
    if element.name.isAbsent, names.isEmpty || element.role != .image, element.role != .embed {
      announcement.problem = .unnamed
    }
    if element.name.isUnknown, names.isEmpty {
      announcement.parts.insert(
        Announcement.Part(
          .name, SpokenText.unknown(element.typeName, at: nil).text, range: element.typeRange),
        at: announcement.parts.first?.kind == .state ? 1 : 0)
    }
    if !element.openness.isDisjoint(with: [.modifiers, .elsewhere]) { announcement.isApproximate = true }
  }

  // MARK: Name and value

  private var names: [SpokenText] {
    if let name = tree.spokenName(of: id) { return [name] }
    if element.role.isField, let placeholder = tree.spoken(element.placeholder) { return [placeholder] }
    if element.takesNameFromContent || element.grouping == .merges {
      let content = tree.spokenContent(of: id)
      if !content.isEmpty { return content }
    }
    return pictureName.map { [$0] } ?? []
  }

  /// SwiftUI names a picture without a label by its asset or symbol.
  private var pictureName: SpokenText? {
    guard element.framework == .swiftUI else { return nil }
    let pictures = tree.solePictures(of: id) ?? []
    guard pictures.count == 1, let picture = tree[pictures[0]].imagery else { return nil }
    let range = tree[pictures[0]].imageryRange ?? tree[pictures[0]].constructor
    switch picture {
    case .asset(let name): return SpokenText(text: name, isApproximate: element.role != .image, range: range)
    // The system has names of its own for symbols.
    case .symbol(let name): return SpokenText(text: name, isApproximate: true, range: range)
    case .dynamic: return nil
    }
  }

  private var value: SpokenText? {
    if let value = tree.spoken(element.value) { return value }
    switch element.role {
    case .slider, .gauge: return .unknown(element.boundName.map { "\($0) %" } ?? "50 %", at: nil)
    // The two buttons of UIKit's know no value.
    case .stepper where element.framework != .swiftUI: return nil
    case .picker, .datePicker, .colorPicker, .stepper, .rating:
      return .unknown(element.boundName ?? "selection", at: nil)
    default: return nil
    }
  }

  // MARK: Role

  private func sayRole(isSwitch: Bool, _ announcement: inout Announcement) {
    let isTab = element.role == .tab || element.hasTrait(.tab)
    func written(_ trait: Trait) -> Range<Int>? { element.traits.first { $0.trait == trait }?.range }
    if isSwitch {
      announcement.say(.role, "Switch Button", range: written(.toggle))
      announcement.say(.state, tree.literalState(of: id).map { $0 ? "On" : "Off" } ?? "On | Off")
    } else if element.role == .stepper {
      announcement.say(.role, "Decrement | Increment")
      announcement.say(.role, "Button")
      announcement.isApproximate = true
    } else if !isTab, !element.hasTrait(.keyboardKey), isButton {
      announcement.say(.role, "Button", range: written(.button))
    }
    if isTab { announcement.say(.role, "Tab", range: written(.tab)) }
    switch element.role {
    case .textField, .textEditor: announcement.say(.role, "Text Field")
    case .secureField: announcement.say(.role, "Secure Text Field")
    default: break
    }
    if element.role == .heading || element.hasTrait(.header) || tree.isSectionTitle(id) {
      announcement.say(.role, "Heading", range: written(.header))
    }
    if element.role == .link || element.hasTrait(.link) {
      announcement.say(.role, "Link", range: written(.link))
      if element.framework == .swiftUI, element.role == .link { announcement.isApproximate = true }
    }
    if isAdjustable { announcement.say(.role, "Adjustable", range: written(.adjustable)) }
    if element.hasTrait(.image) || element.role == .image && !element.hasTrait(.button) {
      announcement.say(.role, "Image", range: written(.image))
    }
    if element.role == .searchField || element.hasTrait(.searchField) {
      announcement.say(.role, "Search Field", range: written(.searchField))
    }
  }

  private var isButton: Bool {
    if element.removedTraits.contains(where: { $0.trait == .button }) { return false }
    if element.traits.contains(where: { $0.operation == .assigned }) { return element.hasTrait(.button) }
    switch element.role {
    case .button, .iconButton, .menu, .menuItem, .picker, .datePicker, .colorPicker: return true
    case .link: return element.framework == .swiftUI
    default: return element.hasTrait(.button)
    }
  }

  private var isAdjustable: Bool { element.role == .slider || element.hasTrait(.adjustable) }

  /// Words that hold on some path only stand in brackets.
  private func sayMaybe(
    _ words: String, _ trait: Trait, _ kind: Announcement.Kind, _ announcement: inout Announcement
  ) {
    guard let written = element.traits.last(where: { $0.trait == trait }) else { return }
    announcement.say(kind, written.isConditional ? "‹\(words)›" : words, range: written.range)
    if written.isConditional { announcement.isApproximate = true }
  }

  // MARK: Hints

  private func sayHints(isSwitch: Bool, _ announcement: inout Announcement) {
    let isUsable = !element.isUnusable
    if element.role.isField, isUsable {
      // It takes the place of the author's hint, as far as is known.
      if tree.spoken(element.hint) != nil { announcement.isApproximate = true }
      announcement.hint(
        element.role == .textEditor
          ? "Double tap to edit., Use the rotor to access Misspelled Words" : "Double tap to edit")
      return
    }
    announcement.hint(tree.spoken(element.hint))
    guard isUsable else { return }
    if isSwitch { announcement.hint("Double tap to toggle setting") }
    if isAdjustable { announcement.hint("Swipe up or down with one finger to adjust the value") }
    if hasNamedActions {
      announcement.hints.append(Announcement.Part(.actions, "Actions available", isOwn: true))
    }
  }

  private var hasNamedActions: Bool {
    guard element.framework == .swiftUI else { return !element.actionLabels.isEmpty }
    return tree.syntax.links(of: NodeID(element.origin)).contains { link in
      tree.syntax[link].name == "accessibilityActions"
        || (tree.syntax[link].name == "accessibilityAction"
          && tree.syntax.argument("named", of: link) != nil)
    }
  }
}
