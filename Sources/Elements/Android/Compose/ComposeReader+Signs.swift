// Keywords of files worth reading.

import Source
import Syntax

extension ComposeReader {
  static let signs = ["androidx.compose.", "org.jetbrains.compose."]
}
