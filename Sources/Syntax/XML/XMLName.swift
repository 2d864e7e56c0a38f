// The name of a tag or attribute.

/// A name as written, and its last component behind `.` or `:`.
struct XMLName {
  /// The whole name: `com.app.Card`, `android:text`.
  var qualified = Identifier.seed
  /// The last component: `Card`, `text`.
  var simple = Identifier.seed
  /// Where the last component begins.
  var simpleStart: Int
}
