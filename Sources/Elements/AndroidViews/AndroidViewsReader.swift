// The Android Views front end: Kotlin code to elements, by following each view through its whole class.

import Source
import Syntax

/// Reads Kotlin code that makes or configures Android views.
struct AndroidViewsReader {
  /// The elements of a file; none where it imports nothing of Android's views.
  static func elements(in tree: Tree, _ imports: AndroidViewImports) -> [Element] {
    guard imports.mentionsViews else { return [] }
    var walker = AndroidViewWalker(tree, imports)
    walker.walkFile()
    return walker.elements()
  }
}
