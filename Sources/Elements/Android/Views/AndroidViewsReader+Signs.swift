// Keywords of files worth reading.

import Source
import Syntax

extension AndroidViewsReader {
  static let signs = [
    "com.google.android.material.", "android.view.", "android.widget.", "android.app.", "androidx.appcompat.",
    "androidx.core.view.", "androidx.recyclerview.", "androidx.fragment.",
    "androidx.constraintlayout.widget.",
    "androidx.cardview.", "androidx.viewbinding.", "Binding", "ViewCompat", "RangeInfo",
    "mportantForAccessibility",
  ]
}
