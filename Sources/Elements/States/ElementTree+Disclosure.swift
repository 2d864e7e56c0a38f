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
    if let arrow = turnedArrow(of: id) { return arrow }
    guard let call = ComposeWriter(tree: self).call(of: element), let handler = handler(of: element),
      syntax[handler].kind == .closure, let turned = syntax.turnedDisclosure(in: handler),
      !syntax.saysState(in: call), !syntax.showsWords(dependingOn: turned.name, in: call, except: handler),
      !texts.spell(["DropdownMenu"], around: turned.range.lowerBound)
    else { return nil }
    return UnsaidDisclosure(range: turned.range, edits: [])
  }
}

extension ElementTree {
  /// Returns the choice between an arrow up and an arrow down that alone shows whether a Compose button has expanded
  /// something: `Icon(if (isOpen) Icons.Default.ExpandLess else Icons.Default.ExpandMore, null)`.
  private func turnedArrow(of id: ElementID) -> UnsaidDisclosure? {
    let element = self[id]
    guard !element.typeName.hasSuffix("FloatingActionButton"),
      let call = ComposeWriter(tree: self).call(of: element), let handler = handler(of: element),
      !syntax.saysState(in: call), syntax.showsArrow(in: call, anyDirection: false),
      !syntax.mayDescribeState(in: call)
    else { return nil }
    let action = syntax.subtree(of: handler)
    for index in syntax.subtree(of: call).prefix(512) where !action.contains(index) {
      let branch = NodeID(index)
      guard syntax[branch].kind == .branch, let condition = syntax.condition(ofChoice: branch),
        syntax.choosesDirection(branch),
        !syntax.showsWords(
          dependingOn: syntax.lastName(of: syntax.core(of: condition)), in: call, except: handler)
      else { continue }
      return UnsaidDisclosure(range: syntax[branch].range, edits: [])
    }
    return nil
  }
}

extension Tree {
  /// Returns whether one arm of a branch shows an arrow up and the other one an arrow down.
  fileprivate func choosesDirection(_ branch: NodeID) -> Bool {
    let arms = children(of: branch).filter { self[$0].kind == .arm }
    guard arms.count == 2 else { return false }
    let words = arms.map { arm -> Set<String> in
      guard let block = child(.block, of: arm) else { return [] }
      let names = subtree(of: block).prefix(64).filter {
        nodes[$0].kind == .member || nodes[$0].kind == .name
      }
      return Set(names.flatMap { NameSuggestion.words(in: nameText(of: NodeID($0))) })
    }
    return [("up", "down"), ("less", "more"), ("collapse", "expand")].contains { first, second in
      words[0].contains(first) && words[1].contains(second)
        || words[0].contains(second) && words[1].contains(first)
    }
  }

  /// Returns whether an image in a control has a description that may say the state: one that isn't a constant text.
  fileprivate func mayDescribeState(in call: NodeID) -> Bool {
    subtree(of: call).prefix(1_024).contains { index in
      guard nodes[index].name == "contentDescription" else { return false }
      guard nodes[index].kind == .argument, let value = value(ofArgument: NodeID(index)) else { return true }
      return !isName("null", value) && kotlinText(of: value) == .dynamic
    }
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
