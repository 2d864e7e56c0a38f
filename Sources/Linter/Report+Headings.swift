// What makes a text a heading, for the missing-heading rule: its style, and what it stands above.

import Elements
import Source
import Syntax

extension Report {
  /// Returns whether a text is the heading of a screen or of a part of one, but nothing says so.
  func isUnmarkedHeading(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard element.role == .text, element.exposure == .exposed, element.traits.isEmpty,
      element.gestures.isEmpty,
      !element.circumstances.contains(.titleHidden), tree.enclosingControl(of: id) == nil,
      !tree.isAccessory(id)
    else { return false }
    let isHeading =
      looksLikeHeading(id) && tree.headsSomething(id) || titlesList(id) || isHeaderComponent(id)
      || isTitleOfHeaderLayout(id) || standsOut(id)
    return isHeading && !isSentence(id) && !tree.isUnderHeaderOfSection(id)
  }

  /// Returns whether a text is styled as the heading of a screen or of a large part of one.
  func looksLikeHeading(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard element.circumstances.contains(.styledAsHeading), tree.isPlainText(id) else { return false }
    return
      (isConstant(id) || isTitle(id) && (headsCollection(id) || tree.opensPage(id)) || titlesListByID(id))
      && !isInSmallPart(id) && !saysThatNothingIsThere(id)
  }

  // MARK: Texts that title something by their place

  /// Returns whether a text is the header of a section that no list marks.
  private func titlesList(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard !isForGlances, element.openness.isDisjoint(with: [.modifiers, .elsewhere]), hasWords(id) else {
      return false
    }
    switch element.framework {
    case .swiftUI: return tree.isHeaderOfPlainSection(id)
    case .compose:
      return tree.isInStickyHeader(id) && (tree.isEmphasized(id) || tree.isOnlyTextInStickyHeader(id))
    default: return false
    }
  }

  /// Returns whether a text is all that a component shows whose name says that it's a heading.
  private func isHeaderComponent(_ id: ElementID) -> Bool {
    let element = tree[id]
    let words: [String]
    switch element.framework {
    case .swiftUI:
      return !isForGlances && hasWords(id) && tree.isEmphasized(id) && tree.isInHeaderOfPlainSection(id)
    case .compose:
      guard element.typeName == "Text" || element.typeName == "BasicText" else { return false }
      words = NameSuggestion.words(in: tree.declarationName(around: id))
      // The name of the component says enough about a text that begins a section.
      guard tree.isEmphasized(id) || isTitleOfSection(id, words) else { return false }
    case .androidXML:
      guard element.openness.isDisjoint(with: .modifiers), !tree.isRunningText(id) else { return false }
      words = wordsOfLayoutName
      // The library marks these as headings.
      guard !words.contains("preference") || !words.contains("category") else { return false }
    case .uiKit: return hasWords(id) && tree.isTitleOfHeaderView(id)
    case .interfaceBuilder:
      guard let view = tree.reusableView(around: id) else { return false }
      words = NameSuggestion.words(in: tree[view].typeName)
      return words.contains("header") && tree.isSoleContent(id)
    default: return false
    }
    guard words.count > 0, Set(words).isDisjoint(with: Report.partsWithoutHeadings), tree.isSoleContent(id),
      isNamedAsHeader(words, id)
    else { return false }
    return element.framework == .androidXML || hasWords(id)
  }

  private func isNamedAsHeader(_ words: [String], _ id: ElementID) -> Bool {
    switch words.last {
    case "header", "heading", "headline": return true
    case "title", "subtitle", "label", "category", "name", "type":
      return tree.isInThemeColor(id) || isNamedAsSection(words)
        || !Set(["screen", "page"]).isDisjoint(with: words)
    default: return false
    }
  }

  /// Returns whether a Compose text is all that a component shows whose name says that it begins a section. The text
  /// has the theme's main color or no style of body text.
  private func isTitleOfSection(_ id: ElementID, _ words: [String]) -> Bool {
    guard let last = words.last, Report.titleWords.contains(last),
      isNamedAsSection(words), !words.contains("item")
    else { return false }
    return tree.isInThemeColor(id)
      || tree[id].openness.isDisjoint(with: .modifiers) && !tree.hasBodyStyle(id)
  }

  /// Returns whether a component's name says that it begins a section: `SectionTitle`, `SettingsHeader`.
  private func isNamedAsSection(_ words: [String]) -> Bool {
    return !Set([
      "section", "group", "category", "setting", "settings", "option", "options", "preference", "preferences",
    ])
    .isDisjoint(with: words)
  }

  /// The last words of names for titles.
  private static let titleWords: Set = ["title", "header", "heading", "headline"]

  /// Parts of a screen whose titles aren't headings of the screen, or are marked by the library.
  static let partsWithoutHeadings: Set = [
    "row", "cell", "card", "badge", "button", "widget", "toolbar", "bar", "appbar", "topbar", "nav", "drawer",
    "player", "chat", "message", "table", "column", "chip", "tab", "menu", "error", "empty", "preview",
    "alert",
  ]

  // MARK: Texts that stand out from what follows

  /// Returns whether an emphasized text stands alone above a part of a screen that a line, a loop, or similar parts
  /// set apart.
  private func standsOut(_ id: ElementID) -> Bool {
    guard tree.isPlainText(id), isConstant(id) || isTitle(id), tree.isEmphasized(id) else { return false }
    let line = tree.line(of: id)
    guard let parent = tree[line].parent, tree.isVerticalStack(parent), tree.isOutsideOfBars(id),
      let next = tree.content(after: line), !isInSmallPart(id), !saysThatNothingIsThere(id)
    else { return false }
    let before = tree.content(before: line)
    if tree.isRepeated(next, below: id) { return before.map { tree[$0].role != .image } ?? true }
    guard isConstant(id) else { return false }
    if tree.isDivider(next) { return before == nil && tree[parent].parent == nil }
    if before.map(tree.isDivider) == true { return tree.isPart(next) }
    // The first finding's fix marks all headings with a large style in a stack.
    let isOneOfSeveral = tree[id].circumstances.contains(.styledAsHeading) && !tree[id].framework.isMarkup
    return tree.isPart(next) && !isOneOfSeveral && standsAmongSimilar(id, in: parent)
      || before == nil && !tree[next].role.isControl && standsInSimilarGroup(id, parent)
  }

  /// Returns whether another text in the same stack looks like this one and stands above a part, too.
  private func standsAmongSimilar(_ id: ElementID, in parent: ElementID) -> Bool {
    tree.firstChildren(of: parent).prefix(48).contains { other in
      other != id && tree[other].role == .text && tree.isPlainText(other) && tree.looksAlike(other, id)
        && tree.content(after: other).map(tree.isPart) == true
    }
  }

  /// Returns whether another stack next to this one begins with a text that looks the same.
  private func standsInSimilarGroup(_ id: ElementID, _ parent: ElementID) -> Bool {
    guard let group = tree[parent].parent, tree.isVerticalStack(group) else { return false }
    return tree.firstChildren(of: group).prefix(24).contains { other in
      guard other != parent, tree[other].typeName == tree[parent].typeName,
        let first = tree.firstChildren(of: other).first(where: { _ in true })
      else { return false }
      return tree[first].role == .text && tree.isPlainText(first) && tree.looksAlike(first, id)
        && tree.content(after: first).map { !tree[$0].role.isControl } == true
    }
  }

  /// Returns whether a text that code sets is named as a title in a layout, and a list follows it directly.
  private func titlesListByID(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard element.framework == .androidXML, let name = element.identifier?.value.literal,
      let last = NameSuggestion.words(in: name).last, Report.titleWords.contains(last)
    else { return false }
    return tree.siblings(after: tree.line(of: id)).first { _ in true }.map { tree[$0].role == .list } ?? false
  }

  /// Returns whether repeated content follows an element directly.
  private func headsCollection(_ id: ElementID) -> Bool {
    tree.content(after: tree.line(of: id)).map { tree.isRepeated($0, below: id) } ?? false
  }

  /// Returns whether the element belongs to a row, card, or widget, of which a screen has many.
  private func isInSmallPart(_ id: ElementID) -> Bool {
    let name = tree[id].framework.isMarkup ? path : tree.declarationName(around: id)
    let parts: Set = [
      "row", "cell", "card", "item", "badge", "button", "widget", "tip", "tile", "toolbar", "dialog",
      "preview",
    ]
    var words = Set(NameSuggestion.words(in: name))
    // The title of a dialog is marked by the library, but not those of its sections.
    if words.contains("dialog"), tree.isOneOfSeveralTitles(id) { words.remove("dialog") }
    return isForGlances || !parts.isDisjoint(with: words) || tree.isOnCard(id)
  }
}

extension ElementTree {
  /// Returns whether a layout contains another text with the same style for headings.
  fileprivate func isOneOfSeveralTitles(_ id: ElementID) -> Bool {
    self[id].framework == .androidXML
      && elements.indices.prefix(256).contains { index in
        let other = ElementID(index)
        return other != id && self[other].circumstances.contains(.styledAsHeading)
          && hasSameStyle(other, id)
      }
  }

  /// Returns whether an element begins a part of the screen and isn't in a control, bar, or dialog.
  fileprivate func headsSomething(_ id: ElementID) -> Bool {
    if self[id].framework == .uiKit { return true }
    let line = line(of: id)
    guard let parent = self[line].parent, isStack(self[parent]) || isLazyList(parent),
      let next = siblings(after: line).first(where: { _ in true }),
      // A large title above a field is more than the field's label.
      !self[next].role.isField || self[id].framework == .swiftUI && self[id].isLargeTitle
    else { return false }
    if !self[id].framework.isMarkup, sibling(before: line) != nil, !standsAmongHeadings(id),
      !startsPart(line), !followsOnlyPicture(line, id)
    {
      return false
    }
    return isOutsideOfBars(id)
  }

  /// Returns whether a large title is what a SwiftUI page begins with, before the text or image that explains it.
  fileprivate func opensPage(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI, self[id].isLargeTitle, let stack = self[id].parent,
      isVerticalStack(stack), let page = self[stack].parent, self[page].typeName == "ScrollView",
      content(before: id) == nil, content(before: stack) == nil, let next = content(after: id)
    else { return false }
    return self[next].role == .text || self[next].role == .image || self[next].role == .custom
  }

  /// Returns whether a large title stands between an illustration at the top and the text that explains it.
  private func followsOnlyPicture(_ line: ElementID, _ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI || self[id].framework == .compose, let size = self[id].textSize,
      size >= (self[id].framework == .compose ? ElementTree.headlineSize : ElementTree.titleSize),
      let picture = content(before: line), content(before: picture) == nil,
      let next = content(after: line), self[next].role == .text
    else { return false }
    return self[picture].role == .image
      || self[picture].role == .container
        && descendants(of: picture).allSatisfy { [.image, .spacer, .shape].contains(self[$0].role) }
  }

  /// The sizes of the text style “title” on Apple platforms, and of Material's smallest headline.
  private static let (titleSize, headlineSize) = (28.0, 24.0)

  /// Returns whether a line or a bar separates an element from what comes before, or it's part of a list.
  private func startsPart(_ line: ElementID) -> Bool {
    guard let before = content(before: line) else { return true }
    if isDivider(before) || isBar(self[before].typeName) { return true }
    return self[line].parent.map(isLazyList) == true
      && ![.text, .image, .heading].contains(self[before].role)
  }

  /// Returns whether an element isn't in a bar, a separate view, or a component that can't be read.
  fileprivate func isOutsideOfBars(_ id: ElementID) -> Bool {
    return !ancestors(of: id).contains { above in
      self[above].slot == .separate && !self[above].typeName.contains("BottomSheet")
        || self[above].role == .custom || isBar(self[above].typeName)
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

  // MARK: Kinds of views

  /// Returns whether nothing in the code or outside says what a text is, and it isn't part of a row.
  fileprivate func isPlainText(_ id: ElementID) -> Bool {
    let element = self[id]
    return element.role == .text && element.exposure == .exposed && element.slot == .content
      && element.traits.isEmpty && element.gestures.isEmpty
      && (element.openness.isDisjoint(with: [.modifiers, .elsewhere]) || isOutOfReach(id))
      && element.circumstances.isDisjoint(with: [.titleHidden, .alternative])
      && (!element.circumstances.contains(.row) || isInSingleItem(id))
  }

  /// Returns whether an element is a part of a screen that a heading may introduce, rather than a line of its own.
  fileprivate func isPart(_ id: ElementID) -> Bool {
    switch self[id].role {
    case .container, .list: return self[id].gestures.isEmpty || self[id].framework.isMarkup
    case .custom:
      return self[id].gestures.isEmpty && !isControl(self[id].typeName)
        && !self[id].typeName.hasPrefix("Spacer")
    default: return false
    }
  }

  private func isControl(_ type: String) -> Bool {
    [
      "Button", "Field", "Text", "Label", "Toggle", "Switch", "Slider", "Picker", "Image", "Icon", "Bar",
      "Spacer",
    ]
    .contains {
      type.hasSuffix($0)
    }
  }

  /// Returns whether two texts have the same emphasis.
  fileprivate func looksAlike(_ first: ElementID, _ second: ElementID) -> Bool {
    isEmphasized(first) && self[first].textSize == self[second].textSize
      && self[first].circumstances.contains(.bold) == self[second].circumstances.contains(.bold)
      && hasSameStyle(first, second)
  }

  private func isStack(_ element: Element) -> Bool {
    switch element.typeName {
    case "VStack", "LazyVStack", "Section", "Column", "LinearLayout", "ConstraintLayout", "RelativeLayout":
      true
    case "ScrollView": element.framework == .swiftUI
    // An app's own class: `InsetsConstraintLayout`.
    default:
      element.framework == .androidXML && element.role == .container
        && ["ConstraintLayout", "LinearLayout", "RelativeLayout"].contains {
          element.typeName.hasSuffix($0)
        }
    }
  }

  fileprivate func isVerticalStack(_ id: ElementID) -> Bool {
    switch self[id].typeName {
    case "VStack", "LazyVStack", "Column": true
    case "LinearLayout": isVertical(id)
    default: isLazyList(id)
    }
  }

  private func isLazyList(_ id: ElementID) -> Bool {
    switch self[id].typeName {
    case "LazyColumn", "LazyVerticalGrid", "LazyVerticalStaggeredGrid": true
    default: false
    }
  }

  private func isBar(_ type: String) -> Bool {
    type.hasSuffix("Bar") || type.hasSuffix("Toolbar") || type.hasSuffix("Dialog") || type == "Popup"
  }
}
