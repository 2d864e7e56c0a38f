// overridden-content-description: a description that is computed when somebody asks, and never announced.

import Elements

extension Rule {
  static let overriddenContentDescription = Rule(
    "overridden-content-description", "Description is computed, and nobody is told when it changes", .api,
    severity: .warning, criteria: [.nameRoleValue],
    why: "Only setContentDescription marks the view as important and tells services that the text changed.",
    examples: [
      .bad(
        .androidViews,
        "class Badge(c: Context) : View(c) { var name = \"\"; ⟦override fun getContentDescription()⟧: CharSequence = name }"
      ),
      .bad(
        .androidViews,
        "class Row(c: Context) : LinearLayout(c) {\n  ⟦override fun getContentDescription()⟧: CharSequence {\n    return title.text\n  }\n}"
      ),
      .right(
        .androidViews,
        "class Badge(c: Context) : View(c) { var name = \"\"\n  set(value) { field = value; contentDescription = value } }"
      ),
      .good(
        .androidViews,
        "class Entry : MenuItem { override fun getContentDescription(): CharSequence = name }"),
      .good(
        .androidViews, "class Row(c: Context) : View(c) { fun getContentDescription(of: Int) = names[of] }"),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .computedDescription {
      report.report(
        practice.framework, at: practice.range, "TalkBack is not told when this description changes.")
    }
  }
}
