// Controls that expand and collapse something.

import Source
import Syntax

extension ElementTree {
  /// An expanded state that a control toggles without exposing it.
  public struct UnsaidDisclosure: Sendable {
    /// The statement that toggles the state.
    public var range: Range<Int>
    /// Edits that expose the state, or empty if that requires a decision.
    public var edits: [WriterEdit]
  }

  /// Returns the expanded state that activating a control toggles, if nothing in the control exposes it.
  public func unsaidDisclosure(of id: ElementID, _ texts: inout DeclarationTexts) -> UnsaidDisclosure? {
    switch self[id].framework {
    case .swiftUI: disclosureOfSwiftUI(id, &texts)
    case .compose: disclosureOfCompose(id, &texts)
    case .uiKit, .androidViews, .androidXML, .interfaceBuilder: nil
    }
  }

  private func disclosureOfSwiftUI(_ id: ElementID, _ texts: inout DeclarationTexts) -> UnsaidDisclosure? {
    let element = self[id]
    let chain = NodeID(element.origin)
    let links = syntax.links(of: chain)
    guard let (closure, link) = pressing(links), let turned = syntax.turnedDisclosure(in: closure),
      !links.contains(where: { isTelling($0, turned.name) }),
      !syntax.showsWords(dependingOn: turned.name, in: link == links[0] ? link : chain, except: closure),
      !texts.present(turned.name, around: turned.range.lowerBound)
    else { return nil }
    let state = text.string(turned.state)
    let value: [WriterEdit.Piece] = [
      .text(".accessibilityValue(\(state) ? \""), .placeholder("Expanded"), .text("\" : \""),
      .placeholder("Collapsed"), .text("\")"),
    ]
    let isPlain = !element.role.isControl && element.grouping == .none
    return UnsaidDisclosure(
      range: turned.range, edits: isPlain ? [] : [SwiftUIWriter(tree: self).modifier(on: element, value)])
  }

  /// Returns the closure that runs when a view is activated, and the link that contains it.
  func pressing(_ links: [NodeID]) -> (closure: NodeID, link: NodeID)? {
    for link in links where syntax[link].kind == .call {
      switch syntax[link].name {
      case "Button":
        let action =
          syntax.argument("action", of: link)
          ?? syntax.arguments(of: link).first {
            syntax[$0].name == .none && syntax.closure(ofArgument: $0) != nil
          }
        return action.flatMap(syntax.closure(ofArgument:)).map { ($0, link) }
      case "onTapGesture":
        return syntax.arguments(of: link).last.flatMap(syntax.closure(ofArgument:)).map { ($0, link) }
      default: continue
      }
    }
    return nil
  }

  /// Returns whether a modifier may expose the expanded state.
  private func isTelling(_ link: NodeID, _ state: Identifier) -> Bool {
    switch syntax[link].name {
    case "accessibilityValue", "accessibilityHidden", "accessibilityRepresentation", "modifier",
      "accessibility",
      "accessibilityExpandedState":
      true
    case "accessibilityLabel", "accessibilityHint", "accessibilityAddTraits", "accessibilityElement",
      "buttonStyle":
      syntax.subtreeMentions(state, link) || syntax[link].name == "buttonStyle"
    default: false
    }
  }

  private func disclosureOfCompose(_ id: ElementID, _ texts: inout DeclarationTexts) -> UnsaidDisclosure? {
    let element = self[id]
    guard let call = ComposeWriter(tree: self).call(of: element), let handler = handler(of: element),
      syntax[handler].kind == .closure, let turned = syntax.turnedDisclosure(in: handler),
      !syntax.saysState(in: call), !syntax.showsWords(dependingOn: turned.name, in: call, except: handler),
      !texts.spell(["DropdownMenu"], around: turned.range.lowerBound)
    else { return nil }
    return UnsaidDisclosure(range: turned.range, edits: [])
  }
}

extension Tree {
  /// An expanded state that a closure toggles.
  struct TurnedDisclosure {
    var name: Identifier
    /// The expression for the state.
    var state: Range<Int>
    /// The statement that toggles the state.
    var range: Range<Int>
  }

  /// Returns the expanded state that's toggled by the only statement of a closure, possibly within `withAnimation`:
  /// `isOpen.toggle()`, `isOpen = !isOpen`.
  func turnedDisclosure(in closure: NodeID) -> TurnedDisclosure? {
    let statements = children(of: closure).filter { self[$0].kind != .parameter }
    guard statements.count == 1, let statement = statements.first else { return nil }
    let links = links(of: statement)
    if let call = links.last, self[call].kind == .call, self[call].name == "withAnimation" {
      return arguments(of: call).last.flatMap(self.closure(ofArgument:)).flatMap(turnedDisclosure(in:))
    }
    return disclosureTurned(by: statement)
  }

  /// Returns the expanded state that a statement toggles.
  func disclosureTurned(by statement: NodeID) -> TurnedDisclosure? {
    let links = links(of: statement)
    if let call = links.last, self[call].kind == .call, self[call].name == "toggle", links.count > 1,
      arguments(of: call).isEmpty
    {
      let state = links[links.count - 2]
      guard self[state].kind == .name || self[state].kind == .member, isDisclosure(state) else { return nil }
      return TurnedDisclosure(
        name: self[state].name, state: Int(self[links[0]].start)..<Int(self[state].end),
        range: self[statement].range)
    }
    guard self[statement].kind == .assignment else { return nil }
    let sides = Array(children(of: statement))
    guard sides.count == 2, self[sides[1]].kind == .prefix, self[sides[1]].name == "!",
      let operand = children(of: sides[1]).first(where: { _ in true }),
      text[self[operand].range].elementsEqual(text[self[sides[0]].range]),
      let state = self.links(of: sides[0]).last(where: { self[$0].name != "value" }), isDisclosure(state)
    else { return nil }
    return TurnedDisclosure(name: self[state].name, state: self[sides[0]].range, range: self[statement].range)
  }

  /// Returns whether a variable's name says that something is expanded.
  private func isDisclosure(_ name: NodeID) -> Bool {
    let words = NameSuggestion.words(in: nameText(of: name))
    return words.contains { ["expanded", "collapsed", "unfolded", "expand", "collapse"].contains($0) }
      || words.contains { $0 == "open" || $0 == "opened" || $0 == "show" || $0 == "shows" || $0 == "showing" }
        && (words.contains("menu") || words.count <= 2 && (words.last == "open" || words.last == "opened"))
  }

  /// Returns whether a text or image of a control depends on a state.
  fileprivate func showsWords(dependingOn state: Identifier, in node: NodeID, except handler: NodeID) -> Bool
  {
    var index = node.index
    let end = min(Int(self[node].subtreeEnd), node.index + 512)
    while index < end {
      let id = NodeID(index)
      if id == handler {
        index = Int(self[id].subtreeEnd)
        continue
      }
      switch self[id].kind {
      case .branch:
        guard let condition = children(of: id).first(where: { _ in true }),
          subtreeMentions(state, condition) || self[condition].name == state
        else { break }
        let shows = subtree(of: id).contains { inner in
          switch nodes[inner].kind {
          case .string: true
          case .call: nodes[inner].name == "Text" || nodes[inner].name == "stringResource"
          case .member: nodes[inner].name == "string"
          default: false
          }
        }
        if shows { return true }
      // Anything that takes the state as an argument may show it.
      case .argument where value(ofArgument: id).map({ lastName(of: $0) == state }) == true:
        if self[id].name == "title" || self[id].name == "label" || self[id].name == .none { return true }
      default: break
      }
      index += 1
    }
    return false
  }

  /// Returns whether a composable exposes a state.
  fileprivate func saysState(in call: NodeID) -> Bool {
    subtree(of: call).prefix(1_024).contains { index in
      switch nodes[index].name {
      case "stateDescription", "expand", "collapse", "toggleable", "selectable", "onClickLabel",
        "clearAndSetSemantics",
        "contentDescription", "checked":
        nodes[index].name != "contentDescription" || nodes[index].kind != .argument
      default: false
      }
    }
  }
}
