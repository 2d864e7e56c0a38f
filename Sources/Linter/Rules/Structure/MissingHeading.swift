// The missing-heading rule: text that looks like a heading but isn't marked as one.

import Elements
import Source

extension Rule {
  static let missingHeading = Rule(
    "missing-heading", "Heading isn't marked as a heading", .structureAndFocus, profile: .strict,
    severity: .information, criteria: [.infoAndRelationships, .headingsAndLabels], on: [.text, .traits],
    why: "Screen reader users skim a screen by its headings.",
    examples: [
      .bad(
        .swiftUI, #"VStack { ⟦Text("Your orders").font(.title2)⟧; OrderList(); Footer() }"#,
        fixed:
          #"VStack { Text("Your orders").font(.title2).accessibilityAddTraits(.isHeader); OrderList(); Footer() }"#,
        severity: .hint),
      .bad(
        .swiftUI, #"Text("Orders")⟦.accessibilityHeading(.h2)⟧"#,
        fixed: #"Text("Orders").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)"#),
      .right(
        .swiftUI,
        #"VStack { Text("Your orders").font(.title2).accessibilityAddTraits(.isHeader); OrderList() }"#),
      .good(.swiftUI, #"Text("Orders").accessibilityHeading(.h2).accessibilityAddTraits(.isHeader)"#),
      .good(.swiftUI, #"Text("Orders").accessibilityHeading(.unspecified)"#),
      .good(.swiftUI, #"VStack { Text("Your orders").font(.body); OrderList() }"#),
      .good(.swiftUI, #"VStack { Text("Street").font(.headline); TextField("", text: $street); Map() }"#),
      .good(.swiftUI, #"VStack { Text("42").font(.title2); OrderList() }"#),
      .bad(
        .swiftUI,
        #"VStack { Text("Orders").accessibilityAddTraits(.isHeader); OrderList(); ⟦Text("Returns").font(.headline)⟧; ReturnList() }"#,
        fixed:
          #"VStack { Text("Orders").accessibilityAddTraits(.isHeader); OrderList(); Text("Returns").font(.headline).accessibilityAddTraits(.isHeader); ReturnList() }"#,
        severity: .hint),
      .bad(
        .swiftUI,
        #"VStack { ⟦Text("Orders").font(.title2)⟧; OrderList(); Text("Returns").font(.title2); ReturnList() }"#,
        fixed:
          #"VStack { Text("Orders").font(.title2).accessibilityAddTraits(.isHeader); OrderList(); Text("Returns").font(.title2).accessibilityAddTraits(.isHeader); ReturnList() }"#,
        severity: .hint),
      .bad(
        .swiftUI,
        #"VStack { ⟦Text("Your orders").font(.system(size: 24, weight: .heavy))⟧; OrderList(); Footer() }"#,
        fixed:
          #"VStack { Text("Your orders").font(.system(size: 24, weight: .heavy)).accessibilityAddTraits(.isHeader); OrderList(); Footer() }"#,
        severity: .hint),
      .good(
        .swiftUI, #"VStack { Text("Your orders").font(.system(size: 17, weight: .heavy)); OrderList() }"#),
      .good(.swiftUI, #"VStack { Logo(); Text("Your orders").font(.title2) }"#),
      .good(.swiftUI, #"VStack { Logo(); Text("Your orders").font(.title2); OrderList() }"#),
      .good(
        .swiftUI,
        #"VStack { Text("Welcome").font(.title); Text(news) }.padding().background(Color(.secondarySystemBackground)).cornerRadius(12)"#
      ),
      .good(.swiftUI, #"VStack { Text(name).font(.title2); OrderList() }"#),
      .good(.swiftUI, #"ForEach(all) { a in VStack { Text("Total").font(.headline); Text(a) } }"#),
      .good(.swiftUI, #"Button { buy() } label: { VStack { Text("Buy").font(.headline); Text(price) } }"#),
      .good(
        .swiftUI,
        #"struct TipCard: View { var body: some View { VStack { Text("Did you know?").font(.title2); Text(tip) } } }"#
      ),
      .good(.swiftUI, #"Section(header: Text("Orders").font(.title2)) { OrderList() }"#),
      .bad(
        .uiKit,
        #"class Orders: UIViewController { let heading = ⟦UILabel()⟧; func f() { heading.text = "Your orders"; heading.font = .preferredFont(forTextStyle: .title1); view.addSubview(heading) } }"#,
        fixed:
          #"class Orders: UIViewController { let heading = UILabel(); func f() { heading.text = "Your orders"; heading.font = .preferredFont(forTextStyle: .title1); heading.accessibilityTraits.insert(.header); view.addSubview(heading) } }"#,
        severity: .hint),
      .right(
        .uiKit,
        #"class Orders: UIViewController { let heading = UILabel(); func f() { heading.text = "Your orders"; heading.font = .preferredFont(forTextStyle: .title1); heading.accessibilityTraits = .header } }"#
      ),
      .good(
        .uiKit,
        #"class OrderCell: UITableViewCell { let heading = UILabel(); func f() { heading.text = "Order"; heading.font = .preferredFont(forTextStyle: .headline) } }"#
      ),
      .good(
        .uiKit,
        #"class Orders: UIViewController { let heading = UILabel(); func f() { heading.text = name; heading.font = .preferredFont(forTextStyle: .title1) } }"#
      ),
      .bad(
        .compose,
        #"@Composable fun Orders() { Column { ⟦Text("Your orders", style = MaterialTheme.typography.headlineMedium)⟧; OrderList() } }"#,
        fixed:
          #"@Composable fun Orders() { Column { Text("Your orders", style = MaterialTheme.typography.headlineMedium, modifier = Modifier.semantics { heading() }); OrderList() } }"#,
        severity: .hint),
      .right(
        .compose,
        #"@Composable fun Orders() { Column { Text("Your orders", Modifier.semantics { heading() }, style = MaterialTheme.typography.headlineMedium); OrderList() } }"#
      ),
      .good(
        .compose,
        #"@Composable fun Orders() { Column { Text(name, style = MaterialTheme.typography.headlineMedium); OrderList() } }"#
      ),
      .good(
        .compose,
        #"@Composable fun Orders() { TopAppBar(title = { Text("Orders", style = MaterialTheme.typography.titleLarge) }) }"#
      ),
      .good(
        .compose,
        #"@Composable fun OrderCard() { Column { Text("Order", style = MaterialTheme.typography.headlineMedium); Text(date) } }"#
      ),
      .good(
        .compose,
        #"@Composable fun Orders() { Column(Modifier.clickable { open() }) { Text("Open", style = MaterialTheme.typography.headlineMedium); Text(date) } }"#
      ),
      .good(
        .compose,
        #"@Composable fun Orders() { Column { Text("No orders yet", style = MaterialTheme.typography.headlineMedium); Text(advice) } }"#
      ),
      .bad(
        .androidXML,
        #"<LinearLayout><⟦TextView⟧ android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.HeadlineMedium"/><ListView/></LinearLayout>"#,
        fixed:
          #"<LinearLayout><TextView android:accessibilityHeading="true" android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.HeadlineMedium"/><ListView/></LinearLayout>"#,
        severity: .hint),
      .right(
        .androidXML,
        #"<LinearLayout><TextView android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.HeadlineMedium" android:accessibilityHeading="true"/><ListView/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.BodyMedium"/><ListView/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout android:onClick="open"><TextView android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.HeadlineMedium"/><TextView android:text="@string/all"/></LinearLayout>"#
      ),
      .good(
        .androidXML,
        #"<LinearLayout><TextView android:text="@string/orders" android:textAppearance="@style/TextAppearance.Material3.HeadlineMedium"/><TextView android:text="@string/all"/></LinearLayout>"#,
        path: "app/src/main/res/layout/item_order.xml"),
    ]
  ) { id, report in
    let element = report.tree[id]
    if let level = report.level(of: element) {
      report.report(
        id, at: level,
        "VoiceOver doesn't announce the heading level without the header trait. Add the trait.",
        fixes: [
          Fix(
            "Add accessibilityAddTraits(.isHeader)", .safe,
            edits: [
              Fix.Edit(level.upperBound..<level.upperBound, ".accessibilityAddTraits(.isHeader)")
            ])
        ])
    } else if report.looksLikeHeading(id), report.tree.headsSomething(id) {
      report.report(
        id,
        at: element.framework == .androidXML || element.framework == .interfaceBuilder
          ? element.typeRange : element.framework == .uiKit ? element.constructor : element.range,
        "This looks like a heading, but \(element.reader) users can't jump to it. Mark it as a heading.",
        severity: .hint,
        fixes: [report.fixMarkingHeadings(from: id)])
    }
  }
}

private extension Element {
  /// True if it's a short text in a heading style and nothing says what it is.
  var looksLikeHeading: Bool {
    guard circumstances.contains(.styledAsHeading), role == .text, exposure == .exposed, slot == .content,
      traits.isEmpty, gestures.isEmpty, openness.isDisjoint(with: [.modifiers, .elsewhere]),
      circumstances.isDisjoint(with: [.row, .titleHidden, .alternative])
    else { return false }
    switch title.value?.value {
    case .literal(let text), .resolved(let text, _):
      return text.count <= 80 && text.contains { $0.isLetter }
    case .resource: return true
    default: return false
    }
  }
}

private extension ElementTree {
  /// Returns whether an element begins a part of the screen and isn't in a control, bar, or dialog.
  func headsSomething(_ id: ElementID) -> Bool {
    guard enclosingControl(of: id) == nil, !isAccessory(id) else { return false }
    if self[id].framework == .uiKit { return true }
    guard let parent = self[id].parent, isStack(self[parent]),
      let next = siblings(after: id).first(where: { _ in true }), !self[next].role.isField
    else { return false }
    if !self[id].framework.isMarkup, sibling(before: id) != nil, !standsAmongHeadings(id) { return false }
    return isOutsideOfBars(id)
  }

  /// Returns whether an element isn't in a bar, a separate view, or a component that can't be read.
  func isOutsideOfBars(_ id: ElementID) -> Bool {
    return !ancestors(of: id).contains { above in
      self[above].slot == .separate || self[above].role == .custom || isBar(self[above].typeName)
    }
  }

  /// The maximum number of headings that one fix marks.
  private static let mostHeadings = 16

  /// Returns the texts after a heading in the same stack that would be reported once that heading is marked.
  func nextHeadings(after id: ElementID, where looksLikeHeading: (ElementID) -> Bool) -> [ElementID] {
    guard !self[id].framework.isMarkup, self[id].framework != .uiKit else { return [] }
    let following = Array(siblings(after: id).prefix(ElementTree.reach))
    var headings: [ElementID] = []
    var distance = 0
    for (index, sibling) in following.enumerated()
    where distance < ElementTree.nearestHeading && headings.count < ElementTree.mostHeadings {
      distance += 1
      guard index + 1 < following.count, !self[following[index + 1]].role.isField, looksLikeHeading(sibling)
      else { continue }
      headings.append(sibling)
      distance = 0
    }
    return headings
  }

  /// Returns whether a text nearby, before this one in the same stack, is marked as a heading.
  private func standsAmongHeadings(_ id: ElementID) -> Bool {
    var before = sibling(before: id)
    for _ in 0..<ElementTree.nearestHeading {
      guard let other = before else { return false }
      if self[other].traits.contains(where: { $0.trait == .header && !$0.isConditional }) { return true }
      before = sibling(before: other)
    }
    return false
  }

  /// The maximum number of views from one heading to the next.
  private static let nearestHeading = 24

  private func isStack(_ element: Element) -> Bool {
    switch element.typeName {
    case "VStack", "LazyVStack", "Section", "Column", "LinearLayout", "ConstraintLayout", "RelativeLayout":
      true
    default: false
    }
  }

  private func isBar(_ type: String) -> Bool {
    type.hasSuffix("Bar") || type.hasSuffix("Toolbar") || type.hasSuffix("Dialog") || type == "Popup"
  }
}

private extension Framework {
  var headingFix: String {
    switch self {
    case .swiftUI: "Add accessibilityAddTraits(.isHeader)"
    case .uiKit: "Insert the header trait"
    case .interfaceBuilder: "Add the header trait"
    case .compose: "Add semantics { heading() }"
    case .androidViews, .androidXML: "Add accessibilityHeading"
    }
  }
}

private extension Report {
  /// Returns whether a text is styled as the heading of a screen or of a large part of one.
  func looksLikeHeading(_ id: ElementID) -> Bool {
    tree[id].looksLikeHeading && !isInSmallPart(id) && !saysThatNothingIsThere(id)
  }

  /// Returns a fix that marks a heading and the ones after it, which would be reported next.
  func fixMarkingHeadings(from id: ElementID) -> Fix? {
    let headings = [id] + tree.nextHeadings(after: id, where: looksLikeHeading)
    var edits: [WriterEdit] = []
    for heading in headings {
      guard let written = tree.edits(.heading, on: heading, in: project) else { continue }
      edits.join(written)
    }
    guard !edits.isEmpty else { return nil }
    let title =
      headings.count == 1 ? tree[id].framework.headingFix : "Mark \(headings.count) texts as headings"
    return Fix(title, .changesBehavior, writing: edits)
  }

  /// Returns the modifier that sets a heading level if nothing else marks the element as a heading.
  func level(of element: Element) -> Range<Int>? {
    guard element.framework == .swiftUI, element.exposure != .hidden, !element.openness.contains(.modifiers)
    else { return nil }
    let headers = element.traits.filter { $0.trait == .header || $0.trait == .other }
    guard headers.count == 1, text[headers[0].range].spells(".accessibilityHeading(.h") else { return nil }
    return headers[0].range
  }

  /// Returns whether the element is a placeholder for missing content rather than a heading.
  func saysThatNothingIsThere(_ id: ElementID) -> Bool {
    var words = NameSuggestion.words(in: tree.declarationName(around: id))
    switch tree[id].title.value?.value {
    case .literal(let text): words += NameSuggestion.words(in: text)
    case .resource(let name): words += NameSuggestion.words(in: name)
    case .resolved(let text, let name):
      words += NameSuggestion.words(in: text) + NameSuggestion.words(in: name)
    default: break
    }
    return !Set(["no", "not", "nothing", "empty", "error", "coming", "placeholder"]).isDisjoint(with: words)
  }

  /// Returns whether the element belongs to a row, card, or widget. A screen has many of these.
  func isInSmallPart(_ id: ElementID) -> Bool {
    let name = tree[id].framework.isMarkup ? path : tree.declarationName(around: id)
    let parts: Set = [
      "row", "cell", "card", "item", "badge", "button", "widget", "tip", "tile", "toolbar", "dialog",
    ]
    return isForGlances || !parts.isDisjoint(with: NameSuggestion.words(in: name)) || tree.isOnCard(id)
  }
}
