// The order of views whose places are told by what they stand beside.

import Source
import Syntax

extension ElementTree {
  /// The direct children of an Android layout as a listener meets them: a group of views orders them by their places, from
  /// the top and from the start, as far as the layout tells which stands before which; else as it is written.
  ///
  /// Source: android.view.ViewGroup, `addChildrenForAccessibility`: sorted by location.
  func childrenByPlace(of id: ElementID) -> [ElementID] {
    let children = children(of: id)
    let name = self[id].typeName
    if name.hasSuffix("Toolbar") { return childrenByGravity(children) }
    guard name.hasSuffix("RelativeLayout") || name.hasSuffix("ConstraintLayout"), children.count > 1,
      children.count <= ElementTree.mostPlaces
    else { return children }
    var names: [Identifier: Int] = [:]
    for (index, child) in children.enumerated() {
      if let name = self[child].identifier?.value.literal { names[Identifier(spelled: name)] = index }
    }
    /// For each child, the ones that come before it.
    var earlier = [Set<Int>](repeating: [], count: children.count)
    /// Which of them stand above others, and which child's middle, or line of letters, is that of another one.
    var above: [(upper: Int, lower: Int)] = []
    var ties: [(Int, Int)] = []
    /// For each barrier, the views that it stands behind; for each child, the barriers that it stands behind.
    var barriers: [Int: [Identifier]] = [:]
    var behindBarriers: [(view: Int, barrier: Int)] = []
    /// For each child, the one that it begins with, seen from the side.
    var columns = [Int?](repeating: nil, count: children.count)
    var row: Set<Int> = []
    for (index, child) in children.enumerated() {
      let attributes = AndroidAttributes(of: NodeID(self[child].origin), in: syntax)
      func other(_ relation: Identifier) -> Int? {
        guard let value = attributes.value(relation), let slash = value.lastIndex(of: UInt8(ascii: "/")),
          let other = names[Identifier(value[(slash + 1)...])], other != index
        else { return nil }
        return other
      }
      if self[child].typeName.hasSuffix("Barrier") {
        barriers[index] = attributes.value("app:constraint_referenced_ids").map(ElementTree.names) ?? []
      }
      for relation in ElementTree.behind {
        guard let other = other(relation) else { continue }
        if self[children[other]].typeName.hasSuffix("Barrier") {
          behindBarriers.append((index, other))
        } else {
          earlier[index].insert(other)
          if ElementTree.isBelow(relation) { above.append((other, index)) }
        }
      }
      for relation in ElementTree.before {
        guard let other = other(relation), !self[children[other]].typeName.hasSuffix("Barrier") else {
          continue
        }
        earlier[other].insert(index)
        if ElementTree.isAbove(relation) { above.append((index, other)) }
      }
      for relation in ElementTree.levelWith {
        if let other = other(relation), self[children[other]].role == .text { ties.append((index, other)) }
      }
      columns[index] = ElementTree.beginningWith.lazy.compactMap(other).first
      if attributes.isTrue("android:layout_centerVertical") { row.insert(index) }
    }
    let rows = ElementTree.rows(of: children.count, ties)
    for (view, barrier) in behindBarriers {
      // A barrier stands behind all of its views; those in the row of what follows it are read before that.
      for name in barriers[barrier] ?? [] {
        if let other = names[name], other != view, rows[other] == rows[view] { earlier[view].insert(other) }
      }
    }
    for (upper, lower) in above where rows[upper] != rows[lower] {
      let uppers = children.indices.filter { rows[$0] == rows[upper] }
      for below in children.indices where rows[below] == rows[lower] { earlier[below].formUnion(uppers) }
    }
    guard earlier.contains(where: { !$0.isEmpty }) else { return children }
    // What stands below one of a row stands below all of it.
    for index in children.indices where !row.contains(index) && !earlier[index].isDisjoint(with: row) {
      if !earlier.indices.contains(where: { row.contains($0) && earlier[$0].contains(index) }) {
        earlier[index].formUnion(row)
      }
    }
    var ordered: [Int] = []
    var places = [Int?](repeating: nil, count: children.count)
    while ordered.count < children.count {
      let ready = children.indices.filter { index in
        places[index] == nil && earlier[index].allSatisfy { places[$0] != nil }
      }
      // Views that stand in a circle stay as they are written.
      guard var next = ready.first else { return children }
      if columns[next] != nil {
        func column(_ index: Int) -> Int { columns[index].flatMap { places[$0] } ?? children.count }
        next = ready.filter { columns[$0] != nil }.min { column($0) < column($1) } ?? next
      }
      places[next] = ordered.count
      ordered.append(next)
    }
    return ordered.map { children[$0] }
  }

  /// The children of a bar: those at its start, those in the middle, and those at its end, of which the first is outermost.
  ///
  /// Source: androidx.appcompat.widget.Toolbar, `onLayout`.
  private func childrenByGravity(_ children: [ElementID]) -> [ElementID] {
    var (start, middle, end) = ([ElementID](), [ElementID](), [ElementID]())
    for child in children {
      let attributes = AndroidAttributes(of: NodeID(self[child].origin), in: syntax)
      let gravity = attributes.value("android:layout_gravity").map(ElementTree.flags) ?? []
      if gravity.contains("end") || gravity.contains("right") {
        // What is as wide as the bar begins at its start, wherever it is laid out from.
        let width = attributes.value("android:layout_width")
        if width?.spells("_parent") == true { return children }
        end.append(child)
      } else if gravity.contains("center") || gravity.contains("center_horizontal") {
        middle.append(child)
      } else {
        start.append(child)
      }
    }
    return start + middle + end.reversed()
  }

  /// `end|center_vertical`
  private static func flags(_ value: ArraySlice<UInt8>) -> [Identifier] {
    value.split(separator: UInt8(ascii: "|")).map { flag in
      Identifier(flag.filter { $0 != UInt8(ascii: " ") })
    }
  }

  /// The row of each of `count` views, of which `ties` hold some together.
  private static func rows(of count: Int, _ ties: [(Int, Int)]) -> [Int] {
    var rows = Array(0..<count)
    for (view, other) in ties {
      let (old, new) = (rows[view], rows[other])
      for index in rows.indices where rows[index] == old { rows[index] = new }
    }
    return rows
  }

  /// `start, end` of ids without their type.
  private static func names(_ value: ArraySlice<UInt8>) -> [Identifier] {
    value.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }.map { Identifier($0) }
  }

  private static func isBelow(_ relation: Identifier) -> Bool {
    relation == "android:layout_below" || relation == "app:layout_constraintTop_toBottomOf"
  }

  private static func isAbove(_ relation: Identifier) -> Bool {
    relation == "android:layout_above" || relation == "app:layout_constraintBottom_toTopOf"
  }

  /// The attributes that name a text whose line a view shares.
  private static let levelWith: [Identifier] = [
    "app:layout_constraintBottom_toBottomOf", "app:layout_constraintBaseline_toBaselineOf",
    "android:layout_alignBaseline",
  ]

  /// Nobody places more views by hand.
  private static let mostPlaces = 64

  /// The attributes that name what a view stands behind.
  private static let behind: [Identifier] = [
    "android:layout_below", "android:layout_toEndOf", "android:layout_toRightOf",
    "app:layout_constraintTop_toBottomOf", "app:layout_constraintStart_toEndOf",
    "app:layout_constraintLeft_toRightOf",
  ]

  /// Those that name what a view stands before.
  private static let before: [Identifier] = [
    "android:layout_above", "android:layout_toStartOf", "android:layout_toLeftOf",
    "app:layout_constraintBottom_toTopOf", "app:layout_constraintEnd_toStartOf",
    "app:layout_constraintRight_toLeftOf",
  ]

  /// Those that name what a view begins with.
  private static let beginningWith: [Identifier] = [
    "android:layout_alignStart", "android:layout_alignLeft", "app:layout_constraintStart_toStartOf",
    "app:layout_constraintLeft_toLeftOf",
  ]
}
