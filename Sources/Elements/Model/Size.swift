// How large an element is written to be.

/// A size in points (Apple) or dp (Android); a side that the code does not state is nil.
package struct Size: Hashable, Sendable {
  package var width: Double?
  package var height: Double?

  package init(width: Double? = nil, height: Double? = nil) {
    self.width = width
    self.height = height
  }
}
