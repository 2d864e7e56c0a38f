// The platforms that a file runs on.

import Syntax

extension ElementTree {
  /// The platforms that the file's code runs on, judging by its imports. On Android, all of them.
  public var systems: Set<TargetSystem> {
    guard syntax.language == .swift else { return [.minSdk, .compose] }
    let imports = syntax.importedNames
    switch (imports.contains("UIKit"), imports.contains("AppKit") || imports.contains("Cocoa")) {
    case (true, false): return [.iOS, .tvOS, .watchOS]
    case (false, true): return [.macOS]
    default: return [.iOS, .macOS, .tvOS, .watchOS]
    }
  }
}
