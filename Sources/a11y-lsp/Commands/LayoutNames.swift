// The layouts that code of Android names.

import Source

/// The layouts that a file of Kotlin shows, in the order of the code: `R.layout.main`, `MainBinding.inflate(…)`.
struct LayoutNames {
  /// Without `.xml`; no more than anybody reads.
  private(set) var names: [String] = []

  init(in source: SourceText) {
    let code = source.string
    for piece in code.split(separator: "R.layout.", omittingEmptySubsequences: false).dropFirst() {
      add(String(piece.prefix(while: LayoutNames.isPartOfName)))
    }
    for method in ["inflate", "bind"] {
      for piece in code.split(separator: "Binding.\(method)(", omittingEmptySubsequences: false).dropLast() {
        let name = String(piece.reversed().prefix(while: LayoutNames.isPartOfName).reversed())
        add(LayoutNames.layout(ofBinding: name))
      }
    }
  }

  private mutating func add(_ name: String) {
    if !name.isEmpty, !names.contains(name), names.count < 4 { names.append(name) }
  }

  private static func isPartOfName(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || character == "_")
  }

  /// `fragment_main` for the binding of `FragmentMain`.
  ///
  /// Source: Android, “View binding”: names of layouts in Pascal case.
  private static func layout(ofBinding name: String) -> String {
    var layout = ""
    for character in name {
      if character.isUppercase, !layout.isEmpty { layout += "_" }
      layout += character.lowercased()
    }
    return layout
  }
}
