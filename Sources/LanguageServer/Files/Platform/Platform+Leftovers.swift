// What processes leave behind that were killed while they wrote.

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
    /// The folders that were looked at.
    private static let tidied = Guarded<Set<String>>([])

    /// In seconds. Whatever is younger may belong to a process of another machine, which writes to the same disk.
    private static let leastAge = 60

    /// Removes the temporary files in a folder whose processes are gone. Each folder is looked at once.
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

    /// Whether there was a process with this number. No other name is one of ours.
    private static func isGone(_ process: Int) -> Bool {
      process > 0 && pid_t(exactly: process) != nil && !isRunning(process)
    }

    /// The seconds since a file was written to.
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
