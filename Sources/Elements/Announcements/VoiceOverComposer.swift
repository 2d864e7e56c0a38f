// VoiceOver announcements.

import Source
import Syntax

/// VoiceOver's English announcement of an element.
///
/// Source: Apple, “UIAccessibilityTraits” and “VoiceOver”. The order was measured by open-source tests of VoiceOver's
/// speech: selected, label, value, trait words, position, then hint and actions.
struct VoiceOverComposer {
  let tree: ElementTree
  let id: ElementID
  private let element: Element
  /// The announced role. For a group that represents a control, the control's role.
  private let role: Role

  init(tree: ElementTree, id: ElementID) {
    self.tree = tree
    self.id = id
    element = tree[id]
    role = tree.controlsInside(id).first.map { tree[$0].role } ?? element.role
  }

  func compose(_ announcement: inout Announcement) {
    say(selection, "Selected", &announcement)
    let names = self.names
    for name in names { announcement.say(.name, name) }
    let isSwitch = role == .toggle || element.hasTrait(.toggle)
    if !isSwitch { announcement.say(.value, value) }
    if element.typeName == "DisclosureGroup" { announcement.say(.state, "Collapsed | Expanded") }
    let dimming = tree.dimming(of: id)
    say(dimming, "Dimmed", &announcement)
    sayRole(isSwitch: isSwitch, &announcement)
    if let (place, count) = tree.position(of: id) { announcement.say(.position, "\(place) of \(count)") }
    sayHints(isSwitch: isSwitch, isUsable: dimming?.isConditional != false, &announcement)
    noteMissingName(names, &announcement)
    if !element.openness.isDisjoint(with: [.modifiers, .elsewhere]) { announcement.isApproximate = true }
  }

  private func noteMissingName(_ names: [SpokenText], _ announcement: inout Announcement) {
    // A label that isn't absent but can't be read is unknown.
    var isNameUnknown = !element.name.isAbsent
    if element.name.isAbsent, role.isField, names.isEmpty, element.circumstances.contains(.visibleOutside) {
      // Code in other files can access it and may set a placeholder.
      isNameUnknown = true
    } else if element.name.isAbsent, names.isEmpty || role != .image, role != .embed, !namesItself {
      // An image's file name isn't a label that the code sets.
      announcement.problem = .unnamed
    }
    guard isNameUnknown, names.isEmpty else { return }
    let stated = element.framework.isUIKit ? element.boundName : nil
    announcement.parts.insert(
      Announcement.Part(
        .name, SpokenText.unknown(stated ?? element.typeName, at: nil).text, range: element.typeRange),
      at: announcement.parts.first?.text.contains("Selected") == true ? 1 : 0)
    announcement.isApproximate = true
  }

  /// True if VoiceOver announces the element even without a label.
  private var namesItself: Bool {
    tree.isSpinner(id) || element.typeName == "LabeledContent" || tree.mayBeFilled(id)
      || ElementTree.isSwitchInRow(element)
  }

  // MARK: Name and value

  private var names: [SpokenText] {
    if let name = tree.systemName(of: id) ?? tree.spokenName(of: id) { return [name] }
    // UIKit merges a row and the switch in it into one element.
    if ElementTree.isSwitchInRow(element) { return [.unknown("textLabel.text", at: nil)] }
    if element.role.isField, let placeholder = tree.spoken(element.placeholder) { return [placeholder] }
    if element.takesNameFromContent || element.grouping == .merges {
      let content = tree.spokenContent(of: id)
      if !content.isEmpty { return content }
    }
    if let picture = pictureName { return [picture] }
    if tree.isSpinner(id) { return [.inProgress(at: nil)] }
    return tree.mayBeFilled(id) ? [.unknown("\(element.boundName ?? element.typeName).text", at: nil)] : []
  }

  /// The label derived from an image's asset or symbol name, in SwiftUI and in UIKit buttons.
  private var pictureName: SpokenText? {
    guard element.framework == .swiftUI || element.role.isPressable && element.name.isAbsent else {
      return nil
    }
    // The content of an image's overlay has its own focus stops.
    let pictures = element.role == .image && element.imagery != nil ? [id] : tree.solePictures(of: id) ?? []
    guard pictures.count == 1, let picture = tree[pictures[0]].imagery else { return nil }
    let range = tree[pictures[0]].imageryRange ?? tree[pictures[0]].constructor
    switch picture {
    case .asset(let name): return SpokenText(text: name, isApproximate: element.role != .image, range: range)
    case .symbol(let name): return .symbol(name, at: range)
    case .dynamic: return nil
    }
  }

  private var value: SpokenText? {
    if let value = tree.spoken(element.value) { return value }
    switch element.role {
    case .progress: return tree.progress(of: id)
    case .container where element.typeName == "LabeledContent": return tree.labelledValue(of: id)
    case .slider, .gauge: return .unknown(element.boundName.map { "\($0) %" } ?? "50 %", at: nil)
    // UIKit's stepper consists of two buttons without a value.
    case .stepper where element.framework != .swiftUI: return nil
    case .picker, .datePicker, .colorPicker, .stepper, .rating:
      return .unknown(element.boundName ?? "selection", at: nil)
    default: return nil
    }
  }

  // MARK: Role

  private func sayRole(isSwitch: Bool, _ announcement: inout Announcement) {
    let isTab = role == .tab || element.hasTrait(.tab)
    func written(_ trait: Trait) -> Range<Int>? { element.traits.first { $0.trait == trait }?.range }
    if isSwitch {
      announcement.say(.role, "Switch Button", range: written(.toggle))
      announcement.say(.state, tree.literalState(of: id).map { $0 ? "On" : "Off" } ?? "On | Off")
    } else if role == .stepper {
      announcement.say(.role, VoiceOverComposer.halves.joined(separator: " | "))
      announcement.say(.role, "Button")
      announcement.isApproximate = true
    } else if !isTab, !element.hasTrait(.keyboardKey), isButton {
      let isConditional = element.removedTraits.contains { $0.trait == .button }
      announcement.say(.role, isConditional ? "‹Button›" : "Button", range: written(.button))
      if isConditional { announcement.isApproximate = true }
    }
    if isTab { announcement.say(.role, "Tab", range: written(.tab)) }
    sayField(&announcement)
    if role == .heading || element.hasTrait(.header) || tree.isSectionTitle(id) {
      announcement.say(.role, "Heading", range: written(.header))
    }
    if isLink {
      announcement.say(.role, "Link", range: written(.link))
      if element.framework == .swiftUI, role == .link { announcement.isApproximate = true }
    }
    if tree.isWheel(id) { announcement.say(.role, "Picker Item") }
    if isAdjustable { announcement.say(.role, "Adjustable", range: written(.adjustable)) }
    if element.hasTrait(.image) || role == .image && !element.hasTrait(.button) {
      announcement.say(.role, "Image", range: written(.image))
    }
    if role == .searchField || element.hasTrait(.searchField) {
      announcement.say(.role, "Search Field", range: written(.searchField))
    }
  }

  /// The labels of a stepper's two buttons.
  static let halves = ["Decrement", "Increment"]

  private func sayField(_ announcement: inout Announcement) {
    switch role {
    case .textField, .secureField:
      if element.spokenFacts.changesSecrecy {
        announcement.say(.role, "Secure Text Field | Text Field")
      } else {
        announcement.say(.role, role == .secureField ? "Secure Text Field" : "Text Field")
      }
    case .textEditor: announcement.say(.role, "Text Field")
    default: break
    }
  }

  private var isButton: Bool {
    if element.removedTraits.contains(where: { $0.trait == .button && !$0.isConditional }) { return false }
    if element.traits.contains(where: { $0.operation == .assigned }) { return element.hasTrait(.button) }
    switch role {
    case .picker, .datePicker: return !tree.isWheel(id)
    case .button, .iconButton, .menu, .menuItem, .colorPicker: return true
    case .link: return element.framework == .swiftUI
    default: return element.hasTrait(.button)
    }
  }

  /// True if it's a link. `ShareLink`, `PhotosPicker`, and `SettingsLink` are buttons.
  private var isLink: Bool {
    switch element.typeName {
    case "ShareLink", "PhotosPicker", "SettingsLink": element.hasTrait(.link)
    default: role == .link || element.hasTrait(.link)
    }
  }

  private var isAdjustable: Bool {
    role == .slider || element.hasTrait(.adjustable) || tree.isWheel(id)
  }

  private var selection: SpokenState? {
    tree.selection(of: id) ?? tree.segmentSelection(of: id) ?? tree.tabSelection(of: id)
  }

  /// Adds a state. States that apply only on some path are in guillemets.
  private func say(_ state: SpokenState?, _ words: String, _ announcement: inout Announcement) {
    guard let state else { return }
    announcement.say(.state, state.isConditional ? "‹\(words)›" : words, range: state.range)
    if state.isConditional { announcement.isApproximate = true }
  }

  // MARK: Hints

  private func sayHints(isSwitch: Bool, isUsable: Bool, _ announcement: inout Announcement) {
    if element.role.isField, isUsable {
      // As far as is known, it replaces the author's hint.
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
    if tree.offersSwipes(id) { return true }
    return tree.syntax.links(of: NodeID(element.origin)).contains { link in
      tree.syntax[link].name == "accessibilityActions"
        || (tree.syntax[link].name == "accessibilityAction"
          && tree.syntax.argument("named", of: link) != nil)
    }
  }
}
