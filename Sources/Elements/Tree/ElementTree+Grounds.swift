// The facts about backgrounds that a tree stores.

import Source
import Syntax

extension ElementTree {
  /// Returns whether an import is of a module for widgets or watches. Apps import ActivityKit, too, to start live
  /// activities.
  static func isForOtherPlatform(_ declarations: [NodeID], in tree: Tree) -> Bool {
    let modules: [Identifier] = ["WidgetKit", "WatchKit", "ClockKit", "TVUIKit"]
    return declarations.contains {
      tree.declarationKind(of: $0) == .import && modules.contains(tree[$0].name)
    }
  }

  /// Returns whether an import is of a module for TV apps.
  static func isForTelevision(_ declarations: [NodeID], in tree: Tree) -> Bool {
    declarations.contains {
      guard tree.declarationKind(of: $0) == .import else { return false }
      if tree.language == .swift { return tree[$0].name == "TVUIKit" || tree[$0].name == "TVServices" }
      let path = tree.importedPath($0)
      return path.begins(with: "androidx.tv.") || path.begins(with: "androidx.leanback.")
    }
  }

  /// Returns the names of components that are used on a background, or with one.
  static func paintedComponents(in elements: [Element]) -> Set<Identifier> {
    var names: Set<Identifier> = []
    for index in elements.indices {
      if elements[index].circumstances.contains(.onBackground)
        || elements[index].colors.contains(where: { $0.use == .background && !$0.value.isClear })
      {
        names.insert(Identifier(spelled: elements[index].typeName))
      }
    }
    return names
  }

  /// The first uses of the file's composables, by name.
  var usesOfComposables: [Identifier: [ElementID]] {
    var uses: [Identifier: [ElementID]] = [:]
    for index in elements.indices
    where elements[index].role == .custom && elements[index].framework == .compose {
      let name = Identifier(spelled: elements[index].typeName)
      if uses[name]?.count ?? 0 < ElementTree.mostUses { uses[name, default: []].append(ElementID(index)) }
    }
    let declared = Set(declarations.map { syntax[$0].name })
    return uses.filter { declared.contains($0.key) }
  }
}

extension ElementTree {
  /// The maximum number of uses of a composable that are followed.
  static let mostUses = 5
}
