// How far a claim reaches, and what that does to its severity (guard G14).

import Elements

extension Element {
  /// The severity of a claim that something is missing, one step lower where other files may complete the element.
  func visibilitySeverity(_ severity: Severity) -> Severity {
    if framework == .interfaceBuilder, isCompletedElsewhere { return min(severity, .information) }
    return circumstances.contains(.visibleOutside) || circumstances.contains(.inViewFunction)
      ? severity.lowered : severity
  }

  /// The severity of a claim that code elsewhere refutes as often as not: a layout's view with an id, or a document's
  /// view with an outlet, gets its hint, its description or its action from the code that reaches it, which is another
  /// file. Where that code is known and sets nothing, the claim loses one step.
  func layoutSeverity(_ severity: Severity) -> Severity {
    framework.isMarkup && isCompletedElsewhere ? min(severity, .information) : visibilitySeverity(severity)
  }

  /// Whether code that reaches the view by an outlet may give it another font and other colors, as most such code does.
  var isStyledElsewhere: Bool { framework == .interfaceBuilder && isCompletedElsewhere }

  /// Whether code that is not known may complete the view.
  private var isCompletedElsewhere: Bool {
    circumstances.contains(.visibleOutside) && !circumstances.contains(.codeIsKnown)
  }
}
