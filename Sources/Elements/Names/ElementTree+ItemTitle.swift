// Titles farther away from a control: above its row, and in another slot of its item.

import Source
import Syntax

extension ElementTree {
  /// Returns the title directly above the layouts that begin with a control or field, if they have no other one and no
  /// text that may label it.
  func textAboveRow(of id: ElementID) -> Wording? {
    guard ![.toggle, .checkbox, .radioButton].contains(self[id].role) else { return nil }
    var inner = id
    for _ in 0..<ElementTree.deepestLayout {
      guard let layout = self[inner].parent, self[layout].role == .container, !self[layout].isTappable,
        self[inner].slot != .separate, visibleSibling(before: inner) == nil,
        !descendants(of: layout).contains(where: {
          !(id.index..<self[id].subtreeEnd).contains($0.index) && competes($0, in: layout)
        })
      else { return nil }
      if let above = visibleSibling(before: layout) {
        guard self[above].role == .text, !areAlternatives(layout, above),
          !isShown(above, onlySometimesWith: layout)
        else { return nil }
        return titleBefore(layout, text: above).flatMap { wording(of: $0) }
      }
      inner = layout
    }
    return nil
  }

  /// The maximum number of layouts between a control and its title.
  private static let deepestLayout = 3

  /// Returns whether another element in a layout may be what the text above it is about, or may label the control.
  private func competes(_ id: ElementID, in layout: ElementID) -> Bool {
    let isRow = self[layout].typeName == "Row" || self[layout].typeName == "HStack"
    // Unknown components may contain texts.
    let isUnknown = self[id].role == .custom && !self[id].typeName.hasSuffix("DropdownMenu")
    guard isFilledIn(id) || isWords(id) || !isRow && isUnknown else { return false }
    // The options of a menu don't label the field that opens it.
    return enclosingControl(of: id).map { self[$0].role != .menuItem } ?? true
  }

  /// Returns whether an element has a value that users set.
  private func isFilledIn(_ id: ElementID) -> Bool {
    self[id].role != .progress && (self[id].role.isValueControl || self[id].role.isField)
  }

  /// Returns whether an element is a text that contains a word, rather than a value or a unit.
  private func isWords(_ id: ElementID) -> Bool {
    guard self[id].role == .text, let title = self[id].title.value else { return false }
    switch title.value {
    case .literal(let text), .resolved(let text, _): return text.count { $0.isLetter } > 3
    case .resource: return true
    case .interpolated, .none, .dynamic: return false
    }
  }

  /// Returns the title of the Compose item around a control, if the item has no other control with a value:
  /// `ListItem(headlineContent = { Text(…) }, supportingContent = { Slider(…) })`.
  ///
  /// Source: Android, “androidx.compose.material3 › ListItem”: `headlineContent` is a separate slot.
  func itemTitle(of id: ElementID) -> Wording? {
    guard self[id].framework == .compose, var node = syntax.nodes(at: self[id].constructor).first else {
      return nil
    }
    for _ in 0..<ElementTree.deepestItem {
      guard let above = syntax.parent(of: node), syntax[above].kind != .declaration else { return nil }
      node = above
      guard syntax[node].kind == .call, let slot = titleSlot(of: node) else { continue }
      let start = self[id].constructor.lowerBound
      guard !syntax[slot].range.contains(start), !isScreen(node) else { return nil }
      let inside = elements(near: id, in: syntax[node].range)
      guard inside.count <= ElementTree.largestItem, inside.filter(isFilledIn) == [id] else { return nil }
      return wording(ofSlot: slot, inside)
    }
    return nil
  }

  private func titleSlot(of call: NodeID) -> NodeID? {
    syntax.children(of: call).first {
      guard syntax[$0].kind == .argument else { return false }
      switch syntax[$0].name {
      case "title", "headlineContent", "headline", "headlineText", "label": return true
      default: return false
      }
    }
  }

  /// Returns the text that a slot shows or that's passed as an argument.
  private func wording(ofSlot slot: NodeID, _ inside: [ElementID]) -> Wording? {
    guard let value = syntax.value(ofArgument: slot) else { return nil }
    let shown = inside.filter { syntax[slot].range.contains(self[$0].constructor.lowerBound) }
    if syntax[value].kind == .closure {
      return shown.count == 1 && self[shown[0]].role == .text ? wording(of: shown[0], from: slot) : nil
    }
    let code = syntax.sourceText(of: value)
    if let name = ResourceName.read(from: code) { return .kept(name) }
    return syntax[value].kind == .string && code.utf8.count <= 80 && code.contains(where: \.isLetter)
      && !code.contains(where: \.isNewline) ? .code(code) : nil
  }

  /// Returns whether a call creates a screen, whose title is about more than one control.
  private func isScreen(_ call: NodeID) -> Bool {
    let name = syntax.nameText(of: call)
    return ["Screen", "Scaffold", "Page", "Bar", "Sheet", "Theme"].contains { name.hasSuffix($0) }
  }

  /// Returns the title that a SwiftUI component around a control or field receives:
  /// `FormItem("URL") { TextField(text: $url) {} }`.
  func componentTitle(of id: ElementID) -> Wording? {
    guard self[id].framework == .swiftUI, var node = syntax.nodes(at: self[id].constructor).first else {
      return nil
    }
    for _ in 0..<ElementTree.deepestItem {
      guard let above = syntax.parent(of: node), syntax[above].kind != .declaration else { return nil }
      node = above
      // `trailingAccessories: { … }`
      if syntax[node].kind == .argument, syntax[node].name != .none, syntax[node].name != "content" {
        return nil
      }
      guard syntax[node].kind == .call,
        syntax.nameRange(of: node).lowerBound < self[id].constructor.lowerBound
      else { continue }
      let name = syntax.nameText(of: node)
      // The content of a sheet or another modifier has its own title.
      guard ElementTree.isCapitalized(name), !ElementTree.untitling.contains(name), !isScreen(node) else {
        return nil
      }
      guard !ElementTree.layouts.contains(name),
        let argument = syntax.arguments(of: node).first, syntax.closure(ofArgument: argument) == nil,
        ElementTree.isTitle(syntax[argument].name), let value = syntax.value(ofArgument: argument)
      else { continue }
      let content = syntax[argument].range.upperBound..<syntax[node].range.upperBound
      let inside = elements(near: id, in: content)
      guard inside.count <= ElementTree.largestItem, inside.filter(isFilledIn) == [id],
        !inside.contains(where: { self[$0].role == .text || self[$0].role == .custom })
      else { return nil }
      let code = syntax.sourceText(of: value)
      let isTitle =
        syntax[value].kind == .string
        ? code.contains(where: \.isLetter)
        : [.chain, .name].contains(syntax[value].kind)
          && (ElementTree.namesTitle(code) || code.hasPrefix("Strings."))
      return isTitle && code.utf8.count <= 80 && !code.contains(where: \.isNewline) ? .code(code) : nil
    }
    return nil
  }

  private static func isTitle(_ name: Identifier) -> Bool {
    switch name {
    case .none, "title", "label", "name", "titleKey": true
    default: false
    }
  }

  private static func isCapitalized(_ name: String) -> Bool { name.first?.isUppercase == true }

  /// Returns whether the last name in code is that of a title.
  private static func namesTitle(_ code: String) -> Bool {
    let last = code.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.last.map(String.init) ?? ""
    return NameSuggestion.words(in: last).last.map { ["title", "label", "name", "header"].contains($0) }
      ?? false
  }

  /// Views that arrange others, whose first argument isn't a title.
  private static let layouts: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "Group", "Grid", "GridRow", "Form", "List",
    "ForEach", "ScrollView", "LazyVGrid", "LazyHGrid", "GeometryReader", "ViewThatFits",
  ]

  /// Views whose title isn't about one control in them.
  private static let untitling: Set<String> = [
    "Section", "Button", "NavigationLink", "Menu", "Toggle", "Picker", "Label", "Tab", "Window",
    "WindowGroup",
    "NavigationStack", "NavigationView", "DisclosureGroup", "ControlGroup", "TabView", "Link", "ShareLink",
    "TextField", "SecureField", "Stepper", "Slider",
  ]

  /// Returns the elements near another one whose code is in a range.
  private func elements(near id: ElementID, in range: Range<Int>) -> [ElementID] {
    let first = max(0, id.index - ElementTree.reach)
    return (first..<min(elements.count, id.index + ElementTree.reach)).lazy
      .filter { range.contains(self.elements[$0].constructor.lowerBound) }.map(ElementID.init)
  }

  /// The maximum number of nodes around a control to search for an item.
  private static let deepestItem = 32
  /// The maximum number of elements in an item. Anything larger isn't a list row.
  private static let largestItem = 12
}
