// Properties of every tree for any text.

import Source
import Syntax
import TestSupport
import Testing

/// Checks that nodes are inside the text, children inside their parents, and names inside their nodes.
func checkNesting(of tree: Tree, sourceLocation: SourceLocation = #_sourceLocation) {
  guard let problem = tree.nestingProblem else { return }
  let text = tree.text.string(0..<min(tree.text.count, 80))
  Issue.record("\(problem) In \(text)", sourceLocation: sourceLocation)
}
