// inconsistent-label: one picture on several controls that are called differently.

import Elements

extension Rule {
  static let inconsistentLabel = Rule(
    "inconsistent-label", "Same control has different names", .names, profile: .strict,
    severity: .hint, criteria: [.consistentIdentification],
    why: "One function with two names has to be learned twice.",
    examples: [
      .bad(
        .swiftUI,
        #"struct A: View { var body: some View { Button(action: remove) { Image(systemName: "trash") }.accessibilityLabel("Delete"); Button(action: remove) { Image(systemName: "trash") }.accessibilityLabel("Delete"); Button(action: remove) { Image(systemName: "trash") }.accessibilityLabel(⟦"Remove"⟧) } }"#,
        fixed:
          #"struct A: View { var body: some View { Button(action: remove) { Image(systemName: "trash") }.accessibilityLabel("Delete"); Button(action: remove) { Image(systemName: "trash") }.accessibilityLabel("Delete"); Button(action: remove) { Image(systemName: "trash") }.accessibilityLabel("Delete") } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Button(action: remove) { Image(systemName: "trash") }.accessibilityLabel("Delete"); Button(action: clear) { Image(systemName: "trash") }.accessibilityLabel("Empty the basket") } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("Add a photo"); Button(action: add) { Image(systemName: "plus") }.accessibilityLabel("Add a film") } }"#
      ),
      .good(
        .swiftUI,
        #"struct A: View { var body: some View { Button(action: remove) { Image(systemName: "trash"); Text("A") }.accessibilityLabel("Delete"); Button(action: remove) { Image(systemName: "trash") }.accessibilityLabel("Remove") } }"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><ImageButton android:src="@drawable/ic_add_photo" android:contentDescription="Avatar"/><ImageButton android:src="@drawable/ic_add_photo" android:contentDescription="Header"/></LinearLayout>"#
      ),
      .right(
        .uiKit,
        #"class A: UIViewController { func f() { let a = UIButton(); a.setImage(UIImage(named: "trash"), for: .normal); a.accessibilityLabel = "Delete"; let b = UIButton(); b.setImage(UIImage(named: "trash"), for: .normal); b.accessibilityLabel = "Delete" } }"#
      ),
      .bad(
        .uiKit,
        #"class A: UIViewController { func f() { let a = UIButton(); a.setImage(UIImage(named: "trash"), for: .normal); a.accessibilityLabel = "Delete"; let b = UIButton(); b.setImage(UIImage(named: "trash"), for: .normal); b.accessibilityLabel = ⟦"Remove"⟧ } }"#
      ),
      .bad(
        .compose,
        #"@Composable fun A() { IconButton(onClick = remove) { Icon(Icons.Default.Delete, "Delete") }; IconButton(onClick = remove) { Icon(Icons.Default.Delete, ⟦"Remove"⟧) } }"#,
        fixed:
          #"@Composable fun A() { IconButton(onClick = remove) { Icon(Icons.Default.Delete, "Delete") }; IconButton(onClick = remove) { Icon(Icons.Default.Delete, "Delete") } }"#
      ),
      .right(
        .compose,
        #"@Composable fun A() { IconButton(onClick = remove) { Icon(Icons.Default.Delete, "Delete") }; IconButton(onClick = remove) { Icon(Icons.Default.Delete, "Delete") } }"#
      ),
      .right(
        .androidViews,
        #"class A : Activity() { fun f() { val a = ImageButton(this); a.setImageResource(R.drawable.trash); a.contentDescription = "Delete"; val b = ImageButton(this); b.setImageResource(R.drawable.trash); b.contentDescription = "Delete" } }"#
      ),
      .bad(
        .androidViews,
        #"class A : Activity() { fun f() { val a = ImageButton(this); a.setImageResource(R.drawable.trash); a.contentDescription = "Delete"; val b = ImageButton(this); b.setImageResource(R.drawable.trash); b.contentDescription = ⟦"Remove"⟧ } }"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><ImageButton android:src="@drawable/trash" android:contentDescription="Delete"/><ImageButton android:src="@drawable/trash" android:contentDescription="⟦Remove⟧"/></LinearLayout>"#,
        fixed:
          #"<LinearLayout><ImageButton android:src="@drawable/trash" android:contentDescription="Delete"/><ImageButton android:src="@drawable/trash" android:contentDescription="Delete"/></LinearLayout>"#
      ),
    ]
  ) { report in
    for group in report.tree.iconControls(among: report.ids(of: .pressable), report.texts)
    where group.count > 1 {
      guard let usual = group.mostFrequent else { continue }
      for control in group where control.isAtOdds(with: usual) {
        report.report(
          control.id, at: control.name.valueRange,
          "The same control is called “\(control.text)” here and “\(usual.text)” elsewhere.",
          related: [Finding.Related(usual.name.valueRange, "The other name.")],
          fixes: [
            report.fix(
              "Use “\(usual.text)”", .changesBehavior, .rewrite(control.name, usual.text), on: control.id)
          ])
      }
    }
  }
}

/// A control that shows one picture and nothing else, and what it is called.
private struct IconControl {
  var id: ElementID
  var name: WrittenText
  var text: String
  var words: SpokenWords
  var handler: String?
  var picture: String

  /// Whether it has another name than one that does the same. A word in common means the same done to something else.
  func isAtOdds(with other: IconControl) -> Bool {
    guard Set(words.words).isDisjoint(with: other.words.words), name.isKey == other.name.isKey else {
      return false
    }
    guard let handler, let otherHandler = other.handler else {
      // What neither picture nor handler tells may be two things.
      let usual = NameSuggestion.forPicture(picture).map { SpokenWords($0) }
      return usual == words || usual == other.words
    }
    return handler == otherHandler
  }
}

private extension [IconControl] {
  /// The control whose name most have; of several, the first.
  var mostFrequent: IconControl? {
    var counts: [String: Int] = [:]
    for control in self { counts[control.text, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return first { counts[$0.text] == most }
  }
}

private extension ElementTree {
  /// The controls of each declaration that show one picture and nothing else, by that picture, in reading order. What
  /// stands in other declarations is not compared: editing one of them would change the findings of all.
  func iconControls(among ids: [ElementID], _ texts: DeclarationTexts) -> [[IconControl]] {
    struct Place: Hashable {
      var declaration: Int
      var picture: String
    }
    var groups: [Place: Int] = [:]
    var controls: [[IconControl]] = []
    for id in ids where self[id].exposure == .exposed {
      guard let pictures = solePictures(of: id), pictures.count == 1,
        let picture = self[pictures[0]].imagery?.name,
        !picture.isEmpty, !self[pictures[0]].circumstances.contains(.changesPicture),
        !self[id].circumstances.contains(.alternative),
        let name = self[id].labels.last ?? self[pictures[0]].labels.last,
        let text = name.value.literal, !name.value.isBlank
      else { continue }
      let control = IconControl(
        id: id, name: name, text: text, words: SpokenWords(text), handler: self[id].handlerName,
        picture: picture)
      guard let declaration = texts.index(around: self[id].constructor.lowerBound) else { continue }
      let place = Place(
        declaration: declaration,
        picture: picture)
      if let group = groups[place] {
        controls[group].append(control)
      } else {
        groups[place] = controls.count
        controls.append([control])
      }
    }
    return controls
  }
}
