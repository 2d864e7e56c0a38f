// Running other programs with POSIX calls.

#if !os(Windows)
  // `environ` is a C variable. Only calls of `setenv` in this process could change it, and there are none.
  #if canImport(Darwin)
    import Darwin
  #elseif canImport(Glibc)
    @preconcurrency import Glibc
  #elseif canImport(Musl)
    @preconcurrency import Musl
  #elseif canImport(Android)
    @preconcurrency import Android
  #endif

  extension Platform {
    /// Runs `program`, searching the PATH, and waits until it ends. Passes `input`, at most `mostInput` bytes, to its
    /// standard input, and removes `variables` from its environment. If it exceeds `limits`, ends it and the programs
    /// that it has started, and throws.
    package static func run(
      _ program: String, _ arguments: [String], input: [UInt8] = [], without variables: [String] = [],
      limits: Limits? = nil
    ) throws(Failure) -> ProgramResult {
      var open: [Int32] = []
      defer { for descriptor in open { _ = close(descriptor) } }
      var pipes: [(reading: Int32, writing: Int32)] = []
      for _ in 0..<3 {
        let ends = try pipe()
        pipes.append(ends)
        open += [ends.reading, ends.writing]
      }
      // The input fits into the pipe, so neither side has to wait.
      guard input.count <= mostInput, writeAll(input, to: pipes[0].writing) else {
        throw Failure(reason: "input too long")
      }
      let id = try start(program, arguments, without: variables, pipes, isApart: limits != nil)
      // Close the ends that the program uses, or reading from the pipes would never end.
      let kept = [pipes[1].reading, pipes[2].reading]
      for descriptor in open where !kept.contains(descriptor) { _ = close(descriptor) }
      open = kept
      let result = readBoth(kept[0], kept[1], limits)
      // A program with limits leads its own process group.
      if result == nil { _ = kill(-id, SIGKILL) }
      var status: Int32 = 0
      while waitpid(id, &status, 0) == -1, errno == EINTR {}
      guard let (output, errors) = result else { throw Failure(reason: "it took too long") }
      // The lower seven bits are the signal, the next eight the exit code.
      let code = status & 0x7F == 0 ? status >> 8 & 0xFF : 128 + status & 0x7F
      return ProgramResult(code: code, output: output, errors: errors)
    }

    private static func start(
      _ program: String, _ arguments: [String], without names: [String],
      _ pipes: [(reading: Int32, writing: Int32)], isApart: Bool
    ) throws(Failure) -> pid_t {
      #if canImport(Darwin) || canImport(Android)
        var actions: posix_spawn_file_actions_t?
        var attributes: posix_spawnattr_t?
        let all = environmentOfProcess
      #else
        var actions = posix_spawn_file_actions_t()
        var attributes = posix_spawnattr_t()
        let all = environ
      #endif
      posix_spawn_file_actions_init(&actions)
      defer { posix_spawn_file_actions_destroy(&actions) }
      posix_spawn_file_actions_adddup2(&actions, pipes[0].reading, Stream.input.rawValue)
      posix_spawn_file_actions_adddup2(&actions, pipes[1].writing, Stream.output.rawValue)
      posix_spawn_file_actions_adddup2(&actions, pipes[2].writing, Stream.error.rawValue)
      posix_spawnattr_init(&attributes)
      defer { posix_spawnattr_destroy(&attributes) }
      // Source: posix_spawnattr_setpgroup(3): 0, the default, makes the program the leader of a new group.
      if isApart { posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP)) }
      var words = ([program] + arguments).map { strdup($0) }
      defer { for word in words { free(word) } }
      words.append(nil)
      var variables: [UnsafeMutablePointer<CChar>?] = []
      var next: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = all
      while let place = next, let variable = place.pointee {
        if !names.contains(where: { strncmp(variable, "\($0)=", $0.utf8.count + 1) == 0 }) {
          variables.append(variable)
        }
        next = place + 1
      }
      variables.append(nil)
      var id: pid_t = 0
      let code = posix_spawnp(&id, program, &actions, &attributes, words, variables)
      guard code == 0 else { throw Failure(code: code) }
      return id
    }

    #if canImport(Darwin)
      private static var environmentOfProcess: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? {
        _NSGetEnviron().pointee
      }
    #elseif canImport(Android)
      private static var environmentOfProcess: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? { environ }
    #endif

    /// Returns the complete output of two descriptors, reading from whichever is ready. Nil if it exceeds `limits`.
    private static func readBoth(
      _ first: Int32, _ second: Int32, _ limits: Limits?
    ) -> ([UInt8], [UInt8])? {
      let deadline = limits.map { ContinuousClock.now + .seconds($0.seconds) }
      var results: [[UInt8]] = [[], []]
      var polled = [first, second].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while polled.contains(where: { $0.fd >= 0 }) {
        if poll(&polled, nfds_t(polled.count), limits == nil ? -1 : 100) < 0, errno != EINTR { break }
        if let deadline, ContinuousClock.now > deadline { return nil }
        if let limits, results[0].count + results[1].count > limits.bytes { return nil }
        for index in polled.indices where polled[index].fd >= 0 && polled[index].revents != 0 {
          let count = read(polled[index].fd, &chunk, chunk.count)
          if count > 0 {
            results[index] += chunk[..<count]
          } else if count == 0 || errno != EINTR {
            polled[index].fd = -1
          }
        }
      }
      return (results[0], results[1])
    }

    /// Creates a pipe that other programs don't inherit. Returns its ends for reading and writing.
    private static func pipe() throws(Failure) -> (reading: Int32, writing: Int32) {
      var ends: [Int32] = [-1, -1]
      guard makePipe(&ends) == 0 else { throw Failure(code: errno) }
      for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
      return (ends[0], ends[1])
    }
  }

  private func makePipe(_ ends: UnsafeMutablePointer<Int32>) -> Int32 { pipe(ends) }
#endif
