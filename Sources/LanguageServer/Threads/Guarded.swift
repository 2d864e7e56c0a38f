// A value that several threads change.

import Dispatch
import Synchronization

/// A value behind a `Mutex`, in a form that ThreadSanitizer understands.
///
/// The code of `Mutex` is in a library that is not instrumented: what one thread does under the lock after another
/// looks like a race. Semaphores are known to the sanitizer; built for it (`THREAD_SANITIZER`, see `.ci/slow.bash`), one
/// stands before the lock.
struct Guarded<Value: Sendable>: ~Copyable, Sendable {
  private let mutex: Mutex<Value>
  #if THREAD_SANITIZER
    private let turn = DispatchSemaphore(value: 1)
  #endif

  init(_ value: Value) {
    mutex = Mutex(value)
  }

  /// What `body` returns, while no other thread has the value.
  borrowing func withLock<Result: Sendable>(_ body: (inout Value) -> Result) -> Result {
    #if THREAD_SANITIZER
      turn.wait()
      defer { turn.signal() }
    #endif
    return mutex.withLock { value in body(&value) }
  }
}
