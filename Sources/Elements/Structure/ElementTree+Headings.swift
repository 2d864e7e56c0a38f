// Texts that look like headings, and what surrounds them.

import Source
import Syntax

extension ElementTree {
  /// Returns whether a text is bold or has a small title style, which headings share with other short texts.
  public func isEmphasized(_ id: ElementID) -> Bool {
    let element = self[id]
    if !element.circumstances.isDisjoint(with: [.bold, .styledAsHeading]) { return true }
    switch element.framework {
    case .compose:
      return namesStyle(of: id, where: ElementTree.isSmallTitle)
    case .androidXML:
      let attributes = AndroidAttributes(of: NodeID(element.origin), in: syntax)
      return ["android:textAppearance", "style"].contains { name in
        attributes.value(name).map { style in
          style.ends(with: "LabelLarge") || style.ends(with: "TitleMedium") || style.ends(with: "TitleSmall")
            || style.ends(with: "Subtitle1") || style.ends(with: "Subtitle2") || style.ends(with: "Body2")
        } ?? false
      }
    default: return false
    }
  }

  /// Returns whether a Compose text has one of Material's styles for running text.
  ///
  /// Source: Material 3 and Material 2, “Type scale”.
  public func hasBodyStyle(_ id: ElementID) -> Bool {
    namesStyle(of: id) { name in
      switch name {
      case "bodyLarge", "bodyMedium", "bodySmall", "body1", "body2": true
      default: false
      }
    }
  }

  /// Returns whether the style of a Compose text contains a matching name.
  private func namesStyle(of id: ElementID, where isMeant: (Identifier) -> Bool) -> Bool {
    guard let call = call(of: self[id]), let style = syntax.argument("style", of: call) else { return false }
    return syntax.subtree(of: style).prefix(ElementTree.reach).contains { isMeant(syntax.nodes[$0].name) }
  }

  /// Source: Material 3 and Material 2, “Type scale”: the styles with a medium weight.
  private static func isSmallTitle(_ name: Identifier) -> Bool {
    switch name {
    case "titleMedium", "titleSmall", "labelLarge", "subtitle1", "subtitle2": true
    default: false
    }
  }

  /// Returns whether a text has the main color of the theme, which marks the groups of a settings screen.
  public func isInThemeColor(_ id: ElementID) -> Bool {
    let element = self[id]
    switch element.framework {
    case .compose:
      let color = call(of: element).flatMap { syntax.value("color", of: $0) }
      return color.map { syntax.lastName(of: $0) == "primary" } ?? false
        || declarationCode(around: id).spells("colorScheme.primary")
    case .androidXML:
      let color = AndroidAttributes(of: NodeID(element.origin), in: syntax).value("android:textColor")
      return color.map { $0.ends(with: "colorPrimary") || $0.spells("preferenceCategory") } ?? false
    default: return false
    }
  }

  /// Returns whether two texts are written with the same style. Only Compose calls and layouts name one.
  public func hasSameStyle(_ first: ElementID, _ second: ElementID) -> Bool {
    switch (style(of: first), style(of: second)) {
    case (let one?, let other?): text[one].elementsEqual(text[other])
    case (nil, nil): true
    default: false
    }
  }

  private func style(of id: ElementID) -> Range<Int>? {
    let element = self[id]
    switch element.framework {
    case .compose: return call(of: element).flatMap { syntax.value("style", of: $0) }.map { syntax[$0].range }
    case .androidXML:
      let attributes = AndroidAttributes(of: NodeID(element.origin), in: syntax)
      return (attributes.attribute("android:textAppearance") ?? attributes.attribute("style"))
        .map(attributes.valueRange(of:))
    default: return nil
    }
  }

  /// Returns whether a layout sets a text like running text: hyphenated, with links, or with wide lines.
  public func isRunningText(_ id: ElementID) -> Bool {
    let attributes = AndroidAttributes(of: NodeID(self[id].origin), in: syntax)
    return attributes.has("android:hyphenationFrequency") || attributes.has("android:autoLink")
      || attributes.has("android:lineSpacingMultiplier") || attributes.has("android:lineSpacingExtra")
  }

  /// Returns whether a view in a layout has no ID, so no code finds it.
  public func isOutOfReach(_ id: ElementID) -> Bool {
    self[id].framework == .androidXML && !self[id].openness.contains(.modifiers)
      && !AndroidAttributes(of: NodeID(self[id].origin), in: syntax).has("android:id")
  }

  // MARK: Sections

  /// Returns whether a text is in the header of a SwiftUI section.
  public func isHeaderOfSection(_ id: ElementID) -> Bool { sectionHeaded(by: id) != nil }

  /// Returns the SwiftUI section whose header contains an element.
  private func sectionHeaded(by id: ElementID) -> ElementID? {
    guard self[id].framework == .swiftUI,
      let section = ancestors(of: id).first(where: { self[$0].typeName == "Section" }),
      let call = syntax.links(of: NodeID(self[section].origin)).first,
      let header = syntax.argument("header", of: call),
      syntax[header].range.contains(self[id].constructor.lowerBound)
    else { return nil }
    return section
  }

  /// Returns whether a text is in a row of a SwiftUI section that has a header.
  public func isUnderHeaderOfSection(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, sectionHeaded(by: id) == nil,
      let section = ancestors(of: id).first(where: { self[$0].typeName == "Section" }),
      let call = syntax.links(of: NodeID(self[section].origin)).first
    else { return false }
    return !self[section].title.isAbsent || syntax.argument("header", of: call) != nil
  }

  /// Returns whether a text is in the header of a SwiftUI section outside of lists and forms. Only those mark their
  /// headers as headings.
  public func isHeaderOfPlainSection(_ id: ElementID) -> Bool {
    guard let section = sectionHeaded(by: id) else { return false }
    for above in ancestors(of: section) {
      switch self[above].typeName {
      case "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack": return true
      case "List", "Form", "Table", "Picker", "Menu": return false
      default: continue
      }
    }
    return false
  }

  /// Returns whether the enclosing SwiftUI view type is the header of a section outside of lists and forms.
  public func isInHeaderOfPlainSection(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI else { return false }
    let names = declarationNames(around: id)
    guard names.first == "body", let type = names.dropFirst().first else { return false }
    let words = NameSuggestion.words(in: type)
    guard words.last == "header" || words.last == "heading" || words.last == "title" else { return false }
    let uses = elements.indices.lazy.filter { self.elements[$0].typeName == type }.prefix(4).map(
      ElementID.init)
    return !uses.isEmpty && uses.allSatisfy(isHeaderOfPlainSection)
  }

  /// Returns whether a text is in a header that stays at the top of a Compose list while its section scrolls.
  public func isInStickyHeader(_ id: ElementID) -> Bool {
    self[id].framework == .compose && (stickyHeader(around: id) != nil || isShownInStickyHeaders(id))
  }

  /// Returns whether a text is all that a sticky header says, and nothing in it can be used.
  public func isOnlyTextInStickyHeader(_ id: ElementID) -> Bool {
    guard let call = stickyHeader(around: id) else { return isShownInStickyHeaders(id) }
    return isAlone(id, in: syntax[call].range, within: ElementTree.reach)
  }

  /// Returns whether a text is all that a composable shows that the file uses only in sticky headers.
  private func isShownInStickyHeaders(_ id: ElementID) -> Bool {
    guard let uses = uses(ofComposableAround: id), uses.count < ElementTree.mostUses else { return false }
    return uses.allSatisfy { stickyHeader(around: $0) != nil } && isSoleContent(id)
  }

  private func stickyHeader(around id: ElementID) -> NodeID? {
    syntax.call(of: ["stickyHeader"], around: NodeID(self[id].origin), within: 12)
  }

  /// Returns whether the elements before and after one in a range show nothing and can't be used, apart from images for
  /// which `isPassable` returns true. At most `reach` elements in each direction are checked.
  private func isAlone(
    _ id: ElementID, in bounds: Range<Int>, within reach: Int,
    besides isPassable: (Element) -> Bool = { _ in false }
  ) -> Bool {
    for step in [-1, 1] {
      var index = id.index + step
      for _ in 0..<reach where elements.indices.contains(index) {
        let other = elements[index]
        guard bounds.contains(other.constructor.lowerBound) else { break }
        guard other.gestures.isEmpty else { return false }
        switch other.role {
        case .container, .spacer, .color: break
        case .image where isPassable(other): break
        default: return false
        }
        index += step
      }
    }
    return true
  }

  /// Returns whether a text is in a Compose list's part that isn't repeated: `item { … }`.
  public func isInSingleItem(_ id: ElementID) -> Bool {
    guard self[id].framework == .compose,
      let call = syntax.call(
        of: ElementTree.loops.union(["item", "repeat"]), around: NodeID(self[id].origin), within: 16)
    else { return false }
    return syntax[call].name == "item"
  }

  /// The Compose and Kotlin functions that call a lambda for each item of a collection.
  private static let loops: Set<Identifier> = ["items", "itemsIndexed", "forEach", "forEachIndexed"]

  /// Returns whether a text is all that a composable or a layout shows, apart from empty space and lines.
  public func isSoleContent(_ id: ElementID) -> Bool {
    let bounds: Range<Int>
    if self[id].framework.isMarkup {
      bounds = 0..<text.count
    } else {
      guard let declaration = declaration(around: id), syntax.declarationKind(of: declaration) == .function
      else {
        return false
      }
      bounds = syntax[declaration].range
    }
    // A decorative image may be next to a heading in the same line. The images of a layout may belong to anything.
    return isAlone(id, in: bounds, within: 8) { $0.framework == .compose && $0.exposure == .decorative }
  }

  /// Returns the view of an Interface Builder file that a collection view shows above or below a section.
  ///
  /// Source: Apple, “UICollectionReusableView”.
  public func reusableView(around id: ElementID) -> ElementID? {
    guard self[id].framework == .interfaceBuilder else { return nil }
    return ancestors(of: id).first { syntax[NodeID(self[$0].origin)].name == "collectionReusableView" }
  }

  /// Returns whether a label is the title of a header view that UIKit shows above a section. UIKit marks only its own
  /// `textLabel` as a heading.
  public func isTitleOfHeaderView(_ id: ElementID) -> Bool {
    guard self[id].framework == .uiKit, self[id].typeName.hasSuffix("Label"),
      let type = headerView(around: id)
    else { return false }
    let near =
      max(
        0, id.index - ElementTree.mostLabels)..<min(
        elements.count, id.index + ElementTree.mostLabels)
    let labels = near.filter {
      elements[$0].role == .text && syntax[type].range.contains(elements[$0].constructor.lowerBound)
    }
    if labels.count == 1 { return true }
    return labels.filter { namesTitle(ElementID($0)) } == [id.index]
  }

  /// The number of labels to search before and after one in the same type.
  private static let mostLabels = 12

  /// Returns the class around an element if it's the header of a section, and nothing in it sets traits.
  private func headerView(around id: ElementID) -> NodeID? {
    guard
      let type = syntax.declaration(.class, around: self[id].constructor, within: 4_000),
      syntax.mentionsType("UITableViewHeaderFooterView", type)
        || syntax.mentionsType("UICollectionReusableView", type)
        || syntax.mentionsType("UICollectionViewCell", type)
    else { return nil }
    let words = NameSuggestion.words(in: syntax.nameText(of: type))
    guard words.contains("header"), Set(words).isDisjoint(with: ["footer", "column", "profile"]),
      words.contains("section") || words.contains("group") || words.contains("title")
        || !syntax.mentionsType("UICollectionViewCell", type),
      !code(syntax[type].range).spells("accessibilityTraits")
    else { return nil }
    return type
  }

  /// Returns the outermost property around an element in its class.
  private func memberOfClass(around id: ElementID) -> NodeID? {
    guard var node = syntax.nodes(at: self[id].constructor).first else { return nil }
    var member: NodeID?
    for _ in 0..<12 {
      guard let parent = syntax.parent(of: node) else { return member }
      if syntax.declarationKind(of: parent) == .property { member = parent }
      if syntax.declarationKind(of: parent) == .class { return member }
      node = parent
    }
    return member
  }

  /// Returns whether the variable of a label says that it's a title.
  private func namesTitle(_ id: ElementID) -> Bool {
    guard let member = memberOfClass(around: id) else { return false }
    let words = Set(NameSuggestion.words(in: syntax.nameText(of: member)))
    return !words.isDisjoint(with: ["title", "header", "heading", "headline", "section"])
      && words.isDisjoint(with: ["subtitle", "sub", "detail"])
  }

  // MARK: Surroundings

  /// Returns the outermost stack that shows nothing but an element and empty space, or the element itself.
  public func line(of id: ElementID) -> ElementID {
    var line = id
    for _ in 0..<3 {
      guard let parent = self[line].parent, self[parent].role == .container, self[parent].gestures.isEmpty,
        self[parent].circumstances.isDisjoint(with: [.row, .alternative]),
        ["VStack", "HStack", "Row", "Column", "Box", "LinearLayout"].contains(self[parent].typeName)
      else { return line }
      let others = firstChildren(of: parent).prefix(5).filter { $0 != line }
      guard others.count < 4, others.allSatisfy({ isBlank($0) }) else { return line }
      line = parent
    }
    return line
  }

  /// Returns the element before another one in the same parent, skipping empty space.
  public func content(before id: ElementID) -> ElementID? {
    var before = sibling(before: id)
    for _ in 0..<4 {
      guard let other = before, isBlank(other) else { return before }
      before = sibling(before: other)
    }
    return before
  }

  /// Returns the element after another one in the same parent, skipping empty space.
  public func content(after id: ElementID) -> ElementID? {
    siblings(after: id).prefix(4).first { !isBlank($0) }
  }

  /// Returns whether an element is a line between two parts.
  public func isDivider(_ id: ElementID) -> Bool {
    self[id].typeName.spells("Divider") || self[id].typeName == "Separator"
  }

  private func isBlank(_ id: ElementID) -> Bool { self[id].role == .spacer && !isDivider(id) }

  /// Returns whether an element repeats for each item of a collection, in a loop that starts after `heading`.
  public func isRepeated(_ id: ElementID, below heading: ElementID) -> Bool {
    let element = self[id]
    switch element.typeName {
    case "ForEach", "List", "LazyVGrid", "LazyHGrid", "LazyVStack", "LazyHStack", "LazyRow", "LazyColumn",
      "LazyVerticalGrid", "LazyHorizontalGrid", "RecyclerView", "ListView":
      return true
    default: break
    }
    guard element.framework == .compose,
      let loop = syntax.call(of: ElementTree.loops, around: NodeID(element.origin), within: 8)
    else { return false }
    return !syntax[loop].range.contains(self[heading].constructor.lowerBound)
  }
}
