// The events of the event loop: a complete list of everything that can trigger the server.

/// An event that the event loop handles.
package enum Event: Sendable {
  /// A message from the client.
  case message(ClientMessage)
  /// A request that can't be decoded, and the error to reply with.
  case unreadable(RequestID, ResponseError)
  /// Bytes that aren't a message, or a message without a usable ID. The reply has the ID `null`.
  case unanswerable(ResponseError)
  /// A notification that can't be decoded, with the reason. It gets no reply.
  case ignored(String)
  /// The result of an analysis.
  case linted(Analysis)
  /// The announcements of a document.
  case spoken(ReadingJob.Result)
  /// The progress of an index job: the number of files read so far.
  case indexing(Int, files: Int)
  /// The result of an index job.
  case indexed(IndexJob.Result)
  /// The result of a search for files that aren't open, or of a check of some.
  case checked(CheckJob.Result)
  /// The client has closed the input stream.
  case inputEnded

  /// True if it's the `exit` notification.
  var isExit: Bool {
    if case .message(.notification(.exit)) = self { true } else { false }
  }

  /// True if handling the event requires up-to-date placements. Changes before it are then applied together.
  var needsPlacements: Bool {
    switch self {
    case .message(.request), .linted, .spoken, .indexed, .checked: true
    case .message(.notification), .message(.response), .unreadable, .unanswerable, .ignored, .indexing,
      .inputEnded:
      false
    }
  }

  /// Creates the event for a piece of the client's bytes.
  package init(_ piece: MessageSplitter.Piece) {
    switch piece {
    case .message(let body): self.init(decoding: body)
    case .damage(let reason): self = .unanswerable(ResponseError(.parseError, reason))
    }
  }
}
