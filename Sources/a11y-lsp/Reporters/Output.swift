// Bytes on their way to a standard stream or a file.

import LanguageServer
import Synchronization

/// A standard stream that is written to in large pieces, or bytes that are collected. What is written to a stream last
/// needs a `flush()`.
struct Output {
  /// Nil where bytes are collected.
  private let stream: Platform.Stream?
  private var pending: [UInt8] = []
  /// Why standard output could not be written, the first time that happened.
  private static let firstFailure = Mutex<Platform.Failure?>(nil)

  init(_ stream: Platform.Stream) {
    self.stream = stream
  }

  /// Collects what is written.
  init() {
    stream = nil
  }

  /// What was written and did not go to a stream.
  var collected: [UInt8] { pending }

  mutating func write(_ text: String) { write(text.utf8) }

  mutating func write(_ bytes: some Sequence<UInt8>) {
    pending.append(contentsOf: bytes)
    if pending.count > 1 << 16 { flush() }
  }

  mutating func flush() {
    guard let stream else { return }
    Output.write(pending, to: stream)
    pending.removeAll(keepingCapacity: true)
  }

  /// Writes `text` to standard output at once.
  static func show(_ text: String) { write(Array(text.utf8), to: .output) }

  /// Writes `bytes` at once.
  static func write(_ bytes: [UInt8], to stream: Platform.Stream) {
    guard let failure = Platform.write(bytes, to: stream), stream == .output else { return }
    firstFailure.withLock { $0 = $0 ?? failure }
  }

  /// Why standard output did not take everything; nil where it did.
  static var failure: Platform.Failure? { firstFailure.withLock { $0 } }
}
