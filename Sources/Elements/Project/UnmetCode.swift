// Views in code that nothing shows.

import Source
import Syntax

/// A declaration that nothing in the project shows; see `ShownPart`.
public struct UnmetCode: Sendable {
  /// A reason why nothing shows a declaration.
  public enum Reason: Sendable {
    /// It's a developer preview.
    case preview
    /// Only developer previews show it.
    case previewed
    /// Nothing shows it, so it may not be in use yet.
    case unshown
  }

  public let range: Range<Int>
  public let reason: Reason

  /// Returns the sorted declarations that contain at least one of the offsets `places`.
  static func declarations(in tree: Tree, around places: [Int], _ project: ProjectView) -> [UnmetCode] {
    guard tree.language != .xml, !places.isEmpty else { return [] }
    let sorted = places.sorted()
    return tree.children(of: tree.root).compactMap { id in
      let range = tree[id].range
      let place = sorted.partitioningIndex { $0 >= range.lowerBound }
      guard place < sorted.count, sorted[place] < range.upperBound else { return nil }
      guard mayBePart(id, in: tree) else { return nil }
      let isPrivate = tree.language == .kotlin && tree.hasModifier("private", id)
      return project.unmetCode(tree[id].name, isPrivate: isPrivate).map {
        UnmetCode(range: range, reason: $0)
      }
    }
  }

  private static func mayBePart(_ id: NodeID, in tree: Tree) -> Bool {
    switch (tree.language, tree.declarationKind(of: id)) {
    case (.swift, .struct), (.swift, .class), (.kotlin, .function): true
    // The extended type may be a member of another type.
    case (.swift, .extension):
      tree.text.sentinelled[tree.nameRange(of: id).upperBound] != UInt8(ascii: ".")
        && tree.text.sentinelled[max(tree.nameRange(of: id).lowerBound - 1, 0)] != UInt8(ascii: ".")
    case (.kotlin, .class):
      tree.children(of: id).contains {
        tree[$0].kind == .type && tree.text[tree.nameRange(of: $0)].ends(with: "Activity")
      }
    default: false
    }
  }
}

extension [UnmetCode] {
  /// Returns the one whose range contains an offset. The ranges are sorted and disjoint.
  public func first(around offset: Int) -> UnmetCode? {
    let next = partitioningIndex { $0.range.lowerBound > offset }
    return next > 0 && self[next - 1].range.contains(offset) ? self[next - 1] : nil
  }
}

extension ElementTree {
  /// Returns the declarations in the file that nothing shows and that contain at least one of the offsets `places`.
  public func unmetCode(around places: [Int], _ project: ProjectView) -> [UnmetCode] {
    UnmetCode.declarations(in: syntax, around: places, project)
  }
}
