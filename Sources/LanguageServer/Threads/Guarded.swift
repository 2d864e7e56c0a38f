// Values that several threads change.

import Dispatch
import Synchronization

/// A value with a `Mutex`, in a form that ThreadSanitizer supports.
///
/// The code of `Mutex` is in a library that isn't instrumented, so the sanitizer reports correctly locked accesses as
/// races. It recognizes semaphores, so builds for it (`THREAD_SANITIZER`, see `.ci/slow.bash`) add one before the lock.
struct Guarded<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  #if THREAD_SANITIZER
    private let turn = DispatchSemaphore(value: 1)
  #endif

  init(_ value: Value) {
    mutex = Mutex(value)
  }

  /// Returns the result of `body`, which has exclusive access to the value.
  borrowing func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    #if THREAD_SANITIZER
      turn.wait()
      defer { turn.signal() }
    #endif
    return mutex.withLock { value in body(&value) }
  }
}
