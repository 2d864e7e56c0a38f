// The expressions of texts, the text that labels a control, and the declarations around an element.

import Source
import Syntax

extension ElementTree {
  /// Returns the texts that a condition chooses between: `on ? "On" : "Off"`, `if (on) "On" else "Off"`. Empty if any
  /// of them isn't a literal, or there's no condition.
  public func alternatives(of text: WrittenText) -> [String] {
    guard text.value == .dynamic, let expression = expression(of: text), syntax[expression].kind == .branch
    else {
      return []
    }
    return syntax.alternatives(of: expression)
  }

  /// Returns the node of a text's expression, or nil if none has exactly the text's range.
  func expression(of text: WrittenText) -> NodeID? {
    guard syntax.language != .xml else { return nil }
    return syntax.nodes(at: text.valueRange).first { id in
      switch syntax[id].kind {
      case .argument, .block, .arm: false
      default: true
      }
    }
  }

  /// Returns the only text that labels a control: its label, its title, or the only text inside. Nil if there are
  /// several, or if any of them isn't known or isn't in this file.
  public func soleText(of id: ElementID) -> WrittenText? {
    let element = self[id]
    if let label = element.labels.last { return label }
    guard !element.openness.contains(.elsewhere) else { return nil }
    switch element.title {
    case .certain(let title): return title.isOfComponent ? nil : title
    case .unknown: return nil
    case .absent: break
    }
    guard element.openness.isDisjoint(with: [.content, .modifiers]),
      element.takesNameFromContent || element.isTappable
    else { return nil }
    var sole: WrittenText?
    for part in parts(of: id) {
      switch self[part].exposure {
      case .hidden, .decorative, .ignored: continue
      default: break
      }
      guard self[part].openness.isDisjoint(with: [.content, .modifiers, .elsewhere]),
        self[part].role != .custom,
        !self[part].title.isUnknown
      else { return nil }
      guard let text = self[part].labels.last ?? self[part].title.value else { continue }
      guard sole == nil else { return nil }
      sole = text
    }
    return sole
  }
}

extension Tree {
  /// Returns the literals that the arms of a branch yield, or an empty array if any arm yields something else.
  fileprivate func alternatives(of branch: NodeID) -> [String] {
    var texts: [String] = []
    for arm in children(of: branch) where self[arm].kind == .arm {
      var yielded: NodeID?
      for child in children(of: arm) { yielded = child }
      if let block = yielded, self[block].kind == .block {
        yielded = nil
        for statement in children(of: block) { yielded = statement }
      }
      guard let value = yielded else { return [] }
      switch self[value].kind {
      case .branch:
        let inner = alternatives(of: value)
        if inner.isEmpty { return [] }
        texts += inner
      default:
        let text = language == .kotlin ? kotlinText(of: value) : appleText(of: value)
        guard case .literal(let literal) = text else { return [] }
        texts.append(literal)
      }
    }
    return texts
  }
}

extension ElementTree {
  /// Returns edits that remove a call that changes a text to all caps: `title.uppercased()`. Nil if there is none.
  public func withoutCapitals(_ text: WrittenText) -> [WriterEdit]? {
    guard let expression = expression(of: text), syntax[expression].kind == .chain,
      let last = syntax.links(of: expression).last, syntax[last].kind == .call
    else { return nil }
    switch syntax[last].name {
    case "uppercased", "localizedUppercase", "uppercase", "toUpperCase":
      return [.replace(syntax[last].range, "")]
    default: return nil
    }
  }
}

extension ElementTree {
  /// Returns whether code sets a view's state, which is announced separately from its label.
  ///
  /// Source: Apple, “UIControl › isSelected”: a selected control says so.
  public func setsState(of id: ElementID) -> Bool {
    guard let receiver = self[id].receiver else { return false }
    let places = receiver.places + (receiver.creation.map { [$0] } ?? [])
    let spellings = Set(places.map { text.string($0.spelling) })
    return syntax.nodes.contains { node in
      switch node.name {
      case "isSelected", "isActivated", "isChecked", "accessibilityValue", "stateDescription",
        "accessibilityTraits":
        return spellings.contains { spelling in
          let start = Int(node.start) - spelling.utf8.count
          return start >= 0 && text[start..<Int(node.start)].elementsEqual(spelling.utf8)
        } || spellings.isEmpty
      default: return false
      }
    }
  }
}

extension ElementTree {
  /// Returns the names of the types, functions, and properties around an element, innermost first. At most eight are
  /// returned.
  public func declarationNames(around id: ElementID) -> [String] {
    let start = self[id].constructor.lowerBound
    var names: [String] = []
    var declarations = syntax.children(of: syntax.root).filter { syntax[$0].kind == .declaration }
    while let around = declarations.first(where: { syntax[$0].range.contains(start) }), names.count < 8 {
      names.insert(syntax.nameText(of: around), at: 0)
      var inside: [NodeID] = []
      for child in syntax.children(of: around) {
        if syntax[child].kind == .block {
          inside += syntax.children(of: child).filter { syntax[$0].kind == .declaration }
        }
      }
      declarations = inside
    }
    return names
  }
}
