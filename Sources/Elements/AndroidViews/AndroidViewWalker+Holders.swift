// View holders whose view is created in the file.

import Source
import Syntax

extension AndroidViewWalker {
  /// A view that is passed to the constructor of a view holder.
  struct HeldView {
    var view: Int
    var holder: Identifier
    /// The position of the argument.
    var position: Int
  }

  private static let mostHeldViews = 64

  /// Records the views in the arguments of a view holder's constructor. Returns false for other calls.
  mutating func holds(_ call: NodeID) -> Bool {
    guard survey.declares(tree[call].name), tree.text[tree.nameRange(of: call)].ends(with: "Holder"),
      heldViews.count < AndroidViewWalker.mostHeldViews
    else { return false }
    for (position, argument) in tree.arguments(of: call).enumerated() {
      guard let value = tree.value(ofArgument: argument), let view = evaluate(value) else { continue }
      heldViews.append(HeldView(view: view, holder: tree[call].name, position: position))
    }
    return true
  }

  /// Merges the views that are passed to view holders with the properties that refer to them.
  ///
  /// Source: androidx.recyclerview, “RecyclerView.ViewHolder › itemView”: the view that is passed to its constructor.
  mutating func connectHolders() {
    guard !heldViews.isEmpty else { return }
    for held in heldViews {
      let owners = classes.indices.filter { tree[classes[$0].node].name == held.holder }
      guard owners.count == 1, let owner = owners.first,
        let property = property(held.position, of: classes[owner].node),
        let member = table.member(tree[property].name, of: owner) ?? nil, table[member].creation == nil
      else {
        leak(held.view)
        continue
      }
      let name = tree.nameText(of: property)
      // Only code that is analyzed together counts.
      let places = [table[held.view].mention, classes[owner].node].map { survey.topLevel.index(of: $0) }
      let around = table.roots.filter { places.contains(survey.topLevel.index(of: table[$0].mention)) }
      if around.contains(where: { table[$0].variable == "itemView" && table[$0].isDescribed }) {
        leak(held.view)
        continue
      }
      connect(member, to: held.view)
      // `holder.image`
      for id in around
      where table[id].isFromLayout && table[id].creation == nil && table[id].variable == name
        && table[id].identifier == nil
      {
        table[id].isFromLayout = false
        connect(id, to: held.view)
      }
    }
  }

  private mutating func connect(_ id: Int, to view: Int) {
    if !table[id].isLeaked { table[id].openness.remove(.elsewhere) }
    table[id].circumstances.remove(.visibleOutside)
    table.join(view, id)
  }

  /// Returns the parameter at a position of a class's constructor.
  private func property(_ position: Int, of type: NodeID) -> NodeID? {
    var rest = position
    for child in tree.children(of: type) where tree[child].kind == .parameter {
      if rest == 0 { return child }
      rest -= 1
    }
    return nil
  }
}
