// What TalkBack meets on the way through a file, one line for each step.

import Elements
import Source

/// The steps through all declarations of a file: what is said, with `or` before alternatives and the condition behind
/// what is shown sometimes; `[…]` for groups, `…` for what stands elsewhere. `texts` are resources of the project.
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
