// Limits on time and memory per input.

import Foundation

/// Limits that end a run that would never finish. They're at least ten times the usual values, so a busy machine
/// doesn't reach them. Linear growth is checked by comparing two sizes.
enum Bounds {
  /// The factor by which a sanitizer slows down the binary. `.ci/slow.bash` sets the options.
  static let factor = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil ? 1 : 4

  /// Returns the processor time in seconds for a file of this size.
  static func seconds(_ megabytes: Double) -> Double {
    let seconds = HostileInput.isFullSize ? 20 + megabytes * 10 : 20 + megabytes * 200
    return seconds * Double(factor)
  }

  /// Returns the bytes of main memory for a file of `megabytes`: a few hundred megabytes for the views of a file, which
  /// are at most 32,768, and a hundred bytes for each byte of code.
  static func memory(_ megabytes: Double) -> Int {
    factor * (512 << 20 + Int(megabytes * 100e6))
  }
}
