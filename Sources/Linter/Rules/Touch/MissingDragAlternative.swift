// The missing-drag-alternative rule: content that can be moved only by dragging.

import Elements

extension Rule {
  static let missingDragAlternative = Rule(
    "missing-drag-alternative", "Dragging has no alternative", .touchAndGestures, severity: .warning,
    criteria: [.draggingMovements, .keyboard],
    why: "Dragging requires a steady hand.",
    examples: [
      .bad(
        .swiftUI,
        "struct A: View { var body: some View { Row()⟦.onDrag { provider }⟧.onDrop(of: [.text], delegate: order) } }",
        fixed:
          #"struct A: View { var body: some View { Row().onDrag { provider }.onDrop(of: [.text], delegate: order).accessibilityAction(named: "‹Move up›") { ‹moveUp()› } } }"#,
        severity: .information),
      // Dragging to other apps is a shortcut.
      .good(.swiftUI, "struct A: View { var body: some View { Cover().draggable(track) } }"),
      .bad(
        .swiftUI, "Inbox()⟦.dropDestination(for: Mail.self) { all, _ in add(all) }⟧", severity: .information),
      .right(
        .swiftUI,
        #"struct A: View { var body: some View { Row().onDrag { provider }.onDrop(of: [.text], delegate: order).accessibilityAction(named: "Move up") { moveUp() } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Row().draggable(item).dropDestination(for: Item.self, action: move).contextMenu { Button("Move up") { moveUp() } } } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Row().onDrag { provider }.onDrop(of: [.text], delegate: order); Button("Up", action: moveUp) } }"#
      ),
      .good(.swiftUI, "Editor().onDrop(of: [.image, .movie], delegate: media)"),
      .bad(
        .uiKit, "class A: UIView { func f() { addInteraction(⟦UIDragInteraction(delegate: self)⟧) } }",
        severity: .information),
      .right(
        .uiKit,
        "class A: UIView { func f() { addInteraction(UIDragInteraction(delegate: self)); accessibilityCustomActions = [up, down] } }"
      ),
      .good(
        .uiKit,
        "class A: UIView { func f() { addInteraction(UIDropInteraction(delegate: self)); let picker = UIDocumentPickerViewController(forOpeningContentTypes: types) } }"
      ),
      .bad(
        .compose, "@Composable fun A() { Row(Modifier.⟦dragAndDropSource { data }⟧) { Text(t) } }",
        severity: .information),
      .bad(
        .compose,
        "@Composable fun A() { Row(Modifier.pointerInput(Unit) { ⟦detectDragGesturesAfterLongPress { _, by -> move(by) }⟧ }) { Text(t) } }",
        severity: .information),
      .right(
        .compose,
        "@Composable fun A() { Row(Modifier.dragAndDropSource { data }.semantics { customActions = listOf(up, down) }) { Text(t) } }"
      ),
      .bad(
        .androidViews,
        "class A(c: Context) : View(c) { fun f() { ⟦startDragAndDrop(data, shadow, null, 0)⟧ } }",
        severity: .information),
      .bad(
        .androidViews,
        "class A : ItemTouchHelper.Callback() { override fun getMovementFlags(list: RecyclerView, row: RecyclerView.ViewHolder): Int { return ⟦makeMovementFlags(ItemTouchHelper.UP or ItemTouchHelper.DOWN, 0)⟧ } }"
      ),
      .bad(
        .androidViews,
        "class A : ItemTouchHelper.Callback() { override fun getMovementFlags(list: RecyclerView, row: RecyclerView.ViewHolder) = ⟦makeFlag(ItemTouchHelper.ACTION_STATE_DRAG, ItemTouchHelper.UP or ItemTouchHelper.DOWN)⟧ or makeFlag(ItemTouchHelper.ACTION_STATE_SWIPE, ItemTouchHelper.START) }"
      ),
      .bad(
        .androidViews,
        "class Order : AppCompatActivity() { val moves = object : ItemTouchHelper.⟦SimpleCallback⟧(ItemTouchHelper.UP or ItemTouchHelper.DOWN, 0) { override fun onMove(list: RecyclerView, row: RecyclerView.ViewHolder, to: RecyclerView.ViewHolder): Boolean { return rows.move(row, to) } } }"
      ),
      .good(
        .androidViews,
        "class Inbox : AppCompatActivity() { val swipes = object : ItemTouchHelper.SimpleCallback(0, ItemTouchHelper.START) { override fun onSwiped(row: RecyclerView.ViewHolder, direction: Int) { archive(row) } } }"
      ),
      .good(
        .androidViews,
        "class A : ItemTouchHelper.Callback() { override fun getMovementFlags(list: RecyclerView, row: RecyclerView.ViewHolder): Int { return makeMovementFlags(0, ItemTouchHelper.END) } }"
      ),
      .bad(
        .androidViews,
        "class Panes(c: Context) { fun f(divider: View) { divider.⟦setOnTouchListener { _, e -> when (e.action) { MotionEvent.ACTION_MOVE -> { left.layoutParams = sized(e.rawX); true } else -> false } }⟧ } }",
        severity: .information),
      .bad(
        .androidViews,
        "class Panes(c: Context) { fun f(divider: View) { divider.⟦setOnTouchListener { _, e -> if (e.action == MotionEvent.ACTION_MOVE) guideline.setGuidelinePercent(e.rawX / width); true }⟧ } }",
        severity: .information),
      .bad(
        .androidViews,
        "class HuePicker(c: Context) : View(c) { override fun ⟦onTouchEvent⟧(e: MotionEvent): Boolean { hue = e.x / width; invalidate(); return true } }",
        severity: .information),
      .good(
        .androidViews,
        "class HuePicker(c: Context) : View(c) { override fun onTouchEvent(e: MotionEvent): Boolean { hue = e.x / width; invalidate(); return true }; override fun onKeyDown(code: Int, e: KeyEvent): Boolean { hue += 1; return true } }"
      ),
      .good(
        .androidViews,
        "class SignatureView(c: Context) : View(c) { override fun onTouchEvent(e: MotionEvent): Boolean { end = e.x; invalidate(); return true } }"
      ),
      .good(
        .androidViews,
        "class Card(c: Context) { fun f(v: View) { v.setOnTouchListener { _, e -> if (e.action == MotionEvent.ACTION_MOVE) v.translationX = e.rawX; true } } }"
      ),
      .right(
        .androidViews,
        #"class A(c: Context) : View(c) { fun f() { startDragAndDrop(data, shadow, null, 0); ViewCompat.addAccessibilityAction(this, "Move up") { _, _ -> up() } } }"#
      ),
    ]
  ) { report in
    for practice in report.tree.practices {
      guard practice.subject == .draggingOnly || practice.subject == .draggedRows else { continue }
      // Nothing in RecyclerView moves rows for people who don't drag.
      report.report(
        practice.framework, at: practice.range,
        "This works only by dragging, which many people can't do. Add an accessibility action or a button.",
        severity: practice.subject == .draggedRows ? .warning : .information,
        fixes: [practice.fix("Add a “Move up” accessibility action")])
    }
  }
}
