// APIs that another one replaces.

import Source
import Syntax

extension AndroidXMLReader {
  static func oldAPIs(in tree: Tree) -> [OldAPI] { [] }
}
