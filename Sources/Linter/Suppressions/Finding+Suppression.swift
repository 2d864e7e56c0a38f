// Problems of suppressing comments as findings.

import Elements
import Syntax

extension Finding {
  /// A finding about a suppressing comment, or nil where the configuration switches it off.
  init?(_ problem: Suppressions.Problem, in tree: Tree, path: String, _ configuration: Configuration) {
    let id = problem.kind.rawValue
    if configuration.ignored.contains(id) { return nil }
    if let selected = configuration.selected, !selected.contains(id) { return nil }
    var severity = problem.kind.severity
    switch configuration.rules[id]?.level {
    case .off: return nil
    case .on(let set): severity = set
    case nil: break
    }
    let framework: Framework =
      switch tree.language {
      case .swift: .swiftUI
      case .kotlin: .compose
      case .xml: InterfaceBuilderDocument.isDocument(path: path) ? .interfaceBuilder : .androidXML
      }
    self.init(
      rule: id, severity: severity, framework: framework, range: problem.range, message: problem.message,
      fixes: problem.fixes)
  }
}
