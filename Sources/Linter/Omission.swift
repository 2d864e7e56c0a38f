// The reasons why part of a readable file isn't checked.

import Elements
import Syntax

/// A reason why part of a file is neither checked nor included in readings. Doesn't occur in handwritten files.
package enum Omission: Sendable, Equatable {
  /// The file has too many views, so none was checked.
  case tooManyViews
  /// The file has code that was nested too deeply to parse.
  case tooDeep

  init?(in tree: ElementTree) {
    if tree.hasTooManyViews {
      self = .tooManyViews
    } else if tree.syntax.isCut {
      self = .tooDeep
    } else {
      return nil
    }
  }

  /// The problem and the solution, as clauses that follow the path.
  package var reason: String {
    switch self {
    case .tooManyViews: "has 100,000 or more views, so they weren't checked; split the file"
    case .tooDeep: "nested too deeply to check in full; extract views or functions"
    }
  }
}
