// Live regions and moving content in layouts.

import Source
import Syntax

extension AndroidXMLPractices {
  static let eventNames = Identifier.list(
    """
    android:accessibilityLiveRegion android:ellipsize android:autoStart app:lottie_ignoreDisabledSystemAnimations \
    app:lottie_autoPlay android:visibility
    """)

  mutating func event(_ attribute: NodeID) {
    switch tree[attribute].name {
    case "android:accessibilityLiveRegion": liveRegion(attribute)
    case "android:ellipsize": marquee(attribute)
    case "android:autoStart": flipper(attribute)
    case "app:lottie_ignoreDisabledSystemAnimations": forcedAnimation(attribute)
    case "app:lottie_autoPlay": autoplay(attribute)
    case "android:visibility": if kind == .layout { hiddenError(attribute) }
    default: break
    }
  }

  /// Checks live regions.
  ///
  /// Source: Android, “android.R.attr › accessibilityLiveRegion”.
  private mutating func liveRegion(_ attribute: NodeID) {
    let value = value(of: attribute)
    let range = tree[attribute].range
    if tree.text[value].elementsEqual("assertive".utf8) {
      guard !speaksOfTrouble else { return }
      add(
        Practice(
          .androidXML, .liveRegion(isAssertive: true), range: range, edits: [.replace(value, "polite")],
          keepsBehavior: true))
    } else if tree.text[value].elementsEqual("polite".utf8),
      tree.children(of: element).count(where: { tree[$0].kind == .element }) > 2
    {
      add(Practice(.androidXML, .liveRegion(isAssertive: false), range: range))
    }
  }

  /// True if the view's attributes mention an error, an alert, or a warning.
  private var speaksOfTrouble: Bool {
    let tag = tree.text[tree.startTagRange(of: element, nameEnd: tree.nameRange(of: element).upperBound)]
    return ["rror", "lert", "arning", "ailed"].contains { tag.spells($0) }
  }

  /// Checks `android:ellipsize="marquee" android:marqueeRepeatLimit="marquee_forever"`.
  ///
  /// Source: Android, “TextView › android:marqueeRepeatLimit”: `marquee_forever` is -1; the default is 3.
  private mutating func marquee(_ attribute: NodeID) {
    guard tree.text[value(of: attribute)].elementsEqual("marquee".utf8),
      let limit = attributes.attribute("android:marqueeRepeatLimit")
    else { return }
    let times = tree.text[value(of: limit)]
    guard times.elementsEqual("marquee_forever".utf8) || times.elementsEqual("-1".utf8) else { return }
    let ends = [tree[attribute].range, tree[limit].range]
    let edits = ends.map { WriterEdit.replace(tree.text.withLeadingBlanks($0), "") }
    let single = ["android:singleLine", "android:maxLines", "android:lines"].compactMap {
      attributes.attribute($0)
    }
    add(
      Practice(
        .androidXML, .movingContent, range: tree[attribute].range,
        edits: (edits + single.map { .replace(tree.text.withLeadingBlanks(tree[$0].range), "") })
          .sorted { $0.range.lowerBound < $1.range.lowerBound }))
  }

  /// Checks `<ViewFlipper android:autoStart="true"/>`.
  private mutating func flipper(_ attribute: NodeID) {
    guard tree.text[value(of: attribute)].elementsEqual("true".utf8) else { return }
    switch tree[element].name {
    case "ViewFlipper", "AdapterViewFlipper":
      add(
        Practice(
          .androidXML, .movingContent, range: tree[attribute].range,
          edits: removal(of: attribute)))
    default: return
    }
  }

  /// Checks `app:lottie_autoPlay="true" app:lottie_loop="true"`, unless it indicates progress.
  ///
  /// Source: Lottie, “LottieAnimationView › lottie_autoPlay, lottie_loop”.
  private mutating func autoplay(_ attribute: NodeID) {
    guard tree.text[value(of: attribute)].elementsEqual("true".utf8), attributes.isTrue("app:lottie_loop"),
      let loop = attributes.attribute("app:lottie_loop")
    else { return }
    let tag = tree.text[tree.startTagRange(of: element, nameEnd: tree.nameRange(of: element).upperBound)]
    guard !["oad", "rogress", "pinner", "ait"].contains(where: { tag.spells($0) }) else { return }
    add(
      Practice(
        .androidXML, .autoplay(.animation), range: tree[attribute].range, edits: removal(of: loop)))
  }

  private mutating func forcedAnimation(_ attribute: NodeID) {
    let value = value(of: attribute)
    guard tree.text[value].elementsEqual("true".utf8) else { return }
    add(
      Practice(
        .androidXML, .endlessMotion, range: tree[attribute].range, edits: [.replace(value, "false")]))
  }
}
