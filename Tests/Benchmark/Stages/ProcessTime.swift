// Processor time, which is independent of other load on the machine.

import Foundation

/// The processor time of this process.
enum ProcessTime {
  /// The total time of all threads, in seconds since the process started.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Returns the seconds that `work` takes.
  static func spent(on work: () -> Void) -> Double {
    let start = seconds
    work()
    return seconds - start
  }
}
