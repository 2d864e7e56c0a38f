// What holds for the trees of every text.

package import Elements
import Source
package import Syntax

extension Tree {
  /// The first node that is not inside the text and its parent, whose name is not inside it, or that begins before the
  /// node in front of it; nil where there is none.
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
  /// The first element that is not inside the text or not inside the subtree of its parent; nil where all are.
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
