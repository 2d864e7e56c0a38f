// Fixes that run on every system of the app.

import Elements
import Source

extension Report {
  /// `fix` in APIs that all systems of the app have; nil if nothing does the same there.
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
    }
    return fix
  }

  /// The APIs that an edit brings and that some system of the app lacks. What it moves is there already.
  private mutating func missing(in edit: Fix.Edit) -> [WrittenAPI] {
    let used = WrittenAPI.used(in: edit.replacement.plain)
    if used.isEmpty { return [] }
    let systems = systems
    return used.filter { api in
      !project.has(api.need, on: systems) && !text.string(edit.range).contains(api.spelling)
    }
  }
}
