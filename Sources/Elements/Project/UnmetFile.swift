// Why nobody meets the views of a file.

/// Layouts and documents whose views nobody meets.
public enum UnmetFile: Sendable {
  /// Nothing loads it.
  case unloaded
  /// It's only the picture of a widget in the list to choose from, which isn't heard: the list says what the widget is
  /// called.
  ///
  /// Source: Android, `AppWidgetProviderInfo.previewLayout`.
  case preview
}
