// What a file's path says about the device that its views are for.

import Source

extension Report {
  /// What a file's folders tell.
  struct Places {
    /// Whether the file is of a widget or complication, whose texts have a fixed place.
    let isForWidgets: Bool
    /// Whether it is of one of these or of a watch app, whose controls the system sizes.
    let isForGlances: Bool

    init(path: String) {
      isForWidgets = path.spells("Widget") || path.spells("Complication")
      isForGlances = isForWidgets || path.spells("Watch")
    }
  }

  var isForGlances: Bool { mutating get { places.isForGlances } }
  var isForWidgets: Bool { mutating get { places.isForWidgets } }
}
