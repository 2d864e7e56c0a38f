// The files that wait for a check.

/// A queue of paths in which each path occurs once.
struct FileQueue {
  private var paths: [String] = []
  /// The number of paths at the start of `paths` that were taken.
  private var takenCount = 0
  private var members: Set<String> = []

  var isEmpty: Bool { members.isEmpty }
  var count: Int { members.count }

  mutating func append(_ path: String) {
    if members.insert(path).inserted { paths.append(path) }
  }

  /// Removes and returns up to `count` paths from the start.
  mutating func take(_ count: Int) -> [String] {
    let taken = Array(paths[takenCount...].prefix(count))
    takenCount += taken.count
    members.subtract(taken)
    if takenCount == paths.count { self = FileQueue() }
    return taken
  }
}
