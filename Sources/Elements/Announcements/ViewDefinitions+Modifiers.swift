// Modifiers of SwiftUI that a file declares itself.

import Source
import Syntax

extension ViewDefinitions {
  /// The functions that add to all views and show something beside what they are called on: a text around it, a title, a
  /// dialog. Those that only change how it looks are none.
  var addingModifiers: [Identifier: Place] {
    guard tree.syntax.language == .swift else { return [:] }
    var found: [Identifier: Place] = [:]
    for helper in helpers where helper.owner == "View" && found[helper.name] == nil {
      guard tree.syntax.declarationKind(of: helper.declaration) == .function,
        place(of: helper.name, in: "View")?.range == helper.range, adds(helper)
      else { continue }
      found[helper.name] = helper
    }
    return found
  }

  private func adds(_ modifier: Place) -> Bool {
    var showsItself = false
    var showsOthers = false
    for root in roots(in: modifier.range) {
      for index in root.index..<max(tree[root].subtreeEnd, root.index + 1) {
        let id = ElementID(index)
        guard tree[id].framework == .swiftUI else { continue }
        if tree.componentName(of: id) == "self" {
          showsItself = true
          showsOthers = showsOthers || !tree.screenTitles(of: id).isEmpty
        } else if !showsOthers {
          showsOthers = tree[id].role == .custom && tree.mayBeView(id) || tree.announcement(of: id) != nil
        }
      }
    }
    return showsItself && showsOthers
  }
}
