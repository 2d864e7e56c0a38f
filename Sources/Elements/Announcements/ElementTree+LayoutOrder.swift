// Order of views that are positioned relative to each other.

import Source
import Syntax

extension ElementTree {
  /// Returns the direct children of an Android layout in the order in which screen readers reach them: a view group
  /// sorts them by position, from the top and from the start. If the layout doesn't define their relative position,
  /// they're in code order.
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
    /// For each child, the children that come before it.
    var earlier = [Set<Int>](repeating: [], count: children.count)
    /// Pairs of a child and one below it, and pairs of children that share a center or baseline.
    var above: [(upper: Int, lower: Int)] = []
    var ties: [(Int, Int)] = []
    /// For each barrier, the views that it comes after. For each child, the barriers that it comes after.
    var barriers: [Int: [Identifier]] = [:]
    var behindBarriers: [(view: Int, barrier: Int)] = []
    /// For each child, the one with the same start edge.
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
      // A barrier comes after all its views. Those in the same row as a view after the barrier are read before that
      // view.
      for name in barriers[barrier] ?? [] {
        if let other = names[name], other != view, rows[other] == rows[view] { earlier[view].insert(other) }
      }
    }
    for (upper, lower) in above where rows[upper] != rows[lower] {
      let uppers = children.indices.filter { rows[$0] == rows[upper] }
      for below in children.indices where rows[below] == rows[lower] { earlier[below].formUnion(uppers) }
    }
    guard earlier.contains(where: { !$0.isEmpty }) else { return children }
    // A view below one view of a row is below the whole row.
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
      // Views that form a loop stay in code order.
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

  /// Returns the children of a toolbar: those at its start, those in the center, and those at its end, of which the
  /// first is outermost.
  ///
  /// Source: androidx.appcompat.widget.Toolbar, `onLayout`.
  private func childrenByGravity(_ children: [ElementID]) -> [ElementID] {
    var (start, middle, end) = ([ElementID](), [ElementID](), [ElementID]())
    for child in children {
      let attributes = AndroidAttributes(of: NodeID(self[child].origin), in: syntax)
      let gravity = attributes.value("android:layout_gravity").map(ElementTree.flags) ?? []
      if gravity.contains("end") || gravity.contains("right") {
        // A child as wide as the bar begins at its start, regardless of its gravity.
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

  /// Reads `end|center_vertical`.
  private static func flags(_ value: ArraySlice<UInt8>) -> [Identifier] {
    value.split(separator: UInt8(ascii: "|")).map { flag in
      Identifier(flag.filter { $0 != UInt8(ascii: " ") })
    }
  }

  /// Returns the row of each of `count` views. `ties` are pairs in the same row.
  private static func rows(of count: Int, _ ties: [(Int, Int)]) -> [Int] {
    var rows = Array(0..<count)
    for (view, other) in ties {
      let (old, new) = (rows[view], rows[other])
      for index in rows.indices where rows[index] == old { rows[index] = new }
    }
    return rows
  }

  /// Reads `start, end`: IDs without their type.
  private static func names(_ value: ArraySlice<UInt8>) -> [Identifier] {
    value.split { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: " ") }.map { Identifier($0) }
  }

  private static func isBelow(_ relation: Identifier) -> Bool {
    relation == "android:layout_below" || relation == "app:layout_constraintTop_toBottomOf"
  }

  private static func isAbove(_ relation: Identifier) -> Bool {
    relation == "android:layout_above" || relation == "app:layout_constraintBottom_toTopOf"
  }

  /// The attributes that name a text on the same line.
  private static let levelWith: [Identifier] = [
    "app:layout_constraintBottom_toBottomOf", "app:layout_constraintBaseline_toBaselineOf",
    "android:layout_alignBaseline",
  ]

  /// The maximum number of views. No real layout positions more explicitly.
  private static let mostPlaces = 64

  /// The attributes that name a preceding view.
  private static let behind: [Identifier] = [
    "android:layout_below", "android:layout_toEndOf", "android:layout_toRightOf",
    "app:layout_constraintTop_toBottomOf", "app:layout_constraintStart_toEndOf",
    "app:layout_constraintLeft_toRightOf",
  ]

  /// The attributes that name a following view.
  private static let before: [Identifier] = [
    "android:layout_above", "android:layout_toStartOf", "android:layout_toLeftOf",
    "app:layout_constraintBottom_toTopOf", "app:layout_constraintEnd_toStartOf",
    "app:layout_constraintRight_toLeftOf",
  ]

  /// The attributes that name a view with the same start edge.
  private static let beginningWith: [Identifier] = [
    "android:layout_alignStart", "android:layout_alignLeft", "app:layout_constraintStart_toStartOf",
    "app:layout_constraintLeft_toLeftOf",
  ]
}
