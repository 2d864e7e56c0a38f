// The inconsistent-label rule: controls with the same icon but different labels.

import Elements

extension Rule {
  static let inconsistentLabel = Rule(
    "inconsistent-label", "Same icon has different labels", .names, profile: .strict,
    severity: .hint, criteria: [.consistentIdentification],
    why: "One function with two labels has to be learned twice.",
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
          "This icon is labeled “\(control.text)” here and “\(usual.text)” elsewhere. Use one label for one function.",
          related: [Finding.Related(usual.name.valueRange, "The other label.")],
          fixes: [
            report.fix(
              "Change the label to “\(usual.text)”", .changesBehavior, .rewrite(control.name, usual.text),
              on: control.id)
          ])
      }
    }
  }
}

/// A control that shows only one image, and its label.
private struct IconControl {
  var id: ElementID
  var name: WrittenText
  var text: String
  var words: SpokenWords
  var handler: String?
  var picture: String

  /// Returns whether its label differs from that of a control that does the same. Labels with a word in common usually
  /// mean the same action on different things.
  func isAtOdds(with other: IconControl) -> Bool {
    guard Set(words.words).isDisjoint(with: other.words.words), name.isKey == other.name.isKey else {
      return false
    }
    guard let handler, let otherHandler = other.handler else {
      // Without handlers, the controls may do different things unless one of the labels is the usual one for the image.
      let usual = NameSuggestion.forPicture(picture).map { SpokenWords($0) }
      return usual == words || usual == other.words
    }
    return handler == otherHandler
  }
}

private extension [IconControl] {
  /// The first control with the most frequent label.
  var mostFrequent: IconControl? {
    var counts: [String: Int] = [:]
    for control in self { counts[control.text, default: 0] += 1 }
    let most = counts.values.max() ?? 0
    return first { counts[$0.text] == most }
  }
}

private extension ElementTree {
  /// Returns the controls that show only one image, grouped by declaration and image, in reading order. Controls in
  /// different declarations aren't compared, because an edit in one would change the findings in the others.
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
