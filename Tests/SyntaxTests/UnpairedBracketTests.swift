import Source
import Syntax
import Testing

@Suite struct UnpairedBracketTests {
  @Test(
    "the first bracket without a partner is found",
    arguments: [
      ("func f() { g([1]) }", nil), ("func f() { g(", 9), ("f() }", 4), ("f(a] b)", 3), ("f { (a }", 4),
      (#"let a = "\(b) {"; f()"#, nil), ("// {\nf()", nil),
    ])
  func brackets(code: String, offset: Int?) {
    for language in [Language.swift, .kotlin] {
      #expect(Tree(parsing: SourceText(code), as: language).unpaired == offset)
    }
  }
}
