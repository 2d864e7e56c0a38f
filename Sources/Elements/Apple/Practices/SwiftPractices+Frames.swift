// Screen positions that UIKit code sets once and that become stale.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `accessibilityFrame = button.frame` in a function that runs once.
  ///
  /// Source: Apple, “UIAccessibility › accessibilityFrame”, “accessibilityPath”, “accessibilityActivationPoint”: in
  /// screen coordinates.
  mutating func frame(assignedTo member: NodeID) {
    guard let target = tree.expression(endingIn: member), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment, tree[assignment].name == "="
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, runsOnce, isOfView(sides[1]) else { return }
    add(Practice(.uiKit, .staleFrame, range: tree[assignment].range, edits: conversion(of: sides[1], member)))
  }

  /// True if the enclosing function sets up a view rather than laying it out.
  private var runsOnce: Bool {
    guard
      let function = declarations.last(where: {
        tree.declarationKind(of: $0) == .function || tree.declarationKind(of: $0) == .initializer
          || tree.declarationKind(of: $0) == .accessor
      })
    else { return false }
    if tree.declarationKind(of: function) == .initializer { return true }
    switch tree[function].name {
    case "viewDidLoad", "awakeFromNib", "didMoveToSuperview", "commonInit": return true
    default: return tree.text[tree.nameRange(of: function)].begins(with: "configure")
    }
  }

  /// Returns whether a value is a frame, bounds, or center in some view's coordinates.
  private func isOfView(_ value: NodeID) -> Bool {
    let links = tree.links(of: value)
    guard let last = links.last else { return false }
    if links.contains(where: { tree[$0].name == "union" && tree[$0].kind == .call }) {
      return links.contains { tree[$0].name == "frame" || tree[$0].name == "bounds" }
    }
    switch tree[last].name {
    case "frame", "bounds", "center": return tree[last].kind != .call
    case "CGPoint", "CGRect": return tree[last].kind == .call && links.count == 1
    default: return false
    }
  }

  /// Returns an edit that inserts `UIAccessibility.convertToScreenCoordinates(bounds, in: self)`.
  private func conversion(of value: NodeID, _ member: NodeID) -> [WriterEdit] {
    guard tree[member].name == "accessibilityFrame" else { return [] }
    let links = tree.links(of: value)
    guard let last = links.last, tree[last].name == "bounds" else { return [] }
    let view = tree.text.string(tree[value].range.lowerBound..<Int(tree[last].start))
    return [
      .replace(
        tree[value].range,
        "UIAccessibility.convertToScreenCoordinates(\(tree.sourceText(of: value)), in: \(view.isEmpty ? "self" : view))"
      )
    ]
  }

  /// Checks `override func layoutSubviews()` that sets an accessibility frame without calling `super`.
  mutating func droppedLayout(_ function: NodeID) {
    guard tree.declarationKind(of: function) == .function, tree.hasModifier("override", function),
      let block = tree.child(.block, of: function),
      let first = tree.children(of: block).first(where: { _ in true }),
      !tree.subtreeMentions("super", block),
      ["accessibilityFrame", "accessibilityPath", "accessibilityActivationPoint"].contains(where: {
        tree.subtreeMentions($0, block)
      })
    else { return }
    let place = Int(tree[first].start)
    let blanks = tree.text.blanksBeforeFirst(place)
    add(
      Practice(
        .uiKit, .droppedLayout, range: tree.nameRange(of: function),
        edits: [
          .insert(at: place, .text("super.layoutSubviews()" + (blanks.map { "\n" + $0 } ?? "; ")))
        ], keepsBehavior: true))
  }
}
