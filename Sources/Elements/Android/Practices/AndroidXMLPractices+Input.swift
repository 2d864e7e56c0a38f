// Fields that block pasting or autofill, and buttons that only look disabled.

import Source
import Syntax

extension AndroidXMLPractices {
  /// Checks `android:longClickable="false"` on a field and `android:importantForAutofill="no"` on a field for a
  /// password or an address.
  ///
  /// Source: Android, “View › android:importantForAutofill”, “View › android:longClickable”: a long press opens the
  /// text menu.
  mutating func blockedPaste(_ attribute: NodeID) {
    let tag = AndroidWidget.named(tree[element].name, spelled: tree.text[tree.nameRange(of: element)])
    let attributes = attributes
    guard tag.role.isField, !isReadOnly(attributes) else { return }
    let value = tree.text[value(of: attribute)]
    let words = words(of: attributes)
    guard words.isDisjoint(with: ["search", "chat", "query", "filter"]) else { return }
    let isBlocked: Bool
    let subject: Practice.Subject
    if tree[attribute].name == "android:longClickable" {
      subject = .blockedPaste
      isBlocked = value.elementsEqual("false".utf8)
    } else {
      subject = .blockedAutofill
      let refuses =
        value.elementsEqual("no".utf8) || value.elementsEqual("noExcludeDescendants".utf8)
      let type = attributes.value("android:inputType")
      let isOfInterest =
        type.map { $0.spells("assword") || $0.spells("mail") } == true
        || !words.isDisjoint(with: ["password", "otp", "email", "username"])
      isBlocked = refuses && isOfInterest
    }
    guard isBlocked else { return }
    add(
      Practice(.androidXML, subject, range: tree[attribute].range, edits: removal(of: attribute)))
  }

  /// Checks `<TextView android:id="@+id/email_error" android:visibility="gone"/>` in a layout with a field.
  mutating func hiddenError(_ attribute: NodeID) {
    let attributes = attributes
    guard !tree.text[value(of: attribute)].elementsEqual("visible".utf8),
      attributes.value("android:id")?.spells("rror") == true,
      !attributes.has("android:accessibilityLiveRegion"), !attributes.has("android:onClick"), hasField,
      AndroidWidget.named(tree[element].name, spelled: tree.text[tree.nameRange(of: element)]).role == .text
    else { return }
    let end = tree.nameRange(of: element).upperBound
    add(
      Practice(
        .androidXML, .unsaidError, range: Int(tree[element].start) + 1..<end,
        edits: [.insert(at: end, .text(" android:accessibilityLiveRegion=\"polite\""))]))
  }

  /// Checks `android:inputType="text|number"`, which adds up to `phone`.
  ///
  /// Source: Android, “InputType”: `TYPE_CLASS_TEXT` is 1, `TYPE_CLASS_NUMBER` 2, `TYPE_CLASS_PHONE` 3, and
  /// `TYPE_CLASS_DATETIME` 4.
  mutating func inputTypes(_ attribute: NodeID) {
    let types = tree.text[value(of: attribute)].split(separator: UInt8(ascii: "|"), maxSplits: 8)
    let classes = types.map(AndroidXMLPractices.inputClass).filter { $0 != 0 }
    let sum = classes.reduce(0, |)
    guard !classes.contains(sum), Set(classes).count > 1 else { return }
    add(
      Practice(
        .androidXML, .mixedInputTypes, range: value(of: attribute),
        edits: types.count == 2 && sum == 3 && types.contains { $0.elementsEqual("text".utf8) }
          ? types.filter { AndroidXMLPractices.inputClass($0) == 2 }.map {
            .replace(value(of: attribute), String(decoding: $0, as: UTF8.self))
          } : []))
  }

  /// Returns the class of an input type, or 0 for a flag without one.
  private static func inputClass(_ type: ArraySlice<UInt8>) -> Int {
    if type.begins(with: "text") { return 1 }
    if type.begins(with: "number") { return 2 }
    if type.begins(with: "phone") { return 3 }
    return type.begins(with: "datetime") || type.begins(with: "date") || type.begins(with: "time") ? 4 : 0
  }

  private func isReadOnly(_ attributes: AndroidAttributes) -> Bool {
    attributes.isFalse("android:focusable") || attributes.isFalse("android:editable")
      || attributes.isFalse("android:enabled") || attributes.isFalse("android:cursorVisible")
      || attributes.value("android:inputType")?.elementsEqual("none".utf8) == true
  }

  /// Returns the words in the field's ID and hint.
  private func words(of attributes: AndroidAttributes) -> Set<String> {
    var words: Set<String> = []
    for name in ["android:id", "android:hint"] as [Identifier] {
      guard let value = attributes.value(name) else { continue }
      words.formUnion(NameSuggestion.words(in: String(decoding: value, as: UTF8.self)))
    }
    return words
  }

  /// Checks `<Button android:alpha="0.5" android:clickable="false"/>`, which is still enabled.
  mutating func drawnDisabled(_ attribute: NodeID) {
    let attributes = attributes
    let tag = AndroidWidget.named(tree[element].name, spelled: tree.text[tree.nameRange(of: element)])
    guard tag.role.isControl, let alpha = Tree.number(tree.text[value(of: attribute)]), alpha > 0,
      alpha < 0.7,
      let clickable = attributes.attribute("android:clickable"), attributes.isFalse("android:clickable"),
      !attributes.has("android:enabled")
    else { return }
    add(
      Practice(
        .androidXML, .drawnDisabled, range: tree[attribute].range,
        edits: [.replace(tree[clickable].range, "android:enabled=\"false\"")]))
  }
}
