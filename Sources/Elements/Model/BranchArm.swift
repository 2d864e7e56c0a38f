// On which condition the code shows an element.

/// The alternative of a condition in which an element stands.
public struct BranchArm: Hashable, Sendable {
  /// The condition, told from others of the file by its place.
  var branch: Int
  /// Which alternative it is, from 0 on.
  var arm: Int
  /// What decides, where nothing is shown otherwise.
  var condition: Range<Int>?
}
