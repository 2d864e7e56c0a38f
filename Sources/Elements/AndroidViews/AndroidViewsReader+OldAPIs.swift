// APIs that another one replaces.

import Source
import Syntax

extension AndroidViewsReader {
  static func oldAPIs(in tree: Tree) -> [OldAPI] { [] }
}
