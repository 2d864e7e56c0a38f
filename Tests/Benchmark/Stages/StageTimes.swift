// The time of each stage of linting.

import Elements
import Linter
import Source
import Syntax

/// The processor time in seconds for all files of a corpus, the best of several passes for each stage.
struct StageTimes {
  /// Finding the line starts of bytes in memory.
  var text = Double.infinity
  /// Lexing and parsing, which is a single call.
  var tree = Double.infinity
  /// Building the elements of existing trees.
  var elements = Double.infinity
  /// `lintThoroughly`: tree, elements, rules, and suppressions.
  var thorough = Double.infinity
  /// `lint`: the same, but skipping files that can be dismissed without parsing.
  var lint = Double.infinity
  var findingCount = 0

  /// The rest of linting, without tree and elements: rules and suppressions.
  var rules: Double { max(0, thorough - tree - elements) }

  /// Runs each stage `passes` times over all files.
  init(of corpus: Corpus, _ linter: Linter, passes: Int) {
    for _ in 0..<passes {
      text = min(text, StageTimes.text(of: corpus))
      measureParsing(corpus)
      var findingCount = 0
      thorough = min(
        thorough,
        ProcessTime.spent {
          for file in corpus.files { findingCount += linter.lintThoroughly(file).count }
        })
      self.findingCount = findingCount
      lint = min(
        lint,
        ProcessTime.spent {
          for file in corpus.files { findingCount -= linter.lint(file).count }
        })
      precondition(findingCount == 0, "Dismissing files changes the findings.")
    }
  }

  /// Keeps one tree in memory at a time, like a11y-lsp when it lints.
  private mutating func measureParsing(_ corpus: Corpus) {
    var treeTime = 0.0
    var elementTime = 0.0
    var elementCount = 0
    for file in corpus.files {
      let start = ProcessTime.seconds
      let tree = Tree(parsing: file.text, as: corpus.language)
      let middle = ProcessTime.seconds
      elementCount += ElementTree(tree, path: file.path).elements.count
      elementTime += ProcessTime.seconds - middle
      treeTime += middle - start
    }
    precondition(elementCount >= 0)
    tree = min(tree, treeTime)
    elements = min(elements, elementTime)
  }

  /// Returns the seconds to create all texts. The arrays have room for the sentinel, like those from reading a file.
  private static func text(of corpus: Corpus) -> Double {
    var contents = corpus.files.map { file in
      var bytes: [UInt8] = []
      bytes.reserveCapacity(file.text.count + 1)
      bytes += file.text[0..<file.text.count]
      return bytes
    }
    return ProcessTime.spent {
      while let bytes = contents.popLast() { precondition(SourceText(bytes).lineCount > 0) }
    }
  }
}
