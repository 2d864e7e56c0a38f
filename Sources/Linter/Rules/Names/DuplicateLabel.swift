// The duplicate-label rule: adjacent controls with the same label but different actions.

import Elements

extension Rule {
  static let duplicateLabel = Rule(
    "duplicate-label", "Adjacent controls have the same label", .names, profile: .strict,
    severity: .information, criteria: [.headingsAndLabels], on: [.pressable, .valueControl],
    why: "Controls that do different things need different labels, for listening and for voice commands.",
    examples: [
      .bad(.swiftUI, #"HStack { Button("Edit", action: editName); Button(⟦"Edit"⟧, action: editMail) }"#),
      .bad(
        .swiftUI,
        #"HStack { Button { editName() } label: { Text("Edit") }; Button { editMail() } label: { Text(⟦"Edit"⟧) } }"#
      ),
      .good(.swiftUI, #"HStack { Button("Edit", action: edit); Button("Edit", action: edit) }"#),
      .right(
        .swiftUI, #"HStack { Button("Edit name", action: editName); Button("Edit mail", action: editMail) }"#),
      .good(
        .swiftUI, #"VStack { HStack { Button("Edit", action: a) }; HStack { Button("Edit", action: b) } }"#),
      .good(
        .swiftUI,
        #"HStack { Button("Edit", action: editName).accessibilityLabel("Edit name"); Button("Edit", action: editMail) }"#
      ),
      .good(
        .swiftUI,
        #"HStack { if isNew { Button("Save", action: create) } else { Button("Save", action: update) } }"#),
      .bad(
        .compose,
        #"Row { Button(onClick = editName) { Text("Edit") }; Button(onClick = editMail) { Text(⟦"Edit"⟧) } }"#
      ),
      .right(
        .compose,
        #"Row { Button(onClick = editName) { Text("Edit name") }; Button(onClick = editMail) { Text("Edit mail") } }"#
      ),
      .good(
        .compose, #"Row { Button(onClick = edit) { Text("Edit") }; Button(onClick = edit) { Text("Edit") } }"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><Button android:onClick="editName" android:text="Edit"/><Button android:onClick="editMail" android:text="⟦Edit⟧"/></LinearLayout>"#
      ),
      .right(
        .androidXML,
        #"<LinearLayout><Button android:onClick="editName" android:text="Edit name"/><Button android:onClick="editMail" android:text="Edit mail"/></LinearLayout>"#
      ),
    ]
  ) { id, report in
    let tree = report.tree
    let element = tree[id]
    guard element.role.isPressable, element.role != .menuItem, element.exposure == .exposed,
      !element.circumstances.contains(.alternative), let parent = element.parent,
      let handler = element.handlerName, let name = tree.soleText(of: id), let text = name.value.literal,
      !text.isEmpty
    else { return }
    let words = SpokenWords(text)
    for other in tree.firstChildren(of: parent) {
      guard other < id else { return }
      guard tree[other].role == element.role, tree[other].exposure == .exposed,
        let otherHandler = tree[other].handlerName, otherHandler != handler,
        let first = tree.soleText(of: other),
        let same = first.value.literal, SpokenWords(same) == words, first.isKey == name.isKey
      else { continue }
      report.report(
        id, at: name.valueRange,
        "Several controls here are labeled “\(text)”, so screen reader users can't tell them apart. Make each label unique.",
        related: [Finding.Related(first.valueRange, "The first control with this label.")])
      return
    }
  }
}
