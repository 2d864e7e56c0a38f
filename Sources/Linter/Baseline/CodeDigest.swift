// A hash of code that ignores its formatting.

import Source
import Syntax

/// A hash of code that ignores whitespace, comments, and trailing commas.
///
/// Committed files contain these hashes, so the input and its order must not change.
struct CodeDigest {
  private let text: SourceText
  private let comments: [Range<Int>]
  private var hash = CodeDigest.seed
  private var previous: UInt8 = 0
  /// True if whitespace or a comment precedes the next byte.
  private var isApart = false
  /// True if a comma is pending, depending on what follows it.
  private var hasComma = false

  init(_ tree: Tree) {
    text = tree.text
    comments = tree.comments
  }

  /// The hash of everything added.
  var value: UInt32 { UInt32(truncatingIfNeeded: hash ^ hash >> 32) }

  /// Adds code. Comments in it are ignored, unless all of the code is inside one.
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

  /// Adds the FNV-1a hash of a node's name, or 0 if it has none.
  mutating func addName(of node: NodeID, in tree: Tree) {
    let range = tree.nameRange(of: node)
    add(range.isEmpty ? 0 : range.reduce(CodeDigest.seed) { CodeDigest.hash($0, tree.text[$1]) })
  }

  private static let seed: UInt64 = 0xCBF2_9CE4_8422_2325

  /// Returns an FNV-1a hash with one more byte added.
  private static func hash(_ hash: UInt64, _ byte: UInt8) -> UInt64 {
    (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  private mutating func append(_ byte: UInt8) { hash = CodeDigest.hash(hash, byte) }

  /// Adds a number, such as another digest.
  mutating func add(_ number: UInt64) {
    flushComma()
    for shift in stride(from: 0, to: 64, by: 8) {
      append(UInt8(truncatingIfNeeded: number >> UInt64(shift)))
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
    if isApart, previous.isIdentifierByte, byte.isIdentifierByte { append(0x20) }
    append(byte)
    previous = byte
    isApart = false
  }

  private mutating func flushComma() {
    guard hasComma else { return }
    append(UInt8(ascii: ","))
    previous = UInt8(ascii: ",")
    hasComma = false
  }
}
