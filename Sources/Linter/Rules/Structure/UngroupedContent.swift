// ungrouped-content: a row that takes several swipes to hear.

import Elements
import Source

extension Rule {
  static let ungroupedContent: Rule = {
    var rule = Rule(
      "ungrouped-content", "Row is read piece by piece", .structureAndFocus, profile: .strict,
      severity: .hint, criteria: [.infoAndRelationships], on: .containers,
      why: "Fewer stops mean less swiping and clearer context.",
      examples: [
        .bad(
          .swiftUI, #"ForEach(songs) { song in ⟦HStack⟧ { Text(song.title); Text(song.artist) } }"#,
          fixed:
            #"ForEach(songs) { song in HStack { Text(song.title); Text(song.artist) }.accessibilityElement(children: .combine) }"#
        ),
        .good(
          .swiftUI,
          #"ForEach(songs) { song in HStack { Text(song.title); Text(song.artist) }.accessibilityElement(children: .combine) }"#
        ),
        .good(.swiftUI, #"HStack { Text(title); Text(artist) }"#),
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
          .uiKit,
          "class ⟦SongCell⟧: UICollectionViewCell { let title = UILabel(); let artist = UILabel(); func f() { contentView.addSubview(title); contentView.addSubview(artist) } }"
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
        .good(
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
        .good(
          .compose,
          "@Composable fun Songs() { LazyColumn { item { Column { Text(title); Text(summary) } } } }"),
      ]
    ) { id, report in
      let stops = report.tree.stops(inRow: id)
      guard stops > 1, stops < 6 else { return }
      let element = report.tree[id]
      report.report(
        id, at: element.typeRange, Rule.ungroupedMessage(element.reader, stops),
        fixes: [report.fix("Read them together", .changesBehavior, .group(.merges), on: id)])
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
    "\(reader) stops \(stops) times here for what is one piece of information."
  }
}

private extension ElementTree {
  /// How many stops a row is that only shows something; 0 where it does more, or where not all of it is seen.
  func stops(inRow id: ElementID) -> Int {
    let row = self[id]
    guard row.exposure == .exposed, row.slot == .content, row.grouping == .none, row.labels.isEmpty,
      row.gestures.isEmpty, row.actions.isEmpty, row.traits.isEmpty, row.groupingRange == nil, isRow(id),
      enclosingControl(of: id) == nil
    else { return 0 }
    var stops = 0
    for inner in descendants(of: id) {
      let part = self[inner]
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

  /// Whether a view is repeated for each of many things, and does nothing when it is pressed.
  private func isRow(_ id: ElementID) -> Bool {
    let row = self[id]
    switch row.framework {
    case .compose:
      guard let parent = row.parent, self[parent].typeName == "LazyColumn", row.openness.isEmpty else {
        return false
      }
      return isRepeatedItem(id) && (row.typeName == "Row" || row.typeName == "Column")
    case .swiftUI:
      guard let parent = row.parent, self[parent].typeName == "ForEach", row.openness.isEmpty else {
        return false
      }
      return row.typeName.hasSuffix("Stack") && !ancestors(of: parent).contains { chooses(self[$0]) }
    case .uiKit, .androidViews, .androidXML, .interfaceBuilder: return false
    }
  }

  /// Whether what stands inside is a choice, a column or a mark rather than a row.
  private func chooses(_ element: Element) -> Bool {
    switch element.role {
    case .picker, .menu, .tabBar, .embed: true
    default: element.typeName == "Table"
    }
  }
}
