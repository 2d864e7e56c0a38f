// The calls that a protocol on the standard streams needs and that differ between operating systems.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif os(Windows)
  import ucrt
#endif

extension Platform {
  /// Makes the standard streams fit for a protocol: no line end is translated, and a reader that has gone
  /// away makes writing fail instead of ending the process.
  static func prepareProtocolStreams() {
    #if os(Windows)
      _ = _setmode(Stream.input.rawValue, _O_BINARY)
      _ = _setmode(Stream.output.rawValue, _O_BINARY)
    #else
      _ = signal(SIGPIPE, SIG_IGN)
    #endif
  }

  /// Waits for standard input and fills the front of `chunk` with what is there.
  ///
  /// Returns the number of bytes, 0 at the end of input and where it cannot be read.
  static func readInput(into chunk: inout [UInt8]) -> Int {
    #if os(Windows)
      return max(Int(_read(Stream.input.rawValue, &chunk, UInt32(clamping: chunk.count))), 0)
    #else
      while true {
        let count = read(Stream.input.rawValue, &chunk, chunk.count)
        if count >= 0 { return count }
        guard errno == EINTR || errno == EAGAIN else { return 0 }
        guard errno == EAGAIN else { continue }
        var wait = pollfd(fd: Stream.input.rawValue, events: Int16(POLLIN), revents: 0)
        _ = poll(&wait, 1, -1)
      }
    #endif
  }

  /// Writes all `bytes` to standard output. Returns whether that's possible: not if the client has closed its end, where
  /// the system tells.
  static func writeOutput(_ bytes: [UInt8]) -> Bool {
    #if os(Windows)
      return write(bytes, to: .output) == nil
    #else
      return writeAll(bytes, to: Stream.output.rawValue)
    #endif
  }
}
