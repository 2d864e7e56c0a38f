// The server's input: framing, JSON, and conversations.

import LanguageServer
import Source

extension FuzzTarget {
  /// Frames in chunks of any size. The first two bytes seed the sizes.
  static let framing = FuzzTarget("framing", seeds: { FuzzSeeds.streams().map { [1, 7] + $0 } }) { bytes in
    var random = SeededGenerator(seed: UInt64(bytes.first ?? 0) << 8 | UInt64(bytes.dropFirst().first ?? 0))
    let stream = Array(bytes.dropFirst(2))
    var whole = MessageSplitter()
    var chunked = MessageSplitter()
    let expected = whole.split(stream)
    var pieces: [MessageSplitter.Piece] = []
    var rest = stream[...]
    while !rest.isEmpty {
      let length = min(rest.count, Int.random(in: 1...40, using: &random))
      pieces += chunked.split(rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    // A line longer than a header line is cut where the chunks end.
    if stream.count <= 4096, pieces != expected {
      return "Chunks change the messages: \(pieces), not \(expected)."
    }
    let frame = "Content-Length: 2\r\n\r\n{}"
    guard whole.split(Array("\n\(frame)\n\(frame)".utf8)).last == .message(Array("{}".utf8)) else {
      return "The second good frame behind this is not found."
    }
    return nil
  }

  /// One JSON text, as a value and as a message.
  static let json = FuzzTarget("json", seeds: { FuzzSeeds.sessions().flatMap(\.self) }) { bytes in
    _ = Event(decoding: bytes)
    do throws(JSONSyntaxError) {
      let root = try JSONDocument(parsing: bytes).root
      var json = JSONWriter()
      json.copy(root)
      let copy = try JSONDocument(parsing: json.bytes).root
      var second = JSONWriter()
      second.copy(copy)
      return json.bytes == second.bytes ? nil : "Written and read again, a value differs."
    } catch {
      return (0...bytes.count).contains(error.offset)
        ? nil : "The mistake at \(error.offset) is outside the text."
    }
  }

  /// A client that sends one message per line, with an empty line where the server gets time to work. The first byte
  /// selects the client's capabilities, or 0 if the lines contain them.
  static let conversation = FuzzTarget(
    "conversation",
    seeds: { FuzzSeeds.conversations() }
  ) { bytes in
    let client = FuzzClient()
    if let first = bytes.first, first % 5 > 0 { client.start(FuzzClient.capabilities[Int(first % 5) - 1]) }
    var batch: [[UInt8]] = []
    for line in bytes.dropFirst().split(separator: 0x0A, omittingEmptySubsequences: false) {
      if line.isEmpty {
        client.say(batch)
        client.work()
        batch = []
      } else {
        batch.append(Array(line))
      }
    }
    client.say(batch)
    client.work()
    return client.problem
  }
}

private extension JSONWriter {
  /// Writes a copy of a value from its contents.
  mutating func copy(_ value: JSONValue) {
    if let members = value.members {
      object { json in
        for member in members {
          json.key(member.name)
          json.copy(member.value)
        }
      }
    } else if let elements = value.elements {
      array { json in
        for element in elements { json.copy(element) }
      }
    } else if let string = value.string {
      self.value(string)
    } else if value.isNumber {
      _ = value.int
      raw(value.rawText.utf8)
    } else if let bool = value.bool {
      self.value(bool)
    } else {
      null()
    }
  }
}
