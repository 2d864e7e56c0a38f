// What a file's path says about the device that its views are for.

import Source

extension Report {
  /// Whether the file is of a widget, a complication or a watch app, whose controls the system sizes.
  var isForGlances: Bool { isForWidgets || path.spells("Watch") }

  /// Whether the file is of a widget or complication, whose texts have a fixed place.
  var isForWidgets: Bool { path.spells("Widget") || path.spells("Complication") }
}
