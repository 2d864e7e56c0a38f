// Fixes for UIKit and AppKit: intents turned into code next to the code that creates or configures a view.
// UIKitWriter+Placement.swift decides where a line goes.

import Source
import Syntax

/// A writer for statements about views in UIKit code.
struct UIKitWriter {
  let tree: ElementTree
  let project: ProjectView

  /// Returns the edits that carry out an intent, or nil if no statement about the view can be inserted.
  func edits(_ intent: Intent, on id: ElementID) -> [WriterEdit]? {
    let element = tree[id]
    switch intent {
    case .label(let wording), .title(let wording):
      // One label can't describe several images.
      if element.circumstances.contains(.changesPicture) { return labels(of: element) }
      return write([label(wording, of: element)], on: element, near: labelEvidence(of: element))
    case .connect, .screenTitle: return nil
    case .hide: return unmark(element) ?? write([hiding(element)], on: element, near: nil)
    case .replaceLabelByHiding(let label): return replace(label.range, by: hiding(element), on: element)
    case .exposed(let text):
      let statement = set("isAccessibilityElement", "setAccessibilityElement", [.text("true")], on: element)
      if let edits = unhide(element) { return edits }
      // An image with only a hint or a value would be announced without a label.
      let isNameless = element.role == .image && element.labels.isEmpty
      let statements =
        isNameless ? [statement, label(.blank("what the image shows"), of: element)] : [statement]
      return write(statements, on: element, near: text.range)
    case .moveState(let text, let name, let state):
      let isSelection = state.lowercased() == "selected" && element.receiver?.usesSetters != true
      let told =
        isSelection
        ? [.text("accessibilityTraits.insert(.selected)")]
        : set("accessibilityValue", "setAccessibilityValue", [.text(state.swiftLiteral)], on: element)
      return write([told], on: element, near: text.range).map {
        [.replace(text.valueRange, name.swiftLiteral)] + $0
      }
    case .rewrite(let text, let new), .sentenceCase(let text, let new):
      return [.replace(text.valueRange, new.swiftLiteral)]
    case .write(let text, let wording):
      return [WriterEdit(text.valueRange, quoted(wording, in: text, of: element))]
    case .remove(let ranges): return ranges.contains(where: isDeclaredName) ? nil : ranges.flatMap(remove)
    case .heading:
      guard element.receiver?.usesSetters != true else { return nil }
      return write(
        [[.text("accessibilityTraits.insert(.header)")]], on: element, near: element.fonts.last?.range)
    case .buttonRole:
      // If the view became an element, VoiceOver users couldn't reach the elements inside it.
      guard
        element.role == .text || element.role == .image || tree.children(of: id).isEmpty && !isSelf(element)
      else { return nil }
      return write(buttonRole(of: element), on: element, near: gestureRange(of: element))
    case .hint(let wording, let gesture):
      // VoiceOver reads hints only for elements.
      guard element.role != .container && element.role != .tabBar || element.hasTrait(.element) else {
        return nil
      }
      return write([hint(wording, of: element)], on: element, near: gesture.range)
    case .clickAction(let touch): return activate(touch, on: element)
    case .customActions(let controls, let names): return customActions(controls, names, on: id)
    case .labelFromContent: return labelFromContent(of: id)
    case .insertTrait(let trait): return insert(trait, of: element)
    case .keepTrait(let trait, let all): return keep(trait, of: all, on: element)
    case .removeTrait(let trait):
      let isAlone = element.traits.filter { $0.range == trait.range }.count == 1
      return isAlone && trait.range.upperBound > trait.valueRange.upperBound ? remove(trait.range) : nil
    case .disable(let trait): return disable(trait, of: element)
    case .enlarge(let side): return enlarge(element, to: side)
    case .scale(let font): return scale(font).map { $0.joined(with: adjustment(of: element, near: font)) }
    // The view would have to be created differently.
    case .button: return nil
    case .group, .passive, .moveOut, .hintFromLabel, .announceChanges: return nil
    case .adjustFont(let font):
      return write([[.text("adjustsFontForContentSizeCategory = true")]], on: element, near: font.range)
    case .translate(let text, _): return translate(text, of: element)
    case .adaptiveColor(let color): return adaptiveColor(color, of: element)
    case .inputPurpose(let purpose):
      return purpose.content.flatMap {
        write(
          [[.text("textContentType = .\($0.apple)")]], on: element, near: element.placeholder.value?.range)
      }
    case .keyboard(let keyboard):
      if let range = element.input?.keyboardRange { return [.replace(range, "." + keyboard.names.apple)] }
      return write(
        [[.text("keyboardType = .\(keyboard.names.apple)")]], on: element,
        near: element.placeholder.value?.range)
    }
  }

  // MARK: Statements

  /// A statement about a view, without the view: `accessibilityLabel = …` or `setAccessibilityLabel(…)`.
  typealias Statement = [WriterEdit.Piece]

  /// Returns a text in the form that the surrounding code uses for lookups, or else in the form that catalogs extract.
  /// `EarlierAPIs` replaces the latter for systems that lack it. If no table is known and nothing is looked up, returns
  /// a literal.
  func localized(_ wording: Wording, for element: Element) -> Statement {
    switch wording {
    case .code, .call, .added, .choice, .begun, .blank: return wording.literal
    // VoiceOver would read a key that isn't in any table.
    case .words where project.usesSymbolicKeys: return wording.literal
    case .kept, .words: break
    }
    let lookup = tree.textLookup(around: element, in: project)
    if let form = lookup?.form { return [.text(form.before)] + wording.literal + [.text(form.after)] }
    if case .words = wording, lookup?.isUsed != true, !project.keepsTextsApart(onAndroid: false) {
      return wording.literal
    }
    return [.text("String(localized: ")] + wording.literal + [.text(")")]
  }

  private func translate(_ text: WrittenText, of element: Element) -> [WriterEdit]? {
    guard let words = text.value.literal, !project.usesSymbolicKeys || project.localizedText(words) != nil
    else { return nil }
    let literal = tree.text.string(text.valueRange)
    guard literal.hasPrefix("\""), literal.hasSuffix("\"") else { return nil }
    let key = String(literal.dropFirst().dropLast())
    return [WriterEdit(text.valueRange, localized(.kept(key), for: element))]
  }

  func label(_ wording: Wording, of element: Element) -> Statement {
    set("accessibilityLabel", "setAccessibilityLabel", localized(wording, for: element), on: element)
  }

  private func hint(_ wording: Wording, of element: Element) -> Statement {
    set("accessibilityHint", "setAccessibilityHelp", localized(wording, for: element), on: element)
  }

  private func hiding(_ element: Element) -> Statement {
    set("isAccessibilityElement", "setAccessibilityElement", [.text("false")], on: element)
  }

  /// Returns the statements for a button role. Adds a label if there is none, or users would hear only “button”.
  private func buttonRole(of element: Element) -> [Statement] {
    var statements: [Statement] = []
    // A `UILabel` is an element by default, but stating it next to the role makes the code clearer.
    if element.receiver?.isElement != true || element.role == .text {
      statements.append(
        set("isAccessibilityElement", "setAccessibilityElement", [.text("true")], on: element))
    }
    if element.name.isAbsent, element.role != .text {
      statements.append(label(.blank("what the button does"), of: element))
    }
    let usesSetters = element.receiver?.usesSetters == true
    let role = usesSetters ? "setAccessibilityRole(.button)" : "accessibilityTraits.insert(.button)"
    statements.append([.text(role)])
    return statements
  }

  /// Returns whether an element is the class's own view, to which other code adds content.
  private func isSelf(_ element: Element) -> Bool {
    guard let places = element.receiver?.places, !places.isEmpty else { return false }
    return places.allSatisfy { $0.spelling.isEmpty || tree.text[$0.spelling].elementsEqual("self".utf8) }
  }

  /// Marks the element as a link.
  func linkRole(of element: Element) -> [WriterEdit]? {
    let usesSetters = element.receiver?.usesSetters == true
    let role = usesSetters ? "setAccessibilityRole(.link)" : "accessibilityTraits.insert(.link)"
    return write([[.text(role)]], on: element, near: nil)
  }

  private func set(_ property: String, _ setter: String, _ value: Statement, on element: Element) -> Statement
  {
    element.receiver?.usesSetters == true
      ? [.text(setter + "(")] + value + [.text(")")] : [.text(property + " = ")] + value
  }

  /// Changes `isAccessibilityElement = true` to `false` where it's set.
  private func unmark(_ element: Element) -> [WriterEdit]? {
    let ranges = element.traits.filter { $0.trait == .element }.map(\.range)
    guard !ranges.isEmpty else { return nil }
    var edits: [WriterEdit] = []
    for range in ranges {
      let source = tree.text.string(range)
      let tail = source.hasSuffix("true)") ? 1 : 0
      guard source.hasSuffix("true") || tail == 1 else { return nil }
      let end = range.upperBound - tail
      edits.append(.replace(end - 4..<end, "false"))
    }
    return edits
  }

  /// Changes `isAccessibilityElement = false` to `true` where it's set.
  private func unhide(_ element: Element) -> [WriterEdit]? {
    guard let hiding = element.hiding, hiding.extent == .itself else { return nil }
    let source = tree.text.string(hiding.range)
    let tail = source.hasSuffix("false)") ? 1 : 0
    guard source.hasSuffix("false") || tail == 1 else { return nil }
    let end = hiding.range.upperBound - tail
    return [.replace(end - 5..<end, "true")]
  }

  /// Returns whether a range is the name of an overridden member, which can't be removed like a statement.
  private func isDeclaredName(_ range: Range<Int>) -> Bool {
    var at = range.upperBound
    while at < tree.text.count, tree.text[at].isBlank { at += 1 }
    return tree.text[at] == UInt8(ascii: ":") || tree.text[at] == UInt8(ascii: "(")
  }

  // MARK: Evidence

  /// Returns the statement at which a missing label is reported: the one that makes the view an element, or else the
  /// one that sets its image.
  private func labelEvidence(of element: Element) -> Range<Int>? {
    element.traits.first { $0.trait == .element }?.range ?? element.imageryRange
      ?? element.traits.first?.range
  }

  private func gestureRange(of element: Element) -> Range<Int>? {
    element.gestures.first { $0.kind == .tap }?.range ?? element.gestures.first?.range
  }

  // MARK: Texts and colors

  /// Returns a literal, or a lookup if the value already is one.
  private func quoted(_ wording: Wording, in text: WrittenText, of element: Element) -> Statement {
    switch text.value {
    case .literal, .interpolated: wording.literal
    case .resource, .resolved, .none, .dynamic: localized(wording, for: element)
    }
  }

  private func adaptiveColor(_ color: WrittenColor, of element: Element) -> [WriterEdit] {
    let isAppKit = element.receiver?.usesSetters == true
    let value = tree.text.string(color.valueRange)
    var new =
      switch color.use {
      case .foreground: isAppKit ? ".labelColor" : ".label"
      case .background: isAppKit ? ".textBackgroundColor" : ".systemBackground"
      }
    if value.hasSuffix(".cgColor") { new = (isAppKit ? "NSColor" : "UIColor") + new + ".cgColor" }
    return [.replace(color.valueRange, new)]
  }

  // MARK: Sizes and fonts

  /// Replaces the numbers that are too small.
  private func enlarge(_ element: Element, to side: Double) -> [WriterEdit]? {
    guard case .certain(let written) = element.size, side < 10_000 else { return nil }
    let small = [
      (written.size.width, written.widthRange), (written.size.height, written.heightRange),
    ].compactMap { value, range in value.map { $0 < side } == true ? range : nil }
    let text = side == side.rounded() ? "\(Int(side))" : "\(side)"
    let edits = Set(small).sorted { $0.lowerBound < $1.lowerBound }.map { WriterEdit.replace($0, text) }
    return edits.isEmpty ? nil : edits
  }

  /// Lets scaling text update its size while it's visible, if the code doesn't.
  private func adjustment(of element: Element, near font: WrittenFont) -> [WriterEdit] {
    if let switchedOff = element.fontAdjustments.last,
      tree.text.string(switchedOff.range).hasSuffix("false"), element.fonts.last == font
    {
      let end = switchedOff.range.upperBound
      return [.replace(end - 5..<end, "true")]
    }
    guard element.fontAdjustments.isEmpty, element.receiver?.isMadeHere == true, element.role != .button,
      !element.circumstances.contains(.followsTextSize), element.fonts.last == font
    else { return [] }
    return write([[.text("adjustsFontForContentSizeCategory = true")]], on: element, near: font.range) ?? []
  }

  /// Wraps a font so that it scales with the closest text style.
  private func scale(_ font: WrittenFont) -> [WriterEdit]? {
    // In a bar, or with a fixed height, larger text would be clipped.
    guard case .fixed(let size, _) = font.scaling, font.hasRoom else { return nil }
    let metrics = "UIFontMetrics(forTextStyle: .\(textStyle(of: size))).scaledFont(for: "
    let source = tree.text.string(font.valueRange)
    // `UIFont(name:size:)` may return nil.
    let isOptional = source.contains("name:") && !source.hasSuffix("!") && !source.contains("??")
    guard !isOptional else {
      return [.insert(at: font.valueRange.upperBound, .text(".map { \(metrics)$0) }"))]
    }
    return [
      .insert(at: font.valueRange.lowerBound, .text(metrics)),
      .insert(at: font.valueRange.upperBound, .text(")")),
    ]
  }

  /// Returns the text style with the closest default size.
  ///
  /// Source: Apple, “Human Interface Guidelines › Typography”, the sizes of the setting “Large”.
  private func textStyle(of size: Double?) -> String {
    guard let size else { return "body" }
    let styles: [(size: Double, name: String)] = [
      (17, "body"), (16, "callout"), (15, "subheadline"), (13, "footnote"), (12, "caption1"),
      (11, "caption2"),
      (20, "title3"), (22, "title2"), (28, "title1"), (34, "largeTitle"),
    ]
    return styles.min { abs($0.size - size) < abs($1.size - size) }?.name ?? "body"
  }
}
