// The Android Views front end, which turns Kotlin code into elements by tracking each view through its class.

import Source
import Syntax

/// A reader for Kotlin code that creates or configures Android views.
struct AndroidViewsReader {
  /// Returns the elements in a file, or none if it doesn't import Android views.
  static func elements(in tree: Tree, _ imports: AndroidViewImports, _ project: ProjectView) -> [Element] {
    guard imports.mentionsViews else { return [] }
    var walker = AndroidViewWalker(tree, imports, project)
    walker.walkFile()
    return walker.elements()
  }
}
