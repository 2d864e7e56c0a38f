// The titles of EN 301 549 clauses and the corresponding provisions of Section 508.

extension Clause {
  /// The heading of the clause.
  package var title: String {
    switch self {
    case .useOfAccessibilityServices: "Use of accessibility services"
    case .objectInformation: "Object information"
    case .values: "Values"
    case .labelRelationships: "Label relationships"
    case .parentChildRelationships: "Parent-child relationships"
    case .text: "Text"
    case .listOfAvailableActions: "List of available actions"
    case .executionOfAvailableActions: "Execution of available actions"
    case .trackingOfFocus: "Tracking of focus and selection attributes"
    case .changeNotification: "Change notification"
    case .noDisruption: "No disruption of accessibility features"
    case .userPreferences: "User preferences"
    }
  }

  /// The corresponding provision of the Revised Section 508 Standards (2017), chapter 5 “Software”.
  package var section508: String {
    switch self {
    case .useOfAccessibilityServices: "502.3"
    case .objectInformation: "502.3.1"
    case .values: "502.3.4"
    case .labelRelationships: "502.3.6"
    case .parentChildRelationships: "502.3.7"
    case .text: "502.3.8"
    case .listOfAvailableActions: "502.3.10"
    case .executionOfAvailableActions: "502.3.11"
    case .trackingOfFocus: "502.3.12"
    case .changeNotification: "502.3.14"
    case .noDisruption: "502.2.2"
    case .userPreferences: "503.2"
    }
  }
}
