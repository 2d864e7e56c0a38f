// The reasons why the views in a file are never shown.

/// A reason why the views in a file are never shown.
public enum UnmetFile: Sendable {
  /// Nothing loads the file.
  case unloaded
  /// The app's Xcode project lists its files, and this one isn't among them.
  case inNoTarget
  /// The layout is only a widget's preview in the widget picker. Screen readers don't read it: the picker announces the
  /// widget's label.
  ///
  /// Source: Android, `AppWidgetProviderInfo.previewLayout`.
  case preview
}
