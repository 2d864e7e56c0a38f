// The conflicting-field-label rule: fields that get a label from two places.

import Elements

extension Rule {
  static let conflictingFieldLabel = Rule(
    "conflicting-field-label", "Field has two labels", .names,
    severity: .information, criteria: [.labelsOrInstructions, .infoAndRelationships], on: [.field, .naming],
    why: "A field should get its label from one place.",
    examples: [
      .bad(
        .androidXML,
        #"<TextInputLayout android:hint="@string/mail"><TextInputEditText ⟦android:hint="@string/mail"⟧/></TextInputLayout>"#,
        fixed: #"<TextInputLayout android:hint="@string/mail"><TextInputEditText/></TextInputLayout>"#),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/mail" android:text="Email"/><EditText android:id="@+id/mail" ⟦android:hint="Your address"⟧/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/mail" android:text="Email"/><TextView ⟦android:labelFor="@id/mail"⟧ android:text="Address"/><EditText android:id="@+id/mail"/></LinearLayout>"#
      ),
      .right(
        .androidXML,
        #"<TextInputLayout android:hint="@string/mail"><TextInputEditText/></TextInputLayout>"#),
      .good(
        .androidXML,
        #"<TextInputLayout app:hintEnabled="false"><TextInputEditText android:hint="@string/mail"/></TextInputLayout>"#
      ),
      .good(
        .androidXML,
        #"<TextInputLayout android:hint="@{model.hint}"><TextInputEditText android:hint="@string/mail"/></TextInputLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/mail" android:text="Email"/><EditText android:id="@+id/mail" android:hint="email"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/mail" android:text="Email"/><EditText android:id="@+id/mail" android:hint="name@example.org"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/mail" android:text="@string/mail"/><EditText android:id="@+id/mail" android:hint="@string/address"/></LinearLayout>"#
      ),
    ]
  ) { id, report in
    let tree = report.tree
    let element = tree[id]
    if let target = element.labelTarget {
      guard let name = target.value.literal, !name.isEmpty,
        let first = tree.label(forViewCalled: name), first != id, let other = tree[first].labelTarget
      else { return }
      report.report(
        id, at: target.range, Element.twoLabels,
        related: [Finding.Related(other.range, "The field is already labeled here.")],
        fixes: [report.fix("Remove this labelFor", .changesBehavior, .remove([target.range]), on: id)])
    }
    guard element.role.isField, case .certain(let hint) = element.placeholder, !hint.value.isOpen else {
      return
    }
    if let layout = tree.hintedLayout(around: id), let outer = tree[layout].placeholder.value,
      !outer.value.isOpen
    {
      report.report(
        id, at: hint.range, Element.twoLabels,
        related: [Finding.Related(outer.range, "The enclosing TextInputLayout also has a hint.")],
        fixes: [
          report.fix(
            "Keep only the TextInputLayout hint", outer.value == hint.value ? .safe : .changesBehavior,
            .remove([hint.range]), on: id)
        ])
    } else if let text = hint.value.literal, let label = tree.label(for: element),
      !text.isExample(besides: label)
    {
      report.report(
        id, at: hint.range, Element.twoLabels,
        fixes: [report.fix("Keep only the label", .changesBehavior, .remove([hint.range]), on: id)])
    }
  }
}

private extension Element {
  static let twoLabels = "This field has two labels, so TalkBack ignores one or reads both. Keep one."
}

private extension TextValue {
  /// True if the text is unknown, blank, or missing.
  var isOpen: Bool {
    switch self {
    case .dynamic, .none, .interpolated: true
    case .literal, .resource, .resolved: isBlank
    }
  }
}

private extension ElementTree {
  /// Returns the `TextInputLayout` around a field, or nil if it has no hint.
  func hintedLayout(around id: ElementID) -> ElementID? {
    ancestors(of: id).prefix(2).first {
      self[$0].isTextInputLayout && !self[$0].placeholder.isAbsent
    }
  }

  /// Returns the literal text that labels a field, or nil if there is none.
  func label(for field: Element) -> String? {
    guard field.isLabelledElsewhere, let name = field.identifier?.value.literal else { return nil }
    return self.label(forViewCalled: name).flatMap { self[$0].title.value?.value.literal }
  }
}

private extension String {
  /// Returns whether a hint is an example of what to enter, or repeats the label.
  func isExample(besides label: String) -> Bool {
    SpokenWords(self) == SpokenWords(label)
      || contains { $0.isNumber || "@./:…".contains($0) }
  }
}
