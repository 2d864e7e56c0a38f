// Operating system calls on Windows, with FoundationEssentials and a few Windows functions.

#if os(Windows)
  import CRT
  import FoundationEssentials
  import WinSDK

  extension Platform {
    /// The absolute path of the current directory, with forward slashes.
    package static var currentFolder: String? {
      FilePath.absolute(FileManager.default.currentDirectoryPath, in: "")
    }

    /// Returns the absolute path without symbolic links, or nil if `path` can't be reached.
    package static func resolvedPath(of path: String) -> String? {
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      return FilePath.absolute(URL(fileURLWithPath: path).resolvingSymlinksInPath().path, in: "")
    }

    /// Returns the kind of file at `path`, following symbolic links.
    package static func kind(of path: String) throws(Failure) -> FileKind {
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Failure(reason: "no such file or directory", isMissing: true)
      }
      return isFolder ? .folder : .file
    }

    /// Returns the kind of file at `path` without following symbolic links.
    package static func kindWithoutFollowing(_ path: String) throws(Failure) -> FileKind {
      do {
        let attributes = try FileManager.default.attributesOfItem(atPath: path)
        switch attributes[.type] as? FileAttributeType {
        case .typeRegular: return .file
        case .typeDirectory: return .folder
        case .typeSymbolicLink: return .link
        default: return .special
        }
      } catch {
        throw Failure(error)
      }
    }

    /// Returns the entries of a directory, in no particular order, without `.` and `..`.
    package static func entries(of folder: String) throws(Failure) -> [Entry] {
      do {
        return try FileManager.default.contentsOfDirectory(atPath: folder).map { name in
          let kind = try? kindWithoutFollowing(FilePath.join(folder, name))
          return Entry(name: name, kind: kind ?? .special)
        }
      } catch {
        throw Failure(error)
      }
    }

    /// Returns the bytes of a file: at most `limit` plus one, so that the caller can tell if there are more.
    package static func bytes(of path: String, upTo limit: Int) throws(Failure) -> [UInt8] {
      switch try kind(of: path) {
      case .file: break
      case .folder: throw Failure(reason: "is a directory")
      case .link, .special: throw Failure(reason: "not a regular file")
      }
      do {
        let data = try Data(contentsOf: URL(filePath: path), options: .mappedIfSafe)
        return Array(data.prefix(limit == .max ? limit : limit + 1))
      } catch {
        throw Failure(error)
      }
    }

    /// Returns the contents of standard input, at most `limit` bytes plus one.
    package static func standardInput(upTo limit: Int) throws(Failure) -> [UInt8] {
      _ = _setmode(Stream.input.rawValue, _O_BINARY)
      let most = limit == .max ? limit : limit + 1
      var bytes: [UInt8] = []
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while bytes.count < most {
        let count = _read(Stream.input.rawValue, &chunk, UInt32(min(chunk.count, most - bytes.count)))
        guard count >= 0 else { throw Failure(reason: "read error") }
        if count == 0 { break }
        bytes.append(contentsOf: chunk[..<Int(count)])
      }
      return bytes
    }

    /// Writes to a standard stream. Returns the failure, or nil, also if the reader has closed the stream.
    @discardableResult
    package static func write(_ bytes: [UInt8], to stream: Stream) -> Failure? {
      _ = _setmode(stream.rawValue, _O_BINARY)
      return bytes.withUnsafeBytes { buffer -> Failure? in
        var rest = buffer[...]
        while !rest.isEmpty {
          let piece = UnsafeRawBufferPointer(rebasing: rest.prefix(1 << 20))
          let count = _write(stream.rawValue, piece.baseAddress, UInt32(piece.count))
          guard count > 0 else {
            return errno == ENOSPC ? Failure(reason: "the disk is full") : nil
          }
          rest = rest.dropFirst(Int(count))
        }
        return nil
      }
    }

    /// Does nothing, because Windows doesn't need it.
    package static func reserveStandardStreams() {}

    /// Writes `bytes` to a new file next to `path`, which must exist unless it `isNew`. Returns the new file's path.
    static func writeTemporary(
      _ bytes: [UInt8], beside path: String, isNew: Bool = false
    ) throws(Failure) -> String {
      guard isNew || FileManager.default.isWritableFile(atPath: path) else {
        throw Failure(reason: "permission denied")
      }
      let name = temporaryName(beside: path)
      do {
        try Data(bytes).write(to: URL(filePath: name))
        return name
      } catch {
        throw Failure(error)
      }
    }

    /// Creates a directory.
    package static func createFolder(_ path: String) throws(Failure) {
      do {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: false)
      } catch {
        throw Failure(error)
      }
    }

    /// Moves a file over another one in a single step.
    static func move(_ path: String, over target: String) throws(Failure) {
      let isMoved = path.withCString(encodedAs: UTF16.self) { path in
        target.withCString(encodedAs: UTF16.self) { target in
          MoveFileExW(path, target, DWORD(MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        }
      }
      guard isMoved else { throw Failure(reason: "system error \(GetLastError())") }
    }

    /// Removes a file, ignoring failures.
    static func remove(_ path: String) {
      try? FileManager.default.removeItem(atPath: path)
    }

    /// The number of seconds since the start of 1970, UTC.
    package static var secondsSince1970: Int { Int(Date().timeIntervalSince1970) }

    static var processID: Int { Int(GetCurrentProcessId()) }

    /// The number of available processors.
    package static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// Returns an environment variable, or nil if it isn't set.
    package static func environment(_ name: String) -> String? {
      ProcessInfo.processInfo.environment[name]
    }

    /// Returns whether the stream is a terminal.
    package static func isTerminal(_ stream: Stream) -> Bool { _isatty(stream.rawValue) != 0 }

    /// The number of columns of the terminal that standard output goes to, or nil if it isn't a terminal.
    package static var columnCount: Int? {
      var screen = CONSOLE_SCREEN_BUFFER_INFO()
      guard GetConsoleScreenBufferInfo(GetStdHandle(STD_OUTPUT_HANDLE), &screen) else { return nil }
      return Int(screen.srWindow.Right - screen.srWindow.Left) + 1
    }

    /// Ends the process.
    package static func end(with code: Int32) -> Never { exit(code) }

    /// Returns 1: replacing a file on Windows keeps its hard links.
    static func linkCount(of path: String) -> Int { 1 }

    /// Runs `body`, which creates and removes a temporary file.
    static func withoutInterruption<Result, Problem: Error>(
      _ body: () throws(Problem) -> Result
    ) throws(Problem) -> Result {
      try body()
    }

    /// Ends the process without waiting for its other threads.
    static func endAtOnce(with code: Int32) -> Never { _exit(code) }

    /// Returns whether a process with this ID is running.
    static func isRunning(_ process: Int) -> Bool {
      guard let number = DWORD(exactly: process),
        let handle = OpenProcess(DWORD(SYNCHRONIZE), false, number)
      else { return GetLastError() == DWORD(ERROR_ACCESS_DENIED) }
      defer { CloseHandle(handle) }
      return WaitForSingleObject(handle, 0) == DWORD(WAIT_TIMEOUT)
    }
  }

  private extension Platform.Failure {
    /// Creates the failure for a Foundation error.
    init(_ error: any Error) {
      switch (error as? CocoaError)?.code {
      case .fileReadNoSuchFile, .fileNoSuchFile:
        self.init(reason: "no such file or directory", isMissing: true)
      case .fileReadNoPermission, .fileWriteNoPermission: self.init(reason: "permission denied")
      case .fileWriteOutOfSpace: self.init(reason: "the disk is full")
      default: self.init(reason: "the operating system denied access")
      }
    }
  }
#endif
