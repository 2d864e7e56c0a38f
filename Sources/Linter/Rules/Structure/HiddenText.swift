// The hidden-text rule: visible text that's hidden from assistive technologies.

import Elements
import Source

extension Rule {
  static let hiddenText = Rule(
    "hidden-text", "Visible text is hidden from assistive technologies", .structureAndFocus,
    severity: .warning, criteria: [.nonTextContent, .infoAndRelationships], on: .hidden,
    why: "Everyone should get the same information.",
    examples: [
      .bad(
        .swiftUI, #"Text("No refunds after 7 days")⟦.accessibilityHidden(true)⟧"#,
        fixed: #"Text("No refunds after 7 days")"#, severity: .information),
      .right(.swiftUI, #"Text("No refunds after 7 days")"#),
      .good(.swiftUI, #"Text("•").accessibilityHidden(true)"#),
      .good(.swiftUI, #"Text("No refunds after 7 days").accessibilityHidden(isShort)"#),
      .good(.swiftUI, #"Text("No refunds after 7 days").hidden()"#),
      .good(.swiftUI, #"Text(terms).accessibilityHidden(true)"#),
      .good(
        .swiftUI,
        #"HStack { Text("Dark mode").accessibilityHidden(true); Toggle("Dark mode", isOn: $isDark).labelsHidden() }"#
      ),
      .good(
        .swiftUI,
        #"HStack { Text("Dark mode").accessibilityHidden(true); Slider(value: $x).accessibilityLabel(name) }"#
      ),
      .good(
        .swiftUI,
        #"VStack { Text("No refunds").accessibilityHidden(true) }.accessibilityElement(children: .ignore).accessibilityLabel("No refunds")"#
      ),
      .bad(
        .uiKit,
        #"class A: UIView { let note = UILabel(); func f() { note.text = "No refunds after 7 days"; ⟦note.isAccessibilityElement = false⟧; addSubview(note) } }"#,
        fixed:
          #"class A: UIView { let note = UILabel(); func f() { note.text = "No refunds after 7 days"; addSubview(note) } }"#,
        severity: .information),
      .right(
        .uiKit,
        #"class A: UIView { let note = UILabel(); func f() { note.text = "No refunds after 7 days"; note.isAccessibilityElement = false; accessibilityLabel = note.text; addSubview(note) } }"#
      ),
      .bad(
        .compose, #"Text("No refunds after 7 days", Modifier.⟦clearAndSetSemantics {}⟧)"#,
        fixed: #"Text("No refunds after 7 days")"#, severity: .information),
      .good(.compose, #"Text("No refunds", Modifier.clearAndSetSemantics { contentDescription = all })"#),
      .good(
        .compose,
        #"Row { Text("Dark mode", Modifier.clearAndSetSemantics {}); Switch(on, set, Modifier.semantics { contentDescription = "Dark mode" }) }"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView android:text="No refunds after 7 days" ⟦android:importantForAccessibility="no"⟧/></LinearLayout>"#,
        fixed: #"<LinearLayout><TextView android:text="No refunds after 7 days"/></LinearLayout>"#,
        severity: .information),
      .right(
        .androidXML,
        #"<LinearLayout android:contentDescription="No refunds after 7 days"><TextView android:text="No refunds after 7 days" android:importantForAccessibility="no"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:text="@string/a" android:importantForAccessibility="no"/></LinearLayout>"#
      ),
      .bad(
        .uiKit,
        """
        final class OptionView: UIView {
          private let titleLabel = UILabel(), detailLabel = UILabel()
          func fill(title: String, detail: String) {
            titleLabel.text = title
            detailLabel.text = detail
            isAccessibilityElement = true
            ⟦accessibilityLabel = title⟧
          }
        }
        """),
      .bad(
        .uiKit,
        """
        class MessageView: UIView {
          let bodyLabel = UILabel(), dateLabel = UILabel()
          init() { super.init(frame: .zero); self.isAccessibilityElement = true }
        }
        extension MessageView {
          func show(_ message: Message) {
            bodyLabel.attributedText = message.body
            ⟦self.accessibilityLabel = message.body?.string⟧
            dateLabel.text = format(message.date)
          }
        }
        """),
      .good(
        .uiKit,
        """
        final class OptionView: UIView {
          private let titleLabel = UILabel(), detailLabel = UILabel()
          func fill(title: String, detail: String) {
            titleLabel.text = title
            detailLabel.text = detail
            isAccessibilityElement = true
            accessibilityLabel = title
            accessibilityValue = detail
          }
        }
        """),
      .good(
        .uiKit,
        """
        final class OptionView: UIView {
          private let titleLabel = UILabel(), detailLabel = UILabel()
          func fill(title: String, detail: String) {
            titleLabel.text = title
            detailLabel.text = detail
            isAccessibilityElement = true
            accessibilityLabel = [title, detail].joined(separator: ", ")
          }
        }
        """),
    ],
    checkFile: { report in
      for practice in report.tree.practices {
        guard case .partialLabel(let label) = practice.subject else { continue }
        report.report(
          practice.framework, at: practice.range,
          "This label replaces all visible text, so VoiceOver users miss the text of \(label). Add it to the label or the value."
        )
      }
    }
  ) { id, report in
    let element = report.tree[id]
    guard let hiding = element.hiding, element.role == .text, hiding.isAboutAssistiveTechnology,
      hiding.extent == .itself || hiding.extent == .subtree, element.labels.isEmpty, element.gestures.isEmpty,
      report.tree.isFilledByCode(id) && !report.tree.isInLabeledElement(id)
        || report.isHiddenForGood(id)
    else { return }
    report.report(
      id, at: hiding.range,
      "\(element.reader) skips this visible text, and nothing else announces it. Don't hide it.",
      severity: .information,
      fixes: [
        report.fix("Expose to assistive technologies", .changesBehavior, .remove([hiding.range]), on: id)
      ])
  }
}

private extension Report {
  /// Returns whether an element has a text of several words that nothing else announces.
  func isHiddenForGood(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard let text = element.title.value?.value.literal, text.wordCount > 1,
      element.openness.isDisjoint(with: [.modifiers, .elsewhere])
    else { return false }
    return !tree.isSaidElsewhere(text, besides: id)
      && (!element.framework.isMarkup || !isOfRow && tree.isOnlyHiddenText(id))
  }

  /// True if the layout's file is named like a list row, which code labels as a whole.
  var isOfRow: Bool {
    let words: Set = ["item", "row", "cell", "list", "card", "holder", "entry"]
    return !words.isDisjoint(with: NameSuggestion.words(in: path.fileName))
  }
}

private extension ElementTree {
  /// Returns whether the layout hides no other text. If it does, code probably announces all of it elsewhere.
  func isOnlyHiddenText(_ id: ElementID) -> Bool {
    !ids.contains {
      $0 != id && self[$0].role == .text && self[$0].hiding?.isAboutAssistiveTechnology == true
    }
  }

  /// Returns whether code sets the text of a view in a layout file and labels nothing around it.
  func isFilledByCode(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .androidXML, let title = element.title.value else { return false }
    return title.value == .dynamic && title.valueRange == element.typeRange
  }

  /// Returns whether something around an element is labeled or hidden, or may be.
  func isInLabeledElement(_ id: ElementID) -> Bool {
    ancestors(of: id).contains { above in
      let element = self[above]
      return !element.labels.isEmpty || element.grouping == .ignoresChildren || element.hiding != nil
        || element.role == .custom || element.isLabelledElsewhere || element.openness.contains(.elsewhere)
    }
  }

  /// Returns whether something around or next to an element announces its text, or may do so.
  func isSaidElsewhere(_ text: String, besides id: ElementID) -> Bool {
    if isInLabeledElement(id) { return true }
    if self[id].framework == .uiKit {
      let code = declarationCode(around: id)
      return ["accessibilityLabel", "accessibilityElements", "accessibilityValue"].contains {
        code.spells($0)
      }
    }
    guard let parent = self[id].parent else { return false }
    return descendants(of: parent).contains { inner in
      guard inner != id else { return false }
      let said = self[inner].labels + [self[inner].title.value, self[inner].value.value].compactMap(\.self)
      return self[inner].role == .custom
        || said.contains { $0.value.literal.map { $0.lowercased().contains(text.lowercased()) } ?? true }
    }
  }
}

private extension String {
  /// The part after the last slash.
  var fileName: String { split(separator: "/").last.map(String.init) ?? self }

  /// The number of words that contain letters.
  var wordCount: Int { split(separator: " ").count { $0.contains { $0.isLetter } } }
}
