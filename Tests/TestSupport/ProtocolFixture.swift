// Recorded sessions: a client's messages and the expected responses. They're replayed in process and with the
// executable.

import Foundation
import LanguageServer

/// A session in `protocol-fixtures/`: a JSON array of steps.
///
/// A step is `{"about": …}`, a sentence for readers; `{"send": message}`; `{"sendBytes": text}` for bytes that aren't a
/// message; `{"expect": message}`; or, last, `{"exitCode": number}`. Consecutive messages without an expectation in
/// between are sent in one chunk. `‹version›` stands for the a11y-lsp version. Sessions of agents are in `agents/`.
package struct ProtocolFixture {
  /// The bytes sent in one chunk, and the messages that must come back, in order.
  package struct Exchange {
    /// Framed messages.
    package var bytes: [UInt8] = []
    /// The expected messages, each in `JSONLayout` format.
    package var expected: [String] = []
    /// The steps that send, as in the file.
    fileprivate var steps: [JSONValue] = []
  }

  package private(set) var exchanges: [Exchange] = []
  /// The exit code, or nil if the session doesn't specify one.
  package private(set) var exitCode: Int32?
  private let path: String
  private let framing: Framing
  private static let layout = JSONLayout(width: 106)
  private static let line = JSONLayout(width: .max)

  /// Reads the fixture named `name`.
  package init(named name: String, framing: Framing = .headers) throws {
    self.framing = framing
    path = PackageFolder.path + "/protocol-fixtures/" + name
    let bytes = try [UInt8](Data(contentsOf: URL(filePath: path)))
    for step in try JSONDocument(parsing: bytes).root.elements ?? [] { add(step) }
  }

  private mutating func add(_ step: JSONValue) {
    if let message = step["expect"] {
      guard let last = exchanges.indices.last else { return }
      exchanges[last].expected.append(ProtocolFixture.layout.text(of: message))
    } else if let code = step["exitCode"]?.int {
      exitCode = Int32(code)
    } else {
      if exchanges.last?.expected.isEmpty != true { exchanges.append(Exchange()) }
      let last = exchanges.count - 1
      exchanges[last].steps.append(step)
      if let message = step["send"] {
        let layout = framing == .lines ? ProtocolFixture.line : ProtocolFixture.layout
        exchanges[last].bytes += framing.framed(Array(layout.text(of: message).utf8))
      } else if let bytes = step["sendBytes"]?.stringBytes {
        exchanges[last].bytes += bytes
      }
    }
  }

  /// Returns a server message in the form of `Exchange.expected`.
  package static func expectation(of body: [UInt8]) -> String {
    guard let message = try? JSONDocument(parsing: body).root else {
      return "no JSON: \(String(decoding: body, as: UTF8.self))"
    }
    return layout.text(of: message).replacing("\"\(Product.version)\"", with: "\"‹version›\"")
  }

  /// True if the environment requests that fixtures be updated from the server's output.
  package static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"

  /// Replaces the expectations in the file with `answers`, one array for each exchange.
  package func write(_ answers: [[String]], exitCode: Int32?) throws {
    var steps: [String] = []
    for (exchange, answers) in zip(exchanges, answers) {
      for step in exchange.steps {
        steps += (step.members ?? []).map { "{\"\($0)\": \(ProtocolFixture.layout.text(of: $1))}" }
      }
      steps += answers.map { "{\"expect\": \($0)}" }
    }
    if let exitCode { steps.append("{\"exitCode\": \(exitCode)}") }
    let indented = steps.map { "  " + $0.split(separator: "\n").joined(separator: "\n  ") }
    let text = "[\n" + indented.joined(separator: ",\n") + "\n]\n"
    try Data(text.utf8).write(to: URL(filePath: path))
  }
}
