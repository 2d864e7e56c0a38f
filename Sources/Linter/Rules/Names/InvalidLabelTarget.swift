// invalid-label-target: labels that name nothing.

import Elements

extension Rule {
  static let invalidLabelTarget = Rule(
    "invalid-label-target", "Label points at nothing", .names,
    severity: .warning, criteria: [.infoAndRelationships, .labelsOrInstructions], on: .naming,
    why: "A broken link leaves the field without the name the screen shows.",
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
    let field = tree.nearestField(to: id)
    let isMendable = field != nil && problem != .says
    report.report(
      id, at: target.range,
      problem == .says
        ? "This label has no text, so \(tree[id].reader) has nothing to read with the field."
        : "This label points at nothing that can be filled in, so \(tree[id].reader) never reads it with the field.",
      fixes: [
        isMendable
          ? field.map { name in
            Fix(
              "Point labelFor at “\(name)”", .changesBehavior,
              edits: [Fix.Edit(target.valueRange, "@id/\(name)")])
          } : nil
      ])
  }
}

/// What is wrong with a label that names another view.
private enum LabelProblem { case target, says }

private extension ElementTree {
  /// Why a label names nothing; nil where it does, or may.
  func problem(of id: ElementID, naming name: String) -> LabelProblem? {
    let owner = self[id]
    if owner.identifier?.value.literal == name { return .target }
    guard let target = labeledView(called: name) else { return hasAllLabeledViews ? .target : nil }
    let element = self[target]
    switch element.role {
    case .text, .heading, .image, .spacer, .shape, .color:
      if !element.isTappable { return .target }
    case .container, .list:
      if element.openness.isDisjoint(with: .content),
        !descendants(of: target).contains(where: { takesInput($0) })
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

  /// The id of the next field or control behind a label.
  func nearestField(to id: ElementID) -> String? {
    let following = (id.index + 1..<max(elements.count, id.index + 1)).prefix(ElementTree.reach)
    let field = following.first {
      (elements[$0].role.isField || elements[$0].role.isValueControl) && elements[$0].identifier != nil
    }
    return field.flatMap { elements[$0].identifier?.value.literal }
  }
}
