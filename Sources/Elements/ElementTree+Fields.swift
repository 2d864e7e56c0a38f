// What names a field while it is empty, and only then.

import Source
import Syntax

extension ElementTree {
  /// The name of the argument that gives a Compose field a placeholder, where none gives it a label.
  public func solePlaceholderName(of id: ElementID) -> Range<Int>? {
    let element = self[id]
    guard element.framework == .compose, element.role.isField else { return nil }
    var index = syntax.nodes.partitioningIndex { $0.range.lowerBound >= element.constructor.lowerBound }
    while index < syntax.nodes.count, syntax.nodes[index].range.lowerBound == element.constructor.lowerBound {
      let call = NodeID(index)
      index += 1
      guard syntax[call].kind == .call, syntax[call].range == element.constructor else { continue }
      guard let placeholder = syntax.argument("placeholder", of: call),
        syntax.argument("label", of: call) == nil
      else {
        return nil
      }
      return syntax.nameRange(of: placeholder)
    }
    return nil
  }
}
