// The ungrouped-content rule: rows, cards, cells, and options that aren't grouped.

import Elements
import Source

extension Rule {
  static let ungroupedContent: Rule = {
    var rule = Rule(
      "ungrouped-content", "Related content isn't grouped", .structureAndFocus, profile: .strict,
      severity: .hint, criteria: [.infoAndRelationships], on: [.containers, .valueControl],
      why: "Fewer focus stops mean less swiping and clearer context.",
      examples: [
        .bad(
          .swiftUI, #"ForEach(songs) { song in ⟦HStack⟧ { Text(song.title); Text(song.artist) } }"#,
          fixed:
            #"ForEach(songs) { song in HStack { Text(song.title); Text(song.artist) }.accessibilityElement(children: .combine) }"#
        ),
        .right(
          .swiftUI,
          #"ForEach(songs) { song in HStack { Text(song.title); Text(song.artist) }.accessibilityElement(children: .combine) }"#
        ),
        .good(.swiftUI, #"HStack { Text(title); Text(artist) }"#),
        .bad(
          .swiftUI,
          #"HStack { ⟦VStack⟧ { Text(distance).font(.title); Text("Distance") }; Divider(); ⟦VStack⟧ { Text(gain).font(.title); Text("Gain") } }"#
        ),
        .good(
          .swiftUI,
          #"HStack { VStack { Text(distance); Text("Distance") }.accessibilityElement(children: .combine); VStack { Text(gain); Text("Gain") }.accessibilityElement(children: .combine) }"#
        ),
        .good(
          .swiftUI, #"HStack { VStack { Text(title); Text(artist) }; VStack { Text(album); Text(year) } }"#),
        .good(
          .swiftUI,
          #"Button { open() } label: { HStack { VStack { Text(gain); Text("Gain") }; VStack { Text(loss); Text("Loss") } } }"#
        ),
        .good(
          .swiftUI,
          #"ForEach(songs) { song in HStack { Text(song.title); Button("Play") { play(song) } } }"#),
        .good(
          .swiftUI,
          #"ForEach(songs) { song in Button { play(song) } label: { HStack { Text(song.title); Text(song.artist) } } }"#
        ),
        .good(
          .swiftUI, #"ForEach(songs) { song in HStack { Text(song.title); Image(decorative: "note") } }"#),
        .good(.swiftUI, #"ForEach(songs) { song in HStack { Text(song.title); Artist(song) } }"#),
        .good(
          .swiftUI,
          #"Picker("Song", selection: $song) { ForEach(songs) { song in HStack { Text(song.title); Text(song.artist) } } }"#
        ),
        .bad(
          .swiftUI,
          #"ForEach(songs) { song in ⟦VStack⟧ { Text(song.title).pillBorder(); Text(song.artist) }.cardBackground() }"#
        ),
        .good(
          .swiftUI, #"ForEach(songs) { song in VStack { Text(song.title); Text(song.artist) }.card() }"#),
        .bad(
          .swiftUI,
          #"struct Songs: View { var body: some View { List { ForEach(songs) { song in Row(song) } } } }; struct Row: View { let song: Song; var body: some View { ⟦VStack⟧ { Text(song.title); Text(song.artist) } } }"#
        ),
        .good(
          .swiftUI,
          #"struct Songs: View { var body: some View { List { ForEach(songs) { song in Row(song).accessibilityElement(children: .combine) } } } }; struct Row: View { let song: Song; var body: some View { VStack { Text(song.title); Text(song.artist) } } }"#
        ),
        .good(
          .swiftUI,
          #"struct Songs: View { var body: some View { List { ForEach(songs) { song in NavigationLink(value: song) { Row(song) } } } } }; struct Row: View { let song: Song; var body: some View { VStack { Text(song.title); Text(song.artist) } } }"#
        ),
        .bad(
          .swiftUI,
          #"⟦Picker⟧("Range", selection: $range) { Text("Week"); Text("Year") }.pickerStyle(.segmented)"#,
          fixed:
            #"Picker("Range", selection: $range) { Text("Week"); Text("Year") }.pickerStyle(.segmented).accessibilityElement(children: .contain).accessibilityLabel("Range")"#
        ),
        .bad(
          .swiftUI,
          #"⟦Picker⟧(strings.range, selection: $range) { Text("Week"); Text("Year") }.pickerStyle(.wheel)"#),
        .good(
          .swiftUI,
          #"Picker("Range", selection: $range) { Text("Week"); Text("Year") }.pickerStyle(.segmented).accessibilityElement(children: .contain).accessibilityLabel("Range")"#
        ),
        .good(
          .swiftUI, #"Picker("Range", selection: $range) { Text("Week"); Text("Year") }.pickerStyle(.menu)"#),
        .good(
          .swiftUI,
          #"Section("Range") { Picker("Range", selection: $range) { Text("Week"); Text("Year") }.pickerStyle(.segmented) }"#
        ),
        .bad(
          .swiftUI,
          #"struct A: View { var body: some View { VStack { Text("Size"); ⟦ForEach⟧(sizes) { size in Option(name: size.name, selection: $selectedSize) } } } }; struct Option: View { let name: String; @Binding var selection: String; var body: some View { Button { selection = name } label: { Text(name) } } }"#
        ),
        .good(
          .swiftUI,
          #"struct A: View { var body: some View { VStack { Text("Size"); ForEach(sizes) { size in Option(name: size.name, isEditing: $isEditing) } } } }; struct Option: View { let name: String; @Binding var isEditing: Bool; var body: some View { Button { isEditing = false } label: { Text(name) } } }"#
        ),
        .bad(
          .uiKit,
          "class ⟦SongCell⟧: UICollectionViewCell { let title = UILabel(); let artist = UILabel(); func f() { contentView.addSubview(title); contentView.addSubview(artist) } }"
        ),
        .right(
          .uiKit,
          #"class SongCell: UICollectionViewCell { let title = UILabel(); let artist = UILabel(); func show(_ song: Song) { isAccessibilityElement = true; accessibilityLabel = "\(song.title), \(song.artist)" } }"#
        ),
        .good(
          .uiKit,
          "class SongCell: UICollectionViewCell { let title = UILabel(); let artist = UILabel(); func f() { isAccessibilityElement = true } }"
        ),
        .good(.uiKit, "class SongCell: UITableViewCell { let title = UILabel(); let artist = UILabel() }"),
        .good(.uiKit, "class SongCell: UICollectionViewCell { let title = UILabel() }"),
        .good(
          .uiKit,
          "class SongCell: UICollectionViewCell { let title = UILabel(); let artist = UILabel(); let play = UIButton() }"
        ),
        .bad(
          .compose,
          "@Composable fun Songs() { LazyColumn { items(songs) { ⟦Row⟧ { Text(it.title); Text(it.artist) } } } }",
          fixed:
            "@Composable fun Songs() { LazyColumn { items(songs) { Row(Modifier.semantics(mergeDescendants = true) {}) { Text(it.title); Text(it.artist) } } } }"
        ),
        .right(
          .compose,
          "@Composable fun Songs() { LazyColumn { items(songs) { Row(Modifier.clickable { play(it) }) { Text(it.title); Text(it.artist) } } } }"
        ),
        .good(
          .compose,
          "@Composable fun Songs() { LazyColumn { items(songs) { Row(Modifier.semantics(mergeDescendants = true) {}) { Text(it.title); Text(it.artist) } } } }"
        ),
        .good(
          .compose,
          "@Composable fun Songs() { LazyColumn { items(songs) { Row(Modifier.play(it)) { Text(it.title); Text(it.artist) } } } }"
        ),
        .bad(
          .compose,
          "@Composable fun Bill() { ⟦Card⟧ { Text(shop); Row { Text(date); Text(total) } } }",
          fixed:
            "@Composable fun Bill() { Card(Modifier.semantics(mergeDescendants = true) {}) { Text(shop); Row { Text(date); Text(total) } } }"
        ),
        .bad(
          .compose,
          "@Composable fun Bill() { ⟦OutlinedCard⟧ { HeadingText(shop, Modifier.weight(1f)); BodyText(date) } }"
        ),
        .bad(
          .compose,
          "@Composable fun Bill() { Column { ⟦Row⟧ { Text(\"Sum\"); Text(sum) }; HorizontalDivider(); ⟦Row⟧ { Text(\"Tax\"); Text(tax) } } }"
        ),
        .bad(
          .androidXML,
          #"<FrameLayout><⟦androidx.cardview.widget.CardView⟧><LinearLayout><TextView android:text="@string/sum"/><TextView android:text="@string/tax"/></LinearLayout></androidx.cardview.widget.CardView></FrameLayout>"#,
          fixed:
            #"<FrameLayout><androidx.cardview.widget.CardView android:screenReaderFocusable="true"><LinearLayout><TextView android:text="@string/sum"/><TextView android:text="@string/tax"/></LinearLayout></androidx.cardview.widget.CardView></FrameLayout>"#
        ),
        .bad(
          .androidXML,
          #"<LinearLayout android:orientation="vertical">\#n<⟦LinearLayout⟧><TextView android:text="@string/sum"/><TextView android:text="9"/></LinearLayout>\#n<⟦LinearLayout⟧><TextView android:text="@string/tax"/><TextView android:text="1"/></LinearLayout></LinearLayout>"#
        ),
        .good(
          .androidXML,
          #"<androidx.cardview.widget.CardView><TextView android:text="@string/sum"/><TextView android:text="@string/tax"/></androidx.cardview.widget.CardView>"#
        ),
        .good(
          .androidXML,
          #"<FrameLayout><androidx.cardview.widget.CardView android:id="@+id/card"><TextView android:text="@string/sum"/><TextView android:text="@string/tax"/></androidx.cardview.widget.CardView></FrameLayout>"#
        ),
        .good(.compose, "@Composable fun Bill() { Column { Row { Text(\"Sum\"); Text(sum) } } }"),
        .good(.compose, "@Composable fun Bill() { Card { Text(shop); Button(pay) { Text(\"Pay\") } } }"),
        .good(.compose, "@Composable fun Bill() { Card(onClick = open) { Text(shop); Text(date) } }"),
        .good(.compose, "@Composable fun Bill() { Card { Text(shop); LinkText(terms) { open() } } }"),
        .good(.compose, "@Composable fun Bill() { Card { Text(shop); Details(date) } }"),
        .good(
          .compose,
          "@Composable fun Songs() { LazyColumn { item { Column { Text(title); Text(summary) } } } }"),
      ]
    ) { id, report in
      if let choice = report.tree.untitledChoice(at: id) {
        let title = choice.title.map { "“\($0)”" } ?? "their title"
        return report.report(
          id, at: report.tree[id].typeRange,
          "VoiceOver reads these options without \(title). Group them under it.",
          fixes: [
            Fix(
              "Group the options under their title", .changesBehavior, edits: choice.edits.map(Fix.Edit.init))
          ])
      }
      let stops = report.tree.stops(inRow: id)
      guard stops > 1, stops < 6 else { return }
      let element = report.tree[id]
      report.report(
        id, at: element.typeRange, Rule.ungroupedMessage(element.reader, stops),
        fixes: [report.fix("Group into one element", .changesBehavior, .group(.merges), on: id)])
    }
    rule.checkFile = { report in
      for practice in report.tree.practices {
        guard case .ungroupedCell(let stops) = practice.subject else { continue }
        report.report(
          practice.framework, at: practice.range,
          Rule.ungroupedMessage(practice.framework.screenReader, stops))
      }
    }
    return rule
  }()

  private static func ungroupedMessage(_ reader: String, _ stops: Int) -> String {
    "\(reader) stops \(stops == 2 ? "twice" : "\(stops) times") for one piece of information. Group these elements."
  }
}

private extension ElementTree {
  /// Returns the number of focus stops in a row that only shows content, or 0 if it does more or can't all be read.
  func stops(inRow id: ElementID) -> Int {
    isUngrouped(id) && isRow(id) && enclosingControl(of: id) == nil ? stops(inside: id) : 0
  }

  /// Returns whether nothing groups the parts of a view or makes it interactive.
  private func isUngrouped(_ id: ElementID) -> Bool {
    let row = self[id]
    return row.exposure == .exposed && row.slot == .content && row.grouping == .none && row.labels.isEmpty
      && row.gestures.isEmpty && row.actions.isEmpty && row.traits.isEmpty && row.groupingRange == nil
  }

  /// Returns the number of focus stops inside a view, or 0 if a part is a control or can't be read.
  private func stops(inside id: ElementID) -> Int {
    var stops = 0
    for inner in descendants(of: id) {
      let part = self[inner]
      if isTextComponent(inner) {
        if part.exposure == .exposed { stops += 1 }
        continue
      }
      if mayBePressedByCode(inner) { return 0 }
      guard part.openness.isDisjoint(with: [.content, .modifiers]), part.gestures.isEmpty,
        part.actions.isEmpty,
        part.grouping == .none || part.role == .label, !part.circumstances.contains(.alternative)
      else { return 0 }
      switch part.role {
      case .text, .heading, .label:
        if part.exposure == .exposed { stops += 1 }
      case .image: if part.exposure == .exposed, !part.name.isAbsent { stops += 1 }
      case .container, .shape, .color, .spacer: continue
      default: return 0
      }
    }
    return stops
  }

  /// Returns whether a view is a card or one of several similar rows, and doesn't respond to taps.
  private func isRow(_ id: ElementID) -> Bool {
    let row = self[id]
    switch row.framework {
    case .compose:
      if row.isCard { return isSeenWhole(id) }
      guard let parent = row.parent, row.typeName == "Row" || row.typeName == "Column" else { return false }
      if self[parent].typeName == "LazyColumn" { return row.openness.isEmpty && isRepeatedItem(id) }
      return row.typeName == "Row" && self[parent].typeName == "Column" && isSeenWhole(id)
        && isBesideRow(id)
    case .swiftUI:
      guard row.typeName.hasSuffix("Stack"), row.openness.isSubset(of: [.looks, .colors]) else {
        return false
      }
      guard let parent = row.parent else { return row.circumstances.contains(.repeated) }
      if isFigure(id), siblings(in: parent).contains(where: { $0 != id && isFigure($0) }) { return true }
      return self[parent].typeName == "ForEach" && !ancestors(of: parent).contains { chooses(self[$0]) }
    case .androidXML:
      // A layout's root view gets its click listener from code that doesn't refer to it by ID.
      guard let parent = row.parent, row.openness.isEmpty, !mayBePressedByCode(id) else { return false }
      if row.isCard { return isSeenWhole(id) }
      return row.typeName == "LinearLayout" && !isVertical(id) && isVertical(parent) && isSeenWhole(id)
        && isBesideRow(id)
    case .uiKit, .androidViews, .interfaceBuilder: return false
    }
  }

  /// Returns whether a SwiftUI column shows only a value and its caption: `VStack { Text(total); Text("Total") }`.
  private func isFigure(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, self[id].typeName == "VStack", isUngrouped(id),
      let parent = self[id].parent, self[parent].typeName == "HStack" || self[parent].typeName == "GridRow",
      isUngrouped(parent), self[parent].openness.isSubset(of: [.looks, .colors])
    else { return false }
    let parts = firstChildren(of: id).prefix(4).filter { self[$0].role != .spacer }
    guard parts.count == 2, parts.allSatisfy({ self[$0].role == .text && self[$0].exposure == .exposed })
    else {
      return false
    }
    let isCaption = parts.map { part in
      if case .literal(let text) = self[part].title.value?.value { return text.contains { $0.isLetter } }
      return false
    }
    return isCaption[0] != isCaption[1]
  }

  /// Returns the first views in a parent.
  private func siblings(in parent: ElementID) -> some Sequence<ElementID> {
    firstChildren(of: parent).prefix(12)
  }

  /// Returns whether a view can be read completely and isn't part of a card or of a component that may group it.
  ///
  /// Modifiers that callers add to a whole composable don't group it.
  private func isSeenWhole(_ id: ElementID) -> Bool {
    let openness = self[id].openness
    return openness.isDisjoint(with: [.content, .modifiers])
      && !ancestors(of: id).contains { self[$0].isCard || self[$0].role == .custom }
  }

  /// Returns whether unknown code may give a view in a layout file a click listener.
  private func mayBePressedByCode(_ id: ElementID) -> Bool {
    let circumstances = self[id].circumstances
    return self[id].framework == .androidXML && circumstances.contains(.visibleOutside)
      && !circumstances.contains(.codeIsKnown)
  }

  /// Returns whether a row is next to another one of its kind: the lines of a table, titles with their values.
  private func isBesideRow(_ id: ElementID) -> Bool {
    let before = sequence(first: id) { sibling(before: $0) }.dropFirst().prefix(ElementTree.reach)
    return [
      before.first { self[$0].role != .spacer }, siblings(after: id).first { self[$0].role != .spacer },
    ].contains { sibling in
      guard let sibling else { return false }
      let other = self[sibling]
      return other.typeName == self[id].typeName && !isVertical(sibling)
        && other.openness.isDisjoint(with: [.content, .modifiers])
        && !mayBePressedByCode(sibling) && isUngrouped(sibling)
        && (2..<6).contains(stops(inside: sibling))
    }
  }

  /// Returns whether an element contains options, columns, or markers rather than rows.
  private func chooses(_ element: Element) -> Bool {
    switch element.role {
    case .picker, .menu, .tabBar, .embed: true
    default: element.typeName == "Table"
    }
  }
}

private extension Element {
  /// True if it's a Material card that isn't clickable. A card is about one thing.
  var isCard: Bool {
    switch framework {
    case .compose: role == .container && typeName.hasSuffix("Card")
    case .androidXML: role == .container && typeName.hasSuffix("CardView")
    case .swiftUI, .uiKit, .androidViews, .interfaceBuilder: false
    }
  }
}
