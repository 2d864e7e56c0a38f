// Text size limits, and the edits that raise them.

/// A limit on the text size, classified by the change that lets text grow to twice its default size.
public enum TextSizeLimit: Hashable, Sendable {
  /// The end of a range, and the name or number to write instead.
  case cap(raisedTo: String)
  /// One fixed size that can be replaced with a range, and the name of the range's end.
  case fixed(replaceableBy: String)
  /// One fixed size. Only removing it lifts the limit.
  case only
}
