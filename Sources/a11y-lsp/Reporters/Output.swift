// Bytes on their way to a standard stream.

import LanguageServer

/// A standard stream that is written to in large pieces. What is written last needs a `flush()`.
struct Output {
  private let stream: Platform.Stream
  private var pending: [UInt8] = []

  init(_ stream: Platform.Stream) {
    self.stream = stream
  }

  mutating func write(_ text: String) { write(text.utf8) }

  mutating func write(_ bytes: some Sequence<UInt8>) {
    pending.append(contentsOf: bytes)
    if pending.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    Platform.write(pending, to: stream)
    pending.removeAll(keepingCapacity: true)
  }

  /// Writes `text` to standard output at once.
  static func show(_ text: String) {
    Platform.write(Array(text.utf8), to: .output)
  }
}
