// Findings about suppressions.

import Elements
import Syntax

extension Finding {
  /// Creates a finding about a suppression, or nil if the configuration turns it off.
  init?(_ problem: Suppressions.Problem, in tree: Tree, path: String, _ configuration: Configuration) {
    guard let severity = problem.kind.severity(in: configuration) else { return nil }
    let framework: Framework =
      switch FileKind(tree.language, path: path) {
      case .swift: .swiftUI
      case .kotlin: .compose
      case .interfaceBuilder: .interfaceBuilder
      case .resource, .otherXML: .androidXML
      }
    self.init(
      rule: problem.kind.rawValue, severity: min(severity, problem.limit), framework: framework,
      range: problem.range,
      message: problem.message,
      fixes: problem.fixes)
  }
}
