// Random texts and edits, the same in every run.

import Source
import TestSupport

/// A generator of texts from difficult parts.
struct TextGenerator {
  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  /// Well-formed parts: scalars of one to four bytes, joiners, combining marks, every line ending, and a byte order
  /// mark.
  private static let parts = [
    "a", "let x = 1", " ", "\t", "\0", "é", "ß", "e\u{301}", "\u{300}", "漢字", "。", "\u{FEFF}", "\u{2028}",
    "\u{85}",
    "😀", "👩‍👩‍👧‍👦", "🇩🇪", "👍🏽", "\u{200D}", "𝒳", "\u{FFFD}", "\u{10FFFF}", "\n", "\r\n", "\r", "\n\r", "\r\r\n",
    "\n\n",
  ]

  /// Bytes that don't belong to a scalar: stray continuations, cut and overlong sequences, surrogates, and too large
  /// values.
  private static let broken: [[UInt8]] = [
    [0x80], [0xBF, 0xBF], [0xC0, 0x80], [0xC2], [0xE2, 0x82], [0xE0, 0x80, 0x80], [0xED, 0xA0, 0x80],
    [0xF0, 0x9F, 0x98],
    [0xF0, 0x80, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80], [0xFE], [0xFF],
  ]

  /// Returns a well-formed text of up to `parts` parts, with or without a final line ending.
  mutating func text(parts: Int) -> [UInt8] {
    let count = Int.random(in: 0...parts, using: &random)
    return (0..<count).flatMap { _ in
      Array(TextGenerator.parts.randomElement(using: &random)?.utf8 ?? "".utf8)
    }
  }

  /// Returns a text in which some bytes may not belong to a scalar.
  mutating func bytes(parts: Int) -> [UInt8] {
    let count = Int.random(in: 0...parts, using: &random)
    var bytes: [UInt8] = []
    for _ in 0..<count {
      if Int.random(in: 0..<4, using: &random) == 0 {
        bytes += TextGenerator.broken.randomElement(using: &random) ?? []
      } else {
        bytes += TextGenerator.parts.randomElement(using: &random)?.utf8 ?? "".utf8
      }
    }
    return bytes
  }

  mutating func range(upTo count: Int) -> Range<Int> {
    let first = Int.random(in: 0...count, using: &random)
    let length = Int.random(in: 0...min(6, count - first), using: &random)
    return first..<(first + length)
  }
}
