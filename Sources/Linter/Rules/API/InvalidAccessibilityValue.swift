// invalid-accessibility-value: a value that its attribute does not take.

import Elements

extension Rule {
  static let invalidAccessibilityValue = Rule(
    "invalid-accessibility-value", "Value is none of the attribute's", .api,
    severity: .warning, criteria: [.nameRoleValue],
    why: "An invalid value leaves the opposite of what was meant.",
    examples: []
  ) { report in
    for value in report.tree.invalidValues() {
      report.report(
        value.framework, at: value.range,
        "“\(value.value)” is not a value of \(value.attribute), so the setting has no effect or the build breaks.",
        severity: value.isEnumeration ? .error : .warning,
        fixes: [
          value.edits.isEmpty
            ? nil
            : Fix(
              value.replacement.map { "Use “\($0)”" } ?? "Use a valid value",
              value.isMeant ? .safe : .changesBehavior, edits: value.edits.map(Fix.Edit.init))
        ])
    }
  }
}
