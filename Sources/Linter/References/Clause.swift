// The EN 301 549 clauses for software that don't repeat a success criterion.

/// A clause of EN 301 549 V3.2.1 (2021-03) on the platform's accessibility services (11.5.2), features (11.6), or user
/// preferences (11.7). The raw value is its number.
package enum Clause: String, Sendable, CaseIterable {
  /// Use of the platform's documented accessibility services.
  case useOfAccessibilityServices = "11.5.2.3"
  /// Role, state, boundary, name, and description of an element.
  case objectInformation = "11.5.2.5"
  /// The value of an element and its range.
  case values = "11.5.2.7"
  /// Relationships between elements and their labels.
  case labelRelationships = "11.5.2.8"
  /// Relationships between parent and child elements.
  case parentChildRelationships = "11.5.2.9"
  /// Texts and their attributes.
  case text = "11.5.2.10"
  /// Actions that an element supports.
  case listOfAvailableActions = "11.5.2.11"
  /// Execution of those actions.
  case executionOfAvailableActions = "11.5.2.12"
  /// Positions of focus and selection.
  case trackingOfFocus = "11.5.2.13"
  /// Notifications about changes.
  case changeNotification = "11.5.2.15"
  /// No disruption of the platform's accessibility features.
  case noDisruption = "11.6.2"
  /// User settings for color, contrast, font, size, and the focus cursor.
  case userPreferences = "11.7"
}
