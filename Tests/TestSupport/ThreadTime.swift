// Processor time, which is independent of other load on the machine.

import Foundation

/// The processor time of the calling thread.
package enum ThreadTime {
  /// The seconds since the thread started, or the wall-clock time if thread times aren't available.
  package static var seconds: Double {
    #if os(Windows)
      return ProcessInfo.processInfo.systemUptime
    #else
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #endif
  }

  /// True if the code is optimized, so its time is meaningful.
  package static let isOptimized: Bool = {
    var isDebug = false
    assert(
      {
        isDebug = true
        return true
      }())
    return !isDebug
  }()
}
