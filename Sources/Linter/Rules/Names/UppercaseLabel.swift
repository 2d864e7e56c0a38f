// The uppercase-label rule: labels in all caps, which screen readers may spell out.

import Elements
import Syntax

extension Rule {
  static let uppercaseLabel = Rule(
    "uppercase-label", "Label is in all caps", .names, profile: .strict,
    severity: .information, criteria: [.infoAndRelationships], on: [.pressable, .valueControl, .labelled],
    why: "Screen readers can mistake all-caps words for abbreviations. Capitals are a style, not content.",
    options: [
      RuleOption(
        "checkLowercaseStart", default: .bool(false),
        "Report button labels that start with a lowercase letter."),
      RuleOption("acronyms", default: .strings([]), "Additional acronyms to accept."),
    ],
    examples: [
      .bad(.swiftUI, #"Button(⟦"LOG IN"⟧) { go() }"#, fixed: #"Button("Log in") { go() }"#),
      .bad(
        .swiftUI, #"Image("harbor").accessibilityLabel(⟦"THE BAY"⟧)"#,
        fixed: #"Image("harbor").accessibilityLabel("The bay")"#),
      .bad(
        .swiftUI, #"Button { go() } label: { Text(⟦"GO ON"⟧) }"#,
        fixed: #"Button { go() } label: { Text("Go on") }"#),
      .good(.swiftUI, #"Button { go() } label: { Text("CONTINUE") }"#),
      .good(.swiftUI, #"Button("CONDITIONS OF SALE") { go() }"#),
      .good(.swiftUI, #"Toggle("DXVK HUD", isOn: $isOn)"#),
      .bad(
        .swiftUI, #"Button(action: go) { icon }.accessibilityLabel(⟦title.uppercased()⟧)"#,
        fixed: #"Button(action: go) { icon }.accessibilityLabel(title)"#),
      .right(.swiftUI, #"Button("Log in") { go() }.textCase(.uppercase)"#),
      .good(.swiftUI, #"Button("FAQ") { go() }"#),
      .good(.swiftUI, #"Button("OTP PIN") { go() }"#),
      .good(.swiftUI, #"Button("IBAN 12345678") { go() }"#),
      .good(.swiftUI, #"Button("MOD_12.TITLE") { go() }"#),
      .good(.swiftUI, #"Text("CHAPTER ONE")"#),
      .good(.swiftUI, #"Button("日本語の設定") { go() }"#),
      .bad(
        .uiKit, #"func f() { let b = UIButton(); b.setTitle(⟦"SIGN UP"⟧, for: .normal) }"#,
        fixed: #"func f() { let b = UIButton(); b.setTitle("Sign up", for: .normal) }"#),
      .bad(.uiKit, #"sendButton.accessibilityLabel = ⟦title.uppercased()⟧"#),
      .right(.uiKit, #"func f() { let b = UIButton(); b.setTitle("Sign up", for: .normal) }"#),
      .bad(
        .compose, #"Button(onClick = go) { Text(⟦"LOG IN"⟧) }"#,
        fixed: #"Button(onClick = go) { Text("Log in") }"#),
      .bad(
        .compose,
        #"IconButton(onClick = go) { Icon(Icons.Default.Add, contentDescription = ⟦title.uppercase()⟧) }"#,
        fixed: #"IconButton(onClick = go) { Icon(Icons.Default.Add, contentDescription = title) }"#),
      .good(.compose, #"Button(onClick = go) { Text("OK") }"#),
      .bad(
        .androidViews, #"fun f() { val b = Button(this); b.text = ⟦"LOG IN"⟧ }"#,
        fixed: #"fun f() { val b = Button(this); b.text = "Log in" }"#),
      .right(.androidViews, #"fun f() { val b = Button(this); b.text = "Log in" }"#),
      .bad(
        .androidXML, #"<Button android:text="⟦LOG IN⟧"/>"#,
        fixed: #"<Button android:textAllCaps="true" android:text="Log in"/>"#),
      .bad(
        .androidXML, #"<ImageButton android:contentDescription="⟦ADD A NOTE⟧"/>"#,
        fixed: #"<ImageButton android:contentDescription="Add a note"/>"#),
      .right(.androidXML, #"<Button android:text="Log in" android:textAllCaps="true"/>"#),
      .good(.androidXML, #"<Button android:text="@string/log_in"/>"#),
      .bad(
        .interfaceBuilder, #"<button id="a"><state key="normal" title="⟦LOG IN⟧"/></button>"#,
        fixed: #"<button id="a"><state key="normal" title="Log in"/></button>"#),
      .right(.interfaceBuilder, #"<button id="a"><state key="normal" title="Log in"/></button>"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden, let text = report.controlText(of: id), text.isSpokenAsWritten else {
      return
    }
    if let literal = text.value.literal {
      if literal.isShouted(acronyms: report.acronyms) {
        // Source: Terrill Thompson, “Upper Case Character Test”: VoiceOver reads most long words as words and spells
        // others.
        report.report(
          id, at: text.valueRange,
          "\(element.reader) may spell out “\(literal)” letter by letter. Write it in sentence case.",
          fixes: [
            report.fix(
              "Change the text to sentence case", .changesBehavior,
              .sentenceCase(text, literal.inSentenceCase),
              on: id)
          ])
      } else if report.option("checkLowercaseStart") == .bool(true), element.role.isPressable,
        literal.first?.isLowercase == true
      {
        report.report(
          id, at: text.valueRange,
          "“\(literal)” starts with a lowercase letter, unlike other button labels. Capitalize it.")
      }
    } else if element.labels.last == text, let plain = report.tree.withoutCapitals(text) {
      report.report(
        id, at: text.valueRange,
        "\(element.reader) may spell out this text letter by letter. Don't uppercase accessibility text.",
        fixes: [Fix("Remove the uppercase conversion", .changesBehavior, edits: plain.map(Fix.Edit.init))])
    }
  }
}

private extension Report {
  var acronyms: Set<String> {
    guard case .strings(let own)? = option("acronyms") else { return String.acronyms }
    return String.acronyms.union(own)
  }

  /// Returns the label of an element, or else the text that a control shows.
  func controlText(of id: ElementID) -> WrittenText? {
    let element = tree[id]
    if let label = element.labels.last { return label }
    guard element.role.isControl || element.role == .toggle || element.isTappable, !element.role.isField
    else {
      return nil
    }
    return tree.soleText(of: id)
  }
}

private extension String {
  /// Acronyms that are spelled out anyway.
  static let acronyms: Set<String> = [
    "OTP", "PIN", "IFSC", "UPI", "IBAN", "BIC", "SWIFT", "URL", "PDF", "ID", "USB", "NFC", "GPS", "QR", "RSS",
    "API",
    "CSV", "JSON", "XML", "HTML", "OPML", "VPN", "DNS", "IMAP", "SMTP", "POP", "SSL", "TLS", "HTTP", "HTTPS",
    "WEBDAV",
    "ISBN", "FAQ", "GDPR", "ASCII", "UNICODE", "MQTT",
  ]

  /// Returns whether the text has two or more short words in all caps that aren't acronyms.
  func isShouted(acronyms: Set<String>) -> Bool {
    // Most texts have lowercase letters and no codes or keys, or too few capitals.
    if utf8.contains(where: { $0.isLowercaseASCII }), !utf8.contains(where: { $0.isPartOfCode }) {
      return false
    }
    if utf8.count(where: { $0.isUppercaseASCII || $0 >= 0x80 }) < 4 { return false }
    var words = 0
    var letters = 0
    for word in split(whereSeparator: {
      !$0.isLetter && !$0.isNumber && $0 != "'" && $0 != "’" && $0 != "_" && $0 != "."
    }) {
      // Codes and keys.
      if word.contains(where: { $0.isNumber || $0 == "_" }) || word.dropLast().contains(".") { continue }
      guard word.allSatisfy({ $0.isUppercase || !$0.isLetter }) else { return false }
      guard !acronyms.contains(String(word)) else { continue }
      let count = word.count(where: \.isUppercase)
      // Screen readers read long words as words, and spell out words without vowels like any acronym.
      guard count <= 4, word.contains(where: { "AEIOUY".contains($0) }) else { return false }
      if count > 1 { words += 1 }
      letters += count
    }
    return words > 1 && letters > 3
  }

  /// The text with only its first letter capitalized.
  var inSentenceCase: String {
    let lowered = lowercased()
    guard let first = lowered.firstIndex(where: \.isLetter) else { return self }
    return lowered[..<first] + lowered[first...].prefix(1).uppercased() + lowered[first...].dropFirst()
  }
}

private extension UInt8 {
  /// True if words with this byte may be codes or keys, whose letters don't count.
  var isPartOfCode: Bool {
    self >= 0x80 || self == UInt8(ascii: "_") || self == UInt8(ascii: ".")
      || (self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9"))
  }
}
