// Conditions under which the code shows an element.

/// The branch of a condition that contains an element.
public struct BranchArm: Hashable, Sendable {
  /// The condition, identified by its position in the file.
  var branch: Int
  /// The index of the branch, starting at 0.
  var arm: Int
  /// The deciding expression, if nothing is shown otherwise.
  var condition: Range<Int>?
}
