// How much an input may take.

import Foundation

/// Bounds that no noise of a busy machine reaches and that anything worse than linear does.
enum Bounds {
  /// How much more a binary takes that a sanitizer watches. `.ci/run` sets the options of all it uses.
  static let factor = ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil ? 1 : 4

  /// Seconds of one processor for a file of so many megabytes: what the issue of a hang begins with, one second for
  /// 100 kB, and more for binaries that are built for debugging.
  static func seconds(_ megabytes: Double) -> Double {
    let seconds = HostileInput.isFullSize ? 2 + megabytes * 5 : 10 + megabytes * 100
    return seconds * Double(factor)
  }

  /// Bytes of main memory for a file of so many megabytes: a few hundred megabytes for the views of a file, of which
  /// there are no more than a hundred thousand, and a hundred bytes for each byte of code.
  static func memory(_ megabytes: Double) -> Int {
    factor * (512 << 20 + Int(megabytes * 100e6))
  }
}
