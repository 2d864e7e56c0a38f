// The name of a tag or attribute.

/// A name as written, and its last component behind `.` or `:`.
struct XMLName {
  /// The whole name: `com.app.Card`, `android:text`.
  var qualified: Identifier
  /// The last component: `Card`, `text`.
  var simple = Identifier.none
  /// Where the last component begins.
  var simpleStart: Int
}
