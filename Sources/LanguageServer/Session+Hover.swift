// What the editor shows under the pointer.

import Linter
import Source

extension Session {
  /// Source: LSP 3.17, “Hover Request”.
  func answerHover(_ place: TextDocumentPosition, _ id: RequestID) {
    guard let document = documents[place.uri] else { return reply(id) { $0.null() } }
    var conversions = Conversions(document.text, in: encoding)
    let offset = conversions.offset(place.position)
    let findings = document.findings.filter { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    guard let smallest = findings.min(by: { $0.range.count < $1.range.count }) else {
      return reply(id) { $0.null() }
    }
    let markup = client.readsMarkdownHovers ? Markup.markdown : .plainText
    let explanations = findings.map { finding in
      finding.explanation(
        by: analyzer.rule(finding.rule),
        ignoredBy: finding.canBeIgnored ? finding.ignoringComment(path: document.placement.path) : nil,
        in: markup)
    }
    let range = conversions.range(smallest.range)
    reply(id) { json in
      json.object { json in
        json.key("contents")
        json.object { json in
          json.member("kind", markup.rawValue)
          json.member("value", explanations.joined(separator: markup.separator))
        }
        json.key("range")
        range.write(to: &json)
      }
    }
  }
}
