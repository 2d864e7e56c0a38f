// The layouts that Android code uses.

import Elements
import Source

/// The layouts that a Kotlin file uses, in the order of the code: `R.layout.main`, `MainBinding.inflate(…)`.
struct LayoutNames {
  /// The names without `.xml`, at most four.
  private(set) var names: [String] = []

  init(in source: SourceText) {
    let code = source.string
    for piece in code.split(separator: "R.layout.", omittingEmptySubsequences: false).dropFirst() {
      add(String(piece.prefix(while: LayoutNames.isPartOfName)))
    }
    for method in ["inflate", "bind"] {
      for piece in code.split(separator: "Binding.\(method)(", omittingEmptySubsequences: false).dropLast() {
        let name = String(piece.reversed().prefix(while: LayoutNames.isPartOfName).reversed())
        if let layout = AndroidResource.layout(ofBinding: name + "Binding") { add(layout) }
      }
    }
  }

  private mutating func add(_ name: String) {
    if !name.isEmpty, !names.contains(name), names.count < 4 { names.append(name) }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }
}
