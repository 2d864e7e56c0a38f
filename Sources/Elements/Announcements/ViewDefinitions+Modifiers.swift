// SwiftUI modifiers that the file declares.

import Source
import Syntax

extension ViewDefinitions {
  /// The functions that extend all views and show something in addition to the view: a text around it, a title, a
  /// dialog. Functions that only change the appearance aren't included.
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
