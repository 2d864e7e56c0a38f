// Everything that makes the server do something. The list is closed: whoever reads it knows all that can
// happen.

/// Something that the event loop reacts to.
package enum Event: Sendable {
  /// The client says something.
  case message(ClientMessage)
  /// A request that cannot be understood, and the answer to it.
  case unreadable(RequestID, ResponseError)
  /// Bytes that are no message, or a message without a usable id; answered under the id `null`.
  case unanswerable(ResponseError)
  /// A notification that cannot be understood, with the reason. It has no answer.
  case ignored(String)
  /// An analysis has ended.
  case linted(Analysis)
  /// What is said in a document was found out.
  case spoken(ReadingJob.Result)
  /// A job has read so many files.
  case indexing(Int, files: Int)
  /// A job has read its files.
  case indexed(IndexJob.Result)
  /// The client has closed its end.
  case inputEnded

  /// Whether the client ends the conversation.
  var isExit: Bool {
    if case .message(.notification(.exit)) = self { true } else { false }
  }

  /// Whether the reaction depends on where documents are placed. Changes that follow each other are applied together.
  var needsPlacements: Bool {
    switch self {
    case .message(.request), .linted, .spoken, .indexed: true
    case .message(.notification), .message(.response), .unreadable, .unanswerable, .ignored, .indexing,
      .inputEnded:
      false
    }
  }

  /// The event that a piece of the client's bytes is.
  package init(_ piece: MessageSplitter.Piece) {
    switch piece {
    case .message(let body): self.init(decoding: body)
    case .damage(let reason): self = .unanswerable(ResponseError(.parseError, reason))
    }
  }
}
