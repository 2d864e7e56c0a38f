// Values that attributes and arguments do not take.

import Source
import Syntax

extension AndroidViewsReader {
  static func invalidValues(in tree: Tree) -> [InvalidValue] { [] }
}
