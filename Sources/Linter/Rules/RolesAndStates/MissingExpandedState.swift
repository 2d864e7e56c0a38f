// The missing-expanded-state rule: controls that don't expose whether they're expanded or collapsed.

import Elements

extension Rule {
  static let missingExpandedState = Rule(
    "missing-expanded-state", "Expanded or collapsed state isn't exposed", .rolesAndStates,
    severity: .warning, criteria: [.nameRoleValue],
    why: "Without the state, users have to search the screen to find out what changed.",
    examples: [
      .bad(
        .swiftUI,
        """
        struct A: View { var body: some View { VStack {
          HStack { Text("Limit"); Text(limit)⟦.foregroundColor(picks ? .blue : .primary)⟧ }.onTapGesture { picks.toggle() }
          if picks { Picker("Limit", selection: $limit) { Text("1") } }
        } } }
        """, severity: .information),
      .bad(
        .swiftUI, #"Button("Details") { ⟦isExpanded.toggle()⟧ }"#,
        fixed:
          #"Button("Details") { isExpanded.toggle() }.accessibilityValue(isExpanded ? "‹Expanded›" : "‹Collapsed›")"#,
        severity: .information),
      .bad(
        .swiftUI,
        #"Button { withAnimation { isMenuOpen = !isMenuOpen } } label: { Text("Menu"); Image("arrow")⟦.rotationEffect(isMenuOpen ? up : down)⟧ }"#,
        fixed:
          #"Button { withAnimation { isMenuOpen = !isMenuOpen } } label: { Text("Menu"); Image("arrow").rotationEffect(isMenuOpen ? up : down) }.accessibilityValue(isMenuOpen ? "‹Expanded›" : "‹Collapsed›")"#
      ),
      .good(
        .swiftUI,
        #"Button { swap(); turned.toggle() } label: { Text("Swap"); Image(systemName: "repeat").rotationEffect(turned ? up : down) }"#
      ),
      .right(
        .swiftUI,
        #"Button("Details") { isExpanded.toggle() }.accessibilityValue(isExpanded ? "Expanded" : "Collapsed")"#
      ),
      .bad(
        .swiftUI,
        #"Button { more.toggle() } label: { Text("Details"); Image(systemName: "chevron.right")⟦.rotationEffect(.degrees(more ? 90 : 0))⟧ }"#,
        fixed:
          #"Button { more.toggle() } label: { Text("Details"); Image(systemName: "chevron.right").rotationEffect(.degrees(more ? 90 : 0)) }.accessibilityValue(more ? "‹Expanded›" : "‹Collapsed›")"#
      ),
      .good(
        .swiftUI,
        #"Button { more.toggle() } label: { Text(more ? "Less" : "More"); Image(systemName: more ? "chevron.up" : "chevron.down") }"#
      ),
      .good(
        .swiftUI,
        #"Button { isDescending.toggle() } label: { Text("Name"); Image(systemName: isDescending ? "chevron.down" : "chevron.up") }"#
      ),
      .good(.swiftUI, #"Button(isExpanded ? "Close" : "Open") { isExpanded.toggle() }"#),
      .good(.swiftUI, #"Button("Details") { isExpanded.toggle() }.accessibilityHint(hint)"#),
      .good(.swiftUI, #"Text(story).lineLimit(isExpanded ? nil : 3).onTapGesture { isExpanded.toggle() }"#),
      .good(
        .compose,
        #"Text(story, Modifier.clickable { expanded = !expanded }, maxLines = if (expanded) 9 else 1)"#),
      .good(.swiftUI, #"Button("Sound") { isOn.toggle() }"#),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Button("Menu") { showMenu.toggle() }.sheet(isPresented: $showMenu) { B() } } }"#
      ),
      .bad(
        .compose,
        #"Row(Modifier.clickable { ⟦expanded = !expanded⟧ }) { Text("Details"); if (expanded) { Arrow() } }"#,
        severity: .information),
      .bad(
        .compose,
        #"@Composable fun A() { ⟦TextButton(onClick = { shown = !shown }) { Text("Filter") }⟧; AnimatedVisibility(visible = shown) { Filters() } }"#,
        severity: .information),
      .bad(
        .compose,
        #"TextButton(onClick = onToggle) { Text("Details"); Icon(⟦if (isOpen) Icons.Default.ExpandLess else Icons.Default.ExpandMore⟧, null) }"#,
        severity: .information),
      .good(
        .compose,
        #"IconButton(onClick = onToggle) { Icon(if (isOpen) Icons.Default.ExpandLess else Icons.Default.ExpandMore, stringResource(if (isOpen) R.string.collapse else R.string.expand)) }"#
      ),
      .good(
        .compose,
        #"IconButton(onClick = onSort) { Icon(if (isSortedUp) Icons.Default.KeyboardArrowUp else Icons.Default.KeyboardArrowDown, "Order") }"#
      ),
      .good(
        .compose,
        #"@Composable fun A() { AnimatedVisibility(visible = shown) { TextButton(onClick = { shown = !shown }) { Text("Hide") } } }"#
      ),
      .bad(
        .compose,
        """
        @Composable fun A() {
          val turn by animateFloatAsState(if (more) 180f else 0f)
          Row(modifier = Modifier.clickable { more = !more }) { Text("Details"); Icon(Icons.Default.ArrowDropDown, null, Modifier⟦.rotate(turn)⟧) }
        }
        """),
      .bad(
        .compose,
        #"Row(Modifier.clickable { more = !more }) { Text("Details"); ⟦Icon(if (more) Icons.Default.ExpandLess else Icons.Default.ExpandMore, null)⟧ }"#
      ),
      .right(
        .compose,
        #"Row(Modifier.clickable { expanded = !expanded }.semantics { stateDescription = state }) { Text("Details") }"#
      ),
      .good(
        .compose,
        #"TextButton(onClick = { expanded = !expanded }) { Text(if (expanded) "Less" else "More") }"#),
      .good(
        .compose,
        #"@Composable fun A() { IconButton(onClick = { expanded = !expanded }) { Icon(dots, "Options") }; DropdownMenu(expanded = expanded) { } }"#
      ),
      .bad(
        .uiKit,
        "class A: UIViewController { @objc func toggleDetails() { ⟦isExpanded.toggle()⟧; details.isHidden = !isExpanded } }",
        severity: .information),
      .right(
        .uiKit,
        "class A: UIViewController { @objc func toggleDetails() { isExpanded.toggle(); header.accessibilityValue = isExpanded ? open : closed } }"
      ),
      .good(.uiKit, "class A: UIViewController { @objc func flip() { isOn.toggle() } }"),
      .bad(
        .androidViews,
        "class A : Activity() { fun f() { header.setOnClickListener { ⟦isExpanded = !isExpanded⟧; details.isVisible = isExpanded } } }",
        severity: .information),
      .bad(
        .androidViews,
        "class A : Activity() { fun f() { val toggle = ⟦ActionBarDrawerToggle(this, drawer, toolbar, 0, 0)⟧ } }",
        severity: .information),
      .bad(
        .androidViews,
        "class Group(view: View) : ViewHolder(view) { fun show(isExpanded: Boolean) { arrow.⟦setImageResource⟧(if (isExpanded) R.drawable.ic_less else R.drawable.ic_more) } }",
        severity: .information),
      .bad(
        .androidViews,
        "class Group(view: View) : ViewHolder(view) { fun show(group: Item) { arrow.⟦setImageDrawable⟧(ContextCompat.getDrawable(context, if (group.isHidden) R.drawable.ic_expand_more else R.drawable.ic_expand_less)) } }",
        severity: .information),
      .bad(
        .androidViews,
        "class Group(view: View) : ViewHolder(view) { fun show(isExpanded: Boolean) { arrow.⟦rotation⟧ = if (isExpanded) 180f else 0f } }",
        severity: .information),
      .bad(
        .androidViews,
        "class Line(context: Context) : FrameLayout(context) { fun show() { when (state) { State.OPEN -> arrow.background = image(⟦R.drawable.ic_expand_less⟧); State.CLOSED -> arrow.background = image(R.drawable.ic_expand_more) } } }",
        severity: .information),
      .bad(
        .androidViews,
        "class Tags(view: View) : ViewHolder(view) { fun show(node: Node) { when (node.isExpanded) { true -> arrow.setBackgroundResource(⟦R.drawable.ic_down⟧); false -> arrow.setBackgroundResource(R.drawable.ic_right) } } }",
        severity: .information),
      .good(
        .androidViews,
        "class Bar(context: Context) : FrameLayout(context) { fun show() { all.setText(if (isOpen) less else more); if (isMoving) { all.icon = moving(if (isOpen) R.drawable.ic_expand_less else R.drawable.ic_expand_more) } } }"
      ),
      .good(
        .androidViews,
        "class Line(context: Context) : FrameLayout(context) { fun show() { if (isOpen) { arrow.setImageResource(R.drawable.ic_expand_less); title.text = less } else { arrow.setImageResource(R.drawable.ic_expand_more); title.text = more } } }"
      ),
      .good(
        .androidViews,
        "class Group(view: View) : ViewHolder(view) { fun show(isExpanded: Boolean) { arrow.setImageResource(if (isExpanded) R.drawable.ic_less else R.drawable.ic_more); arrow.contentDescription = if (isExpanded) less else more } }"
      ),
      .good(
        .androidViews,
        "class Group(view: View) : ViewHolder(view) { fun show(isExpanded: Boolean) { arrow.rotation = if (isExpanded) 180f else 0f; title.text = if (isExpanded) less else more } }"
      ),
      .good(
        .androidViews,
        "class Column(view: View) : ViewHolder(view) { fun show(isAscending: Boolean) { arrow.setImageResource(if (isAscending) R.drawable.ic_arrow_drop_up else R.drawable.ic_arrow_drop_down) } }"
      ),
      .right(
        .androidViews,
        "class A : Activity() { fun f() { header.setOnClickListener { isExpanded = !isExpanded; ViewCompat.setStateDescription(header, state) } } }"
      ),
      .good(
        .androidViews,
        "class A : Activity() { fun f() { val toggle = ActionBarDrawerToggle(this, drawer, toolbar, R.string.open, R.string.close) } }"
      ),
    ]
  ) { report in
    let tree = report.tree
    for id in report.ids(of: .pressable) {
      let element = tree[id]
      guard element.exposure == .exposed, element.role != .menu, element.typeName != "DisclosureGroup",
        element.role.isPressable || element.hasTrait(.button) || element.isTappable,
        element.role != .text, element.value.isAbsent, element.hint.value?.value != .dynamic,
        element.labels.last?.value != .dynamic, element.openness.isDisjoint(with: [.modifiers, .elsewhere])
      else { continue }
      // A fix for the state that changes together with this one adds a role that has no expanded state.
      if report.hasTold(.unsaidState, of: id) { continue }
      if !tree.tellsChoice(id), let state = report.texts.shownState(of: id), state.kind == .expanded {
        report.report(
          id, at: state.range, message(element.reader), severity: state.isProven ? .warning : .information,
          fixes: [fix(state.edits)])
        continue
      }
      guard let disclosure = tree.unsaidDisclosure(of: id, &report.texts) else { continue }
      report.report(
        id, at: disclosure.range, message(element.reader), severity: .information,
        fixes: [fix(disclosure.edits)])
    }
    for practice in tree.practices where practice.subject == .unsaidDisclosure {
      report.report(
        practice.framework, at: practice.range, message(practice.framework.screenReader),
        severity: .information)
    }
  }
}

private func fix(_ edits: [WriterEdit]) -> Fix? {
  edits.isEmpty
    ? nil
    : Fix(
      "Add accessibilityValue for expanded and collapsed", .needsText, edits: edits.map(Fix.Edit.init))
}

private func message(_ reader: String) -> String {
  "\(reader) doesn't say whether this is expanded or collapsed. Expose the state."
}
