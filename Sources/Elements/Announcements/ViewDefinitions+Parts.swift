// Composables in a file that its declarations use.

import Source
import Syntax

extension ViewDefinitions {
  /// Returns the ranges of the file's composables that a declaration shows, judging by their names. If several
  /// composables share a name, the right one is known only if the declaration is one of two.
  func composables(usedIn declaration: Outermost) -> [Range<Int>] {
    guard tree.syntax.language == .kotlin else { return [] }
    let (range, own) = (declaration.range, tree.syntax[declaration.id].name)
    let twins = helpers.filter { $0.name == own && !range.overlaps($0.range) }
    let twin = twins.count == 1 ? twins.first : nil
    var found: [Range<Int>] = []
    for root in roots(in: range) {
      for index in root.index..<max(tree[root].subtreeEnd, root.index + 1) {
        let id = ElementID(index)
        guard tree[id].framework == .compose, found.count < ElementTree.reach else { continue }
        let name = tree.componentName(of: id)
        guard let place = name == own ? twin : place(of: name, in: declaration.namespace ?? .none),
          !range.overlaps(place.range),
          !found.contains(place.range)
        else { continue }
        found.append(place.range)
      }
    }
    return found
  }
}
