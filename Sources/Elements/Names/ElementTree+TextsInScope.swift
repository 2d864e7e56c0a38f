// Texts next to an element that describe it.

import Source
import Syntax

extension ElementTree {
  /// Returns the text of a button's tooltip, or of the tooltip of its label's image: `.help("button.create")`.
  ///
  /// Source: Apple, “SwiftUI › View › help(_:)”: the text explains the purpose of the view, and VoiceOver reads it as a
  /// hint.
  func tooltip(of id: ElementID) -> Wording? {
    guard self[id].framework == .swiftUI, self[id].role.isPressable || self[id].isTappable else { return nil }
    let views = [id] + (solePictures(of: id) ?? [])
    let texts = Set(views.compactMap { tooltip(in: syntax.links(of: NodeID(self[$0].origin))) })
    return texts.count == 1 ? texts.first.map(Wording.code) : nil
  }

  private func tooltip(in links: [NodeID]) -> String? {
    guard let help = links.dropFirst().last(where: { syntax[$0].kind == .call && syntax[$0].name == "help" }),
      syntax.arguments(of: help).count == 1,
      let argument = syntax.firstUnlabelledArgument(of: help), let value = syntax.value(ofArgument: argument),
      [.string, .chain, .name].contains(syntax[value].kind)
    else { return nil }
    return readable(syntax.sourceText(of: value))
  }

  /// Returns the text around a control or field that labels it and nothing else.
  func textBeside(_ id: ElementID) -> Wording? {
    let element = self[id]
    if element.framework == .interfaceBuilder { return textInView(of: id) }
    // A text next to a control inside another control is about the outer one.
    guard element.role.isValueControl || element.role.isField, enclosingControl(of: id) == nil,
      !showsPicture(id)
    else { return nil }
    return textBefore(id) ?? textInRowBefore(id) ?? textOfRow(around: id) ?? textOfValue(after: id)
      ?? textAboveRow(of: id) ?? sectionHeader(of: id) ?? dialogTitle(of: id) ?? itemTitle(of: id)
      ?? componentTitle(of: id)
  }

  /// Returns whether a toggle is an icon, which says what it does. A text next to it may be about something else.
  private func showsPicture(_ id: ElementID) -> Bool {
    self[id].role == .toggle && self[id].typeName != "Switch"
      && descendants(of: id).contains { self[$0].role == .image }
  }

  /// Returns the only text, or the title of the only column of texts, in the row of a switch, checkbox, or radio
  /// button.
  private func textOfRow(around id: ElementID) -> Wording? {
    guard [.toggle, .checkbox, .radioButton].contains(self[id].role), let row = self[id].parent,
      self[row].typeName == "Row" || self[row].typeName == "HStack", !self[row].isTappable
    else { return nil }
    let others = children(of: row).prefix(ElementTree.reach).filter {
      $0 != id && self[$0].role != .spacer && (self[$0].role != .image || self[$0].isTappable)
    }
    guard others.count == 1, !areAlternatives(id, others[0]) else { return nil }
    // A tap on the text does what the control does.
    if self[others[0]].role == .text { return wording(of: others[0], mayBeLong: true) }
    guard self[others[0]].role == .container, !self[others[0]].isTappable,
      self[others[0]].openness.isDisjoint(with: [.content, .modifiers])
    else { return nil }
    let texts = children(of: others[0]).filter { self[$0].role != .spacer }
    guard let first = texts.first, texts.count <= 2, texts.allSatisfy({ self[$0].role == .text }) else {
      return nil
    }
    return wording(of: first, from: others[0])
  }

  /// Returns the text after a control that shows its value and says what it is: `Text("Size: \(size)")`. The control
  /// and the text must be alone in a column.
  private func textOfValue(after id: ElementID) -> Wording? {
    guard self[id].framework == .swiftUI, let parent = self[id].parent, let name = self[id].boundName,
      case let views = children(of: parent), views.count == 2, views[0] == id, self[views[1]].role == .text,
      case .certain(let title) = self[views[1]].title, case .interpolated(let parts) = title.value,
      parts.contains(where: { $0.contains(where: \.isLetter) }),
      let expression = expression(of: title),
      syntax.subtreeMentions(Identifier(spelled: name), expression)
    else { return nil }
    return wording(of: views[1])
  }

  /// Returns the header of a SwiftUI section that contains one control and besides only a footer, and texts that are
  /// drawn over the control.
  private func sectionHeader(of id: ElementID) -> Wording? {
    guard self[id].framework == .swiftUI, let parent = self[id].parent else { return nil }
    let isDrawnOver = self[parent].laysOverEachOther
    let alone = isDrawnOver ? parent : id
    guard !isDrawnOver || children(of: parent).allSatisfy({ $0 == id || self[$0].role == .text }),
      let section = self[alone].parent, self[section].typeName == "Section",
      let call = syntax.links(of: NodeID(self[section].origin)).first
    else { return nil }
    let others = children(of: section).filter { $0 != alone && !isInSlot("footer", $0, of: call) }
    if others.isEmpty {
      guard case .certain(let title) = self[section].title else { return nil }
      return wording(title)
    }
    guard others.count == 1, self[others[0]].role == .text, isInSlot("header", others[0], of: call) else {
      return nil
    }
    return wording(of: others[0])
  }

  /// Returns whether an element is in an argument of a call: `header: { Text(title) }`.
  private func isInSlot(_ name: Identifier, _ id: ElementID, of call: NodeID) -> Bool {
    syntax.argument(name, of: call).map { syntax[$0].range.contains(self[id].constructor.lowerBound) }
      ?? false
  }

  /// Returns the title of the Compose dialog around an element, if no other control in it has a value.
  ///
  /// Source: Android, “androidx.compose.material3 › AlertDialog”: `title` is a separate slot.
  func dialogTitle(of id: ElementID) -> Wording? {
    if self[id].framework == .swiftUI { return alertTitle(of: id) }
    guard self[id].framework == .compose,
      let dialog = ancestors(of: id).first(where: { self[$0].typeName == "AlertDialog" }),
      let call = syntax.links(of: NodeID(self[dialog].origin)).first,
      let slot = syntax.argument("title", of: call)
    else { return nil }
    let parts = descendants(of: dialog)
    let titles = parts.filter { syntax[slot].range.contains(self[$0].constructor.lowerBound) }
    guard titles.count == 1, self[titles[0]].role == .text,
      !parts.contains(where: { $0 != id && (self[$0].role.isValueControl || self[$0].role.isField) })
    else { return nil }
    return wording(of: titles[0], from: slot)
  }

  /// Returns the title of the SwiftUI alert that contains a field and no other: `.alert("Name", isPresented: …)`.
  private func alertTitle(of id: ElementID) -> Wording? {
    guard self[id].slot == .separate, let parent = self[id].parent,
      let alert = modifier(of: parent, around: id), syntax[alert].name == "alert",
      let argument = syntax.firstUnlabelledArgument(of: alert),
      let value = syntax.value(ofArgument: argument),
      [.string, .chain, .name].contains(syntax[value].kind),
      let code = readable(syntax.sourceText(of: value)),
      !firstChildren(of: parent).contains(where: {
        $0 != id && self[$0].role.isField && modifier(of: parent, around: $0) == alert
      })
    else { return nil }
    return .code(code)
  }

  // MARK: Wordings of texts

  /// Returns the element before another one in the same parent, or at the top of the same function, ignoring spacers.
  func visibleSibling(before id: ElementID) -> ElementID? {
    var at = id
    for _ in 0..<ElementTree.mostSpacers {
      guard let before = sibling(before: at) ?? rootSibling(before: at), !isPresentedApart(before, from: id)
      else { return nil }
      if self[before].role != .spacer { return before }
      at = before
    }
    return nil
  }

  private static let mostSpacers = 4

  /// Returns whether two elements with the same parent are in different sheets, alerts, or other modifiers of it.
  private func isPresentedApart(_ first: ElementID, from second: ElementID) -> Bool {
    guard self[second].framework == .swiftUI, self[first].slot == .separate || self[second].slot == .separate,
      let parent = self[second].parent
    else { return false }
    return modifier(of: parent, around: first) != modifier(of: parent, around: second)
  }

  /// Returns the call in an element's chain that contains another element.
  private func modifier(of parent: ElementID, around id: ElementID) -> NodeID? {
    let start = self[id].constructor.lowerBound
    return syntax.links(of: NodeID(self[parent].origin)).prefix(ElementTree.reach).first {
      syntax[$0].range.contains(start)
    }
  }

  /// Returns the root element before another root element in the same function or property.
  private func rootSibling(before id: ElementID) -> ElementID? {
    guard self[id].parent == nil, id.index > 0, syntax.language == .kotlin,
      let owner = component(around: id), case let range = syntax[owner].range
    else { return nil }
    let previous = ElementID(id.index - 1)
    let root = ancestors(of: previous).reversed().first ?? previous
    return range.contains(self[root].constructor.lowerBound) && self[root].slot != .separate ? root : nil
  }
}

extension TextValue {
  /// True if it's a complete text, rather than composed of values.
  var isWholeText: Bool {
    switch self {
    case .literal(let text), .resolved(let text, _): text.contains(where: \.isLetter)
    case .resource: true
    case .interpolated, .none, .dynamic: false
    }
  }
}
