// A hash of code that does not see how the code is laid out.

import Source
import Syntax

/// The hash of some code without blanks, line breaks, comments and trailing commas.
///
/// Committed files hold these hashes: what is hashed, and in which order, must stay as it is. `Identifier` is FNV-1a.
struct CodeDigest {
  private let text: SourceText
  private let comments: [Range<Int>]
  private var hash = Identifier.seed
  private var previous: UInt8 = 0
  /// Whether blanks or a comment stand before the next byte.
  private var isApart = false
  /// Whether a comma waits for what follows it.
  private var hasComma = false

  init(_ tree: Tree) {
    text = tree.text
    comments = tree.comments
  }

  /// The hash of all that was added.
  var value: UInt32 { UInt32(truncatingIfNeeded: hash.hash ^ hash.hash >> 32) }

  /// Adds code. A comment in it does not count, unless the code is all inside of one.
  mutating func add(_ range: Range<Int>) {
    var next = comments.partitioningIndex { $0.upperBound > range.lowerBound }
    var at = range.lowerBound
    if next < comments.count, comments[next].lowerBound <= at, range.upperBound <= comments[next].upperBound {
      next = comments.count
    }
    while at < range.upperBound {
      if next < comments.count, comments[next].lowerBound <= at {
        at = max(comments[next].upperBound, at)
        next += 1
        isApart = true
        continue
      }
      let byte = text[at]
      at += 1
      if byte.isBlank || byte.isLineBreak { isApart = true } else { add(byte) }
    }
    isApart = true
  }

  /// Adds a number, such as a name or another digest.
  mutating func add(_ number: UInt64) {
    flushComma()
    for shift in stride(from: 0, to: 64, by: 8) {
      hash.append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
    }
    previous = 0
    isApart = false
  }

  private mutating func add(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: ","):
      flushComma()
      hasComma = true
      isApart = false
      return
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"): hasComma = false
    default: flushComma()
    }
    if isApart, previous.isIdentifierByte, byte.isIdentifierByte { hash.append(0x20) }
    hash.append(byte)
    previous = byte
    isApart = false
  }

  private mutating func flushComma() {
    guard hasComma else { return }
    hash.append(UInt8(ascii: ","))
    previous = UInt8(ascii: ",")
    hasComma = false
  }
}
