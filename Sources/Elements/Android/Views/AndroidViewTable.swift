// All views in a file, by the variables that refer to them.

import Syntax

/// The views in a file and the names that refer to them.
struct AndroidViewTable {
  /// A member of a class, or a path such as `binding.close`.
  private struct Member: Hashable {
    var owner: Int
    var path: Identifier
  }

  private(set) var views: [AndroidView] = []
  /// For each view, the view that it was merged into, or itself.
  private var heldBy: [Int] = []
  /// The views that members refer to. Nil for members that aren't views.
  private var members: [Member: Int?] = [:]
  /// The views that local variables refer to. Nil for views that aren't known yet.
  private var locals: [Identifier: Int?] = [:]
  /// The fields that one variable refers to in turn.
  private var rivals: [(Int, Int)] = []
  private var shadowed: [(name: Identifier, previous: Int??)] = []

  subscript(id: Int) -> AndroidView {
    get { views[root(of: id)] }
    _modify { yield &views[root(of: id)] }
  }

  mutating func add(_ view: AndroidView) -> Int {
    views.append(view)
    heldBy.append(views.count - 1)
    return views.count - 1
  }

  /// The IDs of the views that weren't merged into others, in the order of their first mention.
  var roots: [Int] {
    views.indices.filter { heldBy[$0] == $0 }.sorted { views[$0].mention < views[$1].mention }
  }

  private func root(of id: Int) -> Int {
    var id = id
    while heldBy[id] != id { id = heldBy[id] }
    return id
  }

  /// Merges the views that two variables refer to.
  mutating func join(_ first: Int, _ second: Int) {
    let kept = root(of: first)
    let joined = root(of: second)
    guard kept != joined else { return }
    // A variable that is assigned several views may refer to any of them.
    if views[kept].isKnown, views[joined].isKnown {
      if views[kept].role?.isField == true, views[joined].role?.isField == true, views[kept].creation != nil,
        views[joined].creation != nil
      {
        rivals.append((kept, joined))
        return
      }
      views[kept].unknowns.add(.elsewhere, .value)
      views[joined].unknowns.add(.elsewhere, .value)
      return
    }
    views[kept].join(views[joined])
    heldBy[joined] = kept
    // Keeps lookups short, no matter how often the variable is assigned.
    heldBy[second] = kept
  }

  /// Marks fields as open if code may label one of them through a variable that refers to several.
  mutating func settleRivals() {
    for (first, second) in rivals + rivals.reversed() {
      let (first, second) = (root(of: first), root(of: second))
      let isUnknown = [first, second].contains {
        views[$0].isDescribed || views[$0].openness.contains(.elsewhere)
      }
      guard isUnknown else { continue }
      views[first].unknowns.add(.elsewhere, .value)
      views[second].unknowns.add(.elsewhere, .value)
    }
  }

  // MARK: Members

  /// Returns the view that a member refers to. Nil if there's no such member, `.some(nil)` if it isn't a view.
  func member(_ path: Identifier, of owner: Int) -> Int?? { members[Member(owner: owner, path: path)] }

  mutating func setMember(_ path: Identifier, of owner: Int, to id: Int?) {
    members[Member(owner: owner, path: path)] = .some(id)
  }

  // MARK: Locals

  /// The state to return to at the end of a scope.
  var mark: Int { shadowed.count }

  mutating func declare(_ name: Identifier, _ id: Int?) {
    guard name != .none else { return }
    shadowed.append((name, locals[name]))
    locals[name] = .some(id)
  }

  mutating func leave(to mark: Int) {
    while shadowed.count > mark, let last = shadowed.popLast() {
      if let previous = last.previous {
        locals[last.name] = previous
      } else {
        locals.removeValue(forKey: last.name)
      }
    }
  }

  /// Returns the view that a local variable refers to. Nil if there's no such variable, `.some(nil)` if the view isn't
  /// known.
  func local(_ name: Identifier) -> Int?? { locals[name] }

  mutating func bind(_ name: Identifier, to id: Int) { locals[name] = .some(id) }
}
