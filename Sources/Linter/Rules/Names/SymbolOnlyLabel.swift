// The symbol-only-label rule: controls whose label is only a symbol.

import Elements
import Source
import Syntax

extension Rule {
  static let symbolOnlyLabel = Rule(
    "symbol-only-label", "Label is only a symbol", .names,
    severity: .warning, criteria: [.nonTextContent, .linkPurpose],
    on: [.pressable, .valueControl, .labelled],
    cause: .noName,
    why: "Screen readers read a symbol by its Unicode name, or not at all.",
    options: [RuleOption("allow", default: .strings([]), "Symbols to accept as labels.")],
    examples: [
      .bad(
        .swiftUI, #"Button(⟦"✕"⟧) { close() }"#,
        fixed: #"Button("✕") { close() }.accessibilityLabel("‹Close›")"#),
      .bad(
        .swiftUI, #"Button { next() } label: { Text(⟦"→"⟧) }"#,
        fixed: #"Button { next() } label: { Text("→") }.accessibilityLabel("‹Next›")"#),
      .bad(.swiftUI, #"Text(⟦"⋯"⟧).onTapGesture { more() }"#),
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { HStack { fewer; Text(t) } }; var fewer: some View { Button(⟦"−"⟧) { take() } } }"#
      ),
      .bad(.swiftUI, #"Button(⟦"+"⟧) { add() }"#, severity: .information, path: "App/CalculatorView.swift"),
      .bad(.swiftUI, #"Button(⟦"🌮"⟧) { chooseMeal() }"#, severity: .information),
      .bad(.swiftUI, #"Button(⟦"❌"⟧) { close() }"#),
      .right(.swiftUI, #"Button("✕") { close() }.accessibilityLabel("Close")"#),
      .good(.swiftUI, #"Button("Close ✕") { close() }"#),
      .good(.swiftUI, #"Button("€ 5") { pay() }"#),
      .good(.swiftUI, #"Button("5") { pick() }"#),
      .good(.swiftUI, #"Button("") { pick() }"#),
      .good(.swiftUI, #"Button("日") { pick() }"#),
      .good(.swiftUI, #"Text("→")"#),
      .good(.swiftUI, #"Button("@") { mention() }"#),
      .good(.swiftUI, #"Button(isOpen ? "▼" : "▶") { flip() }"#),
      .bad(
        .uiKit, #"func f() { let b = UIButton(); b.setTitle(⟦"×"⟧, for: .normal) }"#,
        fixed:
          #"func f() { let b = UIButton(); b.accessibilityLabel = "‹Close›"; b.setTitle("×", for: .normal) }"#
      ),
      .right(
        .uiKit,
        #"func f() { let b = UIButton(); b.setTitle("×", for: .normal); b.accessibilityLabel = "Close" }"#),
      .bad(.compose, #"TextButton(onClick = close) { Text(⟦"✕"⟧) }"#),
      .bad(.compose, #"Text(⟦"←"⟧, Modifier.clickable { back() })"#),
      .right(.compose, #"TextButton(onClick = close) { Text("Close") }"#),
      .good(
        .compose,
        #"TextButton(onClick = close, Modifier.semantics { contentDescription = "Close" }) { Text("✕") }"#),
      .bad(.androidViews, #"fun f() { val b = Button(this); b.text = ⟦"×"⟧ }"#),
      .right(
        .androidViews,
        #"fun f() { val b = Button(this); b.text = "×"; b.contentDescription = getString(R.string.close) }"#),
      .bad(
        .androidXML, #"<Button android:text="⟦×⟧"/>"#,
        fixed: #"<Button android:contentDescription="‹Close›" android:text="×"/>"#),
      .right(.androidXML, #"<Button android:text="×" android:contentDescription="@string/close"/>"#),
      .bad(
        .androidXML,
        #"<LinearLayout><TextView android:text="⟦⬤⟧"/><TextView android:text="@string/name"/></LinearLayout>"#,
        severity: .information),
      .bad(.compose, #"Row { Text(⟦"■"⟧, color = tag.color); Text(tag.name) }"#, severity: .information),
      .good(.compose, #"Row { Text("■", Modifier.clearAndSetSemantics { }); Text(tag.name) }"#),
      .good(
        .androidXML, #"<TextView android:text="⬤" android:importantForAccessibility="no"/>"#),
      .good(.androidXML, #"<TextView android:text="•"/>"#),
      .bad(.interfaceBuilder, #"<button id="a"><state key="normal" title="⟦✕⟧"/></button>"#),
      .right(
        .interfaceBuilder,
        #"<button id="a"><accessibility key="accessibilityConfiguration" label="Close"/><state key="normal" title="✕"/></button>"#
      ),
    ],
    checkFile: { report in
      for id in report.tree.ids {
        guard let text = report.tree.shapeText(of: id), let shape = text.value.literal,
          !report.allowedSigns.contains(shape)
        else { continue }
        report.report(
          id, at: text.valueRange,
          "\(report.tree[id].reader) reads “\(shape)” by its character name, which means nothing to users. Hide this text, or label it.",
          severity: .information,
          fixes: [report.fix("Mark the text as decorative", .changesBehavior, .hide, on: id)])
      }
    }
  ) { id, report in
    let element = report.tree[id]
    guard element.role.isControl || element.role == .toggle || element.isTappable, !element.role.isField,
      element.exposure == .exposed, !element.circumstances.contains(.namedByFramework),
      let text = report.tree.soleText(of: id), text.isSpokenAsWritten, let sign = text.value.literal,
      sign.isDrawnSign,
      !report.allowedSigns.contains(sign)
    else { return }
    // Screen readers name what an emoji shows, which people who see it don't learn more about either.
    let isPlain = sign.isEmoji && sign.meaning == nil
    report.reportAbsence(
      id, at: text.valueRange,
      isPlain
        ? "\(element.reader) reads the name of “\(sign)”, which doesn't say what this does. Add a label."
        : "\(element.reader) reads “\(sign)” by its character name or not at all. Add a label that says what it means.",
      harm: isPlain || report.isOfKeys && sign.isArithmetic ? .information : .warning,
      unlessCodeMay: "set a label",
      fixes: [
        report.fix(
          "Add a label", .needsText,
          // An existing label is replaced.
          element.labels.last == text
            ? .write(text, report.wording(for: id, drawing: sign))
            : .label(report.wording(for: id, drawing: sign)),
          on: id)
      ])
  }
}

private extension Report {
  var allowedSigns: [String] {
    if case .strings(let signs)? = option("allow") { signs } else { [] }
  }

  /// Returns the label for an element that shows only a symbol. Plus and minus have more than one meaning each.
  func wording(for id: ElementID, drawing sign: String) -> Wording {
    guard let meaning = sign.meaning, !["+", "-", "−", "–", "➕", "➖"].contains(sign) else {
      return wording(for: id, tree[id].purposeOfText)
    }
    return wording(meaning, on: tree[id].framework)
  }

  /// True if the file is for a calculator or keypad, where people expect such symbols.
  var isOfKeys: Bool { path.spells("Calculator") || path.spells("Keypad") }
}

private extension String {
  /// True if the text has no letters or numbers, or if at least half of it is pictographs. Some punctuation marks don't
  /// count, because they're spoken as words.
  var isDrawnSign: Bool {
    // Fast path: ASCII text with a letter or digit isn't a symbol.
    if utf8.contains(where: { $0.isASCIILetter || $0.isDigit }), utf8.allSatisfy({ $0 < 0x80 }) {
      return false
    }
    if ["@", "#", "&", "%"].contains(self) { return false }
    var signs = 0
    var pictures = 0
    var readable = 0
    for scalar in unicodeScalars where !scalar.properties.isWhitespace {
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil {
        readable += 1
      } else if scalar.isPicture {
        pictures += 1
      } else if scalar.value != 0xFE0F, scalar.value != 0x200D, scalar.value != 0x200B {
        signs += 1
      }
    }
    if readable == 0 { return signs + pictures > 0 }
    return pictures >= readable
  }

  /// True if it's drawn as emoji.
  var isEmoji: Bool { unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F } }

  /// True if it's an arithmetic operator or number punctuation.
  var isArithmetic: Bool { allSatisfy { "+-−–×÷*/=%.,".contains($0) } }

  /// The meaning of the symbol on a control, or nil if it isn't known.
  var meaning: String? {
    switch self {
    case "✕", "×", "✖", "✗", "✘", "⨯", "❌": "Close"
    case "⌫", "⌦": "Delete"
    case "⏎", "↵": "Return"
    case "→", "›", "❯", "▶", ">", "»", "➡️", "➔": "Next"
    case "←", "‹", "❮", "◀", "<", "«", "⬅️": "Back"
    case "+", "＋", "➕": "Add"
    case "-", "−", "–", "➖": "Remove"
    case "⋯", "…", "⋮", "...": "More options"
    case "✓", "✔", "✅": "Confirm"
    case "?": "Help"
    case "⚙", "⚙️": "Settings"
    case "↻", "⟳": "Refresh"
    default: nil
    }
  }
}

private extension Unicode.Scalar {
  /// True if it's an arrow, a dingbat, or an emoji.
  var isPicture: Bool {
    switch value {
    case 0x2190...0x21FF, 0x2300...0x23FF, 0x2500...0x27BF, 0x2900...0x297F, 0x2B00...0x2BFF,
      0x1F000...0x1FAFF:
      true
    default: false
    }
  }
}
