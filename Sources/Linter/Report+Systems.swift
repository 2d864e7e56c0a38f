// Availability checks that adapt fixes to the app's minimum versions.

import Elements
import Source

extension Report {
  /// Returns `fix`, rewritten for APIs that are available on all of the app's platforms. Nil if there's no equivalent.
  mutating func fitting(_ fix: Fix) -> Fix? {
    var fix = fix
    for index in fix.edits.indices {
      let missing = missing(in: fix.edits[index])
      guard !missing.isEmpty else { continue }
      var code = EarlierAPIs(replacing: missing)
      fix.edits[index].replacement = Replacement(
        fix.edits[index].replacement.pieces.map { piece in
          if case .text(let text) = piece { .text(code.rewritten(text)) } else { piece }
        })
      guard self.missing(in: fix.edits[index]).isEmpty else { return nil }
      fix.title = Report.title(fix.title, naming: missing)
    }
    return fix
  }

  /// Returns the title of a fix with the earlier forms of the modifiers that it names: `Add accessibility(label:
  /// Text("Back"))`. If that doesn't fit a menu, the argument is omitted.
  private static func title(_ title: String, naming missing: [WrittenAPI]) -> String {
    for api in missing where api.spelling.first == "." {
      guard let earlier = api.earlier, let name = title.firstRange(of: " \(api.spelling.dropFirst())") else {
        continue
      }
      var code = EarlierAPIs(replacing: [api])
      let start = title[..<name.lowerBound] + " "
      let long = start + code.rewritten("." + title[name.lowerBound...].dropFirst()).dropFirst()
      if long.count <= Fix.longestMenuTitle { return String(long) }
      return start + earlier.before.dropFirst().prefix { $0 != ":" } + ":)"
    }
    return title
  }

  /// Returns the APIs that an edit adds and that one of the app's platforms lacks. APIs in moved code don't count.
  private mutating func missing(in edit: Fix.Edit) -> [WrittenAPI] {
    let used = WrittenAPI.used(in: edit.replacement.plain)
    if used.isEmpty { return [] }
    let systems = systems
    return used.filter { api in
      !project.has(api.need, on: systems) && !text.string(edit.range).contains(api.spelling)
    }
  }
}
