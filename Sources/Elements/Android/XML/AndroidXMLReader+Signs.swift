// Keywords of files worth reading.

import Source
import Syntax

extension AndroidXMLReader {
  /// The keywords of files with values. In layouts and menus, elements can have any name.
  static let signs = [
    "android:", "passwordToggleEnabled", "ensureMinTouchTargetSize", "text-align", "colorPrimary",
  ]
}
