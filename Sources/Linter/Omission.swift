// What of a file is not looked at, although it could be read.

import Elements
import Syntax

/// Why something in a file is neither judged nor spoken. No file that people write is like this.
package enum Omission: Sendable, Equatable {
  /// There are so many views that none of them was looked at.
  case tooManyViews
  /// What is nested too deep was not parsed.
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

  /// What is wrong and what to do, as clauses that follow the path.
  package var reason: String {
    switch self {
    case .tooManyViews: "its views are not checked, since there are 100000 or more; split it"
    case .tooDeep: "what is nested deepest in it is not checked; move that into functions or views of its own"
    }
  }
}
