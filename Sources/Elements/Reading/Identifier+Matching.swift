// Comparing identifiers with names written in the code, at the cost of comparing two integers.

import Syntax

// The literals of `switch name { case "padding": … }` and `name == "padding"` are `Identifier`s made in
// another module, which the compiler does not fold across modules: front ends spent more than half of their
// time hashing them. These overloads take the literal as it is and are folded here.

@inline(__always)
func ~= (pattern: StaticString, identifier: Identifier) -> Bool {
  identifier.hash == pattern.identifierHash
}

@inline(__always)
func == (identifier: Identifier, name: StaticString) -> Bool {
  identifier.hash == name.identifierHash
}

@inline(__always)
func != (identifier: Identifier, name: StaticString) -> Bool {
  identifier.hash != name.identifierHash
}

extension StaticString {
  /// The hash of an identifier spelled like this; see `Identifier`.
  @inline(__always)
  fileprivate var identifierHash: UInt64 {
    var hash = 0xCBF2_9CE4_8422_2325 as UInt64
    let bytes = utf8Start
    for index in 0..<utf8CodeUnitCount {
      hash = (hash ^ UInt64(bytes[index])) &* 0x100_0000_01B3
    }
    return hash
  }
}
