// Handling of signals that arrive while a file is being replaced.

#if !os(Windows)
  import Synchronization

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
    /// The number of threads that are replacing a file, and the signal that ends the process after the last of them, or
    /// 0. A signal handler may use them, because they never wait for another thread.
    private static let writers = Atomic(0)
    private static let pendingSignal = Atomic<Int32>(0)

    /// Runs `body`, which creates and removes a temporary file. If the process is interrupted in the meantime, it ends
    /// afterward, so the temporary file doesn't stay behind. A second interruption ends it immediately.
    static func withoutInterruption<Result, Problem: Error>(
      _ body: () throws(Problem) -> Result
    ) throws(Problem) -> Result {
      _ = handlesSignals
      writers.add(1, ordering: .sequentiallyConsistent)
      if pendingSignal.load(ordering: .sequentiallyConsistent) != 0 {
        leave()
        // Another thread is still writing and ends the process.
        while true { pause() }
      }
      defer { leave() }
      return try body()
    }

    private static func leave() {
      let left = writers.subtract(1, ordering: .sequentiallyConsistent).newValue
      if left == 0 { raisePending() }
    }

    private static func raisePending() {
      let number = pendingSignal.load(ordering: .sequentiallyConsistent)
      if number != 0 { raise(number) }
    }

    /// Installs handlers for the signals that end a process, unless they're ignored, as with `nohup`.
    private static let handlesSignals: Void = {
      // Initialize these before the handler uses them.
      guard writers.load(ordering: .relaxed) == 0, pendingSignal.load(ordering: .relaxed) == 0 else { return }
      for number in [
        SIGINT, SIGTERM, SIGHUP, SIGPIPE, SIGQUIT, SIGALRM, SIGUSR1, SIGUSR2, SIGXCPU, SIGXFSZ, SIGVTALRM,
        SIGPROF,
      ] {
        let old = signal(number) { number in
          // The next signal has its default effect.
          signal(number, SIG_DFL)
          Platform.pendingSignal.store(number, ordering: .sequentiallyConsistent)
          if Platform.writers.load(ordering: .sequentiallyConsistent) == 0 { raise(number) }
        }
        if unsafeBitCast(old, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) {
          signal(number, SIG_IGN)
        }
      }
    }()
  }
#endif
