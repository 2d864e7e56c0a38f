// What there is in a project, for the one who sets the tool up.

package import Elements
package import Source
import Syntax

/// Frameworks, languages and foreign code of a project, gathered file by file.
package struct ProjectSurvey: Sendable {
  /// The number of files by framework.
  package private(set) var files: [Framework: Int] = [:]
  package private(set) var languages = ProjectLanguages()
  package private(set) var foreignCode = ForeignCode()
  /// The lowest versions that build files state.
  package private(set) var targets: [TargetSystem: TargetVersion] = [:]

  package init() {}

  /// Whether the file at `path`, below the project's root, is looked at.
  package static func looksAt(_ path: String) -> Bool {
    SourceFile.isLintable(path: path) || ProjectLanguages.readsFile(path) || path.contains(".lproj/")
      || FileFacts.buildsApp(path: path)
  }

  /// Takes a file. `read` gives its text where that is needed; nil where it cannot be read.
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

  /// The framework that a file's user interface is most likely written in; nil where it has none.
  private static func framework(_ path: String, _ text: SourceText) -> Framework? {
    switch Language(path: path) {
    case .swift: swiftUI.finds(in: text) ? .swiftUI : uiKit.finds(in: text) ? .uiKit : nil
    case .kotlin: compose.finds(in: text) ? .compose : views.finds(in: text) ? .androidViews : nil
    case .xml where InterfaceBuilderDocument.isDocument(path: path): .interfaceBuilder
    case .xml:
      switch AndroidResource(path: path) {
      case .layout, .menu: .androidXML
      case .values, .manifest, .animation, .animator, nil: nil
      }
    case nil: nil
    }
  }

  private static let swiftUI = WordSearch(["import SwiftUI"])
  private static let uiKit = WordSearch(["import UIKit", "import AppKit"])
  private static let compose = WordSearch(["androidx.compose"])
  private static let views = WordSearch(["android.view", "android.widget", "androidx.appcompat"])
}
