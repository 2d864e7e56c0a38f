// The stale-label rule: controls whose icon changes but whose label doesn't.

import Elements
import Source

extension Rule {
  static let staleLabel = Rule(
    "stale-label", "Label doesn't change with the icon", .names,
    severity: .warning, criteria: [.nameRoleValue], on: [.pressable, .image], cause: .unsaidState,
    why: "If the label doesn't change with the icon, it can announce the opposite of what the control does.",
    examples: [
      .bad(
        .swiftUI,
        #"Button { flip() } label: { Image(systemName: plays ? "pause" : "play") }.accessibilityLabel(⟦"Play"⟧)"#,
        fixed:
          #"Button { flip() } label: { Image(systemName: plays ? "pause" : "play") }.accessibilityLabel(plays ? "‹Pause›" : "Play")"#
      ),
      .bad(
        .swiftUI,
        #"Button { flip() } label: { if plays { Image("pause") } else { Image("play") } }.accessibilityLabel(⟦"Play"⟧)"#
      ),
      .right(
        .swiftUI,
        #"Button { flip() } label: { Image(systemName: plays ? "pause" : "play") }.accessibilityLabel(plays ? "Pause" : "Play")"#
      ),
      .bad(
        .swiftUI,
        #"Button { flip() } label: { Image(systemName: quiet ? "bell.slash" : "bell.badge") }.accessibilityLabel(⟦"Notifications"⟧)"#
      ),
      .good(
        .swiftUI,
        #"Button { flip() } label: { Image(systemName: on ? "star.fill" : "star") }.accessibilityLabel("Favorite").accessibilityValue(on ? "On" : "Off")"#
      ),
      .good(
        .swiftUI,
        #"Button { flip() } label: { Image(systemName: on ? "star.fill" : "star") }.accessibilityLabel("Favorite").accessibilityAddTraits(on ? .isSelected : [])"#
      ),
      .good(
        .swiftUI,
        #"Button { flip() } label: { Image(systemName: front ? "camera" : "camera.fill") }.accessibilityLabel("Switch camera")"#
      ),
      .good(
        .swiftUI,
        #"Toggle(isOn: $on) { Image(systemName: on ? "star.fill" : "star").accessibilityLabel("Favorite") }"#),
      .good(.swiftUI, #"Button { flip() } label: { Image(systemName: "play") }.accessibilityLabel("Play")"#),
      .good(
        .swiftUI,
        #"Button { flip() } label: { Image(systemName: plays ? "pause" : "play") }.accessibilityLabel("Play / Pause")"#
      ),
      .good(
        .swiftUI,
        #"Button { flip() } label: { Image(systemName: shown ? "eye" : "eye.slash") }.accessibilityLabel("Show or hide the password")"#
      ),
      .bad(
        .swiftUI,
        #"Button { flip() } label: { Image(systemName: plays ? "pause" : "play") }.accessibilityLabel(⟦"24/7 radio"⟧)"#
      ),
      .good(
        .swiftUI,
        #"Button { pick() } label: { Image("bubble"); if known { Text(language) } else { Image("globe") } }.accessibilityLabel("Language")"#
      ),
      .bad(
        .uiKit,
        """
        class A: UIViewController {
          let play = UIButton()
          func setUp() { play.accessibilityLabel = ⟦"Play"⟧ }
          func start() { play.setImage(UIImage(named: "pause"), for: .normal) }
          func stop() { play.setImage(UIImage(named: "play"), for: .normal) }
        }
        """),
      .right(
        .uiKit,
        """
        class A: UIViewController {
          let play = UIButton()
          func start() { play.setImage(UIImage(named: "pause"), for: .normal); play.accessibilityLabel = "Pause" }
          func stop() { play.setImage(UIImage(named: "play"), for: .normal); play.accessibilityLabel = "Play" }
        }
        """),
      .good(
        .uiKit,
        """
        class A: UIViewController {
          let star = UIButton()
          func setUp() {
            star.accessibilityLabel = "Favorite"
            star.setImage(UIImage(named: "star"), for: .normal)
            star.setImage(UIImage(named: "star.full"), for: .selected)
          }
        }
        """),
      .good(
        .uiKit,
        """
        class A: UIViewController {
          let star = UIButton()
          func setUp() { star.accessibilityLabel = "Favorite" }
          func mark() { star.isSelected = true; star.setImage(UIImage(named: "star.full"), for: .normal) }
          func unmark() { star.isSelected = false; star.setImage(UIImage(named: "star"), for: .normal) }
        }
        """),
      .bad(
        .uiKit,
        """
        class A: UITableViewCell {
          lazy var load: UIButton = {
            let button = UIButton()
            button.accessibilityLabel = ⟦"Show all"⟧
            return button
          }()
          func show(_ state: State) {
            switch state {
            case .failed: load.setTitle("Retry", for: .normal)
            default: load.setTitle("Show all", for: .normal)
            }
          }
        }
        """),
      .good(
        .uiKit,
        """
        class A: UITableViewCell {
          let load = UIButton()
          func show(_ state: State) {
            load.setTitle(state.isLoaded ? "Hide" : "Show", for: .normal)
            load.accessibilityLabel = state.isLoaded ? "Hide details" : "Show details"
          }
          func reset() { load.setTitle("Show", for: .normal) }
        }
        """),
      .bad(
        .compose,
        #"IconButton(onClick = flip) { Icon(if (plays) Icons.Default.Pause else Icons.Default.PlayArrow, ⟦"Play"⟧) }"#,
        fixed:
          #"IconButton(onClick = flip) { Icon(if (plays) Icons.Default.Pause else Icons.Default.PlayArrow, if (plays) "‹Pause›" else "Play") }"#
      ),
      .bad(
        .compose,
        #"IconButton(onClick = flip) { Icon(painterResource(if (plays) R.drawable.pause else R.drawable.play), contentDescription = ⟦stringResource(R.string.play)⟧) }"#
      ),
      .right(
        .compose,
        #"IconButton(onClick = flip) { Icon(if (plays) Icons.Default.Pause else Icons.Default.PlayArrow, if (plays) "Pause" else "Play") }"#
      ),
      .good(
        .compose,
        #"IconToggleButton(on, flip) { Icon(if (on) Icons.Filled.Star else Icons.Outlined.StarBorder, "Favorite") }"#
      ),
      .good(
        .compose,
        #"IconButton(onClick = flip, modifier = Modifier.semantics { stateDescription = state }) { Icon(if (on) Icons.Filled.Star else Icons.Outlined.StarBorder, "Favorite") }"#
      ),
      .good(
        .compose,
        #"Icon(if (plays) Icons.Default.Pause else Icons.Default.PlayArrow, "Player")"#),
      .bad(
        .androidViews,
        #"class A : Activity() { fun a(play: ImageButton) { play.contentDescription = ⟦"Play"⟧; if (on) play.setImageResource(R.drawable.pause) else play.setImageResource(R.drawable.play) } }"#
      ),
      .right(
        .androidViews,
        #"class A : Activity() { fun a(play: ImageButton) { if (on) { play.setImageResource(R.drawable.pause); play.contentDescription = "Pause" } else { play.setImageResource(R.drawable.play); play.contentDescription = "Play" } } }"#
      ),
    ]
  ) { id, report in
    let tree = report.tree
    let element = tree[id]
    if element.circumstances.contains(.changesTitle), element.exposure == .exposed,
      let label = element.labels.first
    {
      return report.report(
        id, at: label.valueRange,
        "The title changes, but \(element.reader) keeps announcing the same label. Remove the label, or change it together with the title."
      )
    }
    if let label = tree.labelBesideChangingTooltip(of: id) {
      return report.report(
        id, at: label.valueRange,
        "The tooltip changes, but \(element.reader) keeps announcing the same label. Change the label together with the tooltip."
      )
    }
    let isControl = element.role != .image || element.isTappable
    guard let name = isControl ? tree.labelBesideChangingPicture(of: id) : tree.labelOfChangingImage(id)
    else { return }
    // A localization key isn't the announced text.
    let said = name.value.literal.flatMap { UnreadableText($0) == nil ? $0 : nil }
    if said?.saysThatItChanges ?? false || said?.namesSeveralStates ?? false { return }
    report.report(
      id, at: name.valueRange,
      said.map {
        "The icon changes, but \(element.reader) keeps announcing “\($0)”. Change the label together with the icon."
      }
        ?? "The icon changes, but \(element.reader) keeps announcing the same label. Change the label together with the icon.",
      severity: isControl ? nil : .information,
      related: report.placeOfChangingIcon(id, apartFrom: name),
      fixes: [
        tree.labelMirroringPicture(of: id, name).map {
          Fix("Make the label follow the icon's condition", .needsText, edits: $0.map(Fix.Edit.init))
        }
      ])
  }
}

private extension Report {
  /// Returns the code that changes the icon of a control or image, unless it's on the line of the label.
  func placeOfChangingIcon(_ id: ElementID, apartFrom label: WrittenText) -> [Finding.Related] {
    let message = "The icon changes here."
    if let use = project.placeOfChangingPicture(of: tree[id]) { return [Finding.Related(use, message)] }
    let pictures = ([id] + tree.parts(of: id)).map { tree[$0] }
    guard let range = pictures.lazy.compactMap(\.imageryRange).first,
      text.line(at: range.lowerBound) != text.line(at: label.valueRange.lowerBound)
    else { return [] }
    return [Finding.Related(range, message)]
  }
}

private extension String {
  /// True if the label names a change, which is the same in each state: “Switch camera”.
  var saysThatItChanges: Bool {
    ["Switch ", "Toggle ", "Change ", "Flip ", "Cycle "].contains { hasPrefix($0) }
  }

  /// True if the label names all states, so it's never wrong: “Play / Pause”, “Show or hide password”.
  var namesSeveralStates: Bool {
    let words = split { $0.isWhitespace || $0 == "/" }
    guard words.count > 1 else { return false }
    if words.dropFirst().dropLast().contains(where: { $0.lowercased() == "or" }) { return true }
    let sides = split(separator: "/", omittingEmptySubsequences: false)
    return sides.count > 1 && sides.allSatisfy { $0.contains(where: \.isLetter) }
  }
}

extension ElementTree {
  /// Returns the label of a control whose icon changes, or nil if the label or anything else conveys that.
  func labelBesideChangingPicture(of id: ElementID) -> WrittenText? {
    let element = self[id]
    guard
      element.role == .button || element.role == .iconButton || element.role == .link || element.isTappable
        || element.role == .menuItem && element.framework == .androidXML,
      element.exposure == .exposed, let name = onlyLabel(of: id), changesPicture(id), !showsState(id),
      !setsState(of: id),
      // Toggleable and selectable Compose elements expose a state.
      element.framework != .compose || composeRole(of: id).map({ $0.name == "Button" }) ?? true
    else { return nil }
    return name
  }
}

private extension ElementTree {
  /// Returns the label of a control in a layout to which code gives different tooltips but no other label.
  func labelBesideChangingTooltip(of id: ElementID) -> WrittenText? {
    let element = self[id]
    guard element.framework == .androidXML, element.circumstances.contains(.changesTooltip),
      element.exposure == .exposed, let label = element.labels.last, label.value.isConstant
    else { return nil }
    return label
  }

  /// Returns the label of an image in a layout that shows several icons and isn't part of a control, unless something
  /// else exposes what they show.
  func labelOfChangingImage(_ id: ElementID) -> WrittenText? {
    let element = self[id]
    guard element.framework == .androidXML, element.role == .image, element.exposure == .exposed,
      element.circumstances.contains(.changesPicture), !showsState(id), !setsState(of: id),
      enclosingControl(of: id).map({ self[$0].role == .custom && self[$0].labels.isEmpty }) ?? true,
      ancestors(of: id).allSatisfy({ self[$0].openness.isDisjoint(with: .elsewhere) })
    else { return nil }
    return onlyLabel(of: id)
  }
}

extension ElementTree {
  /// Returns whether a control or one of its parts exposes its state, or may do so.
  func showsState(_ id: ElementID) -> Bool {
    ([id] + parts(of: id)).contains { part in
      let element = self[part]
      // A style can't set a state, and what code sets on a labeled view of a layout is known.
      let isKnown =
        element.receiver?.places.isEmpty == false
        || element.framework == .androidXML && element.circumstances.contains(.codeIsKnown)
          && !element.labels.isEmpty
      let doors: Element.Openness = isKnown ? .modifiers : [.modifiers, .elsewhere, .content]
      return !element.value.isAbsent || !element.hint.isAbsent || element.role == .progress
        || !element.openness.isDisjoint(with: doors) || element.typeName.spells("Toggle")
        || element.traits.contains {
          $0.trait == .selected || $0.trait == .toggle || $0.trait == .value || $0.isConditional
        }
    }
  }
}

private extension ElementTree {
  /// Returns the only label of an element or of the images in it, or nil if it varies.
  func onlyLabel(of id: ElementID) -> WrittenText? {
    // The title of a menu item is the label of its icon.
    if self[id].role == .menuItem, self[id].labels.isEmpty, let title = self[id].title.value {
      return title.value.isConstant ? title : nil
    }
    let labels = self[id].labels + (self[id].labels.isEmpty ? parts(of: id).flatMap { self[$0].labels } : [])
    guard let label = labels.first, labels.allSatisfy({ $0.value == label.value }), label.value.isConstant
    else {
      return nil
    }
    // Visible text may change with the icon.
    let showsWords = !self[id].title.isAbsent || parts(of: id).contains { !self[$0].title.isAbsent }
    return showsWords && self[id].labels.isEmpty ? nil : label
  }

  /// Returns whether a control shows one of several images.
  func changesPicture(_ id: ElementID) -> Bool {
    if self[id].circumstances.contains(.changesPicture) { return true }
    let pictures = parts(of: id).filter { self[$0].role == .image }
    if pictures.contains(where: { self[$0].circumstances.contains(.changesPicture) }) { return true }
    let names = Set(pictures.compactMap { self[$0].imagery?.name })
    return pictures.count == 2 && names.count == 2 && self[pictures[1]].circumstances.contains(.alternative)
      && sibling(before: pictures[1]) == pictures[0]
  }
}

private extension TextValue {
  /// True if the text never changes.
  var isConstant: Bool {
    switch self {
    case .literal, .resource, .resolved: !isBlank
    case .interpolated, .none, .dynamic: false
    }
  }
}
