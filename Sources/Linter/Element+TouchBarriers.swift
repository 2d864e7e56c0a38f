// Views that only keep touches from what's behind them.

import Elements

extension Element {
  /// True for an empty view in an Android layout that is clickable but has no listener, and that no code can refer to.
  var onlyKeepsTouches: Bool {
    framework == .androidXML && typeName == "View" && isTappable && handlerName == nil && identifier == nil
      && name.isAbsent && labels.isEmpty && size.isAbsent && barriers.isEmpty
  }
}
