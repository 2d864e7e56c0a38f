// Real code to measure.

import Elements
import Linter
import Source
import Syntax
import TestSupport

/// The files of one language, in memory.
struct Corpus {
  var language: Language
  var files: [SourceFile]

  /// The total number of bytes.
  var byteCount: Int { files.reduce(0) { $0 + $1.text.count } }

  /// Returns the files below `folder` that a11y-lsp would parse, grouped by language. Languages without files are
  /// omitted, and so are tests and other code that doesn't ship, because a11y-lsp doesn't parse them.
  static func all(below folder: String) -> [Corpus] {
    let files = RealFile.files(below: folder).compactMap { try? $0.read() }
    return Language.allCases.compactMap { language in
      let own = files.filter {
        Language(path: $0.path) == language && ElementTree($0.text, path: $0.path) != nil
      }
      return own.isEmpty ? nil : Corpus(language: language, files: own)
    }
  }
}
