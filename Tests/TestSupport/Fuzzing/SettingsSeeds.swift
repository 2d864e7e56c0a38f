// Examples of user-written settings.

import Linter

/// The seeds and context of the settings targets.
enum SettingsSeeds {
  static let paths = ["App/A.swift", "App/Views/B.swift", "Generated/C.kt", "res/layout/d.xml", "e f.swift"]

  /// The directory that's walked repeatedly. The system removes it if the process is killed.
  static let walked = try? TemporaryFolder(Dictionary(uniqueKeysWithValues: paths.map { ($0, "") }))

  static let code =
    "import SwiftUI\nstruct A: View { var body: some View { Button { a() } label: { Image(\"a\") } } }\n"

  static var configurations: [[UInt8]] {
    let rules = Rule.all.flatMap { rule -> [String] in
      let options = rule.options.map { "\"\($0.name)\": 3, \"\($0.name)\": [\"a\"]" }
      return [
        #"{"rules": {"\#(rule.id)": "off"}}"#,
        #"{"rules": {"\#(rule.id)": {\#((["\"severity\": \"hint\""] + options).joined(separator: ", "))}}}"#,
      ]
    }
    let others = [
      "{}", #"{"profile": "strict", "locales": ["de", "pt-BR"], "maxFileSize": 1e3}"#,
      "// JSON5\n{extends: ['base.json', \"./other.json\",], include: ['App/**'], exclude: [\"**/{A,B}.swift\",],}\0{profile: 'strict'}",
      "{extends: 'base.json', /* a */ rules: {'missing-image-label': 'warning', 'missing-image-lable': 'off'}}\0{extends: '.a11y-lsp.json'}",
      "{\"exclude\": [\"[!a-z]*\", \"\\u0041\\x41\\\n?\"], \"maxFileSize\": +0x10, a: -.5e+1, b: Infinity, c: NaN, d: [[[null, true, false]]]}",
      #"{"components": {"A": "B"}, "targets": [], "baseline": "a", "perPath": {}, "$schema": "b"}"#,
    ]
    return (others + rules).map { Array($0.utf8) }
  }

  static var globs: [[UInt8]] {
    let patterns = [
      "**", "**/*.swift", "App/**", "a/**/b", "*.{kt,xml}", "[a-z]*", "[!a-c]?", "\\*", "[]a]",
      "{a,{b,c}}/**/d*", "/a",
      "./a/", "a**b", "***", "[a", "e f*", "[\\]-]", "é*漢?",
    ]
    return patterns.flatMap { pattern in paths.prefix(3).map { Array("\(pattern)\n\($0)".utf8) } }
  }

  static var ignoreFiles: [[UInt8]] {
    let files = [
      "# comment\nGenerated/\n*.swift\n!A.swift\n/App\n", "App/**\n!App/Views/\n**/B.swift",
      "\u{FEFF}*\r\n!*/\r\n!*.kt",
      "e f.swift\\ \n\\#a\n\\!b\nres/layout/  \n", "[A-G]*\n?es\n**/layout/*\n",
    ]
    return files.map { Array($0.utf8) }
  }
}
