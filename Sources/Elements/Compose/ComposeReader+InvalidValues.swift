// Values that attributes and arguments do not take.

import Source
import Syntax

extension ComposeReader {
  static func invalidValues(in tree: Tree) -> [InvalidValue] { [] }
}
