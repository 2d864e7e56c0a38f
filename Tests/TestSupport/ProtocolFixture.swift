// Recorded sessions: what a client says and what the server must answer. They are replayed in the process and
// against the executable.

import Foundation
import LanguageServer

/// A session in `protocol-fixtures/`: a JSON array of steps.
///
/// A step is `{"about": …}`, a sentence for readers; `{"send": message}`; `{"sendBytes": text}` for what is
/// no message; `{"expect": message}`; or, last, `{"exitCode": number}`. What is sent without an expectation
/// in between is sent in one piece. `‹version›` stands for the version of the product.
package struct ProtocolFixture {
  /// What is sent in one piece, and the messages that must come back, in order.
  package struct Exchange {
    /// Framed messages.
    package var bytes: [UInt8] = []
    /// Each as `JSONLayout` writes it.
    package var expected: [String] = []
    /// The steps that send, as they stand in the file.
    fileprivate var steps: [JSONValue] = []
  }

  package private(set) var exchanges: [Exchange] = []
  /// The exit code; nil where the session does not say.
  package private(set) var exitCode: Int32?
  private let path: String
  private static let layout = JSONLayout(width: 106)

  /// Reads the fixture called `name`.
  package init(named name: String) throws {
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
        let body = Array(ProtocolFixture.layout.text(of: message).utf8)
        exchanges[last].bytes += Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
      } else if let bytes = step["sendBytes"]?.stringBytes {
        exchanges[last].bytes += bytes
      }
    }
  }

  /// A message from the server in the form of `Exchange.expected`.
  package static func expectation(of body: [UInt8]) -> String {
    guard let message = try? JSONDocument(parsing: body).root else {
      return "no JSON: \(String(decoding: body, as: UTF8.self))"
    }
    return layout.text(of: message).replacing("\"\(Product.version)\"", with: "\"‹version›\"")
  }

  /// Whether the environment asks for fixtures to be written anew from what the server does.
  package static let isUpdating = ProcessInfo.processInfo.environment["UPDATE_FIXTURES"] == "1"

  /// Replaces the expectations of the file by `answers`, one array for each exchange.
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
