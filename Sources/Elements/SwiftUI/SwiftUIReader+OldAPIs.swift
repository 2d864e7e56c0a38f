// APIs that another one replaces.

import Source
import Syntax

extension SwiftUIReader {
  static func oldAPIs(in tree: Tree) -> [OldAPI] { [] }
}
