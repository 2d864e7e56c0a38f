// The way in which the code around an element looks up its texts.

import Source
import Syntax

extension ElementTree {
  /// Returns the way the code around an element looks up its texts, computed once for each declaration and analysis of
  /// a file.
  func textLookup(around element: Element, in project: ProjectView) -> TextLookup? {
    let start = element.constructor.lowerBound
    let after = declarations.partitioningIndex { syntax[$0].range.lowerBound > start }
    guard after > 0, syntax[declarations[after - 1]].range.contains(start) else { return nil }
    let declaration = declarations[after - 1]
    return project.textLookup(in: declaration) { TextLookup(in: syntax, declaration) }
  }
}
