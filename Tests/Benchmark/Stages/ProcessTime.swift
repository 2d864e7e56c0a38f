// How long something takes, whatever else the machine does.

import Foundation

/// The processor time of this process.
enum ProcessTime {
  /// Seconds of all its threads together since it began.
  static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// The seconds that `work` takes.
  static func spent(on work: () -> Void) -> Double {
    let start = seconds
    work()
    return seconds - start
  }
}
