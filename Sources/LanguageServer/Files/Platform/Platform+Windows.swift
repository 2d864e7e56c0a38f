// The operating system by FoundationEssentials and a few calls of Windows.

#if os(Windows)
  import CRT
  import FoundationEssentials
  import WinSDK

  extension Platform {
    /// The absolute path of the working directory, with forward slashes.
    package static var currentFolder: String? {
      FilePath.absolute(FileManager.default.currentDirectoryPath, in: "")
    }

    /// The absolute path of what is at `path`, without symbolic links, or nil if it can't be reached.
    package static func resolvedPath(of path: String) -> String? {
      guard FileManager.default.fileExists(atPath: path) else { return nil }
      return FilePath.absolute(URL(fileURLWithPath: path).resolvingSymlinksInPath().path, in: "")
    }

    /// What stands at `path`, symbolic links followed.
    package static func kind(of path: String) throws(Failure) -> FileKind {
      var isFolder = false
      guard FileManager.default.fileExists(atPath: path, isDirectory: &isFolder) else {
        throw Failure(reason: "no such file or directory", isMissing: true)
      }
      return isFolder ? .folder : .file
    }

    /// What stands at `path` itself, which may be a symbolic link.
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

    /// What a folder holds, in no particular order, without `.` and `..`.
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

    /// The bytes of a file, at most `limit` and one more, so that the caller sees when there are more.
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

    /// Everything that standard input holds, at most `limit` bytes and one more.
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

    /// Writes to a standard stream. Returns why that failed, or nil; that nobody listens any more is no failure.
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

    /// The numbers of standard streams are no concern on Windows.
    package static func reserveStandardStreams() {}

    /// Writes `bytes` to a new file beside `path`, where there is a file unless it `isNew`. Returns the new file's path.
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

    /// Moves a file over another one in a single step.
    static func move(_ path: String, over target: String) throws(Failure) {
      let isMoved = path.withCString(encodedAs: UTF16.self) { path in
        target.withCString(encodedAs: UTF16.self) { target in
          MoveFileExW(path, target, DWORD(MOVEFILE_REPLACE_EXISTING | MOVEFILE_WRITE_THROUGH))
        }
      }
      guard isMoved else { throw Failure(reason: "system error \(GetLastError())") }
    }

    /// Removes a file; a failure does not matter to the caller.
    static func remove(_ path: String) {
      try? FileManager.default.removeItem(atPath: path)
    }

    /// The seconds since the beginning of 1970, UTC.
    package static var secondsSince1970: Int { Int(Date().timeIntervalSince1970) }

    static var processID: Int { Int(GetCurrentProcessId()) }

    /// The number of processors that may be used.
    package static var processorCount: Int { ProcessInfo.processInfo.activeProcessorCount }

    /// A variable of the environment; nil where it is not set.
    package static func environment(_ name: String) -> String? {
      ProcessInfo.processInfo.environment[name]
    }

    /// Whether a person looks at the stream.
    package static func isTerminal(_ stream: Stream) -> Bool { _isatty(stream.rawValue) != 0 }

    /// Ends the process.
    package static func end(with code: Int32) -> Never { exit(code) }

    /// How many names the file at `path` has, as far as it matters: replacing a file keeps its links there.
    static func linkCount(of path: String) -> Int { 1 }

    /// Runs `body`, which makes and removes a temporary file.
    static func withoutInterruption<Result, Problem: Error>(
      _ body: () throws(Problem) -> Result
    ) throws(Problem) -> Result {
      try body()
    }

    /// Ends the process without waiting for its other threads.
    static func endAtOnce(with code: Int32) -> Never { _exit(code) }

    /// Whether there is a process with this number.
    static func isRunning(_ process: Int) -> Bool {
      guard let number = DWORD(exactly: process),
        let handle = OpenProcess(DWORD(SYNCHRONIZE), false, number)
      else { return GetLastError() == DWORD(ERROR_ACCESS_DENIED) }
      defer { CloseHandle(handle) }
      return WaitForSingleObject(handle, 0) == DWORD(WAIT_TIMEOUT)
    }
  }

  private extension Platform.Failure {
    /// The meaning of an error of Foundation.
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
