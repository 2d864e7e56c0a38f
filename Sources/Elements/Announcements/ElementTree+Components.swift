// Calls in SwiftUI and Compose code that may show something unknown.

import Source
import Syntax

extension ElementTree {
  /// Returns whether an unreadable element is a view, judging by its position and name.
  ///
  /// In Kotlin, functions that show something begin with an uppercase letter. In SwiftUI, everything in a view
  /// builder shows something. But whether a closure passed to a custom component is a view builder or an action
  /// depends on its other statements.
  func mayBeView(_ id: ElementID) -> Bool {
    switch self[id].framework {
    case .compose:
      return self[id].typeName.utf8.first?.isUppercaseASCII == true && !isValue(id)
    case .swiftUI:
      guard let closure = ambiguousClosure(around: id) else { return true }
      if isPlainlyView(id) { return true }
      guard let parent = self[id].parent else { return true }
      return children(of: parent).prefix(ElementTree.reach).contains { other in
        isPlainlyView(other) && syntax[closure].range.contains(self[other].range.lowerBound)
      }
    default: return true
    }
  }

  /// Returns whether the result of a Compose call is used as a value, which no composable's is: an argument, a
  /// property's or remembered value, a function's result.
  private func isValue(_ id: ElementID) -> Bool {
    guard self[id].role == .custom else { return false }
    var node = NodeID(self[id].origin)
    for _ in 0..<8 {
      guard let around = syntax.parent(of: node) else { return false }
      switch syntax[around].kind {
      case .argument: return syntax[node].kind != .closure || isRemembered(in: around)
      case .declaration:
        if syntax.declarationKind(of: around) == .property { return true }
        // A type before the name is the receiver's.
        let name = syntax.nameRange(of: around).upperBound
        let result = syntax.children(of: around).first {
          syntax[$0].kind == .type && syntax[$0].range.lowerBound >= name
        }
        return result.map { syntax[$0].name != "Unit" } ?? false
      case .call: return syntax[node].kind == .closure && remembers(around)
      case .closure, .block, .arm, .branch, .infix, .statement, .chain: node = around
      default: return false
      }
    }
    return false
  }

  private func isRemembered(in argument: NodeID) -> Bool {
    syntax.parent(of: argument).map(remembers) ?? false
  }

  /// Returns true for `remember { MutableInteractionSource() }` and `List(4) { MutableInteractionSource() }`.
  private func remembers(_ call: NodeID) -> Bool {
    switch syntax[call].name {
    case "derivedStateOf", "lazy", "List", "MutableList", "Array": true
    default: syntax.nameText(of: call).hasPrefix("remember")
    }
  }

  /// Returns the closure around an element that a custom component takes for an unknown purpose.
  private func ambiguousClosure(around id: ElementID) -> NodeID? {
    guard let parent = self[id].parent, SwiftUIView.named(componentName(of: parent)) == nil,
      self[id].slot == .content || self[id].slot == .icon
    else { return nil }
    var node = NodeID(self[id].origin)
    for _ in 0..<16 {
      guard let around = syntax.parent(of: node) else { return nil }
      if syntax[around].kind == .declaration { return nil }
      if syntax[around].kind == .closure {
        // A helper's content isn't in its callers' code.
        return self[parent].range.contains(syntax[around].range.lowerBound) ? around : nil
      }
      node = around
    }
    return nil
  }

  /// Returns whether an element is certainly a view: one of SwiftUI's, or an instance of a custom type.
  private func isPlainlyView(_ id: ElementID) -> Bool {
    if SwiftUIView.named(componentName(of: id)) != nil { return true }
    guard self[id].role == .custom else { return !self[id].typeName.isEmpty }
    guard let first = syntax.links(of: NodeID(self[id].origin)).first, syntax[first].kind == .call,
      syntax.text[Int(syntax[first].nameStart)].isUppercaseASCII
    else { return false }
    switch syntax[first].name {
    case "Task", "DispatchQueue", "Logger", "URL", "Array", "Set", "Date": return false
    default: return true
    }
  }

  /// Returns whether a component from another file announces something besides the views passed to it: it takes
  /// texts, or none of its arguments is a view.
  func saysSomethingItself(_ id: ElementID) -> Bool {
    let shown = children(of: id).filter { self[$0].slot != .separate && self[$0].slot != .decoration }
    if !shown.contains(where: { self[$0].role != .custom || mayBeView($0) }) { return true }
    return statedText(of: id) != nil
  }

  /// Returns the first text passed to a custom component, judging by the argument names or because it's a literal.
  func statedText(of id: ElementID) -> SpokenText? {
    guard let call = componentCall(id) else { return nil }
    for argument in syntax.arguments(of: call) where syntax[argument].detail == 0 {
      guard let value = syntax.value(ofArgument: argument), syntax[value].kind != .closure else { continue }
      let isText = syntax[value].kind == .string || ElementTree.isTextual(syntax.nameText(of: argument))
      if isText, let text = spokenText(ofValue: value) { return text }
    }
    return nil
  }

  private func componentCall(_ id: ElementID) -> NodeID? {
    guard self[id].framework == .swiftUI else { return nil }
    let start = self[id].constructor.lowerBound
    return syntax.links(of: NodeID(self[id].origin)).first {
      syntax[$0].kind == .call && Int(syntax[$0].start) == start
    }
  }

  static func isTextual(_ label: String) -> Bool {
    switch NameSuggestion.words(in: label).last {
    case "title", "text", "label", "message", "subtitle", "placeholder", "caption", "prompt", "headline":
      true
    default: false
    }
  }
}
