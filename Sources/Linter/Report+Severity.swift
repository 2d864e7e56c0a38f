// How far a claim reaches, and what that does to its severity (guard G14).

import Elements

extension Element {
  /// The severity of a claim that something is missing, one step lower where other files may complete the element.
  func visibilitySeverity(_ severity: Severity) -> Severity {
    circumstances.contains(.visibleOutside) || circumstances.contains(.inViewFunction)
      ? severity.lowered : severity
  }

  /// The severity of a claim that code elsewhere refutes as often as not: a layout's view with an id gets its hint, its
  /// description or its action from the code that looks it up, which is another file. Where that code is known and sets
  /// nothing, the claim loses one step.
  func layoutSeverity(_ severity: Severity) -> Severity {
    framework == .androidXML && circumstances.contains(.visibleOutside)
      && !circumstances.contains(.codeIsKnown)
      ? min(severity, .information) : visibilitySeverity(severity)
  }
}
