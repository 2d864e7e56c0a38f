// The real code that is measured.

import Elements
import Linter
import Source
import Syntax
import TestSupport

/// Files of one language, in memory.
struct Corpus {
  var language: Language
  var files: [SourceFile]

  /// Bytes of all files.
  var byteCount: Int { files.reduce(0) { $0 + $1.text.count } }

  /// What the product would parse below `folder`, apart by language; nothing of a language without files. Tests and
  /// other code that does not ship are left out, since the product does not parse them either.
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
