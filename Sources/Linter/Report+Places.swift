// Facts about the target device, derived from a file's path.

import Source

extension Report {
  /// Facts derived from a path, computed once for all elements.
  struct Places {
    /// True if the file belongs to a widget or complication, where text has a fixed space.
    let isForWidgets: Bool
    /// True if the file belongs to a widget, a complication, or a watch app, where the system sizes controls.
    let isForGlances: Bool

    init(_ path: String) {
      isForWidgets = path.spells("Widget") || path.spells("Complication")
      isForGlances = isForWidgets || path.spells("Watch")
    }
  }

  var isForGlances: Bool { places.isForGlances }
  var isForWidgets: Bool { places.isForWidgets }
}
