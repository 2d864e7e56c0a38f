// A part of a rewritten file.

/// A part of a rewritten file.
package enum TwinPiece: Sendable {
  /// Code of the example, by its range there.
  case code(Range<Int>)
  /// New code.
  case text(String)
  /// New code in place of code of the example. What was reported there may be reported here.
  case replaced(Range<Int>, with: String)
}
