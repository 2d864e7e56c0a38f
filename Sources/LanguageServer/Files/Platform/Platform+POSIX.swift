// Operating system calls on POSIX systems: Linux, macOS, and others.

#if !os(Windows)
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    import Glibc
  #elseif canImport(Musl)
    import Musl
  #elseif canImport(Android)
    import Android
  #endif

  extension Platform {
    /// The absolute path of the current directory, or nil if it was removed.
    package static var currentFolder: String? {
      guard let buffer = getcwd(nil, 0) else { return nil }
      defer { free(buffer) }
      return String(cString: buffer)
    }

    /// Returns the absolute path without symbolic links, or nil if `path` can't be reached.
    package static func resolvedPath(of path: String) -> String? {
      guard let buffer = realpath(path, nil) else { return nil }
      defer { free(buffer) }
      return String(cString: buffer)
    }

    /// Returns the kind of file at `path`, following symbolic links.
    package static func kind(of path: String) throws(Failure) -> FileKind {
      var status = stat()
      guard stat(path, &status) == 0 else { throw Failure(code: errno) }
      return FileKind(mode: status.st_mode)
    }

    /// Returns the kind of file at `path` without following symbolic links.
    package static func kindWithoutFollowing(_ path: String) throws(Failure) -> FileKind {
      var status = stat()
      guard lstat(path, &status) == 0 else { throw Failure(code: errno) }
      return FileKind(mode: status.st_mode)
    }

    /// Returns the entries of a directory, in no particular order, without `.` and `..`.
    package static func entries(of folder: String) throws(Failure) -> [Entry] {
      guard let stream = opendir(folder) else { throw Failure(code: errno) }
      defer { closedir(stream) }
      var entries: [Entry] = []
      while let entry = readdir(stream) {
        let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          pointer.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: pointer.pointee)) {
            String(cString: $0)
          }
        }
        if name == "." || name == ".." { continue }
        switch Int32(entry.pointee.d_type) {
        case Int32(DT_REG): entries.append(Entry(name: name, kind: .file))
        case Int32(DT_DIR): entries.append(Entry(name: name, kind: .folder))
        case Int32(DT_LNK): entries.append(Entry(name: name, kind: .link))
        case Int32(DT_UNKNOWN):
          // Some file systems require a second call for the type.
          let kind = try? kindWithoutFollowing(FilePath.join(folder, name))
          entries.append(Entry(name: name, kind: kind ?? .special))
        default: entries.append(Entry(name: name, kind: .special))
        }
      }
      return entries
    }

    /// Returns the number of hard links to the file at `path`, or 0 if it doesn't exist.
    static func linkCount(of path: String) -> Int {
      var status = stat()
      return lstat(path, &status) == 0 ? Int(status.st_nlink) : 0
    }

    /// Returns the bytes of a regular file: at most `limit` plus one, so that the caller can tell if there are more.
    package static func bytes(of path: String, upTo limit: Int) throws(Failure) -> [UInt8] {
      // Without O_NONBLOCK, opening a pipe without a writer would block.
      let descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC | O_NOCTTY)
      guard descriptor >= 0 else { throw Failure(code: errno) }
      defer { _ = close(descriptor) }
      var status = stat()
      guard fstat(descriptor, &status) == 0 else { throw Failure(code: errno) }
      switch FileKind(mode: status.st_mode) {
      case .file: break
      case .folder: throw Failure(reason: "is a directory")
      case .link, .special: throw Failure(reason: "not a regular file")
      }
      return try bytes(from: descriptor, expecting: Int(status.st_size), upTo: limit)
    }

    /// Returns the contents of standard input, at most `limit` bytes plus one.
    package static func standardInput(upTo limit: Int) throws(Failure) -> [UInt8] {
      try bytes(from: Stream.input.rawValue, expecting: 0, upTo: limit)
    }

    private static func bytes(
      from descriptor: Int32, expecting size: Int, upTo limit: Int
    ) throws(Failure) -> [UInt8] {
      let most = limit == .max ? limit : limit + 1
      var hasEnded = false
      var code: Int32 = 0
      /// Reads until the buffer is full, the input ends, or an error occurs. Returns the number of bytes read.
      func fill(_ buffer: UnsafeMutableBufferPointer<UInt8>) -> Int {
        var total = 0
        while total < buffer.count {
          let rest = UnsafeMutableRawBufferPointer(rebasing: UnsafeMutableRawBufferPointer(buffer)[total...])
          let count = read(descriptor, rest.baseAddress, rest.count)
          if count > 0 {
            total += count
            // The file is complete according to its size. Another read would cost as much again.
            if total == size {
              hasEnded = true
              break
            }
          } else if count == 0 || errno != EINTR {
            hasEnded = true
            code = count < 0 ? errno : 0
            break
          }
        }
        return total
      }
      // One extra byte detects the end of the file, and another one is room for a text's sentinel.
      let expected = min(max(size, 0) + 1, most)
      var bytes = [UInt8](unsafeUninitializedCapacity: expected + 1) { buffer, count in
        count = fill(UnsafeMutableBufferPointer(rebasing: buffer[..<expected]))
      }
      while !hasEnded, bytes.count < most {
        bytes += [UInt8](unsafeUninitializedCapacity: min(1 << 20, most - bytes.count)) { buffer, count in
          count = fill(UnsafeMutableBufferPointer(rebasing: buffer[..<min(1 << 20, most - bytes.count)]))
        }
      }
      guard code == 0 else { throw Failure(code: code) }
      return bytes
    }

    /// Writes to a standard stream. Returns the failure, or nil, also if the reader has closed the stream.
    @discardableResult
    package static func write(_ bytes: [UInt8], to stream: Stream) -> Failure? {
      guard !writeAll(bytes, to: stream.rawValue) else { return nil }
      let code = errno
      return code == EPIPE ? nil : Failure(code: code)
    }

    /// Ensures that no file gets the descriptor of a closed standard stream. Reading and writing such a stream still
    /// fail.
    package static func reserveStandardStreams() {
      for stream in [Stream.input, .output, .error] where fcntl(stream.rawValue, F_GETFD) == -1 {
        _ = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
      }
    }

    /// Writes all bytes, and returns whether that succeeded.
    static func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
      bytes.withUnsafeBytes { buffer in
        var rest = buffer[...]
        while !rest.isEmpty {
          let count = writeOnce(descriptor, UnsafeRawBufferPointer(rebasing: rest))
          if count < 0 {
            if errno == EINTR { continue }
            guard errno == EAGAIN else { return false }
            var wait = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
            _ = poll(&wait, 1, -1)
            continue
          }
          rest = rest.dropFirst(count)
        }
        return true
      }
    }

    private static func writeOnce(_ descriptor: Int32, _ buffer: UnsafeRawBufferPointer) -> Int {
      #if canImport(Darwin)
        Darwin.write(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Glibc)
        Glibc.write(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Musl)
        Musl.write(descriptor, buffer.baseAddress, buffer.count)
      #elseif canImport(Android)
        buffer.baseAddress.map { Android.write(descriptor, $0, buffer.count) } ?? 0
      #endif
    }

    /// Writes `bytes` to a new file next to `path` with the permissions, attributes, and owner of the file there.
    /// Returns the new file's path.
    ///
    /// If `isNew`, the file gets the default permissions for new files.
    static func writeTemporary(
      _ bytes: [UInt8], beside path: String, isNew: Bool = false
    ) throws(Failure) -> String {
      var status = stat()
      if !isNew {
        guard stat(path, &status) == 0 else { throw Failure(code: errno) }
        guard access(path, W_OK) == 0 else { throw Failure(code: errno) }
      }
      removeLeftovers(in: FilePath.folder(of: path))
      // A name is taken only if an earlier process with the same ID was killed.
      var name = ""
      var descriptor: Int32 = -1
      for _ in 0..<100 {
        name = temporaryName(beside: path)
        descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, isNew ? 0o666 : 0o600)
        guard descriptor < 0, errno == EEXIST else { break }
      }
      guard descriptor >= 0 else { throw Failure(code: errno) }
      // Only root can change the owner. For other users, the owner is already correct.
      if !isNew { _ = fchown(descriptor, status.st_uid, status.st_gid) }
      let isWritten =
        writeAll(bytes, to: descriptor) && (isNew || fchmod(descriptor, status.st_mode & 0o7777) == 0)
        && fsync(descriptor) == 0
      let code = errno
      guard isNew || copyAttributes(of: path, to: descriptor) else {
        _ = close(descriptor)
        remove(name)
        throw Failure(reason: "its extended attributes can't be copied")
      }
      let isClosed = close(descriptor) == 0
      guard isWritten && isClosed else {
        remove(name)
        throw Failure(code: isWritten ? errno : code)
      }
      return name
    }

    /// Creates a directory.
    package static func createFolder(_ path: String) throws(Failure) {
      guard mkdir(path, 0o777) == 0 else { throw Failure(code: errno) }
    }

    /// Moves a file over another one in a single step.
    static func move(_ path: String, over target: String) throws(Failure) {
      guard rename(path, target) == 0 else { throw Failure(code: errno) }
    }

    /// Removes a file, ignoring failures.
    static func remove(_ path: String) {
      _ = unlink(path)
    }

    /// The number of seconds since the start of 1970, UTC.
    package static var secondsSince1970: Int { Int(time(nil)) }

    static var processID: Int { Int(getpid()) }

    /// The number of available processors.
    package static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

    /// Returns an environment variable, or nil if it isn't set.
    package static func environment(_ name: String) -> String? {
      getenv(name).map { String(cString: $0) }
    }

    /// Returns whether the stream is a terminal.
    package static func isTerminal(_ stream: Stream) -> Bool { isatty(stream.rawValue) == 1 }

    /// The number of columns of the terminal that standard output goes to, or nil if it isn't a terminal or the number
    /// is unknown.
    package static var columnCount: Int? {
      #if canImport(Darwin) || canImport(Glibc)
        var size = winsize()
        guard isTerminal(.output), ioctl(Stream.output.rawValue, UInt(TIOCGWINSZ), &size) == 0 else {
          return nil
        }
        return size.ws_col > 0 ? Int(size.ws_col) : nil
      #else
        return nil
      #endif
    }

    /// Ends the process.
    package static func end(with code: Int32) -> Never { exit(code) }

    /// Ends the process without waiting for its other threads.
    static func endAtOnce(with code: Int32) -> Never { _exit(code) }

    /// Returns whether a process with this ID is running.
    static func isRunning(_ process: Int) -> Bool {
      guard let number = pid_t(exactly: process), number > 0 else { return false }
      return (kill(number, 0) == 0 || errno != ESRCH) && !isZombie(number)
    }

    /// Returns whether a process has ended but its parent hasn't waited for it. In containers, that may never happen.
    ///
    /// Source: Linux, `proc_pid_stat(5)`; macOS, `sysctl(3)` and `sys/proc.h`.
    private static func isZombie(_ process: pid_t) -> Bool {
      #if canImport(Darwin)
        var information = kinfo_proc()
        var size = MemoryLayout<kinfo_proc>.stride
        var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, process]
        guard sysctl(&name, UInt32(name.count), &information, &size, nil, 0) == 0, size > 0 else {
          return false
        }
        return Int32(information.kp_proc.p_stat) == SZOMB
      #else
        // The name of the process, in parentheses, may contain any characters.
        guard let status = try? bytes(of: "/proc/\(process)/stat", upTo: 1 << 12),
          let name = status.lastIndex(of: UInt8(ascii: ")")), name + 2 < status.count
        else { return false }
        return status[name + 2] == UInt8(ascii: "Z")
      #endif
    }
  }

  private extension Platform.FileKind {
    init(mode: mode_t) {
      switch mode & S_IFMT {
      case S_IFREG: self = .file
      case S_IFDIR: self = .folder
      case S_IFLNK: self = .link
      default: self = .special
      }
    }
  }

  extension Platform.Failure {
    /// Creates the failure for an `errno`.
    init(code: Int32) {
      switch code {
      case ENOENT, ENOTDIR: self.init(reason: "no such file or directory", isMissing: true)
      case EACCES, EPERM: self.init(reason: "permission denied")
      case ELOOP: self.init(reason: "symbolic link loop")
      case ENAMETOOLONG: self.init(reason: "path too long")
      case EMFILE, ENFILE: self.init(reason: "too many open files")
      case ENOSPC, EDQUOT: self.init(reason: "the disk is full")
      case EROFS: self.init(reason: "the disk is read-only")
      case EISDIR: self.init(reason: "is a directory")
      case EIO: self.init(reason: "the disk reported an error")
      case EBADF: self.init(reason: "the stream is closed")
      default: self.init(reason: "system error \(code)")
      }
    }
  }
#endif
