// A Kotlin file's imports.

import Source
import Syntax

extension Tree {
  /// The imports of a Kotlin file, which come before all other declarations.
  var leadingImports: [NodeID] {
    var imports: [NodeID] = []
    for child in children(of: root) {
      switch declarationKind(of: child) {
      case .import: imports.append(child)
      // File annotations and the package header.
      case nil, .other: continue
      default: return imports
      }
    }
    return imports
  }

  /// True if strings come from Compose Multiplatform's `Res`.
  var usesMultiplatformResources: Bool {
    leadingImports.contains { importedPath($0).begins(with: "org.jetbrains.compose.resources") }
  }
}
