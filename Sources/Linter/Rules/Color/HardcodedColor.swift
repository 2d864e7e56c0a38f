// hardcoded-color: a color that is right in light mode only.

import Elements

extension Rule {
  static let hardcodedColor = Rule(
    "hardcoded-color", "Color does not follow dark mode", .color,
    severity: .information, criteria: [.contrastMinimum], on: .colors,
    why: "People who need dark or high-contrast colors get them only from adaptive ones.",
    options: [
      RuleOption(
        "scope", default: .string("darkMode"),
        "“all” reports every literal color of the interface outside theme files."),
      RuleOption("themeFiles", default: .strings([]), "More files that define the palette, as globs."),
    ],
    examples: [
      .bad(.swiftUI, #"Text(t).foregroundStyle(⟦.black⟧)"#, fixed: #"Text(t).foregroundStyle(.primary)"#),
      .bad(
        .swiftUI, #"Text(t).padding().background(⟦Color.white⟧)"#,
        fixed: #"Text(t).padding().background(Color(.systemBackground))"#),
      .bad(
        .androidXML, ##"<TextView android:text="A" android:textColor="⟦#000000⟧"/>"##,
        fixed: ##"<TextView android:text="A" android:textColor="?attr/colorOnSurface"/>"##),
      .good(.androidXML, ##"<TextView android:textColor="#FFFFFF" android:background="#004080"/>"##),
      .good(.androidXML, ##"<LinearLayout android:background="@color/paper"><TextView android:textColor="#000000"/></LinearLayout>"##),
      .good(.androidXML, ##"<TextView android:textColor="?attr/colorOnSurface"/>"##),
      .good(.swiftUI, #"Text(t).foregroundStyle(.white).background(Color.blue)"#),
      .good(.swiftUI, #"Text(t).foregroundStyle(.primary)"#),
      .good(.swiftUI, #"ZStack { Image("photo"); Text(t).foregroundStyle(.black) }.background(Color("Sky"))"#),
      .good(.swiftUI, #"Text(t).foregroundStyle(.black.opacity(0.5))"#),
      .good(.swiftUI, #"Text(t).foregroundStyle(.black).environment(\.colorScheme, .light)"#),
    ]
  ) { id, report in
    let element = report.tree[id]
    let isAll = report.option("scope") == .string("all")
    for color in element.colors {
      guard case .literal(let value) = color.value, value.alpha == 1 else { continue }
      guard isAll || report.isRightInLightModeOnly(color, value, of: id) else { continue }
      report.report(
        id, at: color.valueRange, color.darkModeMessage(value),
        fixes: [report.fix("Use the adaptive color", .changesBehavior, .adaptiveColor(color), on: id)])
    }
  }
}

private extension Report {
  /// Whether the other side of the pair is certainly left to the system, which turns it around in dark mode.
  func isRightInLightModeOnly(_ color: WrittenColor, _ value: RGBColor, of id: ElementID) -> Bool {
    let element = tree[id]
    guard element.openness.isDisjoint(with: [.colors]) else { return false }
    switch color.use {
    case .foreground:
      guard element.isDarkOnBackground(value), !element.circumstances.contains(.onBackground) else { return false }
      return element.role.showsText || element.role == .image || element.role.isControl
    case .background:
      guard value.relativeLuminance >= 0.60 else { return false }
      return tree.textColorIsLeftToSystem(in: id)
    }
  }
}

private extension Element {
  func isDarkOnBackground(_ value: RGBColor) -> Bool {
    value.relativeLuminance <= 0.18 && !colors.contains { $0.use == .background && $0.value != .adaptive }
  }
}

private extension Role {
  var showsText: Bool {
    switch self {
    case .text, .heading, .label: true
    default: false
    }
  }
}

private extension ElementTree {
  /// Whether the element shows text, and every text in it has the system's color for certain.
  func textColorIsLeftToSystem(in id: ElementID) -> Bool {
    let inside = [id] + parts(of: id)
    guard !inside.contains(where: { self[$0].role == .custom || self[$0].openness.contains(.colors) }) else {
      return false
    }
    if inside.contains(where: { self[$0].colors.contains { $0.use == .foreground } }) { return false }
    if ancestors(of: id).contains(where: { self[$0].colors.contains { $0.use == .foreground } }) { return false }
    return inside.contains { self[$0].role.showsText }
  }
}

private extension WrittenColor {
  func darkModeMessage(_ value: RGBColor) -> String {
    switch use {
    case .foreground: "In dark mode this becomes \(value.hexadecimal) on a dark background and cannot be read."
    case .background: "In dark mode this becomes light text on \(value.hexadecimal) and cannot be read."
    }
  }
}
