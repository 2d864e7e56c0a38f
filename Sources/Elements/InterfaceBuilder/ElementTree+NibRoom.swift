// Whether constraints let a view of an Interface Builder document grow.

import Syntax

extension ElementTree {
  /// Whether a view can be made `side` pt wide and high without moving its image or breaking a constraint: a stack
  /// arranges it, or it's centered, and nothing around it is fixed to less.
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

  /// The length that a constraint of the view alone fixes, in pt.
  func fixedLength(_ axis: Axis) -> Double? {
    constraints.first {
      $0.name("firstAttribute") == axis.length && !$0.has("firstItem") && !$0.has("secondItem")
        && !$0.has("relation")
    }?.number("constant")
  }

  /// Whether a constraint here puts the middle of a view on that of another one.
  func centers(_ view: Identifier, along axis: Axis) -> Bool {
    constraints.contains {
      $0.name("firstAttribute") == axis.center
        && ($0.name("firstItem") == view || $0.name("secondItem") == view)
    }
  }
}
