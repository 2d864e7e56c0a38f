// The sensory-instruction rule: instructions that rely on color, shape, position, or sound.

import Elements

extension Rule {
  static let sensoryInstruction = Rule(
    "sensory-instruction", "Instruction relies on color, shape, position, or sound", .text, profile: .strict,
    severity: .information, criteria: [.sensoryCharacteristics], on: [.text, .labelled, .field, .pressable],
    why: "People who can't perceive the cue don't know which control is meant.",
    examples: [
      .bad(.swiftUI, #"Text(⟦"Tap the red button to stop."⟧)"#, fixed: #"Text("‹Tap Delete›")"#),
      .bad(.swiftUI, #"Text(⟦"Choose a city from the menu on the left."⟧)"#),
      .bad(.swiftUI, #"Text(⟦"Speak after the beep."⟧)"#),
      .bad(.swiftUI, #"TextField("Name", text: $name, prompt: Text(⟦"Press the button below."⟧))"#),
      .right(.swiftUI, #"Text("Tap Stop, the red button on the left.")"#),
      .good(.swiftUI, #"Text("Tap “Stop”, the red button.")"#),
      .good(.swiftUI, #"Text("The red button is broken.")"#),
      .good(.swiftUI, #"Text("Red")"#),
      .good(.swiftUI, #"Text("Tap the button to stop.")"#),
      .good(.swiftUI, #"log("Tap the red button to stop.")"#),
      .bad(
        .uiKit, #"let hint = UILabel(); hint.text = ⟦"Tap the round icon to start."⟧"#,
        fixed: #"let hint = UILabel(); hint.text = "‹Tap Delete›""#),
      .right(.uiKit, #"let hint = UILabel(); hint.text = "Tap Start to begin.""#),
      .bad(.compose, #"Text(⟦"Tap the icon at the top right."⟧)"#, fixed: #"Text("‹Tap Delete›")"#),
      .right(.compose, #"Text("Tap Add to begin.")"#),
      .good(.compose, #"Text(stringResource(R.string.hint))"#),
      .bad(
        .androidViews,
        #"fun f(c: Context) { val t = TextView(c); t.text = ⟦"Tap the green button to start."⟧ }"#
      ),
      .right(.androidViews, #"fun f(c: Context) { val t = TextView(c); t.text = "Tap Start to begin." }"#),
      .bad(
        .androidXML, #"<TextView android:text="⟦Tap the red button on the top right⟧"/>"#,
        fixed: #"<TextView android:text="‹Tap Delete›"/>"#),
      .right(.androidXML, #"<TextView android:text="Tap Delete"/>"#),
      .good(
        .androidXML, #"<TextView android:text="Tap the red button"/>"#,
        path: "app/src/main/res/layout-de/screen.xml"),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.mayInstruct, let words = SensoryWords.forLanguage(report.language) else { return }
    let texts = [element.title.value, element.placeholder.value, element.hint.value] + element.labels
    for case let text? in texts {
      guard let literal = text.value.literal, words.describe(literal) else { continue }
      report.report(
        id, at: text.valueRange,
        "This instruction works only for people who can see or hear the cue. Name the control instead.",
        fixes: [
          report.fix(
            "Name the control in the instruction", .needsText, .write(text, .words("Tap Delete")), on: id)
        ])
    }
  }
}

private extension Element {
  /// True if one of the element's texts has at least three words, as instructions do. Most texts are shorter.
  var mayInstruct: Bool {
    title.value.isLong || placeholder.value.isLong || hint.value.isLong || labels.contains(where: \.isLong)
  }
}

private extension WrittenText {
  var isLong: Bool { value.literal?.utf8.count(where: { $0 == 0x20 }) ?? 0 >= 2 }
}

private extension WrittenText? {
  var isLong: Bool { self?.isLong ?? false }
}
