// The missing-hint rule: gestures that screen readers don't announce.

import Elements

extension Rule {
  static let missingHint = Rule(
    "missing-hint", "Gesture isn't announced", .names,
    severity: .hint, criteria: [.labelsOrInstructions, .sensoryCharacteristics],
    on: .gestures.union(.pressable), cause: .gestureAlone,
    why: "Screen reader users can't discover a gesture that isn't announced.",
    options: [
      RuleOption(
        "requireHint", default: .string("custom"), oneOf: ["custom", "all"],
        #""all" requires a hint on every control and gesture."#),
      RuleOption(
        "gestures", default: .strings(["longPress", "doubleTap"]), "Gestures that need a hint."),
    ],
    examples: [
      .bad(
        .swiftUI, #"PhotoCell(p)⟦.onLongPressGesture { edit(p) }⟧.accessibilityAction { edit(p) }"#,
        fixed:
          #"PhotoCell(p).onLongPressGesture { edit(p) }.accessibilityAction { edit(p) }.accessibilityHint("‹Edit›")"#
      ),
      .bad(
        .swiftUI, #"Text("Photo")⟦.onTapGesture(count: 2) { like() }⟧.accessibilityAction { like() }"#,
        fixed:
          #"Text("Photo").onTapGesture(count: 2) { like() }.accessibilityAction { like() }.accessibilityHint("‹Like›")"#
      ),
      .bad(
        .uiKit,
        """
        final class Photos: UIViewController {
          private let photo = UIImageView()
          override func viewDidLoad() {
            let doubleTap = UITapGestureRecognizer(target: self, action: #selector(like))
            doubleTap.numberOfTapsRequired = 2
            ⟦photo.addGestureRecognizer(doubleTap)⟧
          }
        }
        """),
      .right(
        .uiKit,
        """
        final class Photos: UIViewController {
          private let photo = UIImageView()
          override func viewDidLoad() {
            let doubleTap = UITapGestureRecognizer(target: self, action: #selector(like))
            doubleTap.numberOfTapsRequired = 2
            photo.addGestureRecognizer(doubleTap)
            photo.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "Like", target: self, selector: #selector(like))]
          }
        }
        """),
      .good(.uiKit, "func setUp() { save.addTarget(self, action: #selector(store), for: .touchUpInside) }"),
      .good(
        .swiftUI,
        #"Text(title).onLongPressGesture(minimumDuration: 0) {} onPressingChanged: { isPressed = $0 }"#),
      .right(
        .swiftUI,
        #"PhotoCell(p).onLongPressGesture { edit(p) }.accessibilityAction(named: "Edit") { edit(p) }"#),
      .good(.swiftUI, #"Text("Photo").onLongPressGesture { edit() }.accessibilityHint("Opens the editor")"#),
      .good(
        .swiftUI, #"Text("Photo").onLongPressGesture { edit() }.contextMenu { Button("Edit") { edit() } }"#),
      .good(
        .swiftUI,
        #"Text(mail).gesture(DragGesture().onChanged { offset = $0.translation }.onEnded { _ in offset = .zero })"#
      ),
      .good(.swiftUI, #"Button("Save") { save() }"#),
      .bad(
        .compose, #"Box(Modifier.combinedClickable(onClick = open, ⟦onLongClick = delete⟧)) { Text(mail) }"#,
        fixed:
          #"Box(Modifier.combinedClickable(onClick = open, onLongClick = delete, onLongClickLabel = "‹Delete›")) { Text(mail) }"#
      ),
      .bad(
        .compose,
        """
        @Composable fun Mail() { Box(Modifier.quietClickable(⟦onLongClick = { edit() }⟧) { open() }) { Text(mail) } }
        fun Modifier.quietClickable(onLongClick: () -> Unit, onClick: () -> Unit) =
          this.combinedClickable(onLongClick = onLongClick, onClick = onClick)
        """),
      .good(
        .compose,
        #"Card(Modifier.draggable(state, Orientation.Horizontal, onDragStopped = { archive() })) { Text(mail) }"#
      ),
      .good(.compose, #"Box(Modifier.clickable(onClick = open)) { Text(mail) }"#),
      .good(
        .compose,
        #"Box(Modifier.combinedClickable(onClick = open, onLongClickLabel = "Delete", onLongClick = delete)) { Text(mail) }"#
      ),
      .good(.compose, #"Box(Modifier.combinedClickable(onClick = open, onLongClick = null)) { Text(mail) }"#),
      .good(
        .compose, #"Box(Modifier.combinedClickable(onClick = open, onDoubleClick = like)) { Text(photo) }"#),
      .good(
        .compose,
        #"Box(Modifier.draggable(state, o).semantics { customActions = listOf(CustomAccessibilityAction("Archive") { archive() }) }) { Text(mail) }"#
      ),
      .good(
        .compose,
        #"Box(Modifier.clearAndSetSemantics { }) { Box(Modifier.combinedClickable(onLongClick = delete, onClick = open)) { Text(mail) } }"#
      ),
      .good(.androidViews, #"row.setOnLongClickListener { context.toast(R.string.delete); true }"#),
      .good(
        .androidViews,
        #"row.setOnLongClickListener { Toast.makeText(this, getString(R.string.delete), Toast.LENGTH_SHORT).show(); true }"#
      ),
      .good(
        .androidViews,
        """
        fun View.showOwnDescription() {
          setOnLongClickListener {
            val contentDescription = contentDescription
            if (contentDescription != null) context.toast(contentDescription.toString())
            true
          }
        }
        """),
      .good(
        .androidViews,
        #"eye.setOnLongClickListener { toast(if (file.isHidden()) R.string.unhide else R.string.hide); true }"#
      ),
      .bad(
        .androidViews, #"⟦row.setOnLongClickListener { delete(); true }⟧"#,
        fixed:
          #"row.setOnLongClickListener { delete(); true }; ViewCompat.replaceAccessibilityAction(row, AccessibilityActionCompat.ACTION_LONG_CLICK, "‹Delete›", null)"#
      ),
      .bad(
        .androidViews, #"⟦row.setOnLongClickListener { toast(deleted); delete(); true }⟧"#),
      .bad(
        .androidViews,
        """
        class Holder(view: View) : RecyclerView.ViewHolder(view) {
            fun bind(mail: Mail) {
                ⟦itemView.setOnLongClickListener { select(mail) }⟧
            }
        }
        """,
        fixed: """
          class Holder(view: View) : RecyclerView.ViewHolder(view) {
              fun bind(mail: Mail) {
                  itemView.setOnLongClickListener { select(mail) }
                  ViewCompat.replaceAccessibilityAction(itemView, AccessibilityActionCompat.ACTION_LONG_CLICK, "‹›" /* what happens */, null)
              }
          }
          """),
      .bad(
        .androidViews,
        """
        import android.view.View
        import androidx.fragment.app.Fragment

        class Screen : Fragment() {
          fun bind(row: View) {
            ⟦row.setOnLongClickListener { delete(); true }⟧
          }
        }
        """,
        fixed: """
          import android.view.View
          import androidx.core.view.ViewCompat
          import androidx.core.view.accessibility.AccessibilityNodeInfoCompat.AccessibilityActionCompat
          import androidx.fragment.app.Fragment

          class Screen : Fragment() {
            fun bind(row: View) {
              row.setOnLongClickListener { delete(); true }
              ViewCompat.replaceAccessibilityAction(row, AccessibilityActionCompat.ACTION_LONG_CLICK, "‹Delete›", null)
            }
          }
          """),
      .good(.androidViews, #"row.setOnClickListener { open() }"#),
      .good(
        .swiftUI, #"VStack { Text(a); Text(b) }.simultaneousGesture(DragGesture().onEnded { _ in close() })"#),
      .good(.androidViews, #"row.setOnLongClickListener(null)"#),
      .good(
        .androidViews,
        "fun setLongClick(listener: View.OnLongClickListener) { row.setOnLongClickListener(listener) }"),
      .good(
        .androidViews,
        #"row.setOnLongClickListener { delete(); true }; ViewCompat.addAccessibilityAction(row, delete) { _, _ -> true }"#
      ),
      .good(
        .androidViews,
        #"row.setOnLongClickListener { delete(); true }; TooltipCompat.setTooltipText(row, delete)"#),
      .good(.androidViews, #"row.apply { setOnLongClickListener { delete(); true }; tooltipText = delete }"#),
      .good(
        .androidViews,
        #"row.setOnLongClickListener { delete(); true }; ViewCompat.setAccessibilityDelegate(row, delegate)"#),
      .good(
        .androidViews,
        #"val b = Button(this); b.setText(R.string.x); b.setOnClickListener { delete() }; row.setOnLongClickListener { delete() }"#
      ),
    ]
  ) { id, report in
    let element = report.tree[id]
    guard element.exposure != .hidden, element.exposure != .ignored, element.hint.isAbsent,
      !element.actions.contains(.announced), !report.tree.hasHintedGroup(above: id)
    else { return }
    guard case .strings(let kinds)? = report.option("gestures"),
      let gesture = element.gestures.first(where: {
        kinds.contains($0.kind.rawValue) && element.speaksHint(of: $0) && element.leavesUnsaid($0)
          && !report.tree.isEscape($0, of: id)
          // A hidden way to a debug mode isn't for users.
          && !report.tree.code($0.range).spells("ebug")
      })
    else {
      if report.option("requireHint") == .string("all"), element.role.isControl {
        report.reportMissingHint(id, element)
      }
      return
    }
    let wording = report.wording(ofHandler: gesture.handlerName, on: element.framework, "what happens")
    report.report(
      id, at: gesture.range,
      gesture.kind == .longPress && element.framework.isAndroid
        ? "TalkBack announces that this can be long-pressed, but not what that does. Describe the action."
        : "\(element.reader) doesn't mention that this also responds to \(gesture.kind.spoken). Add a hint or a named action.",
      fixes: [
        report.fix(
          element.framework.isAndroid ? "Describe the action" : "Add a hint", .needsText,
          .hint(wording, for: gesture), on: id)
      ]
    )
  }
}

private extension Report {
  mutating func reportMissingHint(_ id: ElementID, _ element: Element) {
    report(
      id, at: element.constructor, "\(element.reader) doesn't say what activating this does. Add a hint.")
  }
}

private extension ElementTree {
  /// Returns whether an enclosing group has a hint or announced actions.
  func hasHintedGroup(above id: ElementID) -> Bool {
    ancestors(of: id).contains { ancestor in
      let group = self[ancestor]
      return !group.hint.isAbsent || (group.grouping == .merges && group.actions.contains(.announced))
    }
  }
}

private extension ElementTree {
  /// Returns whether a drag most likely does the same as the screen's escape action.
  func isEscape(_ gesture: Gesture, of id: ElementID) -> Bool {
    (gesture.kind == .drag || gesture.kind == .swipe)
      && declarationCode(around: id).spells("accessibilityAction(.escape")
  }
}

private extension Element {
  /// Returns whether the screen reader stops at the element and announces its hint. TalkBack stops at every element
  /// that responds to a long press.
  func speaksHint(of gesture: Gesture) -> Bool {
    guard framework == .swiftUI || framework.isUIKit else { return true }
    switch role {
    // A custom view may be a single element, but one that can be dragged usually contains others.
    case .custom where framework == .swiftUI && gesture.kind != .drag && gesture.kind != .swipe: return true
    case .container, .custom, .color, .spacer:
      return grouping != .none || !labels.isEmpty || isTappable && framework == .swiftUI
        || hasTrait(.element) || receiver?.isElement == true
    case .list, .tabBar: return false
    default: return true
    }
  }

  /// Returns whether this rule covers the gesture. For a Compose double click without an alternative, a hint isn't
  /// enough, so missing-gesture-alternative reports it.
  func leavesUnsaid(_ gesture: Gesture) -> Bool {
    gesture.purpose == .action && !gesture.isOfferedByControl
      && (framework != .compose || gesture.kind != .doubleTap)
  }
}
