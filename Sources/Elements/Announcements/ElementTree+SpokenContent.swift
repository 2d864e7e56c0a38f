// Content inside an element that's spoken as part of it.

import Source
import Syntax

extension ElementTree {
  /// Returns the texts and labeled images inside an element that are spoken as part of it, in reading order.
  func spokenContent(of id: ElementID) -> [SpokenText] {
    if self[id].framework == .swiftUI { return joinedContent(of: id) }
    var content = SpokenContent(tree: self)
    content.collect(insideOf: id, [], 0)
    let texts = content.parts.map { $0.text.onlyIf($0.conditions) }
    return isComponent(id) ? texts.withoutRepetitions : texts
  }
}

/// A traversal of an element's content.
private struct SpokenContent {
  let tree: ElementTree
  var parts: [Part] = []

  /// A text and the conditions under which it's shown, outermost first.
  struct Part {
    var text: SpokenText
    var conditions: [String]
  }

  /// The maximum nesting depth. No real screen nests deeper.
  private static let deepest = 64

  mutating func collect(insideOf id: ElementID, _ conditions: [String], _ depth: Int) {
    guard depth < SpokenContent.deepest else { return }
    let children =
      tree[id].framework == .androidXML ? tree.childrenByPlace(of: id) : tree.children(of: id)
    collect(children[...], 0, conditions, depth)
  }

  /// Collects the texts of siblings under these conditions, `level` branches deep. The arms of a branch are
  /// alternatives.
  private mutating func collect(
    _ siblings: ArraySlice<ElementID>, _ level: Int, _ conditions: [String], _ depth: Int
  ) {
    var rest = siblings
    while let child = rest.first, parts.count < ElementTree.reach {
      guard level < tree[child].branches.count else {
        rest = rest.dropFirst()
        collect(at: child, conditions, depth)
        continue
      }
      let first = tree[child].branches[level]
      let chosen = rest.prefix { id in
        let branches = tree[id].branches
        return level < branches.count && branches[level].branch == first.branch
      }
      rest = rest.dropFirst(chosen.count)
      collect(chosenBy: first, chosen, level, conditions, depth)
    }
  }

  private mutating func collect(
    chosenBy branch: BranchArm, _ siblings: ArraySlice<ElementID>, _ level: Int, _ conditions: [String],
    _ depth: Int
  ) {
    let before = parts
    var alternatives: [[Part]] = []
    var left = siblings
    while let next = left.first, alternatives.count < ElementTree.reach {
      let arm = left.prefix { tree[$0].branches[level].arm == tree[next].branches[level].arm }
      left = left.dropFirst(arm.count)
      parts = []
      collect(arm, level + 1, [], depth)
      if !parts.isEmpty { alternatives.append(parts) }
    }
    parts = before
    guard alternatives.count > 1 else {
      let around = conditions + tree.conditions(of: branch)
      parts += (alternatives.first ?? []).map { Part(text: $0.text, conditions: around + $0.conditions) }
      return
    }
    let said = alternatives.map { $0.map { $0.text.onlyIf($0.conditions).text }.joined(separator: ", ") }
    let text = SpokenText(
      text: said.joined(separator: " | "),
      isApproximate: alternatives.joined().contains(where: \.text.isApproximate),
      range: alternatives[0].first?.text.range)
    parts.append(Part(text: text, conditions: conditions))
  }

  private mutating func collect(at child: ElementID, _ around: [String], _ depth: Int) {
    let part = tree[child]
    guard part.slot != .separate, !part.staysApart, part.slot != .decoration || !part.role.isQuiet else {
      return
    }
    switch part.exposure {
    case .hidden, .decorative, .ignored: return
    default: break
    }
    var conditions = around
    if let own = tree.shownOnlyIf(child), !conditions.contains(own) { conditions.append(own) }
    if let name = tree.spokenName(of: child) {
      parts.append(Part(text: name, conditions: conditions))
      return
    }
    if part.framework.isAndroid {
      if let unseen = tree.unseenContent(of: child) {
        parts.append(Part(text: unseen, conditions: conditions))
        return
      }
    } else if part.openness.contains(.content) || part.role == .custom {
      parts.append(Part(text: .unknown(part.typeName, at: part.typeRange), conditions: conditions))
      return
    }
    collect(insideOf: child, conditions, depth + 1)
  }
}

private extension [SpokenText] {
  /// The texts without duplicates. A component may have one icon per state and show one of them.
  var withoutRepetitions: [SpokenText] {
    var kept: [SpokenText] = []
    for text in self where !kept.contains(where: { $0.text == text.text }) { kept.append(text) }
    return kept
  }
}
