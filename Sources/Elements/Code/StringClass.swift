// The Android resource classes that a Kotlin file imports.

import Syntax

/// A class of string resources that code can refer to.
struct StringClass {
  /// The text before a resource name: `R.string`, or `S` after `import com.app.R.string as S`.
  var prefix: String
  /// The package of the module that the class belongs to.
  var package: String

  static let usual = "R.string"
}

extension Tree {
  /// The imported string classes, except the framework's.
  var stringClasses: [StringClass] {
    leadingImports.compactMap { declaration in
      let path = importedPath(declaration).prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
      let parts = String(decoding: path, as: UTF8.self).split(separator: ".")
      guard parts.first != "android", parts.count > 1 else { return nil }
      let alias = children(of: declaration).first { self[$0].kind == .name }.map(nameText)
      let isList = parts.last == "string"
      guard (isList ? parts[parts.count - 2] : parts[parts.count - 1]) == "R" else { return nil }
      let prefix = isList ? alias ?? "string" : (alias ?? "R") + ".string"
      return StringClass(prefix: prefix, package: parts.dropLast(isList ? 2 : 1).joined(separator: "."))
    }
  }
}
