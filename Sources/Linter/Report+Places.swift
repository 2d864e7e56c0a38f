// What a file's path says about the device that its views are for.

extension Report {
  /// What a file's folders tell.
  struct Places {
    /// Whether the file is of a widget or complication, whose texts have a fixed place.
    let isForWidgets: Bool
    /// Whether it is of one of these or of a watch app, whose controls the system sizes.
    let isForGlances: Bool

    init(path: String) {
      let parts = path.split(separator: "/")
      isForWidgets = parts.contains { $0.contains("Widget") || $0.contains("Complication") }
      isForGlances = isForWidgets || parts.contains { $0.contains("Watch") }
    }
  }

  var isForGlances: Bool { mutating get { places.isForGlances } }
  var isForWidgets: Bool { mutating get { places.isForWidgets } }
}
