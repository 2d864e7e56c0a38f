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
    let stop = stop(at: offset, in: document)
    let smallest = findings.map(\.range).min { $0.count < $1.count }
    let markup = client.readsMarkdownHovers ? Markup.markdown : .plainText
    let word = document.text.word(around: offset)
    // What is wrong goes before what to think of. The picture of a button is named by what the button does.
    let isPart = stop.map { $0.range.lowerBound != word.lowerBound } ?? false
    let guidance = findings.isEmpty && !isPart ? guidance(at: word, in: document, markup) : []
    guard let about = smallest ?? stop?.range ?? (guidance.isEmpty ? nil : word) else {
      return reply(id) { $0.null() }
    }
    let heard = stop.map { [$0.explanation(of: document.text, &conversions, in: markup)] } ?? []
    let explanations = findings.prefix(Session.mostFindings).map { finding in
      finding.explanation(
        by: analyzer.rule(finding.rule),
        fixes: finding.fixes.map { fix in
          spokenChange(by: fix, of: finding, in: document).map { "\(fix.title) (\($0.line))" } ?? fix.title
        },
        ignoredBy: finding.canBeIgnored ? finding.ignoringComment(path: document.placement.path) : nil,
        in: markup)
    }
    let range = conversions.range(about)
    reply(id) { json in
      json.object { json in
        json.key("contents")
        json.object { json in
          json.member("kind", markup.rawValue)
          json.member("value", (heard + explanations + guidance).joined(separator: markup.separator))
        }
        json.key("range")
        range.write(to: &json)
      }
    }
  }
}

extension Session {
  /// More than anybody reads in one hover.
  private static let mostFindings = 10

  /// What a screen reader says of the code at a byte of a document; nil where it says nothing.
  private func stop(at offset: Int, in document: Document) -> SpokenStop? {
    let placement = document.placement
    guard placement.isLinted else { return nil }
    return Linter(placement.configuration).stop(
      at: offset, in: SourceFile(path: placement.path, text: document.text), surroundings(of: document),
      preparedRelinter(of: document)
    )?.styled(settings.preview.style)
  }

  /// What a fix changes for those who listen; nil where that is nothing.
  func spokenChange(by fix: Fix, of finding: Finding, in document: Document) -> SpokenChange? {
    let placement = document.placement
    guard placement.isLinted else { return nil }
    return Linter(placement.configuration).spokenChange(
      by: fix, of: finding, in: SourceFile(path: placement.path, text: document.text),
      surroundings(of: document), settings.preview.style, preparedRelinter(of: document))
  }

  /// What is known of the current text of a document, and of its parts.
  func preparedRelinter(of document: Document) -> Relinter? {
    let file = SourceFile(path: document.placement.path, text: document.text)
    documents[document.uri]?.relinter?.prepare(for: file)
    return documents[document.uri]?.relinter
  }
}
