// Captions and animations in Kotlin code.

import Source
import Syntax

extension KotlinPractices {
  // MARK: Captions

  /// Checks `parameters.setTrackTypeDisabled(C.TRACK_TYPE_TEXT, true)`.
  ///
  /// Source: Media3, “TrackSelectionParameters.Builder › setTrackTypeDisabled”.
  mutating func disabledTrack(_ call: NodeID) {
    let values = tree.arguments(of: call).compactMap(tree.value(ofArgument:))
    guard tree[call].kind == .call, values.count == 2, tree.lastName(of: values[0]) == "TRACK_TYPE_TEXT",
      tree.isName("true", values[1]), !choosesCaptions
    else { return }
    add(Practice(.androidViews, .disabledCaptions, range: tree.linkRange(of: call)))
  }

  /// Checks `player.subtitleView?.visibility = View.GONE`.
  mutating func hiddenSubtitles(_ member: NodeID) {
    guard hasViews, let target = tree.expression(endingIn: member), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment
    else { return }
    let links = tree.links(of: target)
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, links.count > 1,
      tree[links[links.count - 2]].name == "subtitleView"
    else {
      return
    }
    switch tree.lastName(of: sides[1]) {
    case "GONE", "INVISIBLE", "false": break
    default: return
    }
    if choosesCaptions { return }
    let range = tree[assignment].range
    add(
      Practice(
        .androidViews, .disabledCaptions, range: range,
        edits: KotlinRemoval(text: tree.text).edits([range]) ?? []))
  }

  /// True if the surrounding code lets users turn captions on or off, or plays without sound.
  private var choosesCaptions: Bool {
    let code = tree.code(tree[declarations.first ?? tree.root].range)
    return ["aption", "toggleSubtitle", "subtitlesEnabled", "showSubtitle", "volume = 0f"].contains {
      code.spells($0)
    }
  }

  // MARK: Compose

  /// Checks `Modifier.basicMarquee(iterations = Int.MAX_VALUE)`. By default, a text that doesn't fit scrolls a few
  /// times and then stops.
  ///
  /// Source: androidx.compose.foundation, `MarqueeDefaults.Iterations`: three times.
  mutating func marquee(_ call: NodeID) {
    guard hasCompose, tree[call].kind == .call,
      let iterations = tree.argument("iterations", at: 0, of: call).flatMap(tree.value(ofArgument:)),
      tree.lastName(of: iterations) == "MAX_VALUE"
    else { return }
    // With a line limit, the text would be truncated without the marquee.
    let isLimited = textCall(around: call).map { text in
      tree.arguments(of: text).contains { tree[$0].name == "maxLines" || tree[$0].name == "softWrap" }
    }
    add(
      Practice(
        .compose, .movingContent, range: tree.linkRange(of: call),
        edits: tree.text[tree[call].range.lowerBound] == UInt8(ascii: ".") && isLimited != true
          ? [.replace(tree.text.withLeadingBlanks(tree[call].range), "")] : []))
  }

  /// Returns the call that a modifier is an argument of.
  private func textCall(around modifier: NodeID) -> NodeID? {
    guard let chain = tree.parent(of: modifier), let argument = tree.argument(of: chain)?.argument else {
      return nil
    }
    return tree.parent(of: argument)
  }

  /// Checks `infiniteRepeatable(tween(100), RepeatMode.Reverse)` for a fading value.
  mutating func endlessAnimation(_ call: NodeID) {
    guard hasCompose, tree[call].kind == .call,
      let animation = tree.argument("animation", at: 0, of: call).flatMap(tree.value(ofArgument:)),
      let tween = tree.links(of: animation).last, tree[tween].kind == .call, tree[tween].name == "tween",
      let duration = tree.argument("durationMillis", at: 0, of: tween).flatMap(tree.value(ofArgument:)),
      let milliseconds = tree.number(of: duration), milliseconds > 0, fades(call)
    else { return }
    let mode = tree.argument("repeatMode", at: 1, of: call).flatMap(tree.value(ofArgument:))
    let reverses = mode.map { tree.lastName(of: $0) == "Reverse" } ?? false
    add(
      Practice(
        .compose, .flashing(perSecond: 1000 / (reverses ? 2 * milliseconds : milliseconds)),
        range: tree[animation].range, edits: [.replace(tree[duration].range, "500")]))
  }

  /// Returns whether the name of an animated value indicates opacity.
  private func fades(_ call: NodeID) -> Bool {
    let variable = declarations.last { tree.declarationKind(of: $0) == .property }
    let names = [variable.map { tree.text[tree.nameRange(of: $0)] }].compactMap(\.self)
    return names.contains { name in
      ["lpha", "pacity", "blink", "Blink", "flash", "Flash"].contains { name.spells($0) }
    }
  }

  // MARK: Views

  /// Checks `RotateAnimation(0f, 360f).apply { repeatCount = Animation.INFINITE }`.
  ///
  /// Source: android.view.animation.Animation, which no setting scales, unlike android.animation.ValueAnimator.
  mutating func viewAnimation(_ call: NodeID) {
    guard hasViews, tree[call].kind == .call, let repetition = repetition(of: call) else { return }
    let range = tree[call].range
    if tree[call].name == "AlphaAnimation" {
      flash(repetition, range)
    } else if asksNobody {
      add(Practice(.androidViews, .endlessMotion, range: range))
    }
  }

  /// Checks `ObjectAnimator.ofFloat(view, "alpha", 0f, 1f)` and `ObjectAnimator.ofFloat(view, View.ALPHA, 0f, 1f)`.
  mutating func animator(_ call: NodeID) {
    let values = tree.arguments(of: call).compactMap(tree.value(ofArgument:))
    guard hasViews, tree[call].kind == .call, values.count > 2,
      tree.kotlinText(of: values[1]).literal == "alpha" || tree.lastName(of: values[1]) == "ALPHA",
      let repetition = repetition(of: call)
    else { return }
    flash(repetition, tree[tree.expressionStart(of: call)].range.lowerBound..<tree[call].range.upperBound)
  }

  /// Checks `animation.setIgnoreDisabledSystemAnimations(true)`.
  ///
  /// Source: Lottie, “LottieAnimationView › setIgnoreDisabledSystemAnimations”.
  mutating func forcedAnimation(_ call: NodeID) {
    guard tree[call].kind == .call, let expression = tree.expression(endingIn: call), asksNobody,
      let value = tree.arguments(of: call).first.flatMap(tree.value(ofArgument:)), tree.isName("true", value)
    else { return }
    add(
      Practice(
        .androidViews, .endlessMotion, range: tree[expression].range,
        edits: [.replace(tree[value].range, "false")]))
  }

  private struct Repetition {
    var milliseconds: Double?
    var reverses = false
  }

  /// Returns the way an animation repeats endlessly according to the enclosing function, or nil if it doesn't.
  private func repetition(of call: NodeID) -> Repetition? {
    guard let function = enclosingFunction else { return nil }
    var repetition = Repetition()
    var isEndless = false
    var durations: [Double?] = []
    for index in tree.subtree(of: function) where tree.nodes[index].kind == .assignment {
      let sides = Array(tree.children(of: NodeID(index)))
      guard sides.count == 2, let target = tree.target(of: NodeID(index)) else { continue }
      switch tree[target].name {
      case "repeatCount": isEndless = isEndless || tree.lastName(of: sides[1]) == "INFINITE"
      case "repeatMode": repetition.reverses = tree.lastName(of: sides[1]) == "REVERSE"
      case "duration": durations.append(tree.number(of: sides[1]))
      default: break
      }
    }
    if durations.count == 1 { repetition.milliseconds = durations[0] }
    return isEndless ? repetition : nil
  }

  private mutating func flash(_ repetition: Repetition, _ range: Range<Int>) {
    guard let milliseconds = repetition.milliseconds, milliseconds > 0 else { return }
    let cycle = repetition.reverses ? 2 * milliseconds : milliseconds
    add(Practice(.androidViews, .flashing(perSecond: 1000 / cycle), range: range))
  }

  /// True if the surrounding code doesn't check the motion setting and isn't named after a progress indicator.
  private var asksNobody: Bool {
    let code = tree.code(tree[declarations.first ?? tree.root].range)
    if ["areAnimatorsEnabled", "ANIMATOR_DURATION_SCALE", "educeMotion"].contains(where: { code.spells($0) })
    {
      return false
    }
    return !declarations.contains { declaration in
      let name = tree.text[tree.nameRange(of: declaration)]
      return ["pinner", "oading", "oader", "rogress", "ndicator", "himmer", "keleton", "efresh"].contains {
        name.spells($0)
      }
    }
  }
}

extension Tree {
  /// Returns the first link of the chain that contains a call, or the call itself.
  fileprivate func expressionStart(of call: NodeID) -> NodeID {
    guard let chain = parent(of: call), self[chain].kind == .chain else { return call }
    return firstLink(of: chain)
  }
}
