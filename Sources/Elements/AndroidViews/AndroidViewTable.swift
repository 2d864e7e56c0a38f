// All views of a file, found by the variables that hold them.

import Syntax

/// The views of a file and the names that stand for them.
struct AndroidViewTable {
  /// A member of a class, or a path such as `binding.close`.
  private struct Member: Hashable {
    var owner: Int
    var path: Identifier
  }

  private(set) var views: [AndroidView] = []
  /// For a view that is held by another's variable, that view.
  private var heldBy: [Int] = []
  /// The views that members hold; nil for members that hold none.
  private var members: [Member: Int?] = [:]
  /// The views that locals stand for; nil where a local holds something not yet known.
  private var locals: [Identifier: Int?] = [:]
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

  /// Ids of the views that no other stands for, in the order of their first mention.
  var roots: [Int] {
    views.indices.filter { heldBy[$0] == $0 }.sorted { views[$0].mention < views[$1].mention }
  }

  private func root(of id: Int) -> Int {
    var id = id
    while heldBy[id] != id { id = heldBy[id] }
    return id
  }

  /// Makes one view of what two variables hold.
  mutating func join(_ first: Int, _ second: Int) {
    let kept = root(of: first)
    let joined = root(of: second)
    guard kept != joined else { return }
    // A variable that is given several views in turn holds one of them, and which one is not followed.
    if views[kept].isKnown, views[joined].isKnown {
      views[kept].openness.insert(.elsewhere)
      views[joined].openness.insert(.elsewhere)
      return
    }
    views[kept].join(views[joined])
    heldBy[joined] = kept
    // The way from the variable stays short, however often it is assigned to.
    heldBy[second] = kept
  }

  // MARK: Members

  /// What a member holds: nil where there is none of this name, `.some(nil)` where it holds no view.
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

  /// What a local stands for: nil where there is no such local, `.some(nil)` where it holds something
  /// unknown.
  func local(_ name: Identifier) -> Int?? { locals[name] }

  mutating func bind(_ name: Identifier, to id: Int) { locals[name] = .some(id) }
}
