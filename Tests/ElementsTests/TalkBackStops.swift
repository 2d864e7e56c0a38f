// TalkBack's path through a file, one line per step.

import Elements
import Source

/// Returns the steps through all declarations of a file: announcements, with `or` before alternatives and the condition
/// after conditional content; `[…]` for groups; `…` for content that's elsewhere. `texts` are the project's resources.
func talkBackSteps(_ code: String, _ path: String, texts: [String: String] = [:]) -> [String] {
  var project = Project()
  let entries = texts.sorted { $0.key < $1.key }.map { name, text in
    FileFacts.Entry(ProjectKey(.string, name), .text(TextValue(format: text, flags: "$", conversions: "ds")))
  }
  project.add(FileFacts(FileFacts.Scope(module: ""), entries), of: 0)
  let view = ProjectView(project, path: path)
  guard let tree = ElementTree(SourceText(code), path: path, in: view) else { return [] }
  return tree.knowingTexts(of: view).readings().flatMap(\.steps).map { step in
    let said =
      switch step.content {
      case .stop(let announcement): announcement.summary
      case .component: "… \(step.subject)"
      case .group(let group): "[\(group.summary)]"
      }
    return (step.isAlternative ? "or " : "") + said + (step.condition.map { " (only if \($0))" } ?? "")
  }
}
