// Threads that run analyses.

import Dispatch
import LanguageServer
import Synchronization
import Testing

@Suite("Workers") struct WorkersTests {
  /// A number that several threads add to.
  private final class Sum: Sendable {
    private let value = Atomic(0)

    func add(_ number: Int) { value.add(number, ordering: .sequentiallyConsistent) }

    var total: Int { value.load(ordering: .sequentiallyConsistent) }
  }

  @Test("every thread does the job, and all are waited for", arguments: [1, 2, 7, 64])
  func everywhere(count: Int) {
    let sum = Sum()
    Workers.runEverywhere(count: count) { sum.add(1) }
    #expect(sum.total == count)
  }

  @Test("every job is done once")
  func jobs() {
    let workers = Workers(count: 3)
    let sum = Sum()
    let done = DispatchSemaphore(value: 0)
    for number in 1...500 {
      workers.run {
        sum.add(number)
        done.signal()
      }
    }
    for _ in 1...500 { done.wait() }
    #expect(sum.total == 500 * 501 / 2)
  }

  @Test("without threads, a job is done immediately")
  func alone() {
    let sum = Sum()
    Workers(count: 0).run { sum.add(1) }
    #expect(sum.total == 1)
  }

  @Test("the stack is large enough for deep nesting")
  func depth() {
    // More than half a megabyte, the default stack size of threads on macOS.
    #expect(Workers.value { WorkersTests.depth(of: 4_000) } == 4_000)
  }

  @inline(never) private static func depth(of number: Int) -> Int {
    number == 0 ? 0 : 1 + withExtendedLifetime((number, number, number)) { depth(of: number - 1) }
  }
}
