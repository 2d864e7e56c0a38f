// The text-in-item-decoration rule: text that an ItemDecoration draws.

import Elements

extension Rule {
  static let textInItemDecoration = Rule(
    "text-in-item-decoration", "Text is drawn in an item decoration", .structureAndFocus, profile: .strict,
    severity: .information, criteria: [.nonTextContent, .infoAndRelationships],
    why: "Screen readers read views, not pixels drawn on a canvas.",
    examples: [
      .bad(
        .androidViews,
        "class Headers : RecyclerView.ItemDecoration() { override fun onDrawOver(c: Canvas, list: RecyclerView, state: RecyclerView.State) { ⟦c.drawText(section, x, y, paint)⟧ } }"
      ),
      .bad(
        .androidViews,
        "class Headers : RecyclerView.ItemDecoration() { override fun onDrawOver(c: Canvas, list: RecyclerView, state: RecyclerView.State) { val header = ⟦LayoutInflater.from(list.context).inflate(R.layout.header, list, false)⟧ } }"
      ),
      .right(
        .androidViews,
        #"class Songs : RecyclerView.Adapter<Row>() { override fun onBindViewHolder(row: Row, position: Int) { row.section.text = sections[position] } }"#
      ),
      .good(
        .androidViews,
        "class Lines : RecyclerView.ItemDecoration() { override fun onDraw(c: Canvas, list: RecyclerView, state: RecyclerView.State) { c.drawRect(line, paint) } }"
      ),
      .good(
        .androidViews,
        "class Chart(c: Context) : View(c) { override fun onDraw(c: Canvas) { c.drawText(section, x, y, paint) } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices where practice.subject == .drawnText {
      report.report(
        practice.framework, at: practice.range,
        "TalkBack can't read text that an ItemDecoration draws. Use a view instead.")
    }
  }
}
