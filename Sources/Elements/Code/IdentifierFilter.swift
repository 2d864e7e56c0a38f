// A fast filter that rules out identifiers missing from a table.

import Syntax

/// A set of identifiers that uses one bit per name. It rules out almost all other names.
struct IdentifierFilter {
  private var bits: [UInt64]

  init(_ names: [Identifier]) {
    bits = [UInt64](repeating: 0, count: 64)
    for name in names { bits[IdentifierFilter.word(name)] |= IdentifierFilter.bit(name) }
  }

  func mayContain(_ name: Identifier) -> Bool {
    bits[IdentifierFilter.word(name)] & IdentifierFilter.bit(name) != 0
  }

  private static func word(_ name: Identifier) -> Int { Int(name.hash &>> 58) }
  private static func bit(_ name: Identifier) -> UInt64 { 1 &<< (name.hash &>> 52 & 63) }
}
