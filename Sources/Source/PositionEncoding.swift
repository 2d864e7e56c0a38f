// Column units of the language server protocol.

/// The unit in which `Position.character` counts.
///
/// Source: LSP 3.17, “Text Documents › Position” (`PositionEncodingKind`).
public enum PositionEncoding: String, Sendable, CaseIterable {
  /// UTF-8 bytes.
  case utf8 = "utf-8"
  /// UTF-16 code units, the protocol's default.
  case utf16 = "utf-16"
  /// Unicode scalar values.
  case utf32 = "utf-32"
}
