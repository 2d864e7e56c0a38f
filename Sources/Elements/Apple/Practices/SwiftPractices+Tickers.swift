// Texts that Swift code updates frequently.

import Source
import Syntax

extension SwiftPractices {
  /// The longest interval in seconds that counts as frequent updates.
  private static let longestTick = 2.0

  /// Checks `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { … timerLabel.text = left }`, and timers with a
  /// selector.
  mutating func ticker(_ call: NodeID) {
    guard tree[call].kind == .call, !isMentionedAround(["updatesFrequently", "accessibilityElementsHidden"]),
      let body = tickBody(of: call)
    else { return }
    for index in tree.subtree(of: body) where tree.nodes[index].kind == .assignment {
      guard tree.nodes[index].name == "=",
        let target = tree.children(of: NodeID(index)).first(where: { _ in true }),
        let text = tree.links(of: target).last, tree[text].kind == .member, tree[text].name == "text",
        let label = tree.links(of: target).dropLast().last,
        NameSuggestion.words(in: tree.nameText(of: label)).last == "label"
      else { continue }
      let range = tree.nodes[index].range
      let view = tree.text.string(Int(tree[target].start)..<Int(tree[label].end))
      let isOptional = tree.text[Int(tree[label].end)] == UInt8(ascii: "?")
      let statement = "\(view)\(isOptional ? "?" : "").accessibilityTraits.insert(.updatesFrequently)"
      return add(
        Practice(
          .uiKit, .tickingText, range: range, edits: [tree.text.statement(statement, behind: range)],
          keepsBehavior: true))
    }
  }

  /// Returns the code that runs at every tick of a timer or display link.
  private func tickBody(of call: NodeID) -> NodeID? {
    if tree[call].name == "scheduledTimer" {
      guard let repeats = tree.value("repeats", of: call), tree.isName("true", repeats),
        let interval = tree.value("withTimeInterval", of: call) ?? tree.value("timeInterval", of: call),
        let seconds = tree.number(of: interval), seconds <= SwiftPractices.longestTick
      else { return nil }
      if let closure = firstClosure(of: call) { return closure }
    }
    guard let selector = tree.value("selector", of: call), let type = enclosingType,
      let name = selectedName(selector)
    else { return nil }
    let methods = methods(called: name, of: tree[type].name)
    return methods.count == 1 ? tree.child(.block, of: methods[0]) : nil
  }

  /// Checks `TimelineView(.periodic(from: .now, by: 1)) { context in Text(left(context.date)) }`.
  ///
  /// Source: Apple, “TimelineView”, “PeriodicTimelineSchedule”, “AnimationTimelineSchedule”.
  mutating func timeline(_ call: NodeID) {
    guard tree[call].kind == .call,
      !isMentionedAround(["updatesFrequently", "accessibilityHidden", "accessibilityLabel"]),
      let schedule = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      isQuick(schedule),
      let closure = tree.arguments(of: call).last.flatMap(tree.closure(ofArgument:)),
      let context = tree.child(.parameter, of: closure).map({ tree[$0].name })
    else { return }
    for index in tree.subtree(of: closure)
    where tree.nodes[index].kind == .call && tree.nodes[index].name == "Text" {
      let text = NodeID(index)
      guard tree.subtreeMentions(context, text), tree.argument("style", of: text) == nil,
        tree.argument("timerInterval", of: text) == nil
      else { continue }
      let chain = tree.parent(of: text).flatMap { tree[$0].kind == .chain ? $0 : nil } ?? text
      return add(
        Practice(
          .swiftUI, .tickingText, range: tree[text].range,
          edits: [
            .insert(at: tree[chain].range.upperBound, .text(".accessibilityAddTraits(.updatesFrequently)"))
          ],
          keepsBehavior: true))
    }
  }

  private func isQuick(_ schedule: NodeID) -> Bool {
    guard let link = tree.links(of: schedule).last else { return false }
    switch tree[link].name {
    case "animation": return true
    case "periodic":
      return tree.value("by", of: link).flatMap(tree.number(of:)).map { $0 <= SwiftPractices.longestTick }
        ?? false
    default: return false
    }
  }
}
