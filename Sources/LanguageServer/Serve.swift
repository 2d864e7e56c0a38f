// The language server as a process: one reader, one loop, workers, one writer.

import Dispatch

/// Talks to one client through the standard streams until it says goodbye or goes away. Returns the exit
/// code.
///
/// The calling thread becomes the event loop. It owns the session and is the only one that writes.
package func serve() -> Int32 {
  Platform.prepareProtocolStreams()
  let queue = EventQueue()
  startReading(into: queue)
  let workers = Workers(count: max(Platform.processorCount, 2))
  let session = Session(
    analyzer: .standard,
    analyze: { snapshot in
      workers.run { queue.append([snapshot.linted(by: .standard)]) }
    },
    send: { body in Platform.write(frame(body), to: .output) })
  // The loop needs this way out: in one that only `exit()` can end, Swift 6.3 leaks what `for` takes of
  // arrays.
  while session.exitCode == nil {
    session.handle(queue.takeAll())
  }
  return session.exitCode ?? 1
}

/// Reads standard input on a thread of its own. Messages that arrive together enter the queue together.
private func startReading(into queue: EventQueue) {
  DispatchQueue(label: "a11y-lsp.reader", qos: .userInteractive).async {
    var splitter = MessageSplitter()
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = Platform.readInput(into: &chunk)
      guard count > 0 else { break }
      let pieces = splitter.split(chunk[..<count])
      queue.append(pieces.map(Event.init), ofBytes: pieces.reduce(0) { $0 + $1.count })
    }
    queue.append([.inputEnded])
  }
}
