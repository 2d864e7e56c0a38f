// APIs that another one replaces.

import Source
import Syntax

extension UIKitReader {
  static func oldAPIs(in tree: Tree) -> [OldAPI] { [] }
}
