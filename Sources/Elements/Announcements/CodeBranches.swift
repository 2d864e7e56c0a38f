// Conditions in Swift code around the views that it shows.

import Source
import Syntax

/// The branches in which the code in a file lays out its views.
struct CodeBranches {
  private struct Arm {
    var range: Range<Int>
    /// Its branch, after the enclosing ones. If they're nested too deeply, only the outermost.
    var branches: [BranchArm]
    /// The index of the innermost arm around it.
    var around: Int?
  }

  /// The branches around each expression in an arm, outermost first, up to the view builder that contains the
  /// expression.
  private var expressions: [Int: [BranchArm]] = [:]
  /// All arms, in file order.
  private var arms: [Arm] = []

  /// The maximum nesting depth. No real code nests conditions deeper.
  private static let deepest = 16
  /// The maximum number of statements to read after a condition that leaves a function.
  private static let mostStatements = 256

  init(_ tree: ElementTree) {
    let syntax = tree.syntax
    guard syntax.language == .swift else { return }
    let holdsViews = tree.elements.contains { $0.framework == .swiftUI }
    var open: [Int] = []
    for index in syntax.nodes.indices where syntax.nodes[index].kind == .branch {
      let branch = NodeID(index)
      let around = expressions[index] ?? []
      guard around.count < CodeBranches.deepest else { continue }
      while let last = open.last, arms[last].range.upperBound <= syntax[branch].range.lowerBound {
        open.removeLast()
      }
      let outer = open.last
      let all = syntax.children(of: branch).filter { syntax[$0].kind == .arm }
      let leaves = all.count == 1 && returns(all[0], syntax)
      for (number, arm) in all.enumerated() {
        var own = BranchArm(branch: index, arm: number)
        if number == 0, !leaves { own.condition = syntax.soleCondition(of: branch) }
        if holdsViews { note(contentsOf: arm, around + [own], syntax) }
        let range = (syntax.child(.block, of: arm) ?? arm)
        while let last = open.last, arms[last].range.upperBound <= syntax[range].range.lowerBound {
          open.removeLast()
        }
        open.append(arms.count)
        var branches = outer.map { arms[$0].branches } ?? []
        // Deeper arms share the list of the enclosing arm.
        if branches.count < CodeBranches.deepest { branches.append(own) }
        arms.append(Arm(range: syntax[range].range, branches: branches, around: outer))
      }
      if leaves, holdsViews { noteRest(behind: branch, around + [BranchArm(branch: index, arm: 1)], syntax) }
    }
  }

  /// Returns the branches between an expression that creates a view and its view builder.
  func branches(ofExpression node: Int) -> [BranchArm] { expressions[node] ?? [] }

  /// Returns the branches of the code at the byte `offset`, outermost first.
  func branches(at offset: Int) -> [BranchArm] {
    let behind = arms.partitioningIndex { $0.range.lowerBound > offset }
    var next = behind > 0 ? behind - 1 : nil
    while let index = next {
      if arms[index].range.contains(offset) { return arms[index].branches }
      next = arms[index].around
    }
    return []
  }

  /// Returns whether an arm returns a value, so that the code after the branch is its alternative.
  private func returns(_ arm: NodeID, _ syntax: Tree) -> Bool {
    guard let block = syntax.child(.block, of: arm) else { return false }
    return syntax.children(of: block).contains { child in
      syntax[child].kind == .statement && syntax[child].name == "return"
        && syntax.children(of: child).contains { _ in true }
    }
  }

  private mutating func note(contentsOf arm: NodeID, _ branches: [BranchArm], _ syntax: Tree) {
    for child in syntax.children(of: syntax.child(.block, of: arm) ?? arm) {
      note(child, branches, syntax)
    }
  }

  private mutating func note(_ expression: NodeID, _ branches: [BranchArm], _ syntax: Tree) {
    expressions[expression.index] = branches
    if syntax[expression].kind == .statement {
      for child in syntax.children(of: expression) { expressions[child.index] = branches }
    }
  }

  private mutating func noteRest(behind branch: NodeID, _ branches: [BranchArm], _ syntax: Tree) {
    guard let block = syntax.parent(of: branch) else { return }
    for child in syntax.children(of: block).prefix(CodeBranches.mostStatements)
    where child.index > branch.index {
      note(child, branches, syntax)
    }
  }
}

extension Tree {
  /// Returns the conditions of the first arm of an `if` if no other arm shows anything, as in `else { EmptyView() }`.
  /// Nil if another arm may.
  func soleCondition(of branch: NodeID) -> Range<Int>? {
    let arms = children(of: branch).filter { self[$0].kind == .arm }
    guard branchKind(of: branch) == .if, let arm = arms.first,
      arms.count == 1 || isBare(arms[1]) && arms.count == 2
    else { return nil }
    let parts = children(of: arm).prefix { self[$0].kind != .block }
    guard let first = parts.first, let last = parts.last else { return nil }
    return self[first].range.lowerBound..<self[last].range.upperBound
  }

  /// Returns true for `else { EmptyView() }`.
  private func isBare(_ arm: NodeID) -> Bool {
    guard self[arm].name == "else", let block = child(.block, of: arm),
      let only = children(of: block).first(where: { _ in true }),
      self[only].subtreeEnd == self[block].subtreeEnd, let made = links(of: only).first
    else { return false }
    return self[made].name == "EmptyView"
  }
}
