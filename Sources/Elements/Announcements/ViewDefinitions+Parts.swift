// Which composables of a file a declaration of it uses.

import Source
import Syntax

extension ViewDefinitions {
  /// Where the composables of the file are defined that the code at `range` shows, as far as their names tell: of several with
  /// one name nobody knows which.
  func composables(usedIn range: Range<Int>) -> [Range<Int>] {
    guard tree.syntax.language == .kotlin else { return [] }
    var found: [Range<Int>] = []
    for root in roots(in: range) {
      for index in root.index..<max(tree[root].subtreeEnd, root.index + 1) {
        let id = ElementID(index)
        guard tree[id].framework == .compose, found.count < ElementTree.reach,
          let place = place(of: tree.componentName(of: id), in: .none), !range.overlaps(place.range),
          !found.contains(place.range)
        else { continue }
        found.append(place.range)
      }
    }
    return found
  }
}
