// The two functions that libFuzzer calls. `FUZZ_TARGET` names the target; `run.sh` sets it.
//
// Source: https://llvm.org/docs/LibFuzzer.html#fuzz-target

import Foundation
import TestSupport

/// The requested target, or nil if its name is unknown.
private let target: FuzzTarget? = {
  let name = ProcessInfo.processInfo.environment["FUZZ_TARGET"]
  return FuzzTarget.all.first { $0.name == name }
}()

/// Runs once before fuzzing. Writes seeds or lists targets if requested, and then exits.
@_cdecl("LLVMFuzzerInitialize")
public func initialize(
  _ count: UnsafeMutablePointer<CInt>?,
  _ values: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>?
) -> CInt {
  let arguments = CommandLine.arguments
  if arguments.count == 3, arguments[1] == "--write-seeds" {
    do {
      for target in FuzzTarget.all { try target.writeSeeds(to: arguments[2]) }
    } catch {
      print(error)
      exit(1)
    }
    exit(0)
  }
  if target == nil || arguments.contains("--list") {
    for target in FuzzTarget.all { print(target.name) }
    exit(target == nil ? 2 : 0)
  }
  return 0
}

/// Checks one input. If a property doesn't hold, the process ends, and libFuzzer keeps the input.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ start: UnsafePointer<UInt8>?, _ length: Int) -> CInt {
  if let problem = target?.problem(Array(UnsafeBufferPointer(start: start, count: length))) {
    fatalError(problem)
  }
  return 0
}
