// Lists of views: what is made of each element, and what each of them is put into.

import Source
import Syntax

extension ReceiverWalker {
  /// The views that a closure makes of the elements of a list: `titles.map { UILabel(text: $0) }`. What else happens to them
  /// is not followed.
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

  /// Reads `views.forEach(stack.addArrangedSubview)`. False for other calls, whose arguments are not walked then.
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
