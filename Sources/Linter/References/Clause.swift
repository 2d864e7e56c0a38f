// The clauses of EN 301 549 for software that repeat no success criterion.

/// A clause of EN 301 549 V3.2.1 (2021-03) on the platform's accessibility services (11.5.2), features (11.6) or user
/// preferences (11.7). The raw value is its number.
package enum Clause: String, Sendable, CaseIterable {
  /// The platform's documented services are used.
  case useOfAccessibilityServices = "11.5.2.3"
  /// Role, state, boundary, name and description of an element.
  case objectInformation = "11.5.2.5"
  /// The value of an element and its range.
  case values = "11.5.2.7"
  /// Which element labels which.
  case labelRelationships = "11.5.2.8"
  /// Which element belongs to which.
  case parentChildRelationships = "11.5.2.9"
  /// Texts and their attributes.
  case text = "11.5.2.10"
  /// What can be done with an element.
  case listOfAvailableActions = "11.5.2.11"
  /// Doing it.
  case executionOfAvailableActions = "11.5.2.12"
  /// Where focus and selection are.
  case trackingOfFocus = "11.5.2.13"
  /// Telling of changes.
  case changeNotification = "11.5.2.15"
  /// Features of the platform keep working.
  case noDisruption = "11.6.2"
  /// Settings for color, contrast, type, size and the focus cursor are followed.
  case userPreferences = "11.7"
}
