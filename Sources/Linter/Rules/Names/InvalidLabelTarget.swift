// The invalid-label-target rule: `labelFor` attributes that don't label a field.

import Elements

extension Rule {
  static let invalidLabelTarget = Rule(
    "invalid-label-target", "labelFor doesn't label any field", .names,
    severity: .warning, criteria: [.infoAndRelationships, .labelsOrInstructions], on: .naming,
    why: "A broken labelFor leaves the field without the label that sighted users see.",
    examples: [
      .bad(
        .androidXML,
        #"<LinearLayout><TextView ⟦android:labelFor="@id/emial"⟧ android:text="Email"/><EditText android:id="@+id/email"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout><TextView android:labelFor="@id/email" android:text="Email"/><EditText android:id="@+id/email"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView android:id="@+id/title" ⟦android:labelFor="@id/title"⟧ android:text="Email"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView ⟦android:labelFor="@id/logo"⟧ android:text="Email"/><ImageView android:id="@+id/logo" android:importantForAccessibility="no"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><ImageView ⟦android:labelFor="@id/mail"⟧ android:importantForAccessibility="no"/><EditText android:id="@+id/mail"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView android:id="@+id/title" android:text="Volume"/><SeekBar android:id="@+id/volume" ⟦android:labelFor="@id/title"⟧/></LinearLayout>"#,
        fixed:
          #"<LinearLayout><TextView android:labelFor="@id/volume" android:id="@+id/title" android:text="Volume"/><SeekBar android:id="@+id/volume"/></LinearLayout>"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView android:id="@+id/title" android:text="@string/volume"/><com.google.android.material.slider.Slider android:id="@+id/volume" ⟦android:labelFor="@id/title"⟧/></LinearLayout>"#,
        fixed:
          #"<LinearLayout><TextView android:id="@+id/title" android:text="@string/volume"/><com.google.android.material.slider.Slider android:contentDescription="@string/volume" android:id="@+id/volume"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><ImageView android:labelFor="@id/title" android:src="@drawable/logo" android:importantForAccessibility="no"/><TextView android:id="@+id/title"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/scroller" android:text="Theme"/><HorizontalScrollView android:id="@+id/scroller"><LinearLayout android:id="@+id/themes"/></HorizontalScrollView></LinearLayout>"#
      ),
      .right(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/email" android:text="Email"/><EditText android:id="@+id/email"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/email" android:text="Email"/><include layout="@layout/field"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<merge><TextView android:labelFor="@id/email" android:text="Email"/></merge>"#),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/volume" android:text="Volume"/><SeekBar android:id="@+id/volume"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/field" android:text="Email"/><TextInputLayout android:id="@+id/field"><EditText/></TextInputLayout></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:labelFor="@id/mail" android:id="@+id/label"/><EditText android:id="@+id/mail"/></LinearLayout>"#
      ),
    ]
  ) { id, report in
    let tree = report.tree
    guard let target = tree[id].labelTarget, let name = target.value.literal, !name.isEmpty,
      target.valueRange.count > name.utf8.count, let problem = tree.problem(of: id, naming: name)
    else { return }
    switch problem {
    case .target:
      report.report(
        id, at: target.range,
        "labelFor doesn't point to an input field, so \(tree[id].reader) never announces this label with one. Use the field's ID.",
        fixes: [
          tree.nearestField(to: id).map { name in
            Fix(
              "Point labelFor to \(name)", .changesBehavior,
              edits: [Fix.Edit(target.valueRange, "@id/\(name)")])
          }
        ])
    case .reversed(let text):
      report.report(
        id, at: target.range,
        "labelFor is on the control instead of its text, so \(tree[id].reader) doesn't announce them together. Move labelFor to the text.",
        fixes: [report.turning(target, of: id, to: text)])
    case .says:
      report.report(
        id, at: target.range,
        "This label has no text, so \(tree[id].reader) has nothing to announce for the field. Add text, or remove labelFor."
      )
    }
  }
}

private extension Report {
  /// Returns a fix that labels a control with the text to which its `labelFor` points by mistake.
  func turning(_ target: WrittenText, of id: ElementID, to text: ElementID) -> Fix? {
    let isConnected = tree.takesLabelFor(id)
    let naming = isConnected ? Intent.connect(label: text) : tree.wordingInScope(of: id).map(Intent.label)
    guard let removal = tree.edits(.remove([target.range]), on: id, in: project),
      let edits = naming.flatMap({ tree.edits($0, on: id, in: project) })
    else { return nil }
    return Fix(
      isConnected ? "Move labelFor to the text" : "Use the text as the content description", .changesBehavior,
      edits: (edits + removal).map(Fix.Edit.init))
  }
}

/// A defect of a `labelFor` attribute.
private enum LabelProblem {
  case target, says
  /// `labelFor` is on the control and points to its text.
  case reversed(ElementID)
}

private extension ElementTree {
  /// Returns the defect of a `labelFor`, or nil if it labels a field or may do so.
  func problem(of id: ElementID, naming name: String) -> LabelProblem? {
    let owner = self[id]
    if owner.identifier?.value.literal == name { return .target }
    guard let target = labeledView(called: name) else { return hasAllLabeledViews ? .target : nil }
    let element = self[target]
    switch element.role {
    case .text where owner.role.isField || owner.role.isValueControl:
      return element.labelTarget == nil ? .reversed(target) : .target
    // An image or custom view has no text that could be lost.
    case .text where owner.role == .image || owner.role == .custom: return nil
    case .text, .heading, .image, .spacer, .shape, .color:
      if !element.isTappable { return .target }
    case .container, .list:
      if element.openness.isDisjoint(with: .content),
        !isFilledByCode(target),
        !descendants(of: target).contains(where: { takesInput($0) || isFilledByCode($0) })
      {
        return .target
      }
    default: break
    }
    let isSilent =
      owner.title.isAbsent && owner.labels.isEmpty && owner.identifier == nil
      && owner.openness.isDisjoint(with: [.elsewhere, .content, .modifiers])
      && children(of: id).isEmpty
    return isSilent ? .says : nil
  }

  private func takesInput(_ id: ElementID) -> Bool {
    self[id].role.isControl || self[id].role == .custom || self[id].role == .toggle || self[id].role == .embed
  }

  /// Returns whether it's an empty layout with an ID, to which code adds views.
  private func isFilledByCode(_ id: ElementID) -> Bool {
    (self[id].role == .container || self[id].role == .list) && self[id].identifier != nil
      && children(of: id).isEmpty
  }

  /// Returns the ID of the first field or control after a label.
  func nearestField(to id: ElementID) -> String? {
    let following = (id.index + 1..<max(elements.count, id.index + 1)).prefix(ElementTree.reach)
    let field = following.first {
      (elements[$0].role.isField || elements[$0].role.isValueControl) && elements[$0].identifier != nil
    }
    return field.flatMap { elements[$0].identifier?.value.literal }
  }
}
