// A file's references to string resources, and the place for new ones.

import Source
import Syntax

/// The way a file in an Android module gets its texts, from resources or not.
struct StringUse {
  /// The place for a new text, or nil if the file can't refer to it or no table is known.
  var home: Home?
  /// True if texts are kept out of code, so a literal would be out of place.
  var usesReferences: Bool
  /// True if the file reads its texts with another library, which can't access the module's resources.
  var isForeign = false
  /// True if the class `R` that the file uses contains the texts of other modules, too.
  var readsOtherModules = false
  /// True if all texts that the file reads are its own module's, so its class `R` most likely is, too.
  var readsOnlyOwnModule = false

  /// Returns whether a file is in a source set of a multiplatform module that other platforms compile, too:
  /// `src/commonMain`, but not `src/androidMain`.
  ///
  /// Source: Kotlin, “Multiplatform project structure”; JetBrains, “Compose Multiplatform › Resources”.
  static func isInSharedSources(_ path: String) -> Bool {
    let parts = path.split(separator: "/")
    guard let source = parts.firstIndex(of: "src"), source + 1 < parts.count else { return false }
    let set = parts[source + 1]
    return set.hasSuffix("Main") && !set.hasPrefix("android")
  }

  struct Home {
    /// The code before the name: `R.string`.
    var prefix: String
    /// The paths of the module's tables.
    var tables: [String]
  }
}
