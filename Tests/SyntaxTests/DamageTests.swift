import Source
import Syntax
import Testing

@Suite struct DamageTests {
  @Test(
    "the first bracket without a partner is found",
    arguments: [
      ("func f() { g([1]) }", nil), ("func f() { g(", 9), ("f() }", 4), ("f(a] b)", 3), ("f { (a }", 4),
      (#"let a = "\(b) {"; f()"#, nil), ("// {\nf()", nil),
    ])
  func brackets(code: String, offset: Int?) {
    for language in [Language.swift, .kotlin] {
      #expect(Tree(parsing: SourceText(code), as: language).damage?.offset == offset)
    }
  }

  @Test(
    "the first damage to XML is found, and whatever follows is still read",
    arguments: [
      ("<a><!-- b --><c d='e'/></a>", nil),
      ("<?xml version='1.0'?><!DOCTYPE a [<!ENTITY b 'c'>]><a>&b;</a>", nil),
      ("<a b='c > d'\n  e=\"f\"\n/>", nil), ("<a><![CDATA[ <b ]]></a>", nil),
      ("<a <!-- b --> c='d'/>", .init(.commentInTag, 3)),
      ("<a b='c' <!-- d --> <!-- e -->/>", .init(.commentInTag, 9)),
      ("<a><!-- b </a>", .init(.unclosedSection, 3)), ("<a><![CDATA[ b </a>", .init(.unclosedSection, 3)),
      ("<a b='c'\n<d/>", .init(.brokenTag, 0)), ("<a <!-- b -->\n<c/></a>", .init(.brokenTag, 0)),
      ("<a ; b='c'/>", .init(.brokenTag, 3)), ("<a b/>", .init(.brokenValue, 3)),
      ("<a b=c/>", .init(.brokenValue, 5)),
      ("<a b='c/>", .init(.brokenValue, 6)), ("<a b='<'/>", .init(.brokenValue, 6)),
      ("<a><b></a>", .init(.unclosedElement, 3)), ("<a><b/>", .init(.unclosedElement, 0)),
      ("<a/></b>", .init(.strayEndTag, 4)), ("<a>1 < 2</a>", .init(.strayBracket, 5)),
    ] as [(String, Place?)])
  func markup(code: String, place: Place?) {
    let damage = Tree(parsing: SourceText(code), as: .xml).damage
    #expect(damage.map { Place($0.kind, $0.offset) } == place)
  }

  /// The kind and the offset of damage.
  struct Place: Equatable, Sendable {
    var kind: Damage.Kind
    var offset: Int

    init(_ kind: Damage.Kind, _ offset: Int) {
      self.kind = kind
      self.offset = offset
    }
  }

  @Test func `Attributes after a comment in a tag belong to the tag`() {
    let tree = Tree(parsing: SourceText("<a <!-- b --> c='d'>e</a>"), as: .xml)
    #expect(tree.comments.isEmpty && tree.misplacedComments == [3..<13])
    #expect(tree.nodes.map(\.kind) == [.file, .element, .attribute, .value, .text])
  }
}
