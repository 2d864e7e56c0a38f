// Views that code passes to the classes of its file, such as the view holder of a list's rows.

import Syntax

/// The views that a file's code passes to constructors of its classes, and those that it reaches through members.
struct ViewHandovers {
  private struct Member: Hashable {
    var owner: NodeID
    var name: Identifier
  }

  /// A view in an argument of a constructor.
  struct Passed {
    var view: Int
    var index: Int
    var owner: NodeID
  }

  /// The types of parameters and local variables, by name.
  var types: [Identifier: Identifier] = [:]
  private(set) var passed: [Passed] = []
  private var members: [Member: Int] = [:]

  mutating func pass(_ view: Int, as index: Int, to owner: NodeID) {
    passed.append(Passed(view: view, index: index, owner: owner))
  }

  mutating func reach(_ view: Int, as name: Identifier, of owner: NodeID) {
    members[Member(owner: owner, name: name)] = view
  }

  func member(_ name: Identifier, of owner: NodeID) -> Int? { members[Member(owner: owner, name: name)] }

  /// The views that are reached through members, with the names of the members and their classes.
  var reached: [(owner: NodeID, name: Identifier, view: Int)] {
    members.map { ($0.key.owner, $0.key.name, $0.value) }.sorted { $0.view < $1.view }
  }
}

extension AndroidViewWalker {
  /// Merges each view that is passed to a class of the file with the property that it becomes, and with what code reaches
  /// through that property. Views that could be any are open.
  mutating func takeOver() {
    let owners = Dictionary(classes.indices.map { (classes[$0].node, $0) }) { first, _ in first }
    var parameters: [Int: [NodeID]] = [:]
    for (owner, name, view) in handovers.reached {
      if let index = owners[owner], let member = table.member(name, of: index) ?? nil {
        table.join(member, view)
      } else {
        leak(view)
      }
    }
    for passed in handovers.passed {
      guard let index = owners[passed.owner] else {
        leak(passed.view)
        continue
      }
      let all =
        parameters[index]
        ?? tree.children(of: classes[index].node).filter { tree[$0].kind == .parameter }
      parameters[index] = all
      guard passed.index < all.count,
        let member = table.member(tree[all[passed.index]].name, of: index) ?? nil
      else {
        leak(passed.view)
        continue
      }
      table.join(passed.view, member)
    }
    for id in table.roots where table[id].isHandedIn && table[id].creation == nil { leak(id) }
  }
}
