// Ways in which real apps write what examples show.

package import Elements

/// A way to write the same user interface. It must not change what people experience.
package struct TwinRewrite: Sendable {
  package var name: String
  package var frameworks: Set<Framework>
  /// Returns the example rewritten, or nil if it has nothing to rewrite.
  package var rewrite: @Sendable (TwinSource) -> Twin?

  /// All rewrites, the most frequent in real code first.
  package static let all: [TwinRewrite] = [
    .declared, .sameFile, .otherFile, .constant, .callback, .condition, .textArgument, .textArgumentFromAfar,
    .callbackArgument, .callbackArgumentFromAfar, .passThrough, .neutralModifier, .projectModifier,
    .viewProperty,
    .namesake, .order, .renamed, .resource,
  ]
}
