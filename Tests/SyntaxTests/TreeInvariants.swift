// What holds for every tree of every text.

import Source
import Syntax
import Testing

/// Checks that the nodes stay inside the text, children inside their parents and names inside their nodes.
func checkNesting(of tree: Tree, sourceLocation: SourceLocation = #_sourceLocation) {
  var parents: [(range: Range<Int>, end: Int)] = [(0..<tree.text.count, tree.nodes.count)]
  for (index, node) in tree.nodes.enumerated() {
    while let parent = parents.last, parent.end <= index { parents.removeLast() }
    guard let parent = parents.last, node.start <= node.end, Int(node.subtreeEnd) > index,
      Int(node.subtreeEnd) <= parent.end, node.range.lowerBound >= parent.range.lowerBound,
      node.range.upperBound <= parent.range.upperBound,
      node.name == .none || node.range.contains(Int(node.nameStart)) || node.nameStart == node.end
    else {
      let text = tree.text.string(0..<min(tree.text.count, 80))
      Issue.record("\(node) is outside its parent in \(text)", sourceLocation: sourceLocation)
      return
    }
    parents.append((node.range, Int(node.subtreeEnd)))
  }
}
