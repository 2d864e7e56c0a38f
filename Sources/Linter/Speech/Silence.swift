// The texts for readings without steps.

/// The text shown for a reading without steps.
package enum Silence: String, Sendable {
  case nothing = "Nothing here is announced by a screen reader."
  case unknown = "Unknown: the content may be defined in other files."
}
