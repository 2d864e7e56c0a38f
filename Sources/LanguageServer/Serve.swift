// The language server as a process: one reader, one loop, workers, one writer.

import Dispatch

/// Talks to one client through the standard streams until it sends `exit` or closes one of them. Returns the exit code.
///
/// The calling thread becomes the event loop. It owns the session and is the only one that writes. What takes longer
/// than a moment is analyzed by workers.
package func serve() -> Int32 {
  Platform.prepareProtocolStreams()
  let queue = EventQueue()
  let watchdog = Watchdog { queue.append([.inputEnded]) }
  startReading(into: queue, watchdog)
  let workers = Workers(count: max(Platform.processorCount, 2))
  // What the documents are typed into goes before what they are surrounded by.
  let readers = Workers(count: 1)
  var snapshots: [Snapshot] = []
  var reads: [IndexJob] = []
  var isOutputOpen = true
  let session = Session(
    analyzer: .standard, analyze: { snapshots.append($0) },
    read: { reads.append($0) },
    speak: { job in workers.run { queue.append([job.run()]) } },
    send: { body in
      guard isOutputOpen else { return }
      watchdog.write { isOutputOpen = Platform.writeOutput(frame(body)) }
    },
    watch: { watchdog.watch($0) })
  // The loop needs this way out: in one that only `exit()` can end, Swift 6.3 leaks what `for` takes of
  // arrays.
  while session.exitCode == nil, isOutputOpen {
    session.handle(queue.takeAll())
    // To wake a worker and be woken by it takes longer than a look at what one keystroke changed.
    if snapshots.count == 1, snapshots[0].isQuick, Platform.mainStackIsLarge {
      session.handle([snapshots.removeLast().linted(by: .standard)])
    }
    let read: @Sendable () -> Void = { [reads] in
      for job in reads { readers.run { job.run { queue.append([$0]) } } }
    }
    reads.removeAll()
    // Nobody waits for the surroundings while a document that was just opened has not been looked at itself.
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

/// Reads standard input on a thread of its own. Messages that arrive together enter the queue together.
private func startReading(into queue: EventQueue, _ watchdog: Watchdog) {
  DispatchQueue(label: "a11y-lsp.reader", qos: .userInteractive).async {
    var splitter = MessageSplitter()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Platform.readInput(into: &chunk)
      guard count > 0 else { break }
      let pieces = splitter.split(chunk[..<count])
      let events = pieces.map(Event.init)
      // The loop doesn't get there while it waits for the client to read.
      if events.contains(where: \.isExit) { watchdog.clientLeaves() }
      queue.append(events, ofBytes: pieces.reduce(0) { $0 + $1.count })
    }
    queue.append([.inputEnded])
    watchdog.clientLeaves()
  }
}
