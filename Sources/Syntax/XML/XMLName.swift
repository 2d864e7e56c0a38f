// Names of tags and attributes.

/// A name as written, and its last component after `.` or `:`.
struct XMLName {
  /// The whole name: `com.app.Card`, `android:text`.
  var qualified: Identifier
  /// The last component: `Card`, `text`.
  var simple = Identifier.none
  /// The offset of the last component.
  var simpleStart: Int
}
