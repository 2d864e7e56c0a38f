// What is told where nothing is read.

/// What is told in place of the steps of a reading that has none.
package enum Silence: String, Sendable {
  case nothing = "Nothing here is read by a screen reader."
  case unknown = "What is read here is not known; it may stand in other files."
}
