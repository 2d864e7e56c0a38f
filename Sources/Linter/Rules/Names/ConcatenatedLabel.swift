// The concatenated-label rule: labels whose parts have no separator.

import Elements

extension Rule {
  static let concatenatedLabel = Rule(
    "concatenated-label", "Label parts run together", .names,
    severity: .warning, criteria: [.infoAndRelationships, .nameRoleValue], on: .labelled,
    why: "Without separators, unrelated facts are spoken as one phrase.",
    examples: [
      .bad(
        .swiftUI, #"Image("map").accessibilityLabel(⟦place.name + place.city⟧)"#,
        fixed:
          #"Image("map").accessibilityLabel([place.name, place.city].compactMap { $0 }.joined(separator: ", "))"#
      ),
      .bad(
        .swiftUI, #"Image("map").accessibilityLabel(⟦"\(place.name)\(place.city)"⟧)"#,
        fixed: #"Image("map").accessibilityLabel("\(place.name), \(place.city)")"#),
      .bad(
        .swiftUI, #"Image("map").accessibilityLabel(⟦"Map of" + place.name⟧)"#,
        fixed: #"Image("map").accessibilityLabel("Map of" + " " + place.name)"#),
      .good(.swiftUI, #"Image("map").accessibilityLabel("Map of " + place.name)"#),
      .good(.swiftUI, #"Image("map").accessibilityLabel(place.name + ", " + place.city)"#),
      .good(.swiftUI, #"Image("map").accessibilityLabel("\(place.name), \(place.city)")"#),
      .good(.swiftUI, #"Image("map").accessibilityLabel("\(count) map\(count == 1 ? "" : "s")")"#),
      .good(.swiftUI, #"Image("map").accessibilityLabel(place.name + (isOpen ? ", open" : ""))"#),
      .good(.swiftUI, #"Image("map").accessibilityLabel(place.name + suffix(for: place))"#),
      .good(.swiftUI, #"Image("map").accessibilityLabel(place.name + separator + place.city)"#),
      .good(.swiftUI, #"Image("map").accessibilityLabel(Text(place.name) + Text(", ") + Text(place.city))"#),
      .good(.swiftUI, #"Image("map").accessibilityLabel([a, b].joined(separator: ", "))"#),
      .bad(
        .uiKit, #"cell.accessibilityLabel = ⟦nameLabel.text! + timeLabel.text!⟧"#,
        fixed:
          #"cell.accessibilityLabel = [nameLabel.text, timeLabel.text].compactMap { $0 }.joined(separator: ", ")"#
      ),
      .bad(
        .uiKit, #"cell.accessibilityLabel = ⟦"\(nameLabel.text), today"⟧"#,
        fixed: #"cell.accessibilityLabel = "\(nameLabel.text ?? ""), today""#),
      .right(.uiKit, #"cell.accessibilityLabel = "\(nameLabel.text ?? ""), today""#),
      .good(.uiKit, #"cell.accessibilityLabel = "\(message.text), today""#),
      .bad(
        .compose, #"Icon(map, contentDescription = ⟦place.name + place.city⟧)"#,
        fixed: #"Icon(map, contentDescription = listOfNotNull(place.name, place.city).joinToString())"#),
      .bad(
        .compose, #"Icon(map, contentDescription = ⟦"${place.name}${place.city}"⟧)"#,
        fixed: #"Icon(map, contentDescription = "${place.name}, ${place.city}")"#),
      .right(.compose, #"Icon(map, contentDescription = "${place.name}, ${place.city}")"#),
      .good(.compose, #"Icon(map, contentDescription = "Map of " + place.name)"#),
      .bad(.androidViews, #"mapButton.contentDescription = ⟦place.name + place.city⟧"#),
      .right(.androidViews, #"mapButton.contentDescription = place.name + ", " + place.city"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden else { return }
    for label in element.labels {
      guard let joint = report.tree.joint(in: label) else { continue }
      report.report(
        id, at: label.valueRange,
        joint.isOptional
          ? "\(element.reader) reads the word “Optional” aloud here. Unwrap the value first."
          : "\(element.reader) runs these parts together. Put a comma or a space between them.",
        fixes: [
          Fix(
            joint.isOptional ? #"Unwrap the optional with ?? """# : "Insert a separator between the parts",
            joint.isOptional ? .safe : .changesBehavior, edits: joint.edits.map(Fix.Edit.init))
        ])
    }
  }
}
