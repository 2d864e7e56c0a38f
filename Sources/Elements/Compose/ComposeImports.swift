// Which names a Kotlin file takes from the libraries, and which are the app's own.

import Source
import Syntax

/// Tells Compose's `Icon` from a project's `Icon`, by the imports and functions of a file.
///
/// Nothing is claimed about a component of the app that is merely called like one of the library (guard G4).
struct ComposeImports {
  /// Whether the file imports anything; a snippet that does not may mean any library.
  private var hasImports = false
  private var importsLibraryWildcard = false
  private var fromLibraries: Set<Identifier> = []
  private var fromElsewhere: Set<Identifier> = []
  /// Whether the file can hold composables at all.
  private(set) var mentionsCompose = false
  /// Whether texts come from Compose Multiplatform's `Res`.
  private(set) var usesMultiplatformResources = false

  init(_ tree: Tree) {
    for child in tree.children(of: tree.root) {
      switch tree.declarationKind(of: child) {
      case .import: add(child, in: tree)
      case .function: fromElsewhere.insert(tree[child].name)
      default: continue
      }
    }
    if !hasImports { mentionsCompose = true }
  }

  /// Whether `name` means the library's composable.
  func isFromLibrary(_ name: Identifier) -> Bool {
    if fromElsewhere.contains(name) { return false }
    return !hasImports || fromLibraries.contains(name) || importsLibraryWildcard
  }

  private mutating func add(_ declaration: NodeID, in tree: Tree) {
    hasImports = true
    // `import a.b.C as D`: the name in the code is the alias, the first child.
    let alias = tree.children(of: declaration).first { tree[$0].kind == .name }
    let name = alias.map { tree[$0].name } ?? tree[declaration].name
    let path = ComposeImports.path(of: declaration, in: tree)
    if path.starts(with: "androidx.compose".utf8) || path.starts(with: "org.jetbrains.compose".utf8) {
      mentionsCompose = true
    }
    if path.starts(with: "org.jetbrains.compose.resources".utf8) { usesMultiplatformResources = true }
    guard ComposeImports.libraries.contains(where: { path.starts(with: $0.utf8) }), alias == nil else {
      fromElsewhere.insert(name)
      return
    }
    if tree[declaration].name == "*" { importsLibraryWildcard = true } else { fromLibraries.insert(name) }
  }

  /// What stands behind `import`.
  private static func path(of declaration: NodeID, in tree: Tree) -> ArraySlice<UInt8> {
    let range = tree[declaration].range
    return tree.text[range].dropFirst("import".utf8.count).drop { $0.isBlank }
  }

  private static let libraries = [
    "androidx.compose.", "org.jetbrains.compose.", "coil.", "coil3.", "com.bumptech.glide.",
    "com.skydoves.landscapist.",
    "io.kamel.", "media.kamel.", "androidx.wear.compose.", "androidx.tv.material",
    "androidx.constraintlayout.compose.",
    "com.google.maps.android.compose.", "com.google.accompanist.", "androidx.activity.compose.",
    "androidx.lifecycle.compose.",
  ]
}
