// The imports of Android view libraries in a Kotlin file.

import Source
import Syntax

/// The view classes that a file can refer to.
struct AndroidViewImports {
  private var hasImports = false
  private(set) var mentionsViews = false
  private var hasWildcard = false
  private var classes: Set<Identifier> = []

  init(_ tree: Tree) {
    for child in tree.children(of: tree.root) where tree.declarationKind(of: child) == .import {
      hasImports = true
      // `com.app.databinding.ScreenBinding`
      if AndroidViewImports.isViewLibrary(tree.importedPath(child)) {
        mentionsViews = true
        if tree[child].name == "*" { hasWildcard = true } else { classes.insert(tree[child].name) }
      } else if !mentionsViews, tree.text[tree.nameRange(of: child)].ends(with: "Binding") {
        mentionsViews = true
      }
    }
    if !hasImports { mentionsViews = true }
  }

  /// Returns whether `name` can be constructed as a view here. Some Compose functions have the same names.
  func namesClass(_ name: Identifier) -> Bool { !hasImports || hasWildcard || classes.contains(name) }

  private static func isViewLibrary(_ path: ArraySlice<UInt8>) -> Bool {
    if path.begins(with: "com.google.android.material.") { return true }
    guard path.begins(with: "android") else { return false }
    return path.begins(with: "android.view.") || path.begins(with: "android.widget.")
      || (path.begins(with: "android.app.") && !isBeside(path)) || path.begins(with: "androidx.appcompat.")
      || path.begins(with: "androidx.core.view.") || path.begins(with: "androidx.recyclerview.")
      || path.begins(with: "androidx.fragment.") || path.begins(with: "androidx.constraintlayout.widget.")
      || path.begins(with: "androidx.cardview.") || path.begins(with: "androidx.viewbinding.")
  }

  /// Returns whether a path is one that code without views imports from `android.app`.
  ///
  /// Source: Android, package summary of `android.app`.
  private static func isBeside(_ path: ArraySlice<UInt8>) -> Bool {
    let package: StaticString = "android.app."
    guard path.begins(with: package) else { return false }
    let name = path.dropFirst(package.utf8CodeUnitCount).prefix { $0.isIdentifierByte }
    switch Identifier(name) {
    case "Application", "Notification", "NotificationChannel", "NotificationChannelGroup",
      "NotificationManager",
      "PendingIntent", "Service", "IntentService", "AlarmManager", "ActivityManager", "DownloadManager",
      "KeyguardManager", "SearchManager", "ForegroundServiceStartNotAllowedException", "job", "backup",
      "usage", "admin":
      return true
    default: return false
    }
  }

  /// Returns the same as `isBeside(_:)` for the path that begins at `offset`.
  static func isBeside(at offset: Int, in text: SourceText) -> Bool { isBeside(text[offset..<text.count]) }
}
