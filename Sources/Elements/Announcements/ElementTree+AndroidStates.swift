// States and types of Android controls, as far as the creating code shows them.

import Source
import Syntax

extension ElementTree {
  // MARK: Compose

  /// Returns the links of the modifiers passed to a composable.
  func modifiers(of element: Element) -> [NodeID] {
    guard element.framework == .compose, let call = call(of: element) else { return [] }
    return syntax.arguments(of: call).filter(syntax.isModifier).flatMap { argument in
      syntax.value(ofArgument: argument).map { Array(syntax.links(of: $0).dropFirst()) } ?? []
    }
  }

  /// Returns the value of an expression that's `true` or `false`, directly or as an argument of the enclosing
  /// component.
  func literalFlag(_ expression: NodeID, of element: Element) -> Bool? {
    let value =
      syntax[expression].kind == .name ? element.arguments[syntax[expression].name] ?? expression : expression
    return syntax.isName("true", value) ? true : syntax.isName("false", value) ? false : nil
  }

  /// Returns the state of `selected = true` in a semantics block, or nil if a value decides.
  func assignedState(at trait: WrittenTrait) -> Bool? {
    let code = text[trait.range].reversed().prefix { $0.isIdentifierByte }.reversed()
    switch Identifier(code) {
    case "true" where !trait.isConditional: return true
    case "false" where !trait.isConditional: return false
    default: return nil
    }
  }

  /// Returns whether a value decides if a composable is enabled.
  func mayBeDisabled(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .compose, let call = call(of: element) else { return false }
    let isControl = element.role.isControl || !element.gestures.isEmpty
    guard isControl else { return false }
    let calls = [call] + modifiers(of: element).filter { syntax[$0].kind == .call }
    return calls.contains { call in
      guard let value = syntax.value("enabled", of: call) else { return false }
      return literalFlag(value, of: element) == nil
    }
  }

  /// Returns whether a Compose chip is selectable.
  func isSelectableChip(_ element: Element) -> Bool {
    guard element.framework == .compose, let call = call(of: element) else { return false }
    switch syntax[call].name {
    case "FilterChip", "ElevatedFilterChip", "InputChip": return true
    default: return false
    }
  }

  // MARK: Layouts

  /// Returns whether a chip in a layout is checkable.
  func isCheckableChip(_ element: Element) -> Bool {
    guard element.framework == .androidXML, element.typeName.hasSuffix("Chip") else { return false }
    let attributes = AndroidAttributes(of: NodeID(element.origin), in: syntax)
    guard !attributes.isFalse("android:checkable") else { return false }
    let style = attributes.value("style")
    return attributes.isTrue("android:checkable") || style?.spells("Chip.Filter") == true
      || style?.spells("Chip.Choice") == true
  }

  /// Returns whether a field only offers options to choose from.
  ///
  /// Source: Material Components for Android, “Menus › Exposed dropdown menus”; androidx.compose.material3,
  /// `ExposedDropdownMenuBoxScope.menuAnchor`: its role is drop-down list.
  func isDropDownField(_ id: ElementID) -> Bool {
    let element = self[id]
    if element.framework == .compose {
      return isFilledByChoice(id) && code(element.constructor).spells("menuAnchor")
    }
    guard element.framework == .androidXML, element.role == .textField,
      AndroidAttributes(of: NodeID(element.origin), in: syntax).value("android:inputType")?
        .elementsEqual("none".utf8) == true
    else { return false }
    return ancestors(of: id).contains { layout in
      guard self[layout].isTextInputLayout else { return false }
      let attributes = AndroidAttributes(of: NodeID(self[layout].origin), in: syntax)
      return attributes.value("style")?.spells("ExposedDropdownMenu") == true
    }
  }

  /// Returns the progress in the words of a progress bar's state description.
  ///
  /// Source: android.widget.ProgressBar, state description; androidx.compose.ui, “In progress”, “%d percent.”
  func progressState(of id: ElementID) -> SpokenText {
    let element = self[id]
    switch element.framework {
    case .androidXML: return progressState(AndroidAttributes(of: NodeID(element.origin), in: syntax), element)
    case .compose:
      guard let call = call(of: element), let progress = syntax.argument("progress", at: 0, of: call),
        var value = syntax.value(ofArgument: progress)
      else { return SpokenText(text: "In progress", isApproximate: false, range: nil) }
      // `progress = { 0.4f }`
      if syntax[value].kind == .closure, let inner = syntax.children(of: value).first(where: { _ in true }) {
        value = inner
      }
      return percent(syntax.number(of: value).map { $0 * 100 })
    default: return .unknown("50 percent", at: nil)
    }
  }

  private func progressState(_ attributes: AndroidAttributes, _ element: Element) -> SpokenText {
    let isBar = attributes.value("style")?.spells("orizontal") == true || element.typeName.hasSuffix("Linear")
    let isKnown =
      attributes.isFalse("android:indeterminate") || isBar && !attributes.isTrue("android:indeterminate")
    guard isKnown else { return SpokenText(text: "in progress", isApproximate: false, range: nil) }
    guard let progress = attributes.value("android:progress") else { return percent(0) }
    let whole = attributes.value("android:max").map { Tree.number($0) } ?? 100
    guard let part = Tree.number(progress), let whole, whole > 0 else { return percent(nil) }
    return percent(part * 100 / whole)
  }

  private func percent(_ number: Double?) -> SpokenText {
    guard let number, (0...100).contains(number) else { return .unknown("50 percent", at: nil) }
    return SpokenText(text: "\(Int(number.rounded())) percent", isApproximate: false, range: nil)
  }
}

extension Element {
  /// True if the element looks like a control but isn't one: `android:clickable="false"`.
  var isPassivePart: Bool {
    framework == .androidXML && typeName.hasSuffix("Chip") && circumstances.contains(.passive)
  }
}
