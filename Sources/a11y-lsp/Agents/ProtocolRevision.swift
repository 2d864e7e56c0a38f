// The revisions of the Model Context Protocol.

/// A revision of the Model Context Protocol that the server speaks.
enum ProtocolRevision: String, CaseIterable, Sendable {
  case november2024 = "2024-11-05"
  case march2025 = "2025-03-26"
  case june2025 = "2025-06-18"
  case november2025 = "2025-11-25"
  case july2026 = "2026-07-28"

  /// True if every request names the revision, so there's no handshake.
  ///
  /// Source: Model Context Protocol 2026-07-28, “Versioning and Compatibility”.
  var isStateless: Bool { self == .july2026 }

  /// True if one line may contain an array of messages.
  ///
  /// Source: Model Context Protocol 2025-03-26, “Base Protocol › Batching”, removed in 2025-06-18.
  var hasBatches: Bool { self == .march2025 }

  /// The revisions without a handshake.
  static let stateless = allCases.filter(\.isStateless).map(\.rawValue)

  /// The newest revision with a handshake.
  static let newestWithHandshake = november2025
}
