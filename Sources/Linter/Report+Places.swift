// What a file's path says about the device that its views are for.

import Source

extension Report {
  /// What a path tells, read once for all elements.
  struct Places {
    /// Whether the file is of a widget or complication, whose texts have a fixed place.
    let isForWidgets: Bool
    /// Whether the file is of a widget, a complication or a watch app, whose controls the system sizes.
    let isForGlances: Bool

    init(_ path: String) {
      isForWidgets = path.spells("Widget") || path.spells("Complication")
      isForGlances = isForWidgets || path.spells("Watch")
    }
  }

  var isForGlances: Bool { places.isForGlances }
  var isForWidgets: Bool { places.isForWidgets }
}
