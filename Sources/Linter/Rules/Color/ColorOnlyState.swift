// The color-only-state rule: states that differ by color alone.

import Elements

extension Rule {
  static let colorOnlyState = Rule(
    "color-only-state", "State is conveyed by color alone", .color, profile: .strict,
    severity: .warning, criteria: [.useOfColor],
    // Source: Jennifer Birch, “Worldwide prevalence of red-green color deficiency” (2012): 8% of men in Europe, fewer
    // elsewhere.
    why: "Up to 1 in 12 men has trouble telling red from green, and screen readers don't announce colors.",
    examples: [
      .bad(
        .swiftUI, "Circle().fill(⟦isOnline ? Color.green : Color.red⟧)",
        fixed:
          #"Circle().fill(isOnline ? Color.green : Color.red).overlay { Image(systemName: isOnline ? "checkmark" : "xmark").accessibilityLabel(isOnline ? "‹on›" : "‹off›") }"#
      ),
      .bad(
        .swiftUI, "Text(name).foregroundStyle(⟦account.isOverdue ? .purple : .primary⟧)",
        severity: .information),
      .bad(
        .swiftUI,
        "struct Row: View { var body: some View { Text(name).foregroundColor(⟦status == .failed ? .red : .black⟧) } }"
      ),
      .right(.swiftUI, #"Text(isOnline ? "Online" : "Offline").foregroundStyle(isOnline ? .green : .red)"#),
      .good(
        .swiftUI,
        #"struct Row: View { var body: some View { HStack { Circle().fill(isOnline ? .green : .red); if isOnline { Text("Online") } } } }"#
      ),
      .good(
        .swiftUI,
        "struct Row: View { func badge(isOnline: Bool) -> some View { Circle().fill(isOnline ? .green : .red) } }"
      ),
      .bad(
        .swiftUI,
        "struct Row: View { var body: some View { ForEach(feeds) { Line($0) }.foregroundStyle(⟦feed.isActive ? AnyShapeStyle(.primary) : AnyShapeStyle(.secondary)⟧) } }",
        severity: .information),
      .bad(
        .swiftUI,
        "struct Row: View { var body: some View { Text(disk.name).⟦opacity(disk.isAvailable ? 1 : 0.5)⟧ } }"),
      .bad(
        .swiftUI,
        #"struct Row: View { var isMuted = false; var body: some View { HStack { Text(name); Text(rule) }.lineLimit(1).⟦opacity(isMuted ? 0.4 : 1)⟧.contextMenu { Button(isMuted ? "Unmute" : "Mute") { flip() } } } }"#
      ),
      .good(
        .swiftUI,
        #"struct Row: View { var body: some View { HStack { Text(name); if !isAvailable { Text("Offline") } }.opacity(isAvailable ? 1 : 0.5) } }"#
      ),
      .good(
        .swiftUI,
        #"struct Row: View { var body: some View { Text(name).opacity(isAvailable ? 1 : 0.5).accessibilityValue(isAvailable ? "" : "Offline") } }"#
      ),
      .good(
        .swiftUI,
        #"struct Flat: ButtonStyle { @Environment(\.isEnabled) private var isEnabled; func makeBody(configuration: Configuration) -> some View { HStack { Text("A"); configuration.label }.opacity(isEnabled ? 1 : 0.4) } }"#
      ),
      .good(.swiftUI, "struct Row: View { var body: some View { Text(name).opacity(isVisible ? 1 : 0.5) } }"),
      .good(
        .swiftUI, "struct Row: View { var body: some View { Image(photo).opacity(isAvailable ? 1 : 0.5) } }"),
      .bad(
        .swiftUI,
        "struct Row: View { var body: some View { HStack { Text(name); if feed.hasNews { ⟦Circle()⟧.fill(.red).frame(width: 8, height: 8) } } } }"
      ),
      .bad(
        .swiftUI,
        #"struct Bar: View { func count(_ title: String, isNew: Bool) -> some View { VStack { Text(title).overlay { if isNew { ⟦Circle()⟧.frame(width: 9) } } }.accessibilityElement().accessibilityLabel(title) } }"#
      ),
      .bad(
        .swiftUI,
        "struct Row: View { var body: some View { HStack { ⟦Circle()⟧.frame(width: 6).opacity(mail.isUnread ? 1 : 0); Text(mail.title) } } }"
      ),
      .good(
        .swiftUI,
        #"struct Row: View { var body: some View { HStack { Text(name); if hasNews { Circle().frame(width: 8) } }.accessibilityValue(hasNews ? "New" : "") } }"#
      ),
      .good(
        .swiftUI,
        #"struct Row: View { var body: some View { HStack { Text(name); if hasNews { Circle().frame(width: 8).accessibilityLabel("New") } } } }"#
      ),
      .good(
        .swiftUI,
        "struct Row: View { var body: some View { HStack { Text(name); if hasNews { Circle().frame(width: 80) } } } }"
      ),
      .good(.swiftUI, "Text(name).foregroundStyle(isPressed ? .green : .red)"),
      .good(.swiftUI, "Circle().fill(isOnline ? Color.green : Color.clear)"),
      .good(.swiftUI, "Circle().fill(colorScheme == .dark && isOnline ? Color.green : Color.red)"),
      .good(
        .swiftUI,
        #"struct Row: View { @Environment(\.accessibilityDifferentiateWithoutColor) var differentiates; var body: some View { Circle().fill(isOnline ? .green : .red) } }"#
      ),
      .bad(
        .uiKit,
        "class Row: UIView { func show() { dot.backgroundColor = ⟦user.isOnline ? .systemGreen : .systemGray⟧ } }"
      ),
      .right(
        .uiKit,
        #"class Row: UIView { func show() { dot.backgroundColor = user.isOnline ? .systemGreen : .systemGray; dot.accessibilityLabel = user.isOnline ? "Online" : "Offline" } }"#
      ),
      .bad(
        .compose, "Box(Modifier.background(⟦if (ok) Color.Green else Color.Red⟧))"),
      .bad(
        .compose,
        "@Composable fun Row() { Text(name, color = ⟦if (isError) MaterialTheme.colorScheme.error else MaterialTheme.colorScheme.onSurface⟧) }",
        severity: .information),
      .right(
        .compose,
        "@Composable fun Row() { Text(name, color = if (isError) Color.Red else Color.Black); if (isError) Icon(Icons.Default.Warning, error) }"
      ),
      .good(
        .compose,
        "@Composable fun Row() { val isError = state.hasError(); Text(name, color = if (isError) Color.Red else Color.Black); Details(state) }"
      ),
      .good(.compose, "Box(Modifier.background(if (isDarkTheme) Color.Black else Color.White))"),
      .good(.compose, "Box(Modifier.background(if (ok) Color.Green else Color.Transparent))"),
      .bad(
        .androidViews,
        "fun f(v: TextView) { v.setTextColor(⟦if (isOnline) Color.GREEN else Color.RED⟧) }"),
      .right(
        .androidViews,
        #"fun f(v: TextView) { v.setTextColor(if (isOnline) Color.GREEN else Color.RED); v.text = if (isOnline) "Online" else "Offline" }"#
      ),
      .bad(
        .androidViews,
        "class Row(view: View) : ViewHolder(view) { fun show(isDone: Boolean) { if (isDone) { ⟦title.paintFlags = title.paintFlags or Paint.STRIKE_THRU_TEXT_FLAG⟧ } else { title.paintFlags = title.paintFlags and Paint.STRIKE_THRU_TEXT_FLAG.inv() } } }"
      ),
      .bad(
        .androidViews,
        "class Row(view: View) : ViewHolder(view) { fun show(task: Task) { ⟦title.paintFlags = if (task.isDone) title.paintFlags or STRIKE_THRU_TEXT_FLAG else title.paintFlags and STRIKE_THRU_TEXT_FLAG.inv()⟧ } }"
      ),
      .good(
        .androidViews,
        "class Row(view: View) : ViewHolder(view) { fun show(isDone: Boolean) { if (isDone) { title.paintFlags = title.paintFlags or Paint.STRIKE_THRU_TEXT_FLAG; ViewCompat.setStateDescription(itemView, done) } } }"
      ),
      .good(
        .androidViews,
        "class Row(view: View) : ViewHolder(view) { fun show(isDone: Boolean) { box.isChecked = isDone; if (isDone) { title.paintFlags = title.paintFlags or Paint.STRIKE_THRU_TEXT_FLAG } } }"
      ),
      .good(
        .androidViews,
        "class Row(view: View) : ViewHolder(view) { fun show(isGone: Boolean) { if (isGone) { title.paintFlags = title.paintFlags or Paint.STRIKE_THRU_TEXT_FLAG; note.isVisible = true } } }"
      ),
      .good(
        .androidViews,
        "class Offer : Fragment() { fun show() { price.paintFlags = price.paintFlags or Paint.STRIKE_THRU_TEXT_FLAG } }"
      ),
    ]
  ) { report in
    for practice in report.tree.practices {
      if case .fadedState(let state, let isStruck) = practice.subject {
        report.report(
          practice.framework, at: practice.range,
          isStruck
            ? "Only strikethrough shows the state '\(state)', and TalkBack doesn't announce it. Add text or a state description."
            : "Only opacity shows the state '\(state)', so VoiceOver doesn't say it and some people can't see it. Add text or a value.",
          severity: .warning)
      }
      if case .dotState(let state) = practice.subject {
        report.report(
          practice.framework, at: practice.range,
          "Only a dot shows the state '\(state)', and VoiceOver doesn't announce shapes. Add a label or a value that says it.",
          severity: .warning)
      }
      guard case .colorOnlyState(let state, let isMixedUp) = practice.subject else { continue }
      report.report(
        practice.framework, at: practice.range,
        "The two states of '\(state)' differ only in color, which some people can't tell apart. Add text, an icon, or a shape.",
        severity: isMixedUp ? .warning : .information,
        fixes: [
          practice.edits.isEmpty
            ? nil
            : Fix("Add a symbol for each state", .needsText, edits: practice.edits.map(Fix.Edit.init))
        ])
    }
  }
}
