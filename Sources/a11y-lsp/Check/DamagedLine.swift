// The place of damage to a file's syntax.

import Linter
import Source
import Syntax

/// Damage with its line.
struct DamagedLine: Sendable {
  let damage: Damage
  /// The 1-based line.
  let line: Int

  init(_ damage: Damage, in text: SourceText) {
    self.damage = damage
    line = text.line(at: damage.offset) + 1
  }

  /// Returns the note about the damage in the file at the displayed `path`.
  func note(path: String) -> String { "\(path):\(line): \(damage.description)" }
}
