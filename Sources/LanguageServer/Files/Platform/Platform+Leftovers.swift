// Removal of temporary files from processes that were killed while writing.

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
    /// The directories that were checked.
    private static let tidied = Guarded<Set<String>>([])

    /// The minimum age in seconds. Newer files may belong to a process on another machine that uses the same disk.
    private static let leastAge = 60

    /// Removes temporary files in a directory if their processes have ended. Checks each directory only once.
    static func removeLeftovers(in folder: String) {
      guard tidied.withLock({ $0.insert(folder).inserted }), let entries = try? entries(of: folder) else {
        return
      }
      for entry in entries where entry.kind == .file {
        guard let writer = writer(ofTemporary: entry.name), isGone(writer) else { continue }
        let path = FilePath.join(folder, entry.name)
        if let age = age(of: path), age > leastAge { remove(path) }
      }
    }

    /// Returns whether a process has ended. False for numbers that can't be process IDs.
    private static func isGone(_ process: Int) -> Bool {
      process > 0 && pid_t(exactly: process) != nil && !isRunning(process)
    }

    /// Returns the number of seconds since the last write to a file.
    private static func age(of path: String) -> Int? {
      var status = stat()
      guard lstat(path, &status) == 0 else { return nil }
      #if canImport(Darwin)
        let written = status.st_mtimespec
      #else
        let written = status.st_mtim
      #endif
      return secondsSince1970 - Int(written.tv_sec)
    }
  }
#endif
