// What texts are made of: the expressions behind them, and the control that one text names.

import Source
import Syntax

extension ElementTree {
  /// The texts between which a condition chooses where a text is written: `on ? "On" : "Off"`, `if (on) "On" else "Off"`.
  /// Empty where any of them is no literal, or no condition chooses.
  public func alternatives(of text: WrittenText) -> [String] {
    guard text.value == .dynamic, let expression = expression(of: text), syntax[expression].kind == .branch
    else {
      return []
    }
    return syntax.alternatives(of: expression)
  }

  /// The node that writes a text; nil where none stands exactly there.
  func expression(of text: WrittenText) -> NodeID? {
    guard syntax.language != .xml else { return nil }
    let range = text.valueRange
    var index = syntax.nodes.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    while index < syntax.nodes.count, syntax.nodes[index].range.lowerBound == range.lowerBound {
      let node = syntax.nodes[index]
      if node.range == range, node.kind != .argument, node.kind != .block, node.kind != .arm {
        return NodeID(index)
      }
      index += 1
    }
    return nil
  }

  /// The one text that a control is called by, with its place: its label, its title, or the only text inside. Nil where
  /// there are several, or any of it is not known.
  public func soleText(of id: ElementID) -> WrittenText? {
    let element = self[id]
    if let label = element.labels.last { return label }
    guard !element.openness.contains(.elsewhere) else { return nil }
    switch element.title {
    case .certain(let title): return title
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
  /// The literals that the arms of a branch yield; empty where any yields something else.
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
  /// The edits that leave a text as it is which a call turns into capitals: `title.uppercased()`. Nil where none does.
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
  /// Whether code gives a view states, which are told apart from its name.
  ///
  /// Source: Apple, “UIControl › isSelected”: a control that is selected says so.
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

  /// The edits that give a label the condition of the picture, with a place to write in for the other picture. Nil where
  /// that takes more than one condition with two outcomes.
  public func labelMirroringPicture(of id: ElementID, _ label: WrittenText) -> [WriterEdit]? {
    guard self[id].framework == .swiftUI || self[id].framework == .compose else { return nil }
    for part in [id] + parts(of: id) where self[part].circumstances.contains(.changesPicture) {
      guard let picture = syntax.choice(in: self[part].constructor) else { continue }
      let said = text.string(label.valueRange)
      let suggestions = picture.names.map {
        NameSuggestion.forPicture($0) ?? NameSuggestion.forIdentifier($0) ?? "label"
      }
      // What the label says stays with the picture that it fits.
      let isFirst = label.value.literal.map { $0.lowercased() == suggestions[0].lowercased() } ?? false
      let (before, between) =
        syntax.language == .swift
        ? (picture.condition + " ? ", " : ") : ("if (\(picture.condition)) ", " else ")
      let other: [WriterEdit.Piece] = [.text("\""), .placeholder(suggestions[isFirst ? 1 : 0]), .text("\"")]
      let arms = isFirst ? [[.text(said)], other] : [other, [.text(said)]]
      return [WriterEdit(label.valueRange, [.text(before)] + arms[0] + [.text(between)] + arms[1])]
    }
    return nil
  }
}

extension Tree {
  /// The first condition with two outcomes in a range, and the names of what it chooses between.
  fileprivate func choice(in range: Range<Int>) -> (condition: String, names: [String])? {
    var index = nodes.partitioningIndex { $0.range.lowerBound >= range.lowerBound }
    while index < nodes.count, nodes[index].range.lowerBound < range.upperBound {
      defer { index += 1 }
      let branch = NodeID(index)
      let kind = branchKind(of: branch)
      guard kind == .ternary || (kind == .if && language == .kotlin) else { continue }
      let arms = children(of: branch).filter { self[$0].kind == .arm }
      guard arms.count == 2, let start = children(of: branch).first(where: { _ in true }) else { return nil }
      var condition = start
      if self[start].kind == .arm { condition = children(of: start).first { _ in true } ?? start }
      let names = arms.map { arm -> String in
        let indices = subtree(of: arm).reversed()
        let name = indices.first { nodes[$0].kind == .segment || nodes[$0].kind == .member }
        return name.map { nodes[$0].kind == .segment ? sourceText(of: NodeID($0)) : nameText(of: NodeID($0)) }
          ?? ""
      }
      return (sourceText(of: condition), names)
    }
    return nil
  }
}

extension ElementTree {
  /// The names of the types, functions and properties around an element, the innermost first; of very many, the nearest.
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
