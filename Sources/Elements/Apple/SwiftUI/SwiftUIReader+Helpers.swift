// Modifiers that the file declares, read as if their bodies were part of the chain.

import Source
import Syntax

extension SwiftUIReader {
  /// Reads `.closeLabel()` if the file declares it.
  mutating func ownModifier(_ call: NodeID, _ name: Identifier, of id: ElementID) {
    if transform(call, of: id) { return }
    guard let body = file.modifier(name) else {
      return otherFilesModifier(tree.nameText(of: call), of: id, at: call)
    }
    apply(body, on: id, at: call)
  }

  /// Records what's unknown after a modifier that this file doesn't declare, or declares several times.
  private mutating func otherFilesModifier(_ name: String, of id: ElementID, at call: NodeID) {
    if otherModifiers?.insert(name) != nil { return }
    // It isn't read for each call, so its colors and fonts aren't known.
    let isAboutLooks =
      SwiftUIModifiers.isAboutLooks(name) || project.changesOnlyLooks(name, own: ownModifiers)
    list[id].unknowns.add(isAboutLooks ? .looks : .modifiers, .modifier, at: call)
  }

  /// Reads `.modifier(Card())`.
  mutating func modifierValue(_ call: NodeID, of id: ElementID) {
    let value = tree.firstUnlabelledArgument(of: call).flatMap { tree.value(ofArgument: $0) }
    guard let link = value.flatMap({ tree.soleLink(of: $0) }), tree[link].name != .none else {
      list[id].unknowns.add(.modifiers, .modifier, at: call)
      return
    }
    guard let body = file.modifier(tree[link].name) else {
      return otherFilesModifier(tree.nameText(of: link), of: id, at: call)
    }
    apply(body, on: id, at: call)
  }

  // MARK: Declaring

  /// Registers the file's own modifiers, and its members that return images.
  mutating func declareMembers() {
    for (name, member) in file.imageMembers.sorted(by: { $0.key < $1.key }) {
      project.declare(FileFacts.Entry(ProjectKey(.imageMember, name), .imageMember(member)))
    }
    guard !file.modifiers.isEmpty else { return }
    var prober = self
    for modifiers in file.modifiers.values.sorted(by: { $0[0].name < $1[0].name }) {
      let name = modifiers[0].name
      let modifier = prober.effect(of: modifiers)
      ownModifiers[name] = modifier
      project.declare(FileFacts.Entry(ProjectKey(.viewModifier, name), .viewModifier(modifier)))
    }
  }

  /// Returns what modifiers with the same name do to a view, whichever is used.
  private mutating func effect(of modifiers: [SwiftUIFile.DeclaredModifier]) -> CustomModifier {
    guard modifiers.count <= ProjectView.mostAnswers else { return .anything }
    var all: CustomModifier?
    for modifier in modifiers {
      var effect = CustomModifier.anything
      givenClosures = modifier.closures
      appliesGivenClosure = false
      if let body = modifier.body { effect = self.effect(of: body) }
      effect.appliesClosure = appliesGivenClosure
      effect.isForImages = modifier.isForImages
      all = all?.merged(with: effect) ?? effect
    }
    return all ?? .anything
  }

  /// Returns what a modifier does to a view about which nothing is known. The reader can't be used for the file's views
  /// after that.
  private mutating func effect(of body: NodeID) -> CustomModifier {
    let range = tree[body].range
    let id = list.append(
      Element(.swiftUI, .custom, typeName: "", range: range, constructor: range, typeRange: range), below: nil
    )
    let sets = (hidesTitles.count, showsOptions.count, buttonStyles.count)
    otherModifiers = []
    apply(body, on: id, at: body)
    let others = otherModifiers ?? []
    otherModifiers = nil
    let element = list[id]
    let isUntouched =
      element.labels.isEmpty && element.hint.isAbsent && element.value.isAbsent && element.traits.isEmpty
      && element.removedTraits.isEmpty && element.hiding == nil && element.grouping == .none
      && element.actions.isEmpty && element.barriers.isEmpty && element.circumstances.isEmpty
      && element.input == nil && !element.isLabelledElsewhere
    let addsNothing =
      isUntouched && element.openness.isSubset(of: [.looks, .colors])
      && sets == (hidesTitles.count, showsOptions.count, buttonStyles.count) && !mayActivate(body)
    return others.count > CustomModifier.mostOthers
      ? .anything : CustomModifier(changesOnlyLooks: addsNothing, others: others.sorted())
  }

  /// Returns whether a modifier's body contains views or gestures, which aren't part of the modified view.
  private func mayActivate(_ body: NodeID) -> Bool {
    tree.subtree(of: body).contains { index in
      guard tree.nodes[index].kind == .call else { return false }
      switch tree.nodes[index].name {
      case "onTapGesture", "onLongPressGesture", "gesture", "simultaneousGesture", "highPriorityGesture",
        "contextMenu",
        "swipeActions", "overlay", "toolbar", "tabItem", "safeAreaInset", "safeAreaBar":
        return true
      default: return false
      }
    }
  }

  /// Applies the facts in a helper's body at the call. Appearance and gestures are checked in the body, which is a
  /// separate view.
  private mutating func apply(_ body: NodeID, on id: ElementID, at call: NodeID) {
    if path.helperDepth == 0 { readHelpers = 0 }
    readHelpers += 1
    guard path.helperDepth < 4, readHelpers < 32, tree.subtree(of: body).count < 400 else {
      list[id].unknowns.add(.modifiers, .budget, at: call)
      return
    }
    let before = list[id]
    let around = path
    path.helperDepth += 1
    if !helperStatements(of: body, on: id) { list[id].unknowns.add(.modifiers, .modifier, at: call) }
    path = around
    guard path.helperDepth == 0 else { return }
    let range = tree[call].range
    let said = { (text: WrittenText) in WrittenText(.dynamic, range: range, valueRange: range) }
    for index in before.labels.count..<max(before.labels.count, list[id].labels.count) {
      list[id].labels[index] = said(list[id].labels[index])
    }
    if before.hint.isAbsent, case .certain(let text) = list[id].hint { list[id].hint = .certain(said(text)) }
    if before.value.isAbsent, case .certain(let text) = list[id].value {
      list[id].value = .certain(said(text))
    }
    for index in before.traits.count..<max(before.traits.count, list[id].traits.count) {
      list[id].traits[index].range = range
      list[id].traits[index].valueRange = range
      list[id].traits[index].isConditional = true
    }
    list[id].removedTraits = before.removedTraits
    list[id].hiding = list[id].hiding.map {
      Element.Hiding($0.api, $0.extent, range: $0 == before.hiding ? $0.range : range)
    }
    list[id].groupingRange = before.groupingRange
    list[id].identifier = before.identifier
    // A helper may draw something between the view and a background added later.
    if list[id].colors != before.colors || list[id].fades != before.fades {
      list[id].fades = before.fades + [Fade(nil, range: range)]
    }
    list[id].colors = before.colors
    list[id].textSize = before.textSize
    list[id].fonts = before.fonts
    list[id].gestures = before.gestures
  }

  /// Reads the statements of a helper. Returns false if one of them isn't a chain on the modified view.
  mutating func helperStatements(of body: NodeID, on id: ElementID) -> Bool {
    var isUnderstood = true
    for child in tree.children(of: body) {
      switch tree[child].kind {
      case .chain, .name: isUnderstood = helperChain(child, on: id) && isUnderstood
      case .statement where tree[child].name == "return":
        isUnderstood = helperStatements(of: child, on: id) && isUnderstood
      case .branch:
        let around = path
        path.isConditional = true
        for arm in tree.children(of: child) where tree[arm].kind == .arm {
          let block = tree.child(.block, of: arm) ?? arm
          isUnderstood = helperStatements(of: block, on: id) && isUnderstood
        }
        path = around
      case .declaration, .parameter, .attribute, .assignment: continue
      default: isUnderstood = false
      }
    }
    return isUnderstood
  }

  private mutating func helperChain(_ chain: NodeID, on id: ElementID) -> Bool {
    let links = tree.links(of: chain)
    guard let first = links.first else { return false }
    if tree[first].kind == .name, isModifiedView(tree[first].name) {
      modifiers(links.dropFirst(), of: id)
      return true
    }
    if appliesClosure(first) {
      appliesGivenClosure = true
      modifiers(links.dropFirst(), of: id)
      return true
    }
    // A branch that shows nothing.
    if tree[first].name == "EmptyView" { return true }
    // `padding().bold()` on an implicit `self`.
    guard tree[first].kind == .call, !tree.text[Int(tree[first].nameStart)].isUppercaseASCII else {
      return false
    }
    modifiers(links, of: id)
    return true
  }

  private func isModifiedView(_ name: Identifier) -> Bool {
    name == "self" || name == "content" || name == path.receiver && name != .none
  }

  // MARK: Styles

  /// Reads `.toggleStyle(…)` and similar modifiers. A custom style may label the control that it draws.
  mutating func style(_ call: NodeID, of id: ElementID) {
    let value = tree.firstUnlabelledArgument(of: call).flatMap { tree.value(ofArgument: $0) }
    guard let link = value.flatMap({ tree.links(of: $0).last }) else { return }
    let name = tree[link].name
    if let body = file.style(name) {
      if mayName(body) { list[id].unknowns.add(.modifiers, .style, at: link) }
    } else if tree[call].name != "buttonStyle", !SwiftUIModifiers.isBuiltInStyle(name) {
      list[id].unknowns.add(.modifiers, .style, at: link)
    }
  }

  private func mayName(_ body: NodeID) -> Bool {
    tree.subtree(of: body).contains { index in
      switch tree.nodes[index].name {
      case "Text", "Label", "accessibilityLabel", "accessibility", "accessibilityRepresentation", "Button",
        "Toggle":
        tree.nodes[index].kind == .call
      default: false
      }
    }
  }
}
