// Content that SwiftUI merges into one element: texts, images, and conditional alternatives.

import Source
import Syntax

extension ElementTree {
  /// Returns the texts inside an element that are spoken as part of it, in reading order. Alternatives of a condition
  /// form one text: `Open | Closed`.
  func joinedContent(of id: ElementID) -> [SpokenText] {
    var joint = JoinedContent(tree: self, leavesOutControls: self[id].groupingRange != nil)
    let parts = joint.content(of: children(of: id), 0)
    // The caller handles content that consists only of images.
    guard parts.contains(where: { !$0.isPicture }) else { return [] }
    return parts.map { $0.text.onlyIf($0.conditions) }
  }

  /// Returns whether an element is an expanded custom component.
  func isExpanded(_ id: ElementID) -> Bool {
    self[id].framework == .swiftUI && self[id].role == .container
      && SwiftUIView.named(componentName(of: id)) == nil
  }
}

/// A traversal of an element's content.
private struct JoinedContent {
  let tree: ElementTree
  /// True if the code groups the element explicitly. Controls inside then contribute their action to the group, but
  /// not their label.
  let leavesOutControls: Bool
  /// The number of elements that may still be read.
  var budget = ElementTree.reach * 4

  struct Part {
    var text: SpokenText
    var isPicture = false
    /// The conditions under which the part is shown, outermost first.
    var conditions: [String] = []
  }

  /// The maximum nesting depth. No real screen nests deeper.
  private static let deepest = 64

  /// Returns the content of siblings. Siblings in different arms of a condition are alternatives. `level` is the
  /// number of conditions around all of them.
  mutating func content(of siblings: [ElementID], _ depth: Int, inside level: Int = 0) -> [Part] {
    var parts: [Part] = []
    var next = 0
    while next < siblings.count, parts.count < ElementTree.reach, budget > 0 {
      guard let arm = arm(around: siblings[next], level) else {
        parts += content(of: siblings[next], depth)
        next += 1
        continue
      }
      var arms: [(arm: NodeID, siblings: [ElementID])] = []
      let sole = BranchArm(
        branch: arm.branch.index, arm: 0, condition: tree.syntax.soleCondition(of: arm.branch))
      while next < siblings.count, let other = self.arm(around: siblings[next], level),
        other.branch == arm.branch
      {
        if arms.last?.arm != other.arm { arms.append((other.arm, [])) }
        arms[arms.count - 1].siblings.append(siblings[next])
        next += 1
      }
      let contents = arms.map { arm in
        let said = content(of: arm.siblings, depth, inside: level + 1)
        return said.isEmpty && arms.count > 1 ? progress(in: arm.siblings) : said
      }
      let alternatives = contents.filter { !$0.isEmpty }
      guard alternatives.count < 2 else {
        parts.append(joined(alternatives))
        continue
      }
      let conditions = tree.conditions(of: sole)
      parts += (alternatives.first ?? []).map { part in
        var part = part
        part.conditions = conditions + part.conditions
        return part
      }
    }
    return parts
  }

  /// Returns a progress indicator if an arm shows nothing else. Like an image, it isn't a label on its own.
  private func progress(in siblings: [ElementID]) -> [Part] {
    let spinner = siblings.prefix(ElementTree.reach).first { id in
      switch tree[id].exposure {
      case .hidden, .decorative, .ignored: false
      case .exposed, .unknown, .merged: tree.isSpinner(id)
      }
    }
    guard let spinner else { return [] }
    return [Part(text: .inProgress(at: tree[spinner].range), isPicture: true)]
  }

  private func joined(_ alternatives: [[Part]]) -> Part {
    let said = alternatives.map { $0.map { $0.text.onlyIf($0.conditions).text }.joined(separator: ", ") }
    var different: [String] = []
    for text in said where !different.contains(text) { different.append(text) }
    let all = alternatives.flatMap(\.self)
    return Part(
      text: SpokenText(
        text: different.joined(separator: " | "), isApproximate: all.contains { $0.text.isApproximate },
        range: all.first?.text.range),
      isPicture: all.allSatisfy(\.isPicture))
  }

  private mutating func content(of id: ElementID, _ depth: Int) -> [Part] {
    budget -= 1
    guard depth < JoinedContent.deepest, budget > 0 else { return [] }
    let part = tree[id]
    guard part.slot != .separate, part.slot != .icon, part.slot != .decoration || !part.role.isQuiet,
      !(leavesOutControls && part.role.isControl)
    else { return [] }
    switch part.exposure {
    case .hidden, .decorative, .ignored: return []
    default: break
    }
    if let name = tree.spokenName(of: id) { return [Part(text: name)] }
    if let picture = picture(of: part) { return [picture] }
    if part.role == .custom && tree.mayBeView(id) || part.role != .custom && part.openness.contains(.content)
    {
      return [Part(text: .unknown(part.typeName, at: part.typeRange))]
    }
    return content(of: tree.children(of: id), depth + 1)
  }

  /// Returns the announcement of an image without a label: its file name, or the system's description of a symbol.
  private func picture(of part: Element) -> Part? {
    guard part.role == .image else { return nil }
    switch part.imagery {
    case .asset(let name) where !name.isEmpty:
      return Part(text: SpokenText(text: name, isApproximate: true, range: part.range), isPicture: true)
    case .symbol(let name) where !name.isEmpty:
      return Part(text: .symbol(name, at: part.range), isPicture: true)
    default: return nil
    }
  }

  /// Returns the outermost condition around an element in its layout code after skipping `level` others, and the arm
  /// that contains the element.
  private func arm(around id: ElementID, _ level: Int) -> (branch: NodeID, arm: NodeID)? {
    var node = NodeID(tree[id].origin)
    var arms: [(branch: NodeID, arm: NodeID)] = []
    for _ in 0..<JoinedContent.deepest {
      guard let parent = tree.syntax.parent(of: node) else { break }
      switch tree.syntax[parent].kind {
      case .closure, .declaration, .argument, .file:
        return level < arms.count ? arms[arms.count - 1 - level] : nil
      case .branch where tree.syntax.branchKind(of: parent) != .compilation: arms.append((parent, node))
      default: break
      }
      node = parent
    }
    return nil
  }
}
