// Guidance beyond rules: code completions, hovers, and the checklist of a screen.

import Linter
import Source

extension Session {
  /// Answers a completion request.
  ///
  /// Source: LSP 3.17, “Completion Request”, “CompletionItem”.
  func answerCompletion(_ place: TextDocumentPosition, _ id: RequestID) {
    guard let document = documents[place.uri], document.placement.isLinted else {
      return reply(id) { $0.array { _ in } }
    }
    var conversions = Conversions(document.text, in: encoding)
    let offset = conversions.offset(place.position)
    if let list = RuleCompletion(before: offset, in: document.text) {
      let range = conversions.range(list.word)
      return reply(id) { json in
        json.array { json in
          for rule in Rule.all { write(rule, in: range, to: &json) }
        }
      }
    }
    let (word, offers) = Guidance.completions(
      before: offset, in: document.text, path: document.placement.path)
    // Otherwise, editors filter the empty list and don't ask again.
    if offers.isEmpty, Guidance.mayComplete(document.text.string(word)) {
      return reply(id) { json in
        json.object { json in
          json.member("isIncomplete", true)
          json.key("items")
          json.array { _ in }
        }
      }
    }
    let range = conversions.range(word)
    reply(id) { json in
      json.array { json in
        for offer in offers { write(offer, in: range, to: &json) }
      }
    }
  }

  private func write(_ offer: Guidance.Completion, in range: PositionRange, to json: inout JSONWriter) {
    json.object { json in
      json.member("label", offer.label)
      // 15: a snippet.
      json.member("kind", 15)
      json.member("detail", offer.guidance.title)
      json.member("documentation", offer.guidance.question + "\n\n" + offer.code.marked)
      // 1: plain text, 2: a snippet.
      json.member("insertTextFormat", client.readsSnippets ? 2 : 1)
      json.key("textEdit")
      json.object { json in
        json.key("range")
        range.write(to: &json)
        json.member("newText", client.readsSnippets ? offer.code.snippet : offer.code.plain)
      }
    }
  }

  /// Writes the ID of a rule, for suppressions.
  private func write(_ rule: Rule, in range: PositionRange, to json: inout JSONWriter) {
    json.object { json in
      json.member("label", rule.id)
      // 12: a value.
      json.member("kind", 12)
      json.member("detail", rule.title)
      json.member("documentation", rule.why)
      json.key("textEdit")
      json.object { json in
        json.key("range")
        range.write(to: &json)
        json.member("newText", rule.id)
      }
    }
  }

  /// Returns the manual test checklist for a document, in Markdown.
  func checklist(of document: Document) -> String {
    let placement = document.placement
    return Checklist(
      of: document.text, path: placement.path, findings: document.findings, in: surroundings(of: document),
      placement.configuration
    ).markdown(named: placement.path)
  }

  /// Returns the guidance about the name at `word`, for display.
  func guidance(at word: Range<Int>, in document: Document, _ markup: Markup) -> [String] {
    guard !word.isEmpty, document.placement.isLinted else { return [] }
    return Guidance.about(document.text.string(word)).map { guidance in
      markup.strong(guidance.title) + ": " + markup.escaped(guidance.question)
    }
  }
}
