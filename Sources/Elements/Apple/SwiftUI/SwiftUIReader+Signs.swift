// Keywords of files worth reading.

import Source
import Syntax

extension SwiftUIReader {
  static let signs = ["SwiftUI", "WidgetKit"]
}
