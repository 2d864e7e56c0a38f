// Constraints that allow a view in an Interface Builder file to grow.

import Syntax

extension ElementTree {
  /// Returns whether a view can be made `side` pt wide and high without moving its image or breaking a constraint: it's
  /// centered or arranged by a stack, and no enclosing view has a smaller fixed size.
  func constraintsAllow(_ id: ElementID, toBe side: Double) -> Bool {
    let object = NibObject(NodeID(self[id].origin), in: syntax)
    guard case .certain(let written) = self[id].size, let name = object.value("id").map({ Identifier($0) }),
      object.isNo("translatesAutoresizingMaskIntoConstraints")
    else { return true }
    var axes: [Axis] = []
    if let width = written.size.width, width < side { axes.append(.horizontal) }
    if let height = written.size.height, height < side { axes.append(.vertical) }
    let around = ancestors(of: id).prefix(ElementTree.mostViewsAround).map {
      NibObject(NodeID(self[$0].origin), in: syntax)
    }
    for view in around where axes.contains(where: { view.fixedLength($0).map { $0 < side } ?? false }) {
      return false
    }
    guard let parent = around.first, parent.tag != "stackView" else { return true }
    return axes.allSatisfy { axis in around.contains { $0.centers(name, along: axis) } }
  }

  private static let mostViewsAround = 6
}

private enum Axis {
  case horizontal, vertical

  var length: Identifier { self == .horizontal ? "width" : "height" }
  var center: Identifier { self == .horizontal ? "centerX" : "centerY" }
}

private extension NibObject {
  private static let mostConstraints = 512

  private var constraints: [NibObject] {
    object("constraints").map { Array($0.objects.prefix(NibObject.mostConstraints)) } ?? []
  }

  /// Returns the length in pt that a constraint on this view alone fixes.
  func fixedLength(_ axis: Axis) -> Double? {
    constraints.first {
      $0.name("firstAttribute") == axis.length && !$0.has("firstItem") && !$0.has("secondItem")
        && !$0.has("relation")
    }?.number("constant")
  }

  /// Returns whether one of the constraints centers a view along an axis.
  func centers(_ view: Identifier, along axis: Axis) -> Bool {
    constraints.contains {
      $0.name("firstAttribute") == axis.center
        && ($0.name("firstItem") == view || $0.name("secondItem") == view)
    }
  }
}
