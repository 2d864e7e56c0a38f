// The wording of rules, and of the messages and fixes of their examples.

import Linter
import Source
import TestSupport
import Testing

@Suite("Prose of rules") struct ProseTests {
  @Test("a title names the defect in at most 60 characters", arguments: Rule.all.map(\.id))
  func titles(id: String) throws {
    let rule = try #require(Rule.all.first { $0.id == id })
    #expect(rule.title.count <= 60)
    #expect(rule.title.last?.isPunctuation == false || rule.title.hasSuffix("()"))
    #expect(rule.why.hasSuffix("."))
    for text in [rule.title, rule.why] + rule.options.map(\.summary) {
      #expect(Glossary.problems(in: text) == [])
    }
  }

  @Test("messages and fixes are worded by the glossary", arguments: RuleExample.all.filter(\.example.isBad))
  func messages(_ item: RuleExample) {
    let text = MarkedText(item.example.code).text
    // Quoted texts are the example's.
    for finding in item.lint(text) {
      let message = finding.message.withoutQuotations
      item.check(message.count <= 160, "\(message.count) characters: \(finding.message)")
      item.check(finding.message.last == ".", "no period: \(finding.message)")
      item.check(!message.contains("`"), "backticks: \(finding.message)")
      for problem in Glossary.problems(in: message) { item.check(false, "\(problem) \(finding.message)") }
      for fix in finding.fixes {
        item.check(fix.title.count <= 60, "\(fix.title.count) characters: \(fix.title)")
        item.check(!fix.title.hasSuffix("."), "period: \(fix.title)")
        item.check(!fix.title.contains("`"), "backticks: \(fix.title)")
        for problem in Glossary.problems(in: fix.title.withoutQuotations) {
          item.check(false, "\(problem) \(fix.title)")
        }
      }
    }
  }
}

private extension String {
  /// The text with an ellipsis in place of what it quotes from code.
  var withoutQuotations: String {
    var result = ""
    var end: Character?
    for character in self {
      if let closing = end {
        if character == closing {
          end = nil
          result.append("…")
          result.append(character)
        }
        continue
      }
      result.append(character)
      switch character {
      case "“": end = "”"
      case "\"": end = "\""
      case "‹": end = "›"
      default: break
      }
    }
    return result
  }
}
