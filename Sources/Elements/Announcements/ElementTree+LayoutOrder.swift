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
    guard name.hasSuffix("RelativeLayout") || name.hasSuffix("ConstraintLayout"), children.count > 1,
      children.count <= ElementTree.reach
    else { return children }
    var places: [Identifier: Int] = [:]
    for (index, child) in children.enumerated() {
      if let name = self[child].identifier?.value.literal { places[Identifier(spelled: name)] = index }
    }
    /// For each child, the ones that come before it.
    var earlier = [Set<Int>](repeating: [], count: children.count)
    for (index, child) in children.enumerated() {
      let attributes = AndroidAttributes(of: NodeID(self[child].origin), in: syntax)
      for (relations, comesBehind) in ElementTree.relations {
        for relation in relations {
          guard let value = attributes.value(relation), let slash = value.lastIndex(of: UInt8(ascii: "/")),
            let other = places[Identifier(value[(slash + 1)...])], other != index
          else { continue }
          if comesBehind { earlier[index].insert(other) } else { earlier[other].insert(index) }
        }
      }
    }
    guard earlier.contains(where: { !$0.isEmpty }) else { return children }
    var ordered: [Int] = []
    var isPlaced = [Bool](repeating: false, count: children.count)
    while ordered.count < children.count {
      let next = children.indices.first { index in
        !isPlaced[index] && earlier[index].allSatisfy { isPlaced[$0] }
      }
      // Views that stand in a circle stay as they are written.
      guard let next else { return children }
      isPlaced[next] = true
      ordered.append(next)
    }
    return ordered.map { children[$0] }
  }

  /// The attributes that name what a view stands beside, and whether it comes behind that.
  private static let relations: [([Identifier], Bool)] = [
    (
      [
        "android:layout_below", "android:layout_toEndOf", "android:layout_toRightOf",
        "app:layout_constraintTop_toBottomOf", "app:layout_constraintStart_toEndOf",
        "app:layout_constraintLeft_toRightOf",
      ], true
    ),
    (
      [
        "android:layout_above", "android:layout_toStartOf", "android:layout_toLeftOf",
        "app:layout_constraintBottom_toTopOf", "app:layout_constraintEnd_toStartOf",
        "app:layout_constraintRight_toLeftOf",
      ], false
    ),
  ]
}
