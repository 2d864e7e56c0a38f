// The attributes that affect what TalkBack announces.

import Source
import Syntax

extension AndroidXMLReader {
  // MARK: Texts

  /// Reads the labels, visible texts, and hints.
  ///
  /// Source: Android, “View › android:contentDescription”, “TextView › android:text, android:hint”.
  mutating func readTexts(_ attributes: AndroidAttributes, _ id: ElementID) {
    if list[id].role == .rating, onlyShowsRating(attributes) { list[id].role = .progress }
    let role = list[id].role
    if let label = attributes.text("android:contentDescription") {
      list[id].labels.append(label)
      if label.value == .none, role == .image {
        list[id].labels.removeLast()
        list[id].hiding = Element.Hiding("contentDescription", .decoration, range: label.range)
      }
    }
    if let text = attributes.text("android:text") {
      // A field's text is its content, and a spinner shows no text of its own.
      if role.isField {
        list[id].value = .certain(text)
      } else if role != .picker {
        list[id].title = .certain(text)
      }
    }
    if list[id].typeName.hasSuffix("ToggleButton"),
      let text = attributes.text("android:textOn") ?? attributes.text("android:textOff")
    {
      list[id].title = .certain(text)
    }
    if role.isField {
      if masksText(attributes) { list[id].circumstances.insert(.masksText) }
      readInput(attributes, id)
    }
    // A layout without a visible hint doesn't provide one to its field.
    if !attributes.isFalse("app:hintEnabled"),
      let hint = attributes.text("android:hint") ?? attributes.text("app:hint")
    {
      list[id].placeholder = .certain(hint)
    }
    if let state = attributes.text("android:stateDescription") {
      list[id].value = .certain(state)
      list[id].traits.append(WrittenTrait(.value, range: state.range))
    }
    if attributes.isTrue("android:accessibilityHeading") {
      list[id].traits.append(
        WrittenTrait(
          .header,
          range: attributes.attribute("android:accessibilityHeading").map { tree[$0].range }
            ?? list[id].typeRange))
    }
    // Source: google/talkback, `NodeTextConductor`: the tooltip is part of the announcement.
    if list[id].title.isAbsent, role != .image,
      let tooltip = attributes.text("android:tooltipText") ?? attributes.text("app:tooltipText")
    {
      list[id].title = .certain(tooltip)
    }
    // An adapter, an app style, or a binding may set what the tag doesn't.
    if role != .image, !styleLeaves(attributes, AndroidXMLReader.names) {
      list[id].unknowns.add(.elsewhere, .style, at: attributes.style)
    }
    if let binding = attributes.all.first(where: { isBound($0, attributes) }) {
      list[id].unknowns.add(.elsewhere, .value, at: binding)
    }
    // A preview text indicates that code sets the real one.
    for name in ["tools:text", "tools:hint", "tools:contentDescription"] as [Identifier]
    where attributes.has(name) {
      // The text of a field is its content, and an image button has none.
      if name == "tools:text", role.isField || role == .iconButton { continue }
      list[id].unknowns.add(.elsewhere, .code)
    }
  }

  /// Returns whether a field masks its text.
  ///
  /// Source: Android, “TextView › android:inputType”: `textPassword`, `numberPassword`, and similar.
  private func masksText(_ attributes: AndroidAttributes) -> Bool {
    guard let type = attributes.value("android:inputType") else {
      return attributes.isTrue("android:password")
    }
    return type.spells("assword") || type.first == UInt8(ascii: "@") || type.elementsEqual("none".utf8)
  }

  /// Reads the input purpose and keyboard of a field.
  ///
  /// Source: Android, “View › android:autofillHints”, “TextView › android:inputType, android:digits”.
  private mutating func readInput(_ attributes: AndroidAttributes, _ id: ElementID) {
    var input = FieldInput()
    input.statesPurpose = attributes.has("android:autofillHints")
    if let type = attributes.attribute("android:inputType") {
      let range = attributes.valueRange(of: type)
      input.ask(for: Keyboard(inputType: tree.text[range]), at: range)
    } else if let digits = attributes.attribute("android:digits")
      ?? attributes.attribute("android:inputMethod")
    {
      input.ask(for: .other, at: attributes.valueRange(of: digits))
    }
    if input != FieldInput() { list[id].input = input }
  }

  /// Returns whether an attribute can label a view.
  private static func names(_ attribute: Identifier) -> Bool {
    switch attribute {
    case "android:contentDescription", "android:text", "android:hint", "android:tooltipText",
      "android:labelFor", "android:title", "app:title", "title":
      true
    default: false
    }
  }

  /// Returns whether an attribute is set by data binding through a custom adapter, which may also label the view.
  ///
  /// Platform attributes set only the property that they're named after, and attributes for layout or drawing don't
  /// label.
  ///
  /// Source: Android, “Binding adapters › Setting attribute values”.
  private func isBound(_ attribute: NodeID, _ attributes: AndroidAttributes) -> Bool {
    let value = tree.text[attributes.valueRange(of: attribute)]
    guard value.begins(with: "@{") || value.begins(with: "@={") else { return false }
    let name = tree.text[tree.nameRange(of: attribute)]
    return !name.begins(with: "android:") && !name.begins(with: "app:layout_")
      && !name.begins(with: "app:tint") && !name.begins(with: "app:srcCompat")
  }

  /// Returns whether a rating is read-only, either explicitly or through a platform or AppCompat style.
  ///
  /// Source: Android, “RatingBar › android:isIndicator”, and the styles “Widget.Material.RatingBar.Indicator” and
  /// “…Small”.
  private func onlyShowsRating(_ attributes: AndroidAttributes) -> Bool {
    if attributes.has("android:isIndicator") { return !attributes.isFalse("android:isIndicator") }
    guard let style = attributes.value("style") else { return false }
    return ["ratingBarStyleSmall", "ratingBarStyleIndicator", "RatingBar.Small", "RatingBar.Indicator"]
      .contains { style.spells($0) }
  }

  // MARK: Exposure

  /// Reads the attributes that hide a view.
  ///
  /// Source: Android, “View › android:importantForAccessibility”.
  mutating func readExposure(_ attributes: AndroidAttributes, _ id: ElementID) {
    if let attribute = attributes.attribute("android:importantForAccessibility") {
      let range = tree[attribute].range
      switch Identifier(tree.text[attributes.valueRange(of: attribute)]) {
      case "no": list[id].hiding = Element.Hiding("importantForAccessibility", .itself, range: range)
      case "noHideDescendants":
        list[id].hiding = Element.Hiding("importantForAccessibility", .subtree, range: range)
      case "yes", "auto", "": break
      default: list[id].hiding = Element.Hiding("importantForAccessibility", .unknown, range: range)
      }
    }
    // A view that is initially hidden but has an ID is meant to be shown later.
    if !attributes.has("android:id") {
      if let attribute = attributes.attribute("android:visibility"),
        ["gone", "invisible"].contains(Identifier(tree.text[attributes.valueRange(of: attribute)]))
      {
        list[id].hiding = Element.Hiding("visibility", .subtree, range: tree[attribute].range)
      } else if attributes.isTransparent, let attribute = attributes.attribute("android:alpha") {
        list[id].hiding = Element.Hiding("alpha", .subtree, range: tree[attribute].range)
      }
    }
    if isSilentMessage(attributes, id) { list[id].circumstances.insert(.shownLater) }
  }

  /// Returns whether a text is initially hidden, has an ID that suggests a status message, and isn't a live region. In
  /// list rows and widgets, such a text appears with the rest.
  private func isSilentMessage(_ attributes: AndroidAttributes, _ id: ElementID) -> Bool {
    guard list[id].role == .text, let visibility = attributes.value("android:visibility"),
      visibility.elementsEqual("gone".utf8) || visibility.elementsEqual("invisible".utf8),
      !attributes.has("android:accessibilityLiveRegion"), let telling = tellingWord(attributes)
    else { return false }
    return
      (["error", "status", "result", "message", "count"].contains(telling) || saysOutcome(attributes))
      && isOfScreen
  }

  /// Returns whether a text is for an error that code writes into it, and isn't a live region.
  func isErrorLabel(_ attributes: AndroidAttributes, _ id: ElementID) -> Bool {
    list[id].role == .text && !attributes.has("android:text")
      && !attributes.has("android:accessibilityLiveRegion") && tellingWord(attributes) == "error"
      && isOfScreen
      // A screen that shows nothing but an error is announced as a whole.
      && !layoutName.spells("error")
  }

  /// Returns the word of a view's ID that tells what it shows: “error” for `@+id/load_error_text`.
  private func tellingWord(_ attributes: AndroidAttributes) -> String? {
    guard let name = attributes.idName else { return nil }
    let words = NameSuggestion.words(in: String(decoding: name, as: UTF8.self))
    let kinds: Set<String> = ["text", "label", "view", "tv", "message", "txt", "lbl", "txtv", "info", "msg"]
    return words.last.map { kinds.contains($0) && words.count > 1 } == true
      ? words.dropLast().last : words.last
  }

  /// True unless the layout is a list row or a widget, judging by its name.
  private var isOfScreen: Bool {
    !layoutName.hasPrefix("item") && !layoutName.hasPrefix("row") && !layoutName.hasPrefix("list")
      && !layoutName.hasSuffix("item") && !layoutName.hasSuffix("row") && !fitsSmallScreen
  }

  /// Returns whether the name of a view's text ends with the outcome of an action: `@string/note_saved`.
  private func saysOutcome(_ attributes: AndroidAttributes) -> Bool {
    guard case .resource(let name)? = attributes.text("android:text")?.value,
      let word = NameSuggestion.words(in: name).last
    else { return false }
    return ["saved", "copied", "sent", "failed", "error", "invalid", "success"].contains(word)
  }

  // MARK: Actions

  mutating func readActions(_ attributes: AndroidAttributes, _ id: ElementID) {
    let click = attributes.attribute("android:onClick") ?? attributes.attribute("android:onClickListener")
    let isClickable = click != nil || attributes.isTrue("android:clickable")
    if isClickable, !list[id].role.isControl {
      list[id].gestures.append(Gesture(.tap, range: list[id].typeRange))
      if list[id].role == .container { list[id].grouping = .merges }
    }
    if let click {
      let handler = tree.text.string(attributes.valueRange(of: click))
      if !handler.hasPrefix("@") { list[id].handlerName = handler }
    }
    if list[id].role.isPressable || list[id].role == .tab { list[id].grouping = .merges }
    if isClickable, !fitsSmallScreen, let focus = attributes.attribute("android:focusable"),
      attributes.isFalse("android:focusable")
    {
      list[id].barriers.append(
        InputBarrier(
          .keyboard, range: tree[focus].range, valueRange: attributes.valueRange(of: focus)))
    }
    if attributes.isFalse("android:clickable") { list[id].circumstances.insert(.passive) }
    if list[id].role == .container, list[id].grouping == .none, let stop = stop(attributes) {
      list[id].grouping = .merges
      list[id].groupingRange = tree[stop].range
    }
    if let style = attributes.value("style"),
      style.spells("Button") || style.spells("button")
    {
      list[id].circumstances.insert(.styledAsButton)
    }
    if let attribute = attributes.attribute("android:labelFor") {
      list[id].labelTarget = reference(attribute, attributes)
    }
    // Code may configure a view that has an ID.
    if attributes.has("android:id") { list[id].circumstances.insert(.visibleOutside) }
    list[id].identifier = attributes.attribute("android:id").map { reference($0, attributes) }
  }

  /// Returns the view name after `@+id/` or `@id/`, or without a prefix.
  private func reference(_ attribute: NodeID, _ attributes: AndroidAttributes) -> WrittenText {
    let range = attributes.valueRange(of: attribute)
    let start = tree.text.lastOffset(of: UInt8(ascii: "/"), in: range).map { $0 + 1 } ?? range.lowerBound
    let name = tree.text.string(start..<range.upperBound)
    return WrittenText(.literal(name), range: tree[attribute].range, valueRange: range)
  }

  /// Returns the attribute that makes a layout a focus stop, which then includes the text of its children. Layouts that
  /// are focusable in touch mode usually keep a field from getting the focus.
  ///
  /// Source: google/talkback, AccessibilityNodeInfoUtils, `isActionableForAccessibility`: focusable nodes are.
  private func stop(_ attributes: AndroidAttributes) -> NodeID? {
    if attributes.isTrue("android:screenReaderFocusable") {
      return attributes.attribute("android:screenReaderFocusable")
    }
    guard attributes.isTrue("android:focusable"), !attributes.isTrue("android:focusableInTouchMode") else {
      return nil
    }
    return attributes.attribute("android:focusable")
  }

  /// Reads the icons in a text input layout that code may turn into buttons. The other end icons have labels.
  ///
  /// Source: Material Components for Android, “Text fields › Adding an end icon, a leading icon”: “make sure to set the
  /// content description” of custom icons.
  mutating func readFieldIcons(_ attributes: AndroidAttributes, below id: ElementID, _ use: ViewCode.Use) {
    guard !use.isDisjoint(with: [.startIconTap, .endIconTap]), list[id].isTextInputLayout else { return }
    if let icon = attributes.attribute("app:startIconDrawable"), use.contains(.startIconTap) {
      readFieldIcon(
        icon, "startIcon", attributes.text("app:startIconContentDescription"), attributes, below: id,
        isLabelled: use.contains(.startIconLabel))
    }
    if let icon = attributes.attribute("app:endIconDrawable"), use.contains(.endIconTap),
      attributes.value("app:endIconMode")?.elementsEqual("custom".utf8) == true
    {
      readFieldIcon(
        icon, "endIcon", attributes.text("app:endIconContentDescription"), attributes, below: id,
        isLabelled: use.contains(.endIconLabel))
    }
  }

  private mutating func readFieldIcon(
    _ icon: NodeID, _ name: String, _ label: WrittenText?, _ attributes: AndroidAttributes,
    below id: ElementID,
    isLabelled: Bool
  ) {
    let range = tree[icon].range
    var element = Element(
      .androidXML, .iconButton, typeName: name, range: list[id].constructor, constructor: range,
      typeRange: range)
    element.origin = list[id].origin
    element.imagery = imagery(attributes, tree[icon].name)
    element.imageryRange = range
    element.grouping = .merges
    element.circumstances = list[id].circumstances.intersection([.visibleOutside, .codeIsKnown])
    if isLabelled { element.unknowns.add(.elsewhere, .code) }
    if let label { element.labels.append(label) }
    _ = list.append(element, below: id)
  }

  /// Reads a toolbar's navigation icon, a separate button that code labels through the toolbar.
  mutating func readNavigationIcon(_ attributes: AndroidAttributes, below id: ElementID) -> ElementID? {
    guard
      let icon = attributes.attribute("app:navigationIcon") ?? attributes.attribute("android:navigationIcon")
    else { return nil }
    let range = tree[icon].range
    var element = Element(
      .androidXML, .iconButton, typeName: "navigationIcon", range: list[id].constructor, constructor: range,
      typeRange: range)
    element.origin = list[id].origin
    element.imagery = imagery(attributes, tree[icon].name)
    element.imageryRange = range
    element.grouping = .merges
    element.unknowns = list[id].unknowns.limited(to: .elsewhere)
    if let label = attributes.text("app:navigationContentDescription")
      ?? attributes.text("android:navigationContentDescription")
    {
      element.labels.append(label)
    }
    return list.append(element, below: id)
  }
}
