// How code limits the text size, and how the limit is raised.

/// A limit of the text size, by what lets text grow to twice its usual size.
public enum TextSizeLimit: Hashable, Sendable {
  /// The end of a range, and the name or number to write instead.
  case cap(raisedTo: String)
  /// One size for all people, in place of which a range can be written: the name of its end.
  case fixed(replaceableBy: String)
  /// One size for all people, which only its removal undoes.
  case only
}
