// The misspelled-accessibility-api rule: names that no accessibility API has.

import Elements
import Source

extension Rule {
  static let misspelledAccessibilityAPI = Rule(
    "misspelled-accessibility-api", "Accessibility API is misspelled", .api,
    severity: .error, criteria: [.nameRoleValue],
    why: "In XML, a misspelling fails silently; in code, it breaks the build.",
    examples: [
      .bad(
        .swiftUI, #"icon.⟦accessibiltyLabel⟧("Close")"#, fixed: #"icon.accessibilityLabel("Close")"#),
      .bad(
        .swiftUI, #"icon.⟦accesibiltyLabel⟧("Close")"#, fixed: #"icon.accessibilityLabel("Close")"#),
      .good(.swiftUI, #"icon.accessibilityTable(rows)"#),
      .bad(.swiftUI, "row.accessibilityAddTraits([.isButton, ⟦.isDisabled⟧])"),
      .bad(.swiftUI, "row.accessibilityAddTraits(⟦.isAdjustable⟧)"),
      .good(.swiftUI, #"icon.accessibilityLabel("Close")"#),
      .good(.swiftUI, "row.accessibilityAddTraits([.isButton, .isSelected])"),
      .good(.swiftUI, "row.accessibilityLabels(names)"),
      .good(
        .swiftUI,
        "extension View { func accessibiltyLabel(_ t: String) -> some View { self } }\nlet a = icon.accessibiltyLabel(t)"
      ),
      .bad(
        .uiKit, "func f() { title.⟦accessibilityTrait⟧ = .header }",
        fixed: "func f() { title.accessibilityTraits = .header }"),
      .bad(
        .uiKit, #"func f() { title.⟦accessibilityLable⟧ = "Balance" }"#,
        fixed: #"func f() { title.accessibilityLabel = "Balance" }"#),
      .bad(
        .uiKit, "func f() { card.⟦isAccessibleElement⟧ = true }",
        fixed: "func f() { card.isAccessibilityElement = true }"),
      .bad(
        .uiKit, "func f() { sheet.⟦accessibilityIsModal⟧ = true }",
        fixed: "func f() { sheet.accessibilityViewIsModal = true }"),
      .right(.uiKit, "func f() { title.accessibilityTraits = .header }"),
      .good(.uiKit, "func f() { let trait = title.accessibilityTrait }"),
      .good(
        .uiKit, "class Row: UIView { var accessibilityTrait = 0; func f() { accessibilityTrait = 1 } }"),
      .bad(
        .compose, #"Box(Modifier.⟦contentDescription⟧("Chart"))"#,
        fixed: #"Box(Modifier.semantics { contentDescription = "Chart" })"#),
      .bad(
        .compose, #"Box(Modifier.semantics { ⟦contentDescripton⟧ = "Chart" })"#,
        fixed: #"Box(Modifier.semantics { contentDescription = "Chart" })"#),
      .bad(.compose, "Text(t, Modifier.clickable(role = ⟦Role.Link⟧) { open() })"),
      .bad(
        .compose, "Text(t, Modifier.clickable(role = ⟦Role.CheckBox⟧) { toggle() })",
        fixed: "Text(t, Modifier.clickable(role = Role.Checkbox) { toggle() })"),
      .good(.compose, "Text(t, Modifier.clickable(role = Role.Carousel) { next() })"),
      .good(.compose, "val admin = user.role == Role.Admin"),
      .good(
        .compose,
        "fun Modifier.contentDescription(t: String) = this\n@Composable fun A() { Box(Modifier.contentDescription(t)) }"
      ),
      .bad(
        .androidViews, #"fun f(icon: ImageView) { icon.⟦contentDescripion⟧ = "Close" }"#,
        fixed: #"fun f(icon: ImageView) { icon.contentDescription = "Close" }"#),
      .bad(
        .androidViews, #"fun f(icon: ImageView) { icon.⟦contentDescritpon⟧ = "Close" }"#,
        fixed: #"fun f(icon: ImageView) { icon.contentDescription = "Close" }"#),
      .right(.androidViews, #"fun f(icon: ImageView) { icon.contentDescription = "Close" }"#),
      .good(.androidViews, "fun f(icon: Tile) { icon.contentDescriptions = all }"),
      .bad(
        .androidXML, #"<ImageView ⟦app:contentDescription⟧="@string/chart"/>"#,
        fixed: #"<ImageView android:contentDescription="@string/chart"/>"#),
      .bad(
        .androidXML, #"<ImageView ⟦android:contentdescription⟧="@string/chart"/>"#,
        fixed: #"<ImageView android:contentDescription="@string/chart"/>"#),
      .bad(
        .androidXML, #"<ImageView ⟦android:contentDiscripton⟧="@string/chart"/>"#,
        fixed: #"<ImageView android:contentDescription="@string/chart"/>"#),
      .bad(
        .androidXML, #"<⟦button⟧ android:text="@string/pay"/>"#,
        fixed: #"<Button android:text="@string/pay"/>"#),
      .right(.androidXML, #"<ImageView android:contentDescription="@string/chart"/>"#),
      .good(.androidXML, #"<com.app.ChartView app:contentDescription="@string/chart"/>"#),
      .good(
        .androidXML, #"<menu><item android:title="@string/a" app:contentDescription="@string/b"/></menu>"#,
        path: "app/src/main/res/menu/main.xml"),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard case .misspelling(let right) = practice.subject else { continue }
      let name = report.text.string(practice.range)
      // The name of a semantics property isn't a modifier.
      let problem = right.hasPrefix("\(name) ") ? "isn't a modifier" : "doesn't exist"
      report.report(
        practice.framework, at: practice.range, "'\(name)' \(problem). Use \(right).",
        fixes: [practice.fix("Replace with \(right)")])
    }
  }
}
