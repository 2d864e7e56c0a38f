// Every rule, by category. A test compares this list with the files below Rules/.

extension Rule {
  /// All rules, in the order of the catalogue.
  package static let all: [Rule] = names + rolesAndStates + color

  private static let names: [Rule] = [
    missingIconButtonLabel, missingImageLabel, missingControlLabel, missingFieldLabel, emptyLabel,
    traitWithoutLabel, roleInLabel, unreadableLabel, mismatchedLabel, overridingLabel, missingHint,
  ]

  private static let rolesAndStates: [Rule] = [missingButtonRole]

  private static let color: [Rule] = [hardcodedColor]

  /// The rule called `id`.
  package static func named(_ id: String) -> Rule? { all.first { $0.id == id } }
}
