// Views in code that nothing shows.

import Source
import Syntax

/// The declarations in one file that nothing in the project shows; see `ShownPart`.
enum UnmetCode {
  /// Returns the sorted ranges of the declarations that contain at least one of the offsets `places`.
  static func ranges(in tree: Tree, around places: [Int], _ project: ProjectView) -> [Range<Int>] {
    guard tree.language != .xml, !places.isEmpty else { return [] }
    let sorted = places.sorted()
    return tree.children(of: tree.root).compactMap { id in
      let range = tree[id].range
      let place = sorted.partitioningIndex { $0 >= range.lowerBound }
      guard place < sorted.count, sorted[place] < range.upperBound else { return nil }
      guard mayBePart(id, in: tree) else { return nil }
      let isPrivate = tree.language == .kotlin && tree.hasModifier("private", id)
      return project.isUnshown(tree[id].name, isPrivate: isPrivate) ? range : nil
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

extension [Range<Int>] {
  /// Returns whether one of the ranges, which are sorted and disjoint, contains an offset.
  public func hold(_ offset: Int) -> Bool {
    let next = partitioningIndex { $0.lowerBound > offset }
    return next > 0 && self[next - 1].contains(offset)
  }
}

extension ElementTree {
  /// Returns the sorted ranges in the file that declare views that nothing shows and that contain at least one of the
  /// offsets `places`.
  public func unmetCode(around places: [Int], _ project: ProjectView) -> [Range<Int>] {
    UnmetCode.ranges(in: syntax, around: places, project)
  }
}
