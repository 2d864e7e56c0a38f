// Connections between the objects of an Interface Builder file: outlets and gesture recognizers.

import Syntax

/// The connections of a whole file, by the ID of the destination object.
struct NibConnections {
  struct Recognizer {
    var kind: Gesture.Kind
    var handlerName: String?
  }

  /// The outlets connected to each object.
  private(set) var outlets: [Identifier: [Outlet]] = [:]
  private(set) var recognizers: [Identifier: Recognizer] = [:]
  private let tree: Tree
  /// The owner whose connections are being read, and its custom class.
  private var owner: (node: NodeID, name: String?)?

  init(in tree: Tree) {
    self.tree = tree
    /// The open tags: the end of their node, and the node.
    var open: [(end: Int, node: NodeID)] = []
    for index in tree.nodes.indices where tree.nodes[index].kind == .element {
      while let last = open.last, index >= last.end { open.removeLast() }
      let node = tree.nodes[index]
      switch node.name {
      case "outlet", "outletCollection":
        // The owner is the parent of the `<connections>` tag.
        add(NibObject(NodeID(index), in: tree), of: open.dropLast().last?.node)
      default:
        if let kind = NibViews.recognizer(node.name)?.gesture {
          add(NibObject(NodeID(index), in: tree), kind)
        }
      }
      open.append((Int(node.subtreeEnd), NodeID(index)))
    }
  }

  private mutating func add(_ outlet: NibObject, of owner: NodeID?) {
    guard let destination = outlet.value("destination"), let property = outlet.string("property") else {
      return
    }
    if let owner, self.owner?.node != owner {
      self.owner = (owner, NibObject(owner, in: tree).string("customClass"))
    }
    let id = Identifier(destination)
    guard outlets[id, default: []].count < NibConnections.mostOutlets else { return }
    outlets[id, default: []].append(
      Outlet(
        property: property, owner: owner == nil ? nil : self.owner?.name,
        isCollection: outlet.tag == "outletCollection", range: outlet.range))
  }

  /// The maximum number of outlets that are kept per object.
  private static let mostOutlets = 32

  private mutating func add(_ recognizer: NibObject, _ kind: Gesture.Kind) {
    guard let id = recognizer.value("id") else { return }
    var kind = kind
    if kind == .tap, let taps = recognizer.number("numberOfTapsRequired"), taps > 1 {
      // A gesture with more than two taps opens something intentionally hidden.
      guard taps == 2 else { return }
      kind = .doubleTap
    }
    // A tap with multiple fingers doesn't replace a normal tap, either.
    if let fingers = recognizer.number("numberOfTouchesRequired"), fingers > 1 { return }
    recognizers[Identifier(id)] = Recognizer(
      kind: kind, handlerName: recognizer.object("connections").flatMap(NibConnections.handlerName))
  }

  /// Returns the name of the method that the first action calls: `close` for `close:`.
  static func handlerName(in connections: NibObject) -> String? {
    guard let selector = connections.object("action")?.string("selector") else { return nil }
    let name = selector.prefix { $0 != ":" }
    let stem = name.hasSuffix("WithSender") ? name.dropLast(10) : name
    return stem.isEmpty ? nil : String(stem)
  }
}
