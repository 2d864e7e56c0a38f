// How long something takes, whatever else the machine does.

import Foundation

/// The processor time of the calling thread.
package enum ThreadTime {
  /// Seconds since the thread began; where threads are not timed, seconds on the wall.
  package static var seconds: Double {
    #if os(Windows)
      return ProcessInfo.processInfo.systemUptime
    #else
      var time = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
      return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    #endif
  }

  /// Whether the code is compiled for speed, so that its time says something.
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
