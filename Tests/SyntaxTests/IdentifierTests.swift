// Identifiers of the same name from different sources of bytes.

import Source
import Syntax
import Testing

@Suite struct IdentifierTests {
  @Test("a name is the same from a literal, a string, bytes of a text, and single bytes")
  func ways() {
    let literals: [(Identifier, String)] = [
      ("", ""), ("x", "x"), ("padding", "padding"), ("onAppear", "onAppear"), ("isEnabled", "isEnabled"),
      ("accessibilityTraits", "accessibilityTraits"), ("contentDescription", "contentDescription"),
      ("adjustsFontForContentSizeCategory", "adjustsFontForContentSizeCategory"), ("größe", "größe"),
    ]
    for (literal, name) in literals {
      #expect(literal == Identifier(spelled: name), "\(name)")
      #expect(literal == Identifier(name.utf8), "\(name)")
      for padding in 0..<9 {
        let text = SourceText("(" + name + String(repeating: ")", count: padding))
        let range = 1..<1 + name.utf8.count
        #expect(literal == Identifier(text.sentinelled.span, range), "\(name) and \(padding)")
      }
    }
  }

  @Test("names that differ in one byte or in length are different")
  func differences() {
    var names: Set<Identifier> = []
    for length in 0..<40 {
      names.insert(Identifier(spelled: String(repeating: "a", count: length)))
      for place in 0..<length {
        var bytes = [UInt8](repeating: UInt8(ascii: "a"), count: length)
        bytes[place] = UInt8(ascii: "b")
        names.insert(Identifier(bytes))
      }
    }
    #expect(names.count == 40 + (0..<40).reduce(0, +))
  }

  @Test("eight bytes at once have the same result as one at a time")
  func classes() {
    for byte in UInt8.min...UInt8.max {
      for place in 0..<8 {
        for others in [UInt8(ascii: "a"), 0, 0x7F, 0x80, 0xFF] {
          var bytes = [UInt8](repeating: others, count: 8)
          bytes[place] = byte
          let word = bytes.reversed().reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
          let marked = (0..<8).filter { word.otherThanIdentifierBytes >> UInt64($0 * 8 + 7) & 1 == 1 }
          #expect(marked == bytes.indices.filter { !bytes[$0].isIdentifierByte })
        }
      }
    }
  }
}
