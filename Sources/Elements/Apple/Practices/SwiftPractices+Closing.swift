// Views that close on their own.

import Source
import Syntax

extension SwiftPractices {
  /// Checks `.task { try? await Task.sleep(for: .seconds(2)); dismiss() }`.
  mutating func closing(afterPause call: NodeID) {
    guard tree[call].kind == .call, let seconds = seconds(ofPause: call) ?? plainSeconds(of: call),
      mayClose(after: seconds, call), var expression = tree.expression(endingIn: call)
    else { return }
    let pause = expression
    while let parent = tree.parent(of: expression), tree[parent].kind == .prefix { expression = parent }
    guard let block = tree.parent(of: expression),
      let next = tree.children(of: block).first(where: { $0 > expression }), closes(next, isOwn: true)
    else { return }
    add(Practice(.swiftUI, .closingView(seconds: seconds), range: tree[pause].range))
  }

  /// Checks `.onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2) { dismiss() } }`.
  mutating func closing(afterDelay call: NodeID) {
    guard tree[call].kind == .call, let seconds = seconds(ofDelay: call), mayClose(after: seconds, call),
      let expression = tree.expression(endingIn: call), let closure = firstClosure(of: call)
    else { return }
    let statements = tree.children(of: closure).filter { tree[$0].kind != .parameter }
    guard statements.count == 1, closes(statements[0], isOwn: true) else { return }
    add(Practice(.swiftUI, .closingView(seconds: seconds), range: tree[expression].range))
  }

  /// Returns the seconds in `sleep(2)`.
  private func plainSeconds(of call: NodeID) -> Double? {
    let arguments = tree.arguments(of: call)
    guard arguments.count == 1, tree[arguments[0]].name == .none, tree.soleLink(of: call) != nil else {
      return nil
    }
    return tree.value(ofArgument: arguments[0]).flatMap(tree.number(of:))
  }

  /// Returns whether a delay is long enough for people to notice the view, too short for many to read it, and begins
  /// when the view appears.
  private func mayClose(after seconds: Double, _ call: NodeID) -> Bool {
    guard (1..<10).contains(seconds), let type = enclosingType,
      Set(NameSuggestion.words(in: tree.nameText(of: type))).isDisjoint(with: ["splash", "launch"])
    else { return false }
    return tree.call(of: ["onAppear", "task"], around: call, within: 16) != nil
  }

  /// Returns whether a statement closes the enclosing view: `dismiss()`, or a function of the type that does only that.
  private func closes(_ statement: NodeID, isOwn: Bool) -> Bool {
    var statement = statement
    while tree[statement].kind == .prefix,
      let inner = tree.children(of: statement).first(where: { _ in true })
    {
      statement = inner
    }
    if tree[statement].kind == .assignment, !isOwn {
      let sides = Array(tree.children(of: statement))
      guard sides.count == 2, tree.isName("false", sides[1]), let flag = tree.links(of: sides[0]).last else {
        return false
      }
      let words = NameSuggestion.words(in: tree.nameText(of: flag))
      return !Set(["show", "shows", "showing", "shown", "presented"]).isDisjoint(with: words)
    }
    guard let last = tree.links(of: statement).last, tree[last].kind == .call,
      tree.arguments(of: last).isEmpty
    else { return false }
    if tree[last].name == "dismiss" { return true }
    guard isOwn, tree.soleLink(of: statement) == last, let type = enclosingType,
      let block = tree.child(.block, of: type),
      let function = tree.children(of: block).prefix(512).first(where: {
        tree[$0].name == tree[last].name && tree.declarationKind(of: $0) == .function
      }),
      let body = tree.child(.block, of: function)
    else { return false }
    let statements = Array(tree.children(of: body))
    return statements.count == 1 && closes(statements[0], isOwn: false)
  }
}
