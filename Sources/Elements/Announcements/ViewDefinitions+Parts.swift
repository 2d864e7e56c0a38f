// Which composables of a file a declaration of it uses.

import Source
import Syntax

extension ViewDefinitions {
  /// Where the composables of the file are defined that a declaration shows, as far as their names tell: of several with one
  /// name nobody knows which, unless the declaration is the other of two.
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
        guard let place = name == own ? twin : place(of: name, in: .none), !range.overlaps(place.range),
          !found.contains(place.range)
        else { continue }
        found.append(place.range)
      }
    }
    return found
  }
}
