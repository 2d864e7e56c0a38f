// Properties of the trees of any text.

package import Elements
import Source
package import Syntax

extension Tree {
  /// The first node that isn't inside the text and its parent, that doesn't contain its name, or that begins before the
  /// previous node, or nil if there's none.
  package var nestingProblem: String? {
    var parents: [(range: Range<Int>, end: Int)] = [(0..<text.count, nodes.count)]
    for (index, node) in nodes.enumerated() {
      while let parent = parents.last, parent.end <= index { parents.removeLast() }
      guard let parent = parents.last, node.start <= node.end, Int(node.subtreeEnd) > index,
        Int(node.subtreeEnd) <= parent.end, node.range.lowerBound >= parent.range.lowerBound,
        node.range.upperBound <= parent.range.upperBound,
        node.name == .none || node.range.contains(Int(node.nameStart)) || node.nameStart == node.end
      else { return "\(node) is outside its parent." }
      guard index == 0 || nodes[index - 1].start <= node.start else { return "\(node) is not in order." }
      parents.append((node.range, Int(node.subtreeEnd)))
    }
    return nil
  }
}

extension ElementTree {
  /// The first element that isn't inside the text or the subtree of its parent, or nil if there's none.
  package var nestingProblem: String? {
    for (index, element) in elements.enumerated() {
      guard element.range.lowerBound >= 0, element.range.upperBound <= text.count else {
        return "The element \(index) is outside the text."
      }
      guard element.subtreeEnd > index, element.subtreeEnd <= elements.count else {
        return "The element \(index) ends at \(element.subtreeEnd)."
      }
      guard let parent = element.parent else { continue }
      guard parent.index < index, elements[parent.index].subtreeEnd >= element.subtreeEnd else {
        return "The element \(index) is not inside its parent."
      }
    }
    return nil
  }
}
