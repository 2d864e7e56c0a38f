// Attributes that hide a view.

import Source
import Syntax

extension AndroidAttributes {
  /// True if the view is invisible: `android:alpha="0"`.
  var isTransparent: Bool {
    value("android:alpha").map { Tree.number($0) == 0 } ?? false
  }
}
