// The Android Views front end: Kotlin code to elements, by following each view through its whole class.

import Source
import Syntax

/// Reads Kotlin code that makes or configures Android views.
struct AndroidViewsReader {
  /// The elements of a file; none where it imports nothing of Android's views.
  static func elements(in tree: Tree) -> [Element] {
    let imports = AndroidViewImports(tree)
    guard imports.mentionsViews else { return [] }
    var walker = AndroidViewWalker(tree, imports)
    walker.walkFile()
    return walker.elements()
  }
}

/// Which view classes a file can name.
struct AndroidViewImports {
  private var hasImports = false
  private(set) var mentionsViews = false
  private var hasWildcard = false
  private var classes: Set<Identifier> = []

  init(_ tree: Tree) {
    for child in tree.children(of: tree.root) where tree.declarationKind(of: child) == .import {
      hasImports = true
      let path = tree.text[tree[child].range].dropFirst("import".utf8.count).drop { $0.isBlank }
      guard AndroidViewImports.isViewLibrary(path) else { continue }
      mentionsViews = true
      if tree[child].name == "*" { hasWildcard = true } else { classes.insert(tree[child].name) }
    }
    if !hasImports { mentionsViews = true }
  }

  /// Whether `name` can be constructed as a view here. Compose has functions called like several of them.
  func namesClass(_ name: Identifier) -> Bool { !hasImports || hasWildcard || classes.contains(name) }

  /// Whether the file imports nothing, as a snippet does.
  var isSnippet: Bool { !hasImports }

  private static func isViewLibrary(_ path: ArraySlice<UInt8>) -> Bool {
    guard path.starts(with: "android".utf8) || path.starts(with: "com.google.android.material".utf8) else {
      return path.split(separator: UInt8(ascii: ".")).contains { $0.elementsEqual("databinding".utf8) }
    }
    return libraries.contains { path.starts(with: $0.utf8) }
  }

  private static let libraries = [
    "android.view.", "android.widget.", "androidx.appcompat.", "com.google.android.material.",
    "androidx.core.view.",
    "androidx.recyclerview.", "androidx.fragment.", "androidx.constraintlayout.widget.", "androidx.cardview.",
    "android.app.", "androidx.viewbinding.",
  ]
}
