// Captions and animations in Swift code.

import Source
import Syntax

extension SwiftPractices {
  // MARK: Captions

  /// Checks `player.appliesMediaSelectionCriteriaAutomatically = false`.
  ///
  /// Source: Apple, “AVPlayer › appliesMediaSelectionCriteriaAutomatically”: the user's caption setting is one of the
  /// criteria.
  mutating func captionCriteria(_ member: NodeID) {
    guard let target = tree.expression(endingIn: member), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment, !choosesCaptions
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, tree.isName("false", sides[1]) else { return }
    let range = tree[assignment].range
    add(
      Practice(
        .uiKit, .disabledCaptions, range: range, edits: KotlinRemoval(text: tree.text).edits([range]) ?? []))
  }

  /// Checks `item.select(nil, in: legibleGroup)`.
  mutating func captionChoice(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call),
      let option = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree.isName("nil", option),
      tree.argument("in", of: call) != nil, !choosesCaptions,
      let member = enclosingMember, tree.subtreeMentions("legible", member)
    else { return }
    let range = tree[expression].range
    add(
      Practice(
        .uiKit, .disabledCaptions, range: range, edits: KotlinRemoval(text: tree.text).edits([range]) ?? []))
  }

  /// True if the surrounding code lets users turn captions on or off, or plays without sound.
  private var choosesCaptions: Bool {
    isSpelledAround("aption") || isSpelledAround("ubtitle") || isSpelledAround("isMuted = true")
  }

  // MARK: SwiftUI

  /// Checks `.animation(.linear(duration: 2).repeatForever(), value: a)` and
  /// `withAnimation(.easeIn.repeatForever()) { on = true }`.
  mutating func endlessAnimation(_ call: NodeID) {
    guard tree[call].kind == .call, let animation = tree.expression(endingIn: call),
      let place = tree.argument(of: animation)
    else { return }
    let autoreverses = tree.value("autoreverses", of: call).map { !tree.isName("false", $0) } ?? true
    var seconds: Double?
    for link in tree.links(of: animation) where tree[link].kind == .call {
      seconds = seconds ?? tree.value("duration", of: link).flatMap(tree.number(of:))
      if tree[link].name == "speed" || tree[link].name == "delay" { seconds = nil }
    }
    let effects: AnimationEffects
    switch tree[place.call].name {
    case "animation":
      effects = modifiers(beside: place.call).reduce([]) { $0.union(tree.animationEffects(ofModifier: $1)) }
    case "withAnimation":
      effects = animatedStates.effects(of: states(setIn: place.call), in: outermost, of: tree)
    default: return
    }
    let range = tree[animation].range
    if effects.contains(.motion) {
      guard asksNobody() else { return }
      add(
        Practice(
          .swiftUI, .endlessMotion, range: range,
          edits: asking(for: "ReduceMotion", as: "reduceMotion", before: animation, "reduceMotion ? nil : ")))
    }
    if effects.contains(.fading) { flash(.swiftUI, seconds, autoreverses, range) }
  }

  /// Returns the modifiers in the chain of a call. Empty if the chain is very long.
  private func modifiers(beside call: NodeID) -> [NodeID] {
    guard let chain = chains.last(where: { $0 < call && tree[$0].subtreeEnd > call.index }) else { return [] }
    let links = tree.links(of: chain)
    return links.count < 256 && links.contains(call) ? links.filter { tree[$0].kind == .call } : []
  }

  /// Returns the states that are set in `withAnimation`.
  private func states(setIn call: NodeID) -> [Identifier] {
    guard let closure = tree.arguments(of: call).lazy.compactMap({ tree.closure(ofArgument: $0) }).last else {
      return []
    }
    var states: [Identifier] = []
    for statement in tree.children(of: closure) {
      if tree[statement].kind == .assignment, let target = tree.target(of: statement) {
        states.append(tree[target].name)
      } else if let last = tree.links(of: statement).last, tree[last].name == "toggle" {
        states += tree.links(of: statement).dropLast().suffix(1).map { tree[$0].name }
      }
    }
    return states
  }

  /// Returns edits that insert `reduceMotion ? nil : ` before a value, and the property that reads the setting.
  func asking(for setting: String, as property: String, before value: NodeID, _ question: String)
    -> [WriterEdit]
  {
    guard let type = enclosingType, tree.declarationKind(of: type) == .struct,
      let block = tree.child(.block, of: type),
      let first = tree.children(of: block).first(where: { _ in true })
    else { return [] }
    let start = tree[first].range.lowerBound
    let separator = tree.text.blanksBeforeFirst(start).map { "\n" + $0 } ?? "; "
    return [
      .insert(
        at: start,
        .text("@Environment(\\.accessibility\(setting)) private var \(property)" + separator)),
      .insert(at: tree[value].range.lowerBound, .text(question)),
    ]
  }

  /// Returns whether the surrounding code doesn't check the motion setting and isn't named after a progress indicator
  /// or button.
  private mutating func asksNobody() -> Bool {
    guard !isWritten("educeMotion"), !isWritten("prefersCrossFadeTransitions") else { return false }
    return !declarations.contains { declaration in
      let name = tree.text[tree.nameRange(of: declaration)]
      return SwiftPractices.progressWords.contains { name.spells($0) }
    }
  }

  private static let progressWords: [StaticString] = [
    "pinner", "oading", "oader", "rogress", "ctivity", "ndicator", "himmer", "keleton", "pinning", "efresh",
    "Button",
  ]

  private mutating func flash(
    _ framework: Framework, _ seconds: Double?, _ autoreverses: Bool, _ range: Range<Int>
  ) {
    guard let seconds, seconds > 0 else { return }
    add(
      Practice(framework, .flashing(perSecond: 1 / (autoreverses ? 2 * seconds : seconds)), range: range))
  }

  // MARK: UIKit

  /// Checks `UIView.animate(withDuration: 0.1, delay: 0, options: [.repeat, .autoreverse]) { light.alpha = 0 }`.
  mutating func viewAnimation(_ call: NodeID) {
    guard tree[call].kind == .call, let options = tree.value("options", of: call),
      tree.subtreeMentions("repeat", options), let expression = tree.expression(endingIn: call),
      let body = firstClosure(of: call)
    else { return }
    var written: Set<Identifier> = []
    for index in tree.subtree(of: body) where tree.nodes[index].kind == .assignment {
      if let target = tree.target(of: NodeID(index)) { written.insert(tree[target].name) }
    }
    let range = tree[expression].range
    let moved: [Identifier] = ["transform", "transform3D", "center", "frame", "bounds"]
    if !written.isDisjoint(with: moved), asksNobody() { add(Practice(.uiKit, .endlessMotion, range: range)) }
    if written.contains("alpha") {
      flash(
        .uiKit, tree.value("withDuration", of: call).flatMap(tree.number(of:)),
        tree.subtreeMentions("autoreverse", options), range)
    }
  }

  /// Checks `CABasicAnimation(keyPath: "transform.rotation")` that repeats endlessly.
  mutating func layerAnimation(_ call: NodeID) {
    guard tree[call].kind == .call,
      let path = tree.value("keyPath", of: call).map({ tree.appleText(of: $0) })?.literal,
      let member = enclosingMember.flatMap({ tree.declarationKind(of: $0) == .property ? outermost : $0 })
    else { return }
    let settings = layerSettings[member] ?? LayerAnimationSettings(of: member, in: tree)
    layerSettings[member] = settings
    guard settings.isEndless else { return }
    let range = tree[call].range
    if path.hasPrefix("transform") || path.hasPrefix("position") {
      if asksNobody() { add(Practice(.uiKit, .endlessMotion, range: range)) }
    } else if path == "opacity" || path == "hidden", settings.durationCount == 1 {
      flash(.uiKit, settings.duration, settings.autoreverses, range)
    }
  }
}
