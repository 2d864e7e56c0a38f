// What UIKit code shows without telling assistive technologies: check marks, revealed passwords, and changing texts.

import Source
import Syntax

extension SwiftPractices {
  // MARK: Check marks

  /// Checks `checkmarkView.isHidden = !isSelected` in a type that sets no accessibility attributes.
  mutating func checkmark(hiddenBy member: NodeID) {
    guard tree[member].kind == .member, let (_, assignment, value) = statement(assigning: member),
      let target = tree.expression(endingIn: member)
    else { return }
    let links = tree.links(of: target)
    guard links.count > 1, namesCheckmark(links[links.count - 2]), dependsOnChoice(assignment, value),
      !declarations.contains(where: { selectsItself($0) }), let type = enclosingType,
      !isSelectable(type),
      !isMentionedAround([
        "accessibilityTraits", "accessibilityValue", "accessibilityLabel", "accessibilityElements",
      ])
    else { return }
    add(Practice(.uiKit, .shownCheckmark, range: tree[assignment].range))
  }

  /// Returns whether a view is an image that marks what's selected: `checkmarkImageView`, `selectedIcon`.
  private func namesCheckmark(_ link: NodeID) -> Bool {
    let name = tree.text[tree.nameRange(of: link)]
    let marks: [StaticString] = [
      "heckmark", "heckMark", "heckImage", "heckIcon", "heckView", "ickImage", "ickIcon", "ickView",
    ]
    if marks.contains(where: { name.spells($0) }) {
      // `quickView`, `clickView`
      return !name.spells("uick") && !name.spells("lick")
    }
    guard name.spells("elected") || name.spells("electionI") else { return false }
    return ["Image", "ImageView", "Icon", "IconView", "IconImageView", "Indicator", "Mark"].contains {
      name.ends(with: $0)
    }
  }

  /// Returns whether a value says what's selected, or is set in a branch whose condition does.
  private func dependsOnChoice(_ assignment: NodeID, _ value: NodeID) -> Bool {
    guard tree.isName("true", value) || tree.isName("false", value) else { return saysChoice(value) }
    // The branches set both values. One of them is enough.
    guard tree.isName("false", value) else { return false }
    var node = assignment
    for _ in 0..<4 {
      guard let parent = tree.parent(of: node) else { return false }
      if tree[parent].kind == .arm, let condition = tree.children(of: parent).first(where: { _ in true }) {
        return condition != node && saysChoice(condition)
      }
      node = parent
    }
    return false
  }

  private func saysChoice(_ value: NodeID) -> Bool {
    let code = tree.text[tree[value].range.prefix(200)]
    return ["elected", "hecked", "icked", "urrent", "hosen"].contains { code.spells($0) }
  }

  /// Returns whether a declaration shows the selection that UIKit sets and announces.
  private func selectsItself(_ declaration: NodeID) -> Bool {
    switch tree[declaration].name {
    case "setSelected", "isSelected", "setHighlighted", "isHighlighted": true
    default: false
    }
  }

  /// Returns whether VoiceOver announces the state of a type's instances on its own.
  private func isSelectable(_ type: NodeID) -> Bool {
    tree.children(of: type).contains { child in
      guard tree[child].kind == .type else { return false }
      let name = tree.text[tree.nameRange(of: child)]
      return name.ends(with: "Control") || name.ends(with: "Button")
    }
  }

  // MARK: Revealed passwords

  /// Checks `field.isSecureTextEntry.toggle()` in a function that changes nothing else that users could hear.
  mutating func reveal(_ member: NodeID) {
    guard tree[member].kind == .member,
      let function = declarations.last(where: { tree.declarationKind(of: $0) == .function }),
      isSearched(function), let flip = flip(of: member) ?? assignment(of: member, toFlagFlippedIn: function),
      !mayTellState(function)
    else { return }
    add(Practice(.uiKit, .untoldReveal, range: tree[flip].range))
  }

  /// Returns whether a function may be searched again. Few functions mention masked text more than a few times.
  private mutating func isSearched(_ function: NodeID) -> Bool {
    searches[function, default: 0] += 1
    return searches[function, default: 0] <= 8
  }

  /// Returns the statement that inverts a property: `x.isOn.toggle()`, `x.isOn = !x.isOn`.
  private func flip(of member: NodeID) -> NodeID? {
    if let (_, assignment, value) = statement(assigning: member) {
      guard tree[value].kind == .prefix, tree.subtreeMentions(tree[member].name, value) else { return nil }
      return assignment
    }
    guard let chain = tree.parent(of: member), tree[chain].kind == .chain else { return nil }
    let links = tree.links(of: chain)
    guard links.count > 1, let last = links.last, tree[last].kind == .call, tree[last].name == "toggle",
      links[links.count - 2] == member
    else { return nil }
    return chain
  }

  /// Returns the statement that assigns a flag, or its opposite, that the function also inverts: `shows.toggle()`,
  /// `x.isOn = !shows`.
  private func assignment(of member: NodeID, toFlagFlippedIn function: NodeID) -> NodeID? {
    guard let (_, assignment, value) = statement(assigning: member) else { return nil }
    let flag = tree[value].kind == .prefix ? tree.children(of: value).first { _ in true } : value
    guard let flag, let name = tree.links(of: flag).last,
      tree[name].kind == .name || tree[name].kind == .member,
      tree.subtree(of: function).contains(where: { index in
        let id = NodeID(index)
        guard tree.nodes[index].name == tree[name].name, id != name,
          tree.nodes[index].kind == .name || tree.nodes[index].kind == .member
        else { return false }
        return self.flip(of: id) != nil
      })
    else { return nil }
    return assignment
  }

  /// Returns whether a function sets a text, an image, or an accessibility attribute, or calls one that may do so.
  private func mayTellState(_ function: NodeID) -> Bool {
    tree.subtree(of: function).contains { index in
      let node = tree.nodes[index]
      switch node.kind {
      case .call where node.name != "toggle" && node.name != "becomeFirstResponder" && node.name != "super":
        return true
      case .member, .name:
        switch node.name {
        case "image", "title", "isSelected", "configuration", "accessibilityLabel", "accessibilityValue",
          "accessibilityTraits", "accessibilityHint", "attributedTitle":
          return true
        default: return false
        }
      default: return false
      }
    }
  }

  // MARK: Changing texts

  /// Checks `resultsLabel.text = count` in a type with a search field, and `statusLabel.text = status` in a function
  /// that a notification calls. Neither announces anything.
  mutating func changedText(_ member: NodeID) {
    guard tree[member].kind == .member, let (_, assignment, value) = statement(assigning: member),
      let target = tree.expression(endingIn: member), let type = enclosingType, !seenChanges.contains(type)
    else { return }
    let links = tree.links(of: target)
    guard links.count > 1 else { return }
    let name = tree.text[tree.nameRange(of: links[links.count - 2])]
    guard name.ends(with: "abel") || name.ends(with: "Line") || name.ends(with: "Text"),
      let function = declarations.last(where: { tree.declarationKind(of: $0) == .function }),
      !tree.isName("nil", value), tree[value].kind != .string || !tree.textValue(ofString: value).isBlank,
      isChange(name, in: function),
      !isMentionedAround([
        "UIAccessibility", "AccessibilityNotification", "updatesFrequently", "accessibilityTraits",
      ]),
      !isWritten("nnounce")
    else { return }
    seenChanges.insert(type)
    add(Practice(.uiKit, .silentChange, range: tree[assignment].range))
  }

  private mutating func isChange(_ name: ArraySlice<UInt8>, in function: NodeID) -> Bool {
    if name.spells("esult") || name.spells("atchCount") || name.spells("atchesLabel") {
      switch tree[function].name {
      case "viewDidLoad", "awakeFromNib", "commonInit", "setup", "setUp", "prepareForReuse": return false
      default:
        return isMentionedAround([
          "UISearchTextField", "UISearchBar", "UISearchController", "UISearchBarDelegate", "searchField",
          "searchBar", "searchTextField",
        ])
      }
    }
    guard name.spells("tatus") || name.spells("rogress") else { return false }
    return tree.children(of: function).contains { parameter in
      guard tree[parameter].kind == .parameter, let type = tree.declaredType(of: parameter) else {
        return false
      }
      return tree[type].name == "Notification" || tree[type].name == "NSNotification"
    }
  }
}

extension SwiftPractices {
  // MARK: Overlays

  /// Checks `offlineBlockingView.isHidden = false` and `online.bind(to: blockingView.rx.isHidden)` in a type that
  /// doesn't keep VoiceOver inside.
  mutating func overlay(shownBy member: NodeID) {
    guard tree[member].kind == .member, let target = tree.expression(endingIn: member),
      let parent = tree.parent(of: target), let type = enclosingType
    else { return }
    let view = tree.links(of: target).last { link in
      switch tree[link].name {
      case "isHidden", "rx_hidden", "rx", "reactive": false
      default: true
      }
    }
    guard let view, coversScreen(tree.text[tree.nameRange(of: view)]), !seenOverlays.contains(type) else {
      return
    }
    switch tree[parent].kind {
    case .assignment:
      guard let (_, _, value) = statement(assigning: member), tree.isName("false", value) else { return }
    case .argument: break
    default: return
    }
    guard
      !isMentionedAround([
        "accessibilityViewIsModal", "accessibilityElementsHidden", "accessibilityElements",
      ])
    else { return }
    seenOverlays.insert(type)
    add(Practice(.uiKit, .openModal, range: tree[target].range))
  }

  private func coversScreen(_ name: ArraySlice<UInt8>) -> Bool {
    guard name.ends(with: "View") || name.ends(with: "Overlay") else { return false }
    return ["lockingView", "lockingOverlay", "ullScreenOverlay", "ockScreenView"].contains {
      name.spells($0)
    }
  }

  // MARK: Headings

  /// Checks `let title = makeLabel(.header)` in a type that sets no traits.
  mutating func headingLabel(_ property: NodeID) {
    guard let value = tree.initialValue(of: property), let call = tree.links(of: value).last,
      tree[call].kind == .call, tree.text[tree.nameRange(of: call)].spells("abel"),
      !tree.text[tree.nameRange(of: call)].begins(with: "UI"),
      tree.arguments(of: call).contains(where: { argument in
        tree.value(ofArgument: argument).map(namesHeading) == true
      }),
      isMentionedAround(["UILabel"]),
      !isMentionedAround(["accessibilityTraits", "accessibilityHeading", "accessibilityElements"])
    else { return }
    add(Practice(.uiKit, .helperHeading, range: tree[value].range))
  }

  private func namesHeading(_ value: NodeID) -> Bool {
    guard tree[value].kind != .string, let last = tree.links(of: value).last, tree[last].kind != .call else {
      return false
    }
    switch tree[last].name {
    case "header", "heading", "sectionHeader", "sectionHeading", "sectionTitle", "groupHeader": return true
    default: return false
    }
  }

  // MARK: States

  /// Checks `if isOnline { stateView.image = UIImage(named: "on") } else { stateView.image = UIImage(named: "off") }` in
  /// a type that sets no accessibility attributes.
  mutating func stateImage(in branch: NodeID) {
    guard tree.branchKind(of: branch) == .if, let type = enclosingType,
      tree.declarationKind(of: type) == .class
    else { return }
    let arms = tree.children(of: branch).filter { tree[$0].kind == .arm }
    guard arms.count == 2, let condition = tree.children(of: arms[0]).first(where: { _ in true }),
      isState(condition), let first = onlyImage(in: arms[0]), let second = onlyImage(in: arms[1]),
      tree[first.view].name == tree[second.view].name,
      tree.text[tree.nameRange(of: first.view)].spells("mage"),
      !first.image.hasPrefix(second.image), !second.image.hasPrefix(first.image),
      !isMentionedAround([
        "accessibilityLabel", "accessibilityValue", "accessibilityTraits", "accessibilityElements",
        "accessibilityHint",
      ])
    else { return }
    add(Practice(.uiKit, .stateImage, range: tree[first.assignment].range))
  }

  /// Returns whether a condition is a Boolean variable that isn't about appearance or disclosure.
  private func isState(_ condition: NodeID) -> Bool {
    var value = condition
    if tree[value].kind == .prefix,
      let inner = tree.children(of: value).first(where: { tree[$0].kind != .operator })
    {
      value = inner
    }
    guard tree[value].kind == .name || tree[value].kind == .chain,
      let last = tree.links(of: value).last, tree[last].kind == .name || tree[last].kind == .member
    else { return false }
    let name = tree.nameText(of: last)
    let words = Set(NameSuggestion.words(in: name))
    return !ScreenState.isOfDisclosure(name)
      && words.isDisjoint(with: [
        "dark", "light", "selected", "highlighted", "compact", "ipad", "rtl", "landscape",
      ])
  }

  /// Returns the image that's assigned in the only statement of a branch.
  private func onlyImage(in arm: NodeID) -> (view: NodeID, image: String, assignment: NodeID)? {
    guard let block = tree.child(.block, of: arm) else { return nil }
    let statements = Array(tree.children(of: block))
    guard statements.count == 1, tree[statements[0]].kind == .assignment else { return nil }
    let sides = Array(tree.children(of: statements[0]))
    guard sides.count == 2 else { return nil }
    let links = tree.links(of: sides[0])
    guard links.count > 1, tree[links[links.count - 1]].name == "image", !tree.isName("nil", sides[1]) else {
      return nil
    }
    return (links[links.count - 2], tree.sourceText(of: sides[1]), statements[0])
  }
}
