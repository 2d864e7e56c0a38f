// The language server process: one reader, one event loop, workers, and one writer.

import Dispatch

/// Serves one client over the standard streams until it sends `exit` or closes a stream. Returns the exit code.
/// `changedFiles` looks up changed files, or is nil without git.
///
/// The calling thread becomes the event loop. It owns the session and is the only thread that writes. Workers run
/// everything that takes longer.
package func serve(changedFiles: ChangedFilesLookup? = nil) -> Int32 {
  Platform.prepareProtocolStreams()
  let queue = EventQueue()
  let watchdog = Watchdog { queue.append([.inputEnded]) }
  startReading(into: queue, watchdog)
  let workers = Workers(count: max(Platform.processorCount, 2))
  // A separate worker reads the other files, so that open documents take precedence.
  let readers = Workers(count: 1)
  var snapshots: [Snapshot] = []
  var reads: [IndexJob] = []
  var checks: [CheckJob] = []
  var isOutputOpen = true
  let session = Session(
    analyzer: .standard, analyze: { snapshots.append($0) },
    read: { reads.append($0) },
    speak: { job in workers.run { queue.append([job.run()]) } },
    check: { checks.append($0) }, changedFiles: changedFiles,
    send: { body in
      guard isOutputOpen else { return }
      watchdog.write { isOutputOpen = Platform.writeOutput(frame(body)) }
    },
    watch: { watchdog.watch($0) })
  // The loop needs a condition. In a loop that only `exit()` ends, Swift 6.3 leaks arrays in `for` statements.
  while session.exitCode == nil, isOutputOpen {
    session.handle(queue.takeAll())
    // Waking a worker and being woken by it takes longer than analyzing one keystroke.
    if snapshots.count == 1, snapshots[0].isQuick, Platform.mainStackIsLarge {
      session.handle([snapshots.removeLast().linted(by: .standard)])
    }
    let read: @Sendable () -> Void = { [reads, checks] in
      for job in reads { readers.run { job.run { queue.append([$0]) } } }
      for job in checks { readers.run { queue.append([job.run()]) } }
    }
    reads.removeAll()
    checks.removeAll()
    // Index other files only after a newly opened document has been analyzed.
    let last = snapshots.popLast()
    for snapshot in snapshots {
      workers.run { queue.append([snapshot.linted(by: .standard)]) }
    }
    snapshots.removeAll()
    if let last {
      workers.run {
        queue.append([last.linted(by: .standard)])
        read()
      }
    } else {
      read()
    }
  }
  return session.exitCode ?? 1
}

/// Reads standard input on a separate thread. Messages that arrive together enter the queue together.
private func startReading(into queue: EventQueue, _ watchdog: Watchdog) {
  DispatchQueue(label: "a11y-lsp.reader", qos: .userInteractive).async {
    var splitter = MessageSplitter()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Platform.readInput(into: &chunk)
      guard count > 0 else { break }
      let pieces = splitter.split(chunk[..<count])
      let events = pieces.map(Event.init)
      // The event loop can't handle `exit` while it waits for the client to read.
      if events.contains(where: \.isExit) { watchdog.clientLeaves() }
      queue.append(events, ofBytes: pieces.reduce(0) { $0 + $1.count })
    }
    queue.append([.inputEnded])
    watchdog.clientLeaves()
  }
}
