// TalkBack announcements.

import Source
import Syntax

/// TalkBack's English announcement of an element in the default order: state, label, role.
///
/// Source: google/talkback, compositor: roles, states, usage hints and their order; androidx.compose.ui, the words
/// for the states of toggleable and selectable nodes.
struct TalkBackComposer {
  let tree: ElementTree
  let id: ElementID
  private let element: Element

  init(tree: ElementTree, id: ElementID) {
    self.tree = tree
    self.id = id
    element = tree[id]
  }

  func compose(_ announcement: inout Announcement) {
    sayState(&announcement)
    let names = self.names
    if label == nil, let password = tree.passwordWord(of: id) { announcement.say(.name, password) }
    if names.isEmpty, isUnlabelled { announcement.say(.state, "Unlabelled") }
    for name in names { announcement.say(.name, name) }
    if let role { announcement.say(.role, role.word, range: role.range) }
    for text in behindRole { announcement.say(.name, text) }
    if let label = labelOfOther {
      if announcement.parts.isEmpty {
        announcement.say(.name, label)
      } else {
        announcement.parts[announcement.parts.count - 1].text += " for \(label.text)"
        if label.isApproximate { announcement.isApproximate = true }
      }
    }
    sayError(&announcement)
    if element.isUnusable {
      announcement.say(.state, "disabled")
    } else if tree.mayBeDisabled(id) {
      announcement.say(.state, "‹disabled›")
      announcement.isApproximate = true
    }
    if element.role == .tab, let (place, count) = tree.position(of: id) {
      announcement.say(.position, "\(place) of \(count)")
      announcement.isApproximate = true
    } else if element.role == .heading || element.hasTrait(.header) {
      announcement.say(.role, "Heading", range: element.traits.first { $0.trait == .header }?.range)
    }
    if !element.isUnusable { sayUsage(&announcement) }
    finish(&announcement, hasName: !names.isEmpty || !behindRole.isEmpty || element.isLabelledElsewhere)
  }

  private func finish(_ announcement: inout Announcement, hasName: Bool) {
    if !hasName {
      if element.role == .progress {
        // Its state announces the progress.
      } else if let code = unknownName {
        let unknown = SpokenText.unknown(code, at: element.typeRange)
        announcement.parts.insert(
          Announcement.Part(.name, unknown.text, range: unknown.range),
          at: announcement.parts.firstIndex { $0.kind == .role } ?? announcement.parts.count)
        announcement.isApproximate = true
      } else if element.role != .embed {
        announcement.problem = .unnamed
      }
    }
    if !element.openness.isDisjoint(with: [.modifiers, .elsewhere]) { announcement.isApproximate = true }
  }

  /// The code that stands for an unknown label, or nil if there's certainly none.
  private var unknownName: String? {
    // Code sets the text of a view that has an ID.
    let isSetByCode = element.framework == .androidXML && element.role == .text && element.identifier != nil
    return element.name.isUnknown || isSetByCode ? tree.nameInCode(of: id) : nil
  }

  // MARK: Name

  private var label: SpokenText? { element.labels.last.flatMap(tree.spoken) }

  private var names: [SpokenText] {
    if element.role.isField { return fieldNames }
    var names: [SpokenText] = []
    if let label { names.append(label) }
    let title = tree.spokenTitle(of: id)
    // In Compose, a content description is merged with the texts inside. In views, it replaces them.
    if names.isEmpty || element.framework == .compose, let title { names.append(title) }
    if names.isEmpty || (element.framework == .compose && element.grouping == .merges) {
      if element.takesNameFromContent || element.grouping == .merges || element.isTappable {
        names += tree.spokenContent(of: id)
      }
    }
    // The texts of a component from another file follow its content description if both are one focus stop.
    if label != nil, element.grouping == .merges { names += tree.textsGiven(to: id) }
    if names.isEmpty, element.role.isControl, element.name.isUnknown,
      let given = element.givenName.flatMap(tree.spoken) ?? tree.label(givenTo: id)
    {
      names.append(given)
    }
    // A picker shows the selected item.
    if names.isEmpty, element.role == .picker { names.append(.unknown("selected item", at: nil)) }
    return names
  }

  /// The texts before a field's role: the typed text, or else the hint. In Compose, the content description.
  private var fieldNames: [SpokenText] {
    guard element.framework != .compose else { return label.map { [$0] } ?? [] }
    if tree.passwordWord(of: id) != nil {
      let shown = typed.map { _ in tree.hiddenCharacters(of: element) } ?? layoutHint ?? hint
      return [label, shown].compactMap(\.self)
    }
    if let typed { return [typed] }
    if let label { return [label] }
    if let layoutHint { return [layoutHint] }
    return element.isLabelledElsewhere ? [] : hint.map { [$0] } ?? []
  }

  private var hint: SpokenText? { tree.spoken(element.placeholder) }

  /// The texts after a field's role: its label in Compose, its hint if there's typed text.
  private var behindRole: [SpokenText] {
    guard element.role.isField else { return [] }
    if element.framework == .compose { return tree.spokenContent(of: id) }
    guard typed != nil else { return [] }
    if let layoutHint { return [layoutHint] }
    return hint.map { [$0] } ?? []
  }

  /// The hint of the layout around a field, which the layout passes on.
  ///
  /// Source: Material Components for Android, “TextInputLayout”, accessibility.
  private var layoutHint: SpokenText? {
    guard element.framework == .androidXML,
      let layout = tree.ancestors(of: id).first(where: { tree[$0].isTextInputLayout })
    else { return nil }
    return tree.spoken(tree[layout].placeholder)
  }

  /// The initial text of a field.
  private var typed: SpokenText? { tree.spoken(element.value) ?? tree.spoken(element.title) }

  /// The text of the view that names this one with `labelFor`.
  private var labelOfOther: SpokenText? {
    guard element.isLabelledElsewhere, element.role.isField || label == nil, layoutHint == nil else {
      return nil
    }
    guard tree.syntax.language == .xml,
      let value = AndroidAttributes(of: NodeID(element.origin), in: tree.syntax).value("android:id"),
      let slash = value.lastIndex(of: UInt8(ascii: "/")),
      let label = tree.label(forViewCalled: String(decoding: value[(slash + 1)...], as: UTF8.self))
    else { return .unknown("label", at: nil) }
    return tree.spokenName(of: label)
  }

  /// True if TalkBack announces the element as unlabeled. It does so for images, tappable or not, and for elements
  /// without a role.
  ///
  /// Source: google/talkback, “NonTextViewsDescription”, “AccessibilityNodeFeedbackUtils ›
  /// getUnlabelledNodeDescription”.
  private var isUnlabelled: Bool {
    guard behindRole.isEmpty, !element.isLabelledElsewhere, element.name.isAbsent, unknownName == nil else {
      return false
    }
    switch element.role {
    case .iconButton: return element.framework != .compose
    case .button: return element.framework != .compose && element.typeName.hasSuffix("ImageButton")
    case .image: return !element.hasTrait(.button)
    case .container, .custom, .text: return role == nil
    default: return false
    }
  }

  // MARK: State

  private func sayError(_ announcement: inout Announcement) {
    guard let error = tree.error(ofField: id) else { return }
    announcement.say(.state, error.isConditional ? "‹\(error.words)›" : error.words)
    if error.isConditional { announcement.isApproximate = true }
  }

  private func sayState(_ announcement: inout Announcement) {
    sayChoice(&announcement)
    if element.role.isField { return }
    guard element.value.isAbsent else { return announcement.say(.state, tree.spoken(element.value)) }
    if let words = stateWords, !isChoice {
      let state = tree.literalState(of: id) ?? toggleableState ?? defaultState
      announcement.say(.state, state.map { $0 ? words.on : words.off } ?? "\(words.on) | \(words.off)")
    }
    if element.role == .slider { announcement.say(.state, sliderState) }
    if element.role == .progress { announcement.say(.state, tree.progressState(of: id)) }
  }

  /// True if the element is a selectable option, whose selection Compose exposes as a state.
  private var isChoice: Bool {
    element.framework == .compose && element.role != .tab && !element.hasTrait(.tab)
      && (element.hasTrait(.selected) || tree.isSelectableChip(element) || isSelectable)
  }

  /// True if the element has `Modifier.selectable`, but no role with its own state words.
  ///
  /// Source: androidx.compose.ui, semantics to node: for every role except tab, `Selected` is a state.
  private var isSelectable: Bool {
    stateWords == nil && !element.hasTrait(.other) && toggleable?.name == "selectable"
  }

  /// True if the element has `Modifier.selectable` with the role of a tab.
  private var isSelectableTab: Bool {
    element.framework == .compose && element.hasTrait(.tab) && toggleable?.name == "selectable"
  }

  private func sayChoice(_ announcement: inout Announcement) {
    let selected = element.traits.last { $0.trait == .selected }
    if isChoice {
      let state =
        selected.map { tree.assignedState(at: $0) } ?? tree.literalState(of: id)
        ?? (isSelectable ? toggleableState : nil)
      return announcement.say(
        .state, state.map { $0 ? "Selected" : "Not selected" } ?? "Selected | Not selected",
        range: selected?.range)
    }
    if let selected {
      announcement.say(.state, selected.isConditional ? "‹selected›" : "selected", range: selected.range)
      if selected.isConditional { announcement.isApproximate = true }
    } else if element.role == .tab || isSelectableTab {
      switch tree.literalState(of: id) ?? (isSelectableTab ? toggleableState : nil) {
      case true?: announcement.say(.state, "selected")
      case false?: break
      case nil:
        announcement.say(.state, "‹selected›")
        announcement.isApproximate = true
      }
    }
  }

  private var stateWords: (on: String, off: String)? {
    let isCompose = element.framework == .compose
    if isMarkedBox { return ("checked", "not checked") }
    if element.role == .toggle || element.hasTrait(.toggle) {
      return isCompose ? ("On", "Off") : ("on", "off")
    }
    if element.role == .checkbox || element.hasTrait(.checkbox) { return ("checked", "not checked") }
    if element.role == .radioButton || element.hasTrait(.radioButton) {
      return isCompose ? ("Selected", "Not selected") : ("checked", "not checked")
    }
    return nil
  }

  /// The literal state in `Modifier.toggleable(true)` or `Modifier.selectable(selected = true)`.
  private var toggleableState: Bool? {
    toggleable.flatMap { call, name in
      let value = tree.syntax.argument(name == "toggleable" ? "value" : "selected", at: 0, of: call)
      return value.flatMap(tree.syntax.value(ofArgument:)).flatMap { tree.literalFlag($0, of: element) }
    }
  }

  /// The modifier that gives the element two states.
  private var toggleable: (call: NodeID, name: Identifier)? {
    tree.modifiers(of: element).lazy.map { ($0, tree.syntax[$0].name) }.first { call, name in
      tree.syntax[call].kind == .call && (name == "toggleable" || name == "selectable")
    }
  }

  /// The initial state. In a layout, an element without `checked` is unchecked.
  private var defaultState: Bool? {
    tree.syntax.language == .xml ? false : nil
  }

  private var sliderState: SpokenText {
    if element.framework == .compose, let call = tree.call(of: element),
      let value = tree.syntax.argument("value", at: 0, of: call).flatMap(tree.syntax.value(ofArgument:)),
      let number = Double(tree.text.string(tree.syntax[value].range).filter { $0 != "f" && $0 != "F" }),
      (0...1).contains(number)
    {
      return SpokenText(text: "\(Int((number * 100).rounded())) percent", isApproximate: false, range: nil)
    }
    return .unknown("50 percent", at: nil)
  }

  // MARK: Role

  private var role: (word: String, range: Range<Int>?)? {
    let traits: [(Trait, String)] = [
      (.button, "Button"), (.checkbox, "Check box"), (.toggle, "Switch"), (.radioButton, "Radio button"),
      (.tab, "Tab"), (.image, "Image"), (.picker, "Drop down list"), (.slider, "Slider"),
    ]
    if isMarkedBox { return ("Check box", nil) }
    if tree.isDropDownField(id) { return ("Drop down list", nil) }
    if element.role == .button, element.isPassivePart { return nil }
    for (trait, word) in traits {
      if let written = element.traits.first(where: { $0.trait == trait }) { return (word, written.range) }
    }
    let word: String? =
      switch element.role {
      case .button, .iconButton, .menu: "Button"
      case .checkbox: "Check box"
      case .toggle: "Switch"
      case .radioButton: "Radio button"
      case .picker: "Drop down list"
      case .textField, .secureField, .textEditor, .searchField: "Edit box"
      // A Compose image without a content description has no role: androidx.compose.material3, “Icon”.
      case .image where element.framework == .compose && element.labels.isEmpty: nil
      // google/talkback, Role: a tappable image is an image button.
      case .image: element.isTappable ? "Button" : "Image"
      case .slider, .rating: "Slider"
      case .progress, .gauge: "Progress bar"
      case .tab: "Tab"
      case .embed: element.typeName.contains("WebView") ? "Webview" : nil
      default: nil
      }
    return word.map { ($0, nil) }
  }

  /// True if the element is checkable like a checkbox, whatever its type.
  ///
  /// Source: androidx.compose.material3, “Chip”, “IconButton”: `Role.Checkbox`; Material Components, “Chip”:
  /// checkable.
  private var isMarkedBox: Bool {
    switch element.framework {
    case .compose:
      tree.isSelectableChip(element) || element.role == .toggle && element.typeName.hasSuffix("ToggleButton")
    case .androidXML: tree.isCheckableChip(element)
    default: false
    }
  }

  // MARK: Usage

  private func sayUsage(_ announcement: inout Announcement) {
    if tree.isDropDownField(id) { return announcement.hint("Double-tap to change") }
    if element.role.isField { return announcement.hint("Double-tap to edit text") }
    if element.role == .button, element.isPassivePart { return }
    switch element.role {
    case .picker: return announcement.hint("Double-tap to change")
    case .slider, .rating:
      announcement.isApproximate = true
      return announcement.hint("Swipe up or swipe down to adjust")
    default: break
    }
    let (click, longClick) = clickLabels
    let isSelected = element.role == .tab && tree.literalState(of: id) != false
    if let click {
      announcement.hint(
        SpokenText(
          text: "Double-tap to \(click.text)", isApproximate: click.isApproximate, range: click.range))
    } else if element.role == .radioButton || element.hasTrait(.radioButton) {
      announcement.hint("Double-tap to select")
    } else if stateWords != nil || isChoice {
      announcement.hint("Double-tap to toggle")
    } else if (element.role.isControl || element.gestures.contains { $0.kind == .tap }) && !isSelected {
      announcement.hint("Double-tap to activate")
    }
    if let longClick {
      announcement.hint(
        SpokenText(
          text: "Double-tap and hold to \(longClick.text)", isApproximate: longClick.isApproximate,
          range: longClick.range))
    } else if element.gestures.contains(where: { $0.kind == .longPress }) {
      announcement.hint("Double-tap and hold to long press")
    }
    if element.actions.contains(.announced), hasCustomActions {
      announcement.hints.append(
        Announcement.Part(.actions, "Actions available, use tap with 3 fingers to view", isOwn: true))
    }
  }

  /// The labels for click and long click.
  private var clickLabels: (click: SpokenText?, longClick: SpokenText?) {
    var result: (click: SpokenText?, longClick: SpokenText?)
    for label in element.actionLabels {
      let code = tree.text[label.range]
      if code.begins(with: "onLongClick") {
        result.longClick = tree.spoken(label)
      } else if code.begins(with: "onClick") {
        result.click = tree.spoken(label)
      }
    }
    return result
  }

  private var hasCustomActions: Bool {
    element.framework == .compose
      ? tree.code(element.range).spells("CustomAccessibilityAction") : !element.actionLabels.isEmpty
  }
}
