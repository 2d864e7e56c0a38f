// States that a control's action changes and that only the control's look shows.

import Source
import Syntax

/// A state that's visible in a control but isn't exposed.
public struct ShownState: Sendable {
  public enum Kind: Sendable {
    /// One of several options is chosen.
    case selected
    /// A value is on or off.
    case on
    /// Something is expanded or collapsed.
    case expanded
  }

  /// How VoiceOver reads the checkmark that shows a state: “Selected”.
  public enum Checkmark: Sendable {
    /// As part of the control's label.
    case inLabel
    /// As a separate focus stop.
    case separate
  }

  public var kind: Kind
  /// True if the control itself shows the state. Otherwise, content elsewhere does, which may be unrelated.
  public var isProven: Bool
  /// The last name of the state.
  var name: Identifier
  /// How VoiceOver reads the checkmark that shows the state, or nil if something else shows it.
  public var checkmark: Checkmark?
  /// The code that decides the visual property.
  public var range: Range<Int>
  /// Edits that expose the state, or empty if that requires a decision.
  public var edits: [WriterEdit]
}

extension ElementTree {
  /// Returns the state that a control's action changes, if the control shows it only visually.
  func shownState(of id: ElementID, components: [Identifier: NodeID]) -> ShownState? {
    guard let control = stateControl(id), !syntax.exposesState(in: control.code) else { return nil }
    if !control.effects.isEmpty || self[id].framework == .compose || syntax.branches(in: control.code) {
      if let state = shownState(of: id, control, components) ?? shownElsewhere(id, control) { return state }
    }
    for helper in helpers(building: control.code, except: control.action, id)
    where !syntax.exposesState(in: helper) {
      let label = StateControl(code: helper, action: nil, effects: control.effects)
      guard var state = shownState(of: id, label, components) else { continue }
      // A local value of the helper isn't in scope at the control.
      if syntax.declares(state.name, in: helper) { state.edits = [] }
      return state
    }
    return nil
  }

  /// Returns the state that code of a control shows.
  private func shownState(
    of id: ElementID, _ control: StateControl, _ components: [Identifier: NodeID]
  ) -> ShownState? {
    let locals = syntax.passesNames(in: control.code) ? enclosingLocals(of: id) : [:]
    for condition in syntax.conditions(in: control.code, except: control.action, locals) {
      let core = syntax.core(of: condition.code)
      let decision = decision(on: core, control.effects, locals)
      let isNamed =
        condition.isOfBranch && syntax.isSelection(core)
        || self[id].framework == .compose && syntax.isNamed(core, ["checked", "ticked", "selected"])
      guard decision != nil || isNamed else { continue }
      let name = syntax[core].kind == .name ? syntax[core].name : .none
      let names = Set(name == .none ? syntax.names(in: core) : [name])
      let uses = StateUses(
        of: syntax.text[syntax[core].range], name: name, in: control.code,
        except: [control.action].compactMap(\.self),
        derived: derived(from: names, core, locals), components: components, syntax)
      guard !uses.isTold, let state = shownState(id, control, condition.code, decision, uses.looks) else {
        continue
      }
      return state
    }
    return nil
  }

  /// Returns the expanded state of a control that shows and hides content of the same composable.
  private func shownElsewhere(_ id: ElementID, _ control: StateControl) -> ShownState? {
    guard self[id].framework == .compose, let component = component(around: id) else { return nil }
    for flipped in control.effects.flipped {
      let shows = syntax.subtree(of: component).prefix(ElementTree.longestComposable).contains { index in
        guard syntax.nodes[index].kind == .call, syntax.nodes[index].name == "AnimatedVisibility",
          !syntax[control.code].range.contains(Int(syntax.nodes[index].start)),
          // A control inside exists only while the content is expanded.
          !syntax.nodes[index].range.contains(syntax[control.code].range.lowerBound),
          let argument = syntax.argument("visible", at: 0, of: NodeID(index)),
          let value = syntax.value(ofArgument: argument)
        else { return false }
        return syntax.stateCode(value) == flipped
      }
      let name = Identifier(spelled: flipped)
      guard shows,
        !syntax.subtree(of: control.code).prefix(1_024).contains(where: { index in
          syntax.nodes[index].name == name
            && !(control.action.map { syntax.subtree(of: $0).contains(index) } ?? false)
        })
      else { continue }
      return ShownState(
        kind: .expanded, isProven: false, name: name, range: self[id].constructor, edits: [])
    }
    return nil
  }

  /// The maximum size of a composable to search, in nodes.
  private static let longestComposable = 4_000

  /// A control's code, its action, and what that does.
  private struct StateControl {
    var code: NodeID
    var action: NodeID?
    var effects: ActionEffects
  }

  private func stateControl(_ id: ElementID) -> StateControl? {
    let element = self[id]
    switch element.framework {
    case .swiftUI:
      let chain = NodeID(element.origin)
      guard let action = pressing(syntax.links(of: chain))?.closure else {
        return StateControl(code: chain, action: nil, effects: ActionEffects())
      }
      var effects = ActionEffects(of: action, in: syntax)
      for function in functions(calledBy: action, id) {
        effects.formUnion(ActionEffects(of: function, in: syntax))
      }
      return StateControl(code: chain, action: action, effects: effects)
    case .compose:
      guard let call = ComposeWriter(tree: self).call(of: element), let action = handler(of: element),
        syntax.argument("selected", of: call) == nil,
        syntax.argument("checked", of: call) == nil
      else { return nil }
      let effects = ActionEffects(of: action, in: syntax)
      return StateControl(code: call, action: action, effects: effects)
    case .uiKit, .androidViews, .androidXML, .interfaceBuilder: return nil
    }
  }

  /// Returns the bodies of the type's own functions without parameters that an action calls.
  private func functions(calledBy action: NodeID, _ id: ElementID) -> [NodeID] {
    let statements = syntax.children(of: action).filter { syntax[$0].kind != .parameter }
    let calls = statements.prefix(4).compactMap { statement -> Identifier? in
      guard let call = syntax.soleLink(of: statement), syntax[call].kind == .call,
        syntax.arguments(of: call).isEmpty
      else { return nil }
      return syntax[call].name
    }
    guard !calls.isEmpty else { return [] }
    return membersOfType(around: id).filter {
      syntax.declarationKind(of: $0) == .function && calls.contains(syntax[$0].name)
    }.compactMap { syntax.child(.block, of: $0) }
  }

  /// Returns the local values around a control by name.
  private func enclosingLocals(of id: ElementID) -> [Identifier: NodeID] {
    guard let component = component(around: id) else { return [:] }
    var found: [Identifier: NodeID] = [:]
    for local in syntax.locals(in: component) where found[syntax[local].name] == nil {
      found[syntax[local].name] = local
    }
    return found
  }

  /// Returns the local values that are computed from any of the names, other than the condition itself.
  private func derived(
    from names: Set<Identifier>, _ condition: NodeID, _ locals: [Identifier: NodeID]
  ) -> Set<Identifier> {
    let code = syntax.text[syntax[condition].range]
    var found: Set<Identifier> = []
    for (name, local) in locals where !names.contains(name) {
      let mentionsState = syntax.subtree(of: local).contains { index in
        let node = syntax.nodes[index]
        return node.range.count == code.count && syntax.text[node.range].elementsEqual(code)
      }
      if mentionsState { found.insert(name) }
    }
    return found
  }

  private func decision(
    on condition: NodeID, _ effects: ActionEffects, _ locals: [Identifier: NodeID]
  ) -> ActionEffects.Decision? {
    if let decision = effects.decision(on: condition, in: syntax) { return decision }
    // A local name for a comparison.
    guard syntax[condition].kind == .name, let local = locals[syntax[condition].name],
      let value = syntax.standard(of: local), syntax[value].kind == .infix || syntax[value].kind == .chain
    else { return nil }
    return effects.decision(on: value, in: syntax)
  }

  private func shownState(
    _ id: ElementID, _ control: StateControl, _ condition: NodeID, _ decision: ActionEffects.Decision?,
    _ looks: [StateUses.Look]
  ) -> ShownState? {
    guard let first = looks.first else { return nil }
    let isOn = decision == .flips || decision == nil && syntax.isNamed(condition, ["checked", "ticked"])
    var kind = isOn ? ShownState.Kind.on : .selected
    let showsContent = decision == .flips && showsContent(outside: control.code, if: condition, id)
    if showsContent { kind = .expanded }
    if decision == nil {
      // An image or a faded part may have its own label.
      guard looks.allSatisfy({ $0.isSilent || $0.kind == .style && !syntax.isFading($0.owner) }),
        !looks.contains(where: \.isSilent) || showsText(id)
      else { return nil }
    } else if looks.contains(where: { $0.kind == .rotation }) {
      // Anything else that turns is animated.
      guard syntax.showsArrow(in: control.code, anyDirection: true) else { return nil }
      kind = .expanded
    } else if pictureChoice(of: id)?.isDrawnState != true {
      if looks.contains(where: { $0.kind != .style && syntax.showsArrow(in: $0.owner, anyDirection: false) })
      {
        kind = .expanded
      } else if looks.allSatisfy({ $0.kind == .choiceOfPictures }), !showsText(id) {
        // An image that's replaced by a different one says what happens next. Its label has to change, too.
        return nil
      }
    }
    let checkmark = kind == .expanded ? nil : checkmark(looks, id)
    var edits = edits(exposing: kind, condition, id)
    if let checkmark { edits = hiding(checkmark, of: id, edits) }
    return ShownState(
      kind: kind, isProven: !showsContent,
      name: syntax.lastName(of: syntax.core(of: condition)),
      checkmark: checkmark.map { _ in self[id].grouping == .merges ? .inLabel : .separate },
      range: syntax.lookRange(of: first.owner), edits: edits)
  }

  /// Returns whether a SwiftUI component also shows content outside the control only under a condition.
  private func showsContent(outside control: NodeID, if condition: NodeID, _ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, let component = component(around: id) else { return false }
    let code = syntax.stateCode(syntax.core(of: condition))
    return syntax.subtree(of: component).prefix(ElementTree.longestComposable).contains { index in
      let branch = NodeID(index)
      guard syntax.nodes[index].kind == .branch, syntax.branchKind(of: branch) == .if,
        !syntax[control].range.contains(Int(syntax.nodes[index].start)),
        // A control inside exists in only one state.
        !syntax[branch].range.contains(syntax[control].range.lowerBound),
        let shown = syntax.condition(ofChoice: branch), syntax.stateCode(shown) == code,
        let arm = syntax.child(.arm, of: branch), let block = syntax.child(.block, of: arm)
      else { return false }
      return syntax.subtree(of: block).prefix(64).contains {
        syntax.nodes[$0].kind == .call && syntax.namesObject(NodeID($0))
      }
    }
  }

  private func showsText(_ id: ElementID) -> Bool {
    !self[id].title.isAbsent || parts(of: id).contains { !self[$0].title.isAbsent }
  }

  /// Returns edits that expose a state, or an empty array if that requires a decision.
  private func edits(exposing kind: ShownState.Kind, _ condition: NodeID, _ id: ElementID) -> [WriterEdit] {
    if self[id].framework == .compose {
      return kind == .selected ? selectable(id, condition, ComposeWriter(tree: self)) ?? [] : []
    }
    let code = syntax.sourceText(of: condition)
    guard !code.utf8.contains(UInt8(ascii: "\n")), isInScope(condition, id) else { return [] }
    let writer = SwiftUIWriter(tree: self)
    if kind == .expanded {
      guard self[id].role.isControl || self[id].grouping != .none else { return [] }
      let pieces: [WriterEdit.Piece] = [
        .text(".accessibilityValue(\(code) ? \""), .placeholder("Expanded"), .text("\" : \""),
        .placeholder("Collapsed"), .text("\")"),
      ]
      return [writer.modifier(on: self[id], pieces)]
    }
    let isNegated =
      syntax[condition].kind == .prefix
      || syntax[condition].kind == .infix
        && syntax.children(of: condition).contains { syntax[$0].name == "!=" }
    return writer.selection(code, isNegated: isNegated, on: id)
  }

  /// Returns whether a condition can be repeated in a modifier of an element: it contains no parameter of a closure in
  /// the element.
  func isInScope(_ condition: NodeID, _ id: ElementID) -> Bool {
    let names = Set(syntax.names(in: condition))
    return !syntax.subtree(of: NodeID(self[id].origin)).prefix(1_024).contains { index in
      let node = syntax.nodes[index]
      return (node.kind == .parameter || node.kind == .declaration) && names.contains(node.name)
    }
  }
}
