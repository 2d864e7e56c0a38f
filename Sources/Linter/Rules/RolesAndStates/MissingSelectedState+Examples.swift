// Examples for the missing-selected-state rule.

import Elements

extension Rule {
  static let missingSelectedStateExamples: [Example] = [
    .bad(
      .swiftUI, #"Button(t) { sel = t }⟦.background(selected == t ? .blue : .clear)⟧"#,
      fixed:
        #"Button(t) { sel = t }.background(selected == t ? .blue : .clear).accessibilityAddTraits(selected == t ? .isSelected : [])"#
    ),
    .bad(
      .swiftUI,
      #"Text(t)⟦.foregroundStyle(isSelected ? .primary : .secondary)⟧.onTapGesture { pick(t) }"#),
    .bad(
      .swiftUI,
      #"Button(t) { pick(t) }⟦.overlay(Circle().stroke(isSelected ? Color.blue : .gray, lineWidth: 2))⟧"#),
    .good(
      .swiftUI,
      #"Button(t) { pick(t) }.overlay(Image(systemName: "checkmark").opacity(isSelected ? 1 : 0))"#),
    .good(
      .swiftUI,
      #"Button(t) { sel = t }.background(selected == t ? .blue : .clear).accessibilityAddTraits(selected == t ? .isSelected : [])"#
    ),
    .good(
      .swiftUI,
      #"Button { sel = t } label: { HStack { Text(t); if selected == t { Image(systemName: "checkmark") } } }.background(selected == t ? .blue : .clear)"#
    ),
    .good(
      .swiftUI,
      #"Button(isSelected ? "Remove" : "Add") { flip() }.background(isSelected ? .blue : .clear)"#),
    .bad(
      .swiftUI,
      #"Button { rate(t) } label: { Text(t).overlay { ⟦if let sel = model.selected, sel == t⟧ { Circle().stroke(.red) } } }"#
    ),
    .bad(
      .swiftUI,
      #"Button { pick(t) } label: { HStack { ⟦if t == model.active⟧ { Circle().fill(.red) } else if t == model.selected { Circle().fill(.blue) } else { Circle().stroke(.red) }; Text(t) } }"#
    ),
    .good(.swiftUI, #"Button(t) { sel = t }.background(isLarge ? .blue : .clear)"#),
    .good(.swiftUI, #"Text(t).background(selected == t ? .blue : .clear)"#),
    .bad(
      .swiftUI, #"Button(t) { tab = t }⟦.listRowBackground(tab == t ? Color.blue : nil)⟧"#,
      fixed:
        #"Button(t) { tab = t }.listRowBackground(tab == t ? Color.blue : nil).accessibilityAddTraits(tab == t ? .isSelected : [])"#
    ),
    .bad(
      .swiftUI,
      #"Button { if tags.contains(t) { tags.remove(t) } else { tags.insert(t) } } label: { Label(t, ⟦systemImage: tags.contains(t) ? "tag.fill" : "tag"⟧) }"#,
      fixed:
        #"Button { if tags.contains(t) { tags.remove(t) } else { tags.insert(t) } } label: { Label(t, systemImage: tags.contains(t) ? "tag.fill" : "tag") }.accessibilityAddTraits(tags.contains(t) ? .isSelected : [])"#
    ),
    .bad(
      .swiftUI,
      """
      struct Sizes: View { var body: some View { Button { size = s } label: { Chip(title: s, ⟦isOn: s == size⟧) } } }
      struct Chip: View {
        let title: String
        let isOn: Bool
        var body: some View { Text(title).background(isOn ? Color.blue : .gray) }
      }
      """,
      fixed: """
        struct Sizes: View { var body: some View { Button { size = s } label: { Chip(title: s, isOn: s == size) }.accessibilityAddTraits(s == size ? .isSelected : []) } }
        struct Chip: View {
          let title: String
          let isOn: Bool
          var body: some View { Text(title).background(isOn ? Color.blue : .gray) }
        }
        """),
    .bad(
      .swiftUI,
      """
      struct Sizes: View { var body: some View { Button(s) { size = s }.modifier(Outline(⟦bold: s == size⟧)) } }
      struct Outline: ViewModifier {
        let bold: Bool
        func body(content: Content) -> some View { if bold { content.border(.blue) } else { content } }
      }
      """,
      fixed: """
        struct Sizes: View { var body: some View { Button(s) { size = s }.modifier(Outline(bold: s == size)).accessibilityAddTraits(s == size ? .isSelected : []) } }
        struct Outline: ViewModifier {
          let bold: Bool
          func body(content: Content) -> some View { if bold { content.border(.blue) } else { content } }
        }
        """),
    .good(
      .swiftUI,
      """
      struct Sizes: View { var body: some View { Button { size = s } label: { Chip(title: s, isOn: s == size) } } }
      struct Chip: View {
        let title: String
        let isOn: Bool
        var body: some View { Text(isOn ? chosen : title).background(isOn ? Color.blue : .gray) }
      }
      """),
    .good(
      .swiftUI,
      #"Button { size = s } label: { Text(size == s ? "Current" : "Use").foregroundStyle(size == s ? .blue : .gray) }"#
    ),
    .good(
      .swiftUI,
      #"Button { open(item) } label: { Text(item.name); if item != items.last { Divider() } }"#),
    .good(.swiftUI, #"Button(t) { step = t }.disabled(step == t).opacity(step == t ? 0.5 : 1)"#),
    .bad(
      .compose,
      #"Box(Modifier⟦.background(if (selected) Blue else Gray)⟧.clickable { pick() }) { Text(name) }"#,
      fixed:
        #"Box(Modifier.background(if (selected) Blue else Gray).selectable(selected = selected) { pick() }) { Text(name) }"#
    ),
    .right(
      .compose,
      #"Box(Modifier.background(if (selected) Blue else Gray).selectable(selected = selected) { pick() }) { Text(name) }"#
    ),
    .good(
      .compose,
      #"Box(Modifier.background(if (selected) Blue else Gray).clickable { pick() }.semantics { this.selected = selected }) { Text(name) }"#
    ),
    .bad(
      .compose,
      #"Column(modifier = Modifier⟦.border(if (tab == t) 2.dp else 0.dp, Blue)⟧.clickable { tab = t }) { Text(t) }"#,
      fixed:
        #"Column(modifier = Modifier.border(if (tab == t) 2.dp else 0.dp, Blue).selectable(selected = tab == t) { tab = t }) { Text(t) }"#
    ),
    .bad(
      .compose,
      #"Row(Modifier.clickable { onPick(s) }) { Text(s); ⟦if (s == size⟧) { Icon(Icons.Default.Check, contentDescription = null) } }"#,
      fixed:
        #"Row(Modifier.selectable(selected = s == size) { onPick(s) }) { Text(s); if (s == size) { Icon(Icons.Default.Check, contentDescription = null) } }"#
    ),
    .bad(
      .compose,
      """
      @Composable fun Sizes() {
        val current = size.id == s.id
        val tone by animateColorAsState(if (current) Blue else Gray)
        Box(Modifier⟦.background(tone)⟧.clickable { onPick(s) }) { Text(s.name) }
      }
      """,
      fixed: """
        @Composable fun Sizes() {
          val current = size.id == s.id
          val tone by animateColorAsState(if (current) Blue else Gray)
          Box(Modifier.background(tone).selectable(selected = current) { onPick(s) }) { Text(s.name) }
        }
        """),
    .bad(
      .compose,
      """
      @Composable fun Sizes() { Card(onClick = { size = s }) { Dot(⟦on = size == s⟧); Text(s) } }
      @Composable fun Dot(on: Boolean) { Box(Modifier.background(if (on) Blue else Gray)) }
      """),
    .good(
      .compose,
      """
      @Composable fun Sizes() { Row(Modifier.clickable { size = s }) { Dot(on = size == s); Text(s) } }
      @Composable fun Dot(on: Boolean) { Icon(dot, contentDescription = if (on) chosen else null) }
      """),
    .good(
      .compose,
      #"Row(Modifier.clickable { onPick(s) }) { Text(s); if (s == size) { Icon(Icons.Default.Check, contentDescription = chosen) } }"#
    ),
    .good(
      .compose,
      #"Column(Modifier.border(if (selected) 2.dp else 0.dp, Blue).clickable { pick() }) { AnimatedVisibility(visible = selected) { Icon(Icons.Default.Check, contentDescription = chosen) }; Text(name) }"#
    ),
    .good(
      .compose,
      #"Row(Modifier.clickable { opens = true }) { Box(Modifier.background(Color(selectedTag.color))); Text(selectedTag.name) }"#
    ),
    .good(
      .compose,
      #"NavigationBarItem(selected = selected, onClick = go, icon = { Icon(home, "Home", tint = if (selected) Blue else Gray) })"#
    ),
    .bad(
      .uiKit,
      "class A: UIViewController { func show() { ⟦oneButton.backgroundColor = selectedIndex == 1 ? .blue : .gray⟧ } }",
      fixed:
        "class A: UIViewController { func show() { oneButton.backgroundColor = selectedIndex == 1 ? .blue : .gray; oneButton.isSelected = selectedIndex == 1 } }"
    ),
    .right(
      .uiKit,
      "class A: UIViewController { func show() { oneButton.backgroundColor = selectedIndex == 1 ? .blue : .gray; oneButton.isSelected = selectedIndex == 1 } }"
    ),
    .bad(
      .uiKit,
      """
      class Option: UIButton {
        let box = UIImageView()
        func setChecked(_ checked: Bool) { ⟦box.image = checked ? UIImage(named: "full") : UIImage(named: "empty")⟧ }
      }
      """),
    .bad(
      .uiKit,
      """
      class Chip: UIControl {
        var isActive = false { didSet { update() } }
        func update() { if isActive { ⟦backgroundColor = .blue⟧ } else { backgroundColor = .gray } }
      }
      """),
    .good(
      .uiKit,
      """
      class Option: UIButton {
        let box = UIImageView()
        func setChecked(_ checked: Bool) {
          box.image = checked ? UIImage(named: "full") : UIImage(named: "empty")
          isSelected = checked
        }
      }
      """),
    .good(
      .uiKit,
      """
      class Option: UIButton {
        override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .blue : .gray } }
      }
      """),
    .good(
      .uiKit,
      "class A: UIViewController { func show() { oneLabel.backgroundColor = selectedIndex == 1 ? .blue : .gray } }"
    ),
    .bad(
      .swiftUI,
      "struct Tile: View { let isSelected: Bool; var body: some View { VStack { Text(name) }.padding().⟦background(tint(isHovering, isSelected))⟧.cornerRadius(8) } }"
    ),
    .bad(
      .swiftUI,
      "struct Tile: View { @Binding var isSelected: Bool; var body: some View { VStack { Text(name).⟦fontWeight(isSelected ? .bold : .regular)⟧ } } }"
    ),
    .good(
      .swiftUI,
      "struct Tile: View { let isSelected: Bool; var body: some View { VStack { Text(name) }.background(tint(isSelected)).accessibilityAddTraits(isSelected ? .isSelected : []) } }"
    ),
    .good(
      .swiftUI,
      #"struct Tile: View { let isSelected: Bool; var body: some View { HStack { Text(name); if isSelected { Text("Chosen") } }.background(isSelected ? .blue : .gray) } }"#
    ),
    .good(.swiftUI, "struct Tile: View { let isSelected: Bool; var body: some View { Text(name) } }"),
    .bad(
      .swiftUI,
      #"Menu { Button("Add") { add() } } label: { Label { Text("Bookmarks") } icon: { ⟦Image(systemName: isSaved ? "star.fill" : "star")⟧.imageScale(.large) } }"#,
      severity: .information),
    .bad(
      .swiftUI,
      #"Button(action: showAll) { HStack { Text("Likes"); ⟦Image(systemName: post.isLiked ? "heart.fill" : "heart")⟧ } }"#,
      severity: .information),
    .bad(
      .swiftUI,
      """
      struct Columns: View {
        var body: some View { Button { sortByName() } label: { HStack { Text("Name"); ⟦arrow(for: .name)⟧ } } }
        @ViewBuilder func arrow(for column: Column) -> some View {
          if order.column == column { Image(systemName: order.isAscending ? "chevron.up" : "chevron.down") }
        }
      }
      """, severity: .information),
    .good(
      .swiftUI,
      #"Button(action: check) { HStack { Text(name); Image(systemName: isChecked ? "checkmark.circle" : "circle") } }"#
    ),
    .good(
      .swiftUI,
      #"Menu { Button("Add") { add() } } label: { Label { Text(isSaved ? "Saved" : "Save") } icon: { Image(systemName: isSaved ? "star.fill" : "star") } }"#
    ),
    .good(
      .swiftUI,
      #"Menu { Button("Add") { add() } } label: { Label { Text("Bookmarks") } icon: { Image(systemName: isSaved ? "star.fill" : "star") } }.accessibilityValue(isSaved ? "Saved" : "")"#
    ),
    .bad(
      .uiKit,
      """
      final class RouteView: UIView {
        private let checkmarkImageView = UIImageView()
        func show(_ route: Route, isCurrent: Bool) { ⟦checkmarkImageView.isHidden = !isCurrent⟧ }
      }
      """),
    .bad(
      .uiKit,
      """
      class ServerCell: UITableViewCell {
        let statusImageView = UIImageView()
        var isOnline = false {
          didSet {
            if isOnline {
              ⟦statusImageView.image = UIImage(named: "online")⟧
            } else {
              statusImageView.image = UIImage(named: "offline")
            }
          }
        }
      }
      """),
    .good(
      .uiKit,
      """
      class ServerCell: UITableViewCell {
        let statusImageView = UIImageView()
        func show(_ isOnline: Bool) {
          if isOnline {
            statusImageView.image = UIImage(named: "online")
          } else {
            statusImageView.image = UIImage(named: "offline")
          }
          accessibilityValue = isOnline ? "Online" : "Offline"
        }
      }
      """),
    .bad(
      .uiKit,
      """
      class SizeCell: UITableViewCell {
        @IBOutlet var selectedIcon: UIImageView!
        func configure(_ size: Size) {
          if size.isSelected { ⟦selectedIcon.isHidden = false⟧ } else { selectedIcon.isHidden = true }
        }
      }
      """),
    .good(
      .uiKit,
      """
      class SizeCell: UITableViewCell {
        @IBOutlet var selectedIcon: UIImageView!
        override func setSelected(_ selected: Bool, animated: Bool) { selectedIcon.isHidden = !selected }
      }
      """),
    .bad(
      .swiftUI,
      """
      struct Sizes: View {
        var body: some View {
          ForEach(sizes) { size in Button { chosen = size.id } label: { row(for: size) } }
        }
        private func row(for size: Size) -> some View {
          HStack { Text(size.name); ⟦if size.id == chosen⟧ { Image(systemName: "checkmark") } }
        }
      }
      """, severity: .information),
    .good(
      .swiftUI,
      """
      struct Sizes: View {
        var body: some View {
          ForEach(sizes) { size in Button { chosen = size.id } label: { row(for: size) } }
        }
        private func row(for size: Size) -> some View {
          HStack { Text(size.name) }.accessibilityAddTraits(size.id == chosen ? .isSelected : [])
        }
      }
      """),
    .good(
      .uiKit,
      """
      class SizeCell: UITableViewCell {
        let checkmarkView = UIImageView()
        func configure(_ size: Size) {
          checkmarkView.isHidden = !size.isSelected
          accessibilityTraits = size.isSelected ? [.button, .selected] : .button
        }
      }
      """),
  ]
}
