// Syntax checks of Swift text with the compiler.

import Foundation

/// The installed Swift compiler, used only for parsing.
package enum SwiftCompiler {
  /// Returns the `names` in `folder` that don't parse, or nil if the compiler can't be run.
  package static func rejected(_ names: [String], in folder: TemporaryFolder) async -> Set<String>? {
    // The batches are large enough that the startup time doesn't matter, and small enough to use all cores.
    let batches = stride(from: 0, to: names.count, by: 200).map {
      Array(names[$0..<min($0 + 200, names.count)])
    }
    return await withTaskGroup(of: Set<String>?.self) { group in
      for batch in batches { group.addTask { rejectedAtOnce(batch, in: folder) } }
      var all: Set<String> = []
      for await rejected in group {
        guard let rejected else { return nil }
        all.formUnion(rejected)
      }
      return all
    }
  }

  private static func rejectedAtOnce(_ names: [String], in folder: TemporaryFolder) -> Set<String>? {
    let run = UUID().uuidString
    let streams = ["list-\(run)", "errors-\(run)"]
    guard (try? folder.write(names.map { folder[$0] }.joined(separator: "\n") + "\n", to: streams[0])) != nil,
      (try? folder.write("", to: streams[1])) != nil
    else { return nil }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "swiftc", "-frontend", "-parse", "-parse-as-library", "-diagnostic-style", "llvm", "-filelist",
      folder[streams[0]],
    ]
    process.standardError = FileHandle(forWritingAtPath: folder[streams[1]])
    guard (try? process.run()) != nil else { return nil }
    process.waitUntilExit()
    if process.terminationReason == .uncaughtSignal || process.terminationStatus > 1 {
      // If the compiler crashes on one file, the others are still unknown, so they're tried in halves.
      guard names.count > 1 else { return Set(names) }
      let halves = [names[..<(names.count / 2)], names[(names.count / 2)...]]
      let rejected = halves.map { rejectedAtOnce(Array($0), in: folder) }
      return rejected.contains(nil) ? nil : rejected.compactMap(\.self).reduce(into: []) { $0.formUnion($1) }
    }
    guard let errors = try? folder.text(of: streams[1]) else { return nil }
    let prefix = folder[""]
    return Set(
      errors.split(whereSeparator: \.isNewline).filter { $0.hasPrefix(prefix) && $0.contains(": error: ") }
        .map { String($0.dropFirst(prefix.count).prefix { $0 != ":" }) })
  }
}
