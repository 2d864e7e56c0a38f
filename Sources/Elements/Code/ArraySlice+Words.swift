// Comparisons of bytes with words.

import Syntax

extension ArraySlice<UInt8> {
  /// Returns whether the bytes end in `suffix`.
  func ends(with suffix: StaticString) -> Bool {
    guard count >= suffix.utf8CodeUnitCount else { return false }
    let start = endIndex - suffix.utf8CodeUnitCount
    for offset in 0..<suffix.utf8CodeUnitCount where self[start + offset] != suffix.utf8Start[offset] {
      return false
    }
    return true
  }
}
