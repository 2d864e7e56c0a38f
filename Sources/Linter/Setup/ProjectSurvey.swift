// The survey of a project before setup.

package import Elements
package import Source
import Syntax

/// The frameworks, languages, and foreign code of a project, collected file by file.
package struct ProjectSurvey: Sendable {
  /// The number of files by framework.
  package private(set) var files: [Framework: Int] = [:]
  package private(set) var languages = ProjectLanguages()
  package private(set) var foreignCode = ForeignCode()
  /// The minimum versions that build files state.
  package private(set) var targets: [TargetSystem: TargetVersion] = [:]

  package init() {}

  /// Returns whether the survey includes the file at `path`, relative to the project root.
  package static func looksAt(_ path: String) -> Bool {
    SourceFile.isLintable(path: path) || ProjectLanguages.readsFile(path) || path.contains(".lproj/")
      || FileFacts.buildsApp(path: path)
  }

  /// Adds a file. `read` returns its text if it's needed, or nil if it can't be read.
  package mutating func add(_ path: String, _ read: () -> SourceText?) {
    let isLintable = SourceFile.isLintable(path: path)
    if isLintable ? foreignCode.add(path) : ForeignCode.contains(path) { return }
    let speaksOfLanguages = ProjectLanguages.readsFile(path)
    let buildsApp = FileFacts.buildsApp(path: path)
    let text = isLintable || speaksOfLanguages || buildsApp ? read() : nil
    languages.add(path, speaksOfLanguages ? text : nil)
    if buildsApp, let text, let facts = FileFacts(text, path: path) { add(facts) }
    if isLintable, let text, let framework = ProjectSurvey.framework(path, text) {
      files[framework, default: 0] += 1
    }
  }

  private mutating func add(_ facts: FileFacts) {
    for entry in facts.entries {
      guard let system = TargetSystem(rawValue: entry.key.name), case .version(let version) = entry.fact
      else {
        continue
      }
      targets[system] = min(targets[system] ?? version, version)
    }
  }

  /// Returns the framework that a file most likely uses, or nil if it has no UI.
  package static func framework(_ path: String, _ text: SourceText) -> Framework? {
    switch FileKind(path: path) {
    case .swift: swiftUI.finds(in: text) ? .swiftUI : uiKit.finds(in: text) ? .uiKit : nil
    case .kotlin: compose.finds(in: text) ? .compose : views.finds(in: text) ? .androidViews : nil
    case .interfaceBuilder: .interfaceBuilder
    case .resource(.layout), .resource(.menu): .androidXML
    case .resource, .otherXML, nil: nil
    }
  }

  private static let swiftUI = WordSearch(["import SwiftUI"])
  private static let uiKit = WordSearch(["import UIKit", "import AppKit"])
  private static let compose = WordSearch(["androidx.compose"])
  private static let views = WordSearch(["android.view", "android.widget", "androidx.appcompat"])
}
