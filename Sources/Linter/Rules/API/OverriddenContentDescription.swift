// The overridden-content-description rule: overrides of `getContentDescription()`.

import Elements

extension Rule {
  static let overriddenContentDescription = Rule(
    "overridden-content-description", "getContentDescription() is overridden", .api,
    severity: .warning, criteria: [.nameRoleValue],
    why: "Only setContentDescription() marks the view as important and notifies TalkBack of changes.",
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
        practice.framework, at: practice.range,
        "TalkBack isn't notified when this description changes. Call setContentDescription() instead.")
    }
  }
}
