// APIs that another one replaces.

import Source
import Syntax

extension ComposeReader {
  static func oldAPIs(in tree: Tree) -> [OldAPI] { [] }
}
