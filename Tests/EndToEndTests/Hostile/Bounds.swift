// Limits on the time and memory for an input.

import Foundation

/// Limits that end a run that would never finish. They are at least ten times what is normal, so a busy machine doesn't
/// reach them; that time grows linearly is checked by comparing two sizes.
enum Bounds {
  /// The factor by which a sanitizer slows down a binary. `.ci/slow.bash` sets the options.
  static let factor = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil ? 1 : 4

  /// The processor time, in seconds, for a file of this size.
  static func seconds(_ megabytes: Double) -> Double {
    let seconds = HostileInput.isFullSize ? 20 + megabytes * 10 : 20 + megabytes * 200
    return seconds * Double(factor)
  }

  /// Bytes of main memory for a file of so many megabytes: a few hundred megabytes for the views of a file, of which
  /// there are no more than 32,768, and a hundred bytes for each byte of code.
  static func memory(_ megabytes: Double) -> Int {
    factor * (512 << 20 + Int(megabytes * 100e6))
  }
}
