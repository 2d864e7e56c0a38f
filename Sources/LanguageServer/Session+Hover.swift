// Hovers: findings, announcements, and guidance at a position.

import Linter
import Source

extension Session {
  /// Answers a hover request.
  ///
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
    // Findings take precedence over guidance. The image of a button is labeled after the button's action.
    let isPart = stop.map { $0.range.lowerBound != word.lowerBound } ?? false
    let guidance = findings.isEmpty && !isPart ? guidance(at: word, in: document, markup) : []
    guard let about = smallest ?? stop?.range ?? (guidance.isEmpty ? nil : word) else {
      return reply(id) { $0.null() }
    }
    let explanations = findings.prefix(Session.mostFindings).map { finding in
      FindingExplanation(
        finding: finding, rule: analyzer.rule(finding.rule),
        fixes: finding.fixes.map { fix in
          spokenChange(by: fix, of: finding, in: document).map { "\(fix.title) (\($0.effect))" } ?? fix.title
        },
        comment: finding.canBeIgnored ? finding.ignoringComment(path: document.placement.path) : nil)
    }
    var sections: [String]
    if explanations.count == 1 {
      sections = [explanations[0].text(in: markup, announcement: stop?.line(in: markup))]
    } else {
      sections = explanations.map { $0.titledText(in: markup) }
      if let stop { sections.insert(stop.explanation(of: document.text, &conversions, in: markup), at: 0) }
    }
    sections = (sections + guidance).filter { !$0.isEmpty }
    guard !sections.isEmpty else { return reply(id) { $0.null() } }
    let range = conversions.range(about)
    reply(id) { json in
      json.object { json in
        json.key("contents")
        json.object { json in
          json.member("kind", markup.rawValue)
          json.member("value", sections.joined(separator: markup.separator))
        }
        json.key("range")
        range.write(to: &json)
      }
    }
  }
}

extension Session {
  /// The maximum number of findings in one hover.
  private static let mostFindings = 10

  /// Returns the focus stop for the code at a byte offset, or nil if nothing is announced for it.
  private func stop(at offset: Int, in document: Document) -> SpokenStop? {
    let placement = document.placement
    guard placement.isLinted else { return nil }
    return Linter(placement.configuration).stop(
      at: offset, in: SourceFile(path: placement.path, text: document.text), surroundings(of: document),
      preparedRelinter(of: document)
    )?.styled(settings.preview.style)
  }

  /// Returns the change that a fix makes to the announcement, or nil if the announcement stays the same.
  func spokenChange(by fix: Fix, of finding: Finding, in document: Document) -> SpokenChange? {
    let placement = document.placement
    guard placement.isLinted else { return nil }
    return Linter(placement.configuration).spokenChange(
      by: fix, of: finding, in: SourceFile(path: placement.path, text: document.text),
      surroundings(of: document), settings.preview.style, preparedRelinter(of: document))
  }

  /// Returns the relinter of a document, prepared for its current text.
  func preparedRelinter(of document: Document) -> Relinter? {
    let file = SourceFile(path: document.placement.path, text: document.text)
    documents[document.uri]?.relinter?.prepare(for: file)
    return documents[document.uri]?.relinter
  }
}
