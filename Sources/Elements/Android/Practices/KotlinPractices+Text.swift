// Text formatting in Kotlin code: alignment, language, size limits, line height, and weight.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `Text(t, textAlign = TextAlign.Justify)`.
  mutating func justification(_ member: NodeID) {
    guard let value = tree.expression(endingIn: member), tree.links(of: value).count == 2,
      tree.firstLink(of: value) != member, tree[tree.firstLink(of: value)].name == "TextAlign",
      let place = tree.argument(of: value), tree[place.argument].name == "textAlign"
    else { return }
    add(
      Practice(
        .compose, .justifiedText, range: tree[value].range,
        edits: [.replace(tree.linkRange(of: member), "Start")]))
  }

  /// Checks `label.justificationMode = LineBreaker.JUSTIFICATION_MODE_INTER_WORD`.
  mutating func justificationMode(_ link: NodeID) {
    guard let value = tree.expression(endingIn: link) else { return }
    let setter =
      tree.assignment(of: value).flatMap(tree.target(of:)) ?? tree.argument(of: value)?.call
    guard let setter, tree[setter].name == "justificationMode" || tree[setter].name == "setJustificationMode"
    else { return }
    add(
      Practice(
        .androidViews, .justifiedText, range: tree[value].range,
        // A name without its class has its own import.
        edits: tree[link].kind == .member
          ? [.replace(tree.linkRange(of: link), "JUSTIFICATION_MODE_NONE")] : []))
  }

  // MARK: Language

  /// Checks `SpanStyle(localeList = LocaleList("fr_FR"))`.
  mutating func language(ofLocale call: NodeID) {
    guard tree[call].kind == .call, let argument = tree.firstUnlabelledArgument(of: call),
      let value = tree.value(ofArgument: argument)
    else { return }
    add(tree.languageTag(value, .compose))
  }

  /// Checks `LocaleSpan(Locale.forLanguageTag("fr_FR"))`.
  mutating func language(ofSpan call: NodeID) {
    guard tree[call].kind == .call, let argument = tree.firstUnlabelledArgument(of: call),
      let value = tree.value(ofArgument: argument), let locale = tree.expression(endingIn: call)
    else { return }
    let taker = tree.argument(of: locale)?.call ?? tree.assignment(of: locale).flatMap(tree.target(of:))
    switch taker.map({ tree[$0].name }) {
    case "LocaleSpan", "textLocale", "setTextLocale": add(tree.languageTag(value, .androidViews))
    default: return
    }
  }

  // MARK: Text size limits

  /// Checks `CompositionLocalProvider(LocalDensity provides Density(density, fontScale = 1f))`.
  mutating func textSize(ofDensity call: NodeID) {
    guard tree[call].kind == .call, let argument = tree.argument("fontScale", at: 1, of: call),
      let value = tree.value(ofArgument: argument), tree[value].kind == .number,
      let scale = tree.number(of: value), let density = tree.expression(endingIn: call),
      let provision = tree.parent(of: density), tree[provision].kind == .infix
    else { return }
    let parts = Array(tree.children(of: provision))
    guard parts.count == 3, tree[parts[0]].name == "LocalDensity", tree[parts[1]].name == "provides" else {
      return
    }
    add(
      Practice(
        .compose, .largestTextScale(scale, .only), range: tree[argument].range,
        edits: [.replace(tree[value].range, "LocalDensity.current.fontScale")]))
  }

  /// Checks `fontScale.coerceAtMost(1.3f)`.
  mutating func textSize(limitedBy call: NodeID) {
    guard tree[call].kind == .call, let chain = tree.parent(of: call), tree[chain].kind == .chain,
      let last = tree.arguments(of: call).last.flatMap(tree.value(ofArgument:)), tree[last].kind == .number,
      let scale = tree.number(of: last), isMentionedAround(["Density"])
    else { return }
    let links = tree.links(of: chain)
    guard let place = links.firstIndex(of: call), place > 0, tree[links[place - 1]].name == "fontScale" else {
      return
    }
    // Source: WCAG 2.2, 1.4.4 Resize Text (200 percent); Android 14 and later, “Non-linear font scaling to 200%”.
    let raised = "2f"
    add(
      Practice(
        .compose, .largestTextScale(scale, .cap(raisedTo: raised)), range: tree.linkRange(of: call),
        edits: [.replace(tree[last].range, raised)]))
  }

  /// Checks `configuration.fontScale = 1f`.
  mutating func textSize(assignedTo link: NodeID) {
    guard let target = tree.expression(endingIn: link), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment, tree[assignment].name == "="
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, tree[sides[1]].kind == .number,
      let scale = tree.number(of: sides[1])
    else { return }
    let range = tree[assignment].range
    add(
      Practice(
        .androidViews, .largestTextScale(scale, .only), range: range,
        edits: isStatement(assignment) ? KotlinRemoval(text: tree.text).edits([range]) ?? [] : []))
  }

  // MARK: Line height

  /// Checks `TextStyle(fontSize = 20.sp, lineHeight = 16.sp)`.
  mutating func lineHeight(ofArgument argument: NodeID) {
    guard let value = tree.value(ofArgument: argument), let height = tree.number(of: value), height > 0,
      let number = tree.links(of: value).first, let call = tree.parent(of: argument)
    else { return }
    let ratio: Double
    let usual: String
    switch tree.lastName(of: value) {
    case "em": (ratio, usual) = (height, "1.3")
    case "sp":
      guard let written = tree.value("fontSize", of: call), tree.lastName(of: written) == "sp",
        let size = tree.number(of: written), size > 0, size < 1_000
      else { return }
      (ratio, usual) = (height / size, "\(Int((size * 1.3).rounded()))")
    default: return
    }
    add(
      Practice(
        .compose, .lineHeight(ratio), range: tree[argument].range,
        edits: [.replace(tree[number].range, usual)]))
  }

  /// Checks `label.setLineSpacing(0f, 0.6f)`.
  ///
  /// Source: Android, “TextView › setLineSpacing”: the natural height is multiplied by the second argument, and the
  /// first is added.
  mutating func lineHeight(setBy call: NodeID) {
    let values = tree.arguments(of: call).compactMap(tree.value(ofArgument:))
    guard tree[call].kind == .call, values.count == 2, tree.number(of: values[0]) == 0,
      tree[values[1]].kind == .number, let multiple = tree.number(of: values[1]), multiple > 0
    else { return }
    let suffix = tree.sourceText(of: values[1]).hasSuffix("f") ? "f" : ""
    add(
      Practice(
        .androidViews, .lineHeight(multiple), range: tree[values[1]].range,
        edits: [.replace(tree[values[1]].range, (multiple < 1 ? "1.0" : "1.5") + suffix)]))
  }

  // MARK: Weight

  /// Checks `Text(t, fontWeight = FontWeight.Light)`.
  mutating func lightWeight(_ member: NodeID) {
    guard let value = tree.expression(endingIn: member), let place = tree.argument(of: value),
      tree[place.argument].name == "fontWeight", tree[tree.firstLink(of: value)].name == "FontWeight",
      tree.firstLink(of: value) != member
    else { return }
    let size = tree.value("fontSize", of: place.call).flatMap(tree.number(of:))
    add(
      Practice(
        .compose, .lightFont(isLarge: size.map { $0 >= 34 } ?? false), range: tree[value].range,
        edits: [.replace(tree.linkRange(of: member), "Normal")]))
  }

  /// Checks `Typeface.create("sans-serif-light", Typeface.NORMAL)`.
  mutating func lightTypeface(_ call: NodeID) {
    guard tree[call].kind == .call, let chain = tree.parent(of: call), tree[chain].kind == .chain,
      tree[tree.firstLink(of: chain)].name == "Typeface",
      let family = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree[family].kind == .string, let name = tree.textValue(ofString: family).literal,
      name == "sans-serif-light" || name == "sans-serif-thin"
    else { return }
    add(
      Practice(
        .androidViews, .lightFont(isLarge: false), range: tree[family].range,
        edits: [.replace(tree[family].range, "\"sans-serif\"")]))
  }
}
