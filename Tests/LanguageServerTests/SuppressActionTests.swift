// The suppress action, for all rules.

import LanguageServer
import Linter
import Source
import TestSupport
import Testing

@Suite("Suppress actions") struct SuppressActionTests {
  @Test(
    "each finding can be ignored, after all fixes and never as the preferred action", arguments: Rule.all)
  func lastResort(rule: Rule) {
    // Rules that detect the same cause would report instead.
    let others = Rule.all.filter { $0.id != rule.id && !$0.cause.isDisjoint(with: rule.cause) }
    let off = others.map { "\"\($0.id)\": \"off\"" }.joined(separator: ", ")
    for example in rule.examples where example.isBad {
      let client = TestClient(
        #"{"textDocument": {"codeAction": {"codeActionLiteralSupport": {}, "isPreferredSupport": true}}}"#,
        extra: #", "initializationOptions": {"profile": "strict", "rules": {\#(off)}}"#, analyzer: .standard)
      let code = MarkedText(example.code).text
      client.open(example.path, code, language: "")
      client.send(
        TestClient.request(
          1, "codeAction", example.path,
          #""range": \#(TestClient.range("0:0", "9999:0")), "context": {"diagnostics": [], "only": ["quickfix"]}"#
        ))
      let answer = client.take().last { $0["id"]?.int == 1 }
      let actions = answer?["result"]?.elements ?? []
      let titles = actions.map { $0["title"]?.string ?? "" }
      #expect(titles.contains("Ignore \(rule.id) on this line"), "\(example.code)")
      let firstIgnoring = titles.firstIndex { $0.hasPrefix("Ignore ") } ?? 0
      #expect(titles[firstIgnoring...].allSatisfy { $0.hasPrefix("Ignore ") }, "\(titles)")
      #expect(actions[firstIgnoring...].allSatisfy { $0["isPreferred"]?.bool != true || firstIgnoring == 0 })
    }
  }
}
