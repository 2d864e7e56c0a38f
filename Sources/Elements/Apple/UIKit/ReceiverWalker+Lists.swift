// Lists of views: creating a view for each element, and adding each view to another one.

import Source
import Syntax

extension ReceiverWalker {
  /// Returns the views that a closure creates for the elements of a list: `titles.map { UILabel(text: $0) }`. Later
  /// changes to them aren't tracked.
  mutating func makeEach(_ link: NodeID, of element: Referent) -> Referent {
    let arguments = tree.arguments(of: link)
    guard arguments.count == 1, let closure = tree.closure(ofArgument: arguments[0]) else {
      passArguments(of: link, openingThem: false, closureTakes: element)
      return .nothing
    }
    let made = makeSlot(at: link, typeName: nil)
    walkClosure(closure, first: element, into: made)
    slots.open(slots[made].holds)
    return slots[made].holds.isEmpty ? .nothing : .list([made])
  }

  /// Handles `views.forEach(stack.addArrangedSubview)`. Returns false for other calls, without walking their arguments.
  mutating func hostEach(of ids: [SlotID], byCalling link: NodeID) -> Bool {
    guard tree[link].name == "forEach", !ids.isEmpty,
      let value = tree.firstUnlabelledArgument(of: link).flatMap(tree.value(ofArgument:))
    else { return false }
    let links = tree.links(of: value)
    guard let last = links.last, tree[last].kind == .member || tree[last].kind == .name,
      tree[last].name == "addArrangedSubview" || tree[last].name == "addSubview"
    else { return false }
    let hosts = links.count == 1 ? [selfSlot] : makeSlots(at: evaluate(links.dropLast(), as: nil))
    host(ids, in: hosts, at: tree[value].range.lowerBound)
    return true
  }
}
