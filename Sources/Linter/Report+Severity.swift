// How far a claim reaches, and what that does to its severity (guard G14).

import Elements

extension Element {
  /// The severity of a claim that something is missing, one step lower where other files may complete the element.
  func visibilitySeverity(_ severity: Severity) -> Severity {
    circumstances.contains(.visibleOutside) || circumstances.contains(.inViewFunction)
      ? severity.lowered : severity
  }
}
