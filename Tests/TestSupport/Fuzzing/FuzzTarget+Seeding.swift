// Output of initial inputs for fuzzing.

import Foundation

extension FuzzTarget {
  /// Writes the seeds to `<folder>/<name>/`, and their words to `<folder>/<name>.dict`.
  package func writeSeeds(to folder: String) throws {
    let corpus = URL(filePath: folder).appending(path: name)
    try FileManager.default.createDirectory(at: corpus, withIntermediateDirectories: true)
    let seeds = seeds()
    for (index, seed) in seeds.enumerated() {
      try Data(seed).write(to: corpus.appending(path: "seed-\(index)"))
    }
    let words = FuzzTarget.words(in: seeds).map { "\"\(FuzzTarget.escaped($0))\"" }
    try Data(words.joined(separator: "\n").utf8).write(
      to: URL(filePath: folder).appending(path: name + ".dict"))
  }

  /// Returns the words and the runs of other characters in `texts`, the most frequent first.
  private static func words(in texts: [[UInt8]]) -> [[UInt8]] {
    var counts: [[UInt8]: Int] = [:]
    for text in texts {
      var word: [UInt8] = []
      for byte in text + [0x20] {
        let isPartOfWord =
          byte >= 0x80 || UnicodeScalar(byte).properties.isAlphabetic || (0x30...0x39).contains(byte)
        if let last = word.last,
          isPartOfWord != (last >= 0x41 || (0x30...0x39).contains(last)) || byte <= 0x20
        {
          if word.count > 1, word.count < 40 { counts[word, default: 0] += 1 }
          word = []
        }
        if byte > 0x20 { word.append(byte) }
      }
    }
    return counts.sorted { ($0.value, $1.key.count) > ($1.value, $0.key.count) }.prefix(600).map(\.key)
  }

  /// Returns a word in the format of libFuzzer dictionaries.
  ///
  /// Source: https://llvm.org/docs/LibFuzzer.html#dictionaries
  private static func escaped(_ word: [UInt8]) -> String {
    word.map { byte in
      let isPlain = byte > 0x20 && byte < 0x7F && byte != 0x22 && byte != 0x5C
      return isPlain ? String(UnicodeScalar(byte)) : "\\x" + (byte < 16 ? "0" : "") + String(byte, radix: 16)
    }.joined()
  }
}
