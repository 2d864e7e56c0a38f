// What a file's path says about the device that its views are for.

extension Report {
  /// Whether the file is of a widget, a complication or a watch app, whose controls the system sizes.
  var isForGlances: Bool { isForWidgets || isInFolder { $0.contains("Watch") } }

  /// Whether the file is of a widget or complication, whose texts have a fixed place.
  var isForWidgets: Bool { isInFolder { $0.contains("Widget") || $0.contains("Complication") } }

  private func isInFolder(_ fits: (Substring) -> Bool) -> Bool {
    path.split(separator: "/").contains(where: fits)
  }
}
