// Threads with a known stack size. Dispatch's threads have half a megabyte on macOS, too little for deeply nested code.

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Android)
  import Android
#elseif os(Windows)
  import CRT
  import WinSDK
#endif

extension Platform {
  /// The stack size for analyses in bytes, the same as for the main thread on Linux and macOS.
  private static let stackSize = 8 << 20

  /// The work of a thread, in a form that can be passed through a C function.
  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }

    static func run(_ pointer: UnsafeMutableRawPointer?) {
      guard let pointer else { return }
      Unmanaged<Work>.fromOpaque(pointer).takeRetainedValue().body()
    }
  }

  /// Runs `body` on a new thread. Returns false, without running `body`, if the system can't create one.
  package static func startThread(_ body: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(body))
    guard start(work.toOpaque()) else {
      work.release()
      return false
    }
    return true
  }

  #if os(Windows)
    /// True if the main thread has as much stack as the threads for analyses.
    package static let mainStackIsLarge = false
  #else
    /// True if the main thread has as much stack as the threads for analyses.
    package static var mainStackIsLarge: Bool {
      var limit = rlimit()
      #if canImport(Glibc)
        let resource = __rlimit_resource_t(RLIMIT_STACK.rawValue)
      #else
        let resource = RLIMIT_STACK
      #endif
      return getrlimit(resource, &limit) == 0 && limit.rlim_cur >= rlim_t(stackSize)
    }
  #endif

  #if os(Windows)
    private static func start(_ work: UnsafeMutableRawPointer) -> Bool {
      let handle = _beginthreadex(
        nil, UInt32(stackSize),
        { pointer in
          Work.run(pointer)
          return 0
        }, work, UInt32(STACK_SIZE_PARAM_IS_A_RESERVATION), nil)
      guard handle != 0 else { return false }
      CloseHandle(HANDLE(bitPattern: handle))
      return true
    }
  #else
    private static func start(_ work: UnsafeMutableRawPointer) -> Bool {
      let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
      defer { attributes.deallocate() }
      guard pthread_attr_init(attributes) == 0 else { return false }
      defer { pthread_attr_destroy(attributes) }
      pthread_attr_setstacksize(attributes, stackSize)
      pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
      #if canImport(Darwin)
        pthread_attr_set_qos_class_np(attributes, QOS_CLASS_USER_INITIATED, 0)
        var thread: pthread_t?
      #elseif canImport(Musl)
        var thread: pthread_t?
      #else
        var thread: pthread_t = 0
      #endif
      let code = pthread_create(
        &thread, attributes,
        { pointer in
          Work.run(pointer)
          return nil
        }, work)
      return code == 0
    }
  #endif
}
