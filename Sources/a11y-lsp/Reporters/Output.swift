// Buffered output to a standard stream or a file.

import LanguageServer
import Synchronization

/// A buffered standard stream, or a collector of bytes. A stream needs a final `flush()`.
struct Output {
  /// The stream, or nil if bytes are collected.
  private let stream: Platform.Stream?
  private var pending: [UInt8] = []
  /// The first failure to write standard output.
  private static let firstFailure = Mutex<Platform.Failure?>(nil)

  init(_ stream: Platform.Stream) {
    self.stream = stream
  }

  /// Creates a collector.
  init() {
    stream = nil
  }

  /// The collected bytes.
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

  /// Writes `text` to standard output immediately.
  static func show(_ text: String) { write(Array(text.utf8), to: .output) }

  /// Writes `bytes` immediately.
  static func write(_ bytes: [UInt8], to stream: Platform.Stream) {
    guard let failure = Platform.write(bytes, to: stream), stream == .output else { return }
    firstFailure.withLock { $0 = $0 ?? failure }
  }

  /// The reason why standard output couldn't be written, or nil.
  static var failure: Platform.Failure? { firstFailure.withLock { $0 } }
}
