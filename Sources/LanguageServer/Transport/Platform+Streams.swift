// Operating system calls for a protocol on the standard streams.

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
  /// Prepares the standard streams for a protocol. Line ends aren't translated, and if the reader closes its end,
  /// writing fails instead of ending the process.
  package static func prepareProtocolStreams() {
    #if os(Windows)
      _ = _setmode(Stream.input.rawValue, _O_BINARY)
      _ = _setmode(Stream.output.rawValue, _O_BINARY)
    #else
      _ = signal(SIGPIPE, SIG_IGN)
    #endif
  }

  /// Waits for standard input and reads the available bytes into `chunk`.
  ///
  /// Returns the number of bytes, or 0 at the end of the input or if it can't be read.
  package static func readInput(into chunk: inout [UInt8]) -> Int {
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

  /// Writes all `bytes` to standard output. Returns false if that fails because the client has closed its end, if the
  /// system reports that.
  package static func writeOutput(_ bytes: [UInt8]) -> Bool {
    #if os(Windows)
      return write(bytes, to: .output) == nil
    #else
      return writeAll(bytes, to: Stream.output.rawValue)
    #endif
  }
}
