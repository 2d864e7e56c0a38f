// Announcements of elements: the parts that all screen readers share.

import Source
import Syntax

extension ElementTree {
  /// Returns the announcement for an element, or nil if it isn't a focus stop: spacers, shapes, stacks, parts of
  /// another stop.
  public func announcement(of id: ElementID) -> Announcement? {
    let element = self[id]
    var announcement = Announcement(by: element.framework.screenReader)
    switch element.exposure {
    case .hidden, .ignored, .decorative:
      guard element.role != .spacer, let api = apiHiding(id) else { return nil }
      announcement.problem = .unreachable(api: api)
      return announcement
    case .merged: return nil
    case .exposed, .unknown: break
    }
    guard isStop(id) else { return nil }
    if element.exposure == .unknown { announcement.isApproximate = true }
    if element.framework.isAndroid {
      TalkBackComposer(tree: self, id: id).compose(&announcement)
    } else {
      VoiceOverComposer(tree: self, id: id).compose(&announcement)
    }
    return announcement
  }

  /// Returns whether a reachable element is a focus stop.
  func isStop(_ id: ElementID) -> Bool {
    let element = self[id]
    switch element.role {
    case .text, .heading, .label:
      if element.framework == .androidXML, element.role == .text, element.identifier != nil { return true }
      if element.framework.isAndroid, !element.isTappable, isBlank(element) { return false }
      return !element.title.isAbsent || !element.labels.isEmpty || !element.name.isAbsent || mayBeFilled(id)
    case .gauge, .embed: return true
    // The code that updates a UIKit or Android progress bar decides whether it's shown at all.
    case .progress:
      switch element.framework {
      case .swiftUI, .compose, .androidXML: return true
      default:
        return !element.name.isAbsent || !element.value.isAbsent
          || isSpinner(id) && element.spokenFacts.animation != nil
      }
    case .image: return isPictureStop(element)
    case .spacer, .tabBar: return false
    case .custom: return !element.labels.isEmpty || element.isTappable
    // The title of a list section, unless a view inside shows it.
    case .list where element.framework == .swiftUI:
      return (!element.title.isAbsent || unreadTitle(of: id) != nil)
        && !children(of: id).contains(where: isSectionTitle)
    case .container where isTitled(element):
      return !element.title.isAbsent || unreadTitle(of: id) != nil || labelledValue(of: id) != nil
    // The options of such a picker are separate focus stops.
    case .picker where element.framework == .swiftUI && element.circumstances.contains(.passive):
      return false
    case .menuItem where element.typeName == "UIKeyCommand": return false
    default: break
    }
    if element.role.isControl { return true }
    let hasChildren = children(of: id).contains { _ in true }
    // On Apple platforms, each view inside a stack responds to the stack's gesture.
    if element.isTappable, element.framework.isAndroid || !hasChildren { return true }
    if element.hasTrait(.element) || element.traits.contains(where: { $0.trait.impliesAction }) {
      return true
    }
    switch element.grouping {
    case .merges:
      return element.groupingRange != nil || element.framework == .compose || !element.labels.isEmpty
    case .ignoresChildren: return true
    case .contains: return false
    // A label on a stack is passed on to its content.
    case .none:
      return !element.labels.isEmpty
        && (element.framework.isAndroid || !hasChildren)
    }
  }

  /// Returns whether a text is set but blank.
  private func isBlank(_ element: Element) -> Bool {
    element.labels.isEmpty && element.title.value?.value.isBlank == true
  }

  /// Returns whether a SwiftUI container shows a title as a separate focus stop.
  private func isTitled(_ element: Element) -> Bool {
    guard element.framework == .swiftUI else { return false }
    switch element.typeName {
    case "LabeledContent", "GroupBox", "ContentUnavailableView": return true
    default: return false
    }
  }

  private func isPictureStop(_ element: Element) -> Bool {
    switch element.framework {
    case .swiftUI: true
    case .uiKit, .interfaceBuilder:
      element.hasTrait(.element) || element.hasTrait(.button) || element.isTappable
    case .compose: !element.name.isAbsent || element.isTappable || element.hasEmptyLabel
    case .androidViews, .androidXML: !element.name.isAbsent || element.isTappable
    }
  }

  /// Returns the API that hides an element, set on the element or an ancestor.
  private func apiHiding(_ id: ElementID) -> String? {
    if let own = self[id].hiding { return own.api }
    for parent in ancestors(of: id) {
      if let hiding = self[parent].hiding { return hiding.api }
      if self[parent].grouping == .ignoresChildren { return "children: .ignore" }
    }
    return nil
  }

  // MARK: Words

  /// Returns the label of an element from its own code and content.
  func spokenName(of id: ElementID) -> SpokenText? {
    let element = self[id]
    if let label = element.labels.last, let said = spoken(label) { return said }
    if element.spokenFacts.titles.count > 1 {
      let titles = element.spokenFacts.titles.compactMap(spoken)
      return SpokenText(
        text: titles.map(\.text).joined(separator: " | "),
        isApproximate: titles.contains(where: \.isApproximate), range: titles.first?.range)
    }
    if let title = spokenTitle(of: id),
      !element.circumstances.contains(.titleHidden) || element.framework == .swiftUI
    {
      return title
    }
    return unreadTitle(of: id)
  }

  /// Returns the visible text of an element. In a layout, a literal is only a placeholder if code sets the text: users
  /// hear what it sets instead.
  func spokenTitle(of id: ElementID) -> SpokenText? {
    let element = self[id]
    if element.framework == .androidXML, element.circumstances.contains(.filledInCode),
      case .certain(let title) = element.title, case .literal = title.value
    {
      return .unknown(nameInCode(of: id), at: title.valueRange)
    }
    return spoken(element.title)
  }

  /// Returns whether a two-state control is on, if the code fixes its state.
  func literalState(of id: ElementID) -> Bool? {
    let element = self[id]
    if syntax.language == .xml {
      let attributes = AndroidAttributes(of: NodeID(element.origin), in: syntax)
      return attributes.value("android:checked").map { Identifier($0) == "true" }
    }
    guard let call = call(of: element) else { return nil }
    for name in ElementTree.stateParameters {
      guard let value = syntax.value(name, of: call) else { continue }
      if let flag = literalFlag(value, of: element) { return flag }
      // `.constant(true)`
      guard let constant = syntax.links(of: value).last, syntax[constant].name == "constant",
        let argument = syntax.firstUnlabelledArgument(of: constant),
        let fixed = syntax.value(ofArgument: argument)
      else { return nil }
      return syntax.isName("true", fixed) ? true : syntax.isName("false", fixed) ? false : nil
    }
    return nil
  }

  private static let stateParameters: [Identifier] = ["isOn", "checked", "selected"]

  /// Returns whether an element is the title of a SwiftUI section, which is read as a heading.
  func isSectionTitle(_ id: ElementID) -> Bool {
    guard self[id].framework == .swiftUI else { return false }
    if self[id].role == .list { return true }
    guard self[id].role == .text else { return false }
    // An expanded helper surrounds its content.
    var title = id
    for _ in 0..<4 {
      guard let around = self[title].parent, isExpanded(around) else { break }
      title = around
    }
    guard let parent = self[title].parent, self[parent].typeName == "Section",
      let call = call(of: self[parent]), let header = syntax.argument("header", of: call)
    else { return false }
    return syntax[header].range.contains(self[title].range.lowerBound)
  }

  /// Returns the direct children of an element, or nil if there are too many, because each child queries this list.
  private func fewChildren(of id: ElementID) -> [ElementID]? {
    var children: [ElementID] = []
    var next = id.index + 1
    while next < elements[id.index].subtreeEnd {
      guard children.count < ElementTree.reach else { return nil }
      children.append(ElementID(next))
      next = elements[next].subtreeEnd
    }
    return children
  }

  /// Returns the position of a tab among its siblings, starting at 1, and their number. Nil if no siblings are known.
  func position(of id: ElementID) -> (place: Int, count: Int)? {
    if let segment = segment(id) { return segment }
    if self[id].framework == .uiKit, let tab = self[id].spokenFacts.tab { return (tab.place, tab.count) }
    guard self[id].role == .tab, let parent = self[id].parent, let siblings = fewChildren(of: parent) else {
      return nil
    }
    var tabs = siblings.filter { self[$0].role == .tab }
    if self[id].slot == .tabItem, let bar = self[parent].parent, self[bar].role == .tabBar {
      guard let pages = fewChildren(of: bar), !pages.contains(where: { self[$0].typeName == "ForEach" })
      else {
        return nil
      }
      tabs = pages.flatMap { page in (fewChildren(of: page) ?? []).filter { self[$0].slot == .tabItem } }
    }
    guard tabs.count > 1, let index = tabs.firstIndex(of: id) else { return nil }
    return (index + 1, tabs.count)
  }
}

extension Element {
  /// True if the element is certainly disabled.
  var isUnusable: Bool { circumstances.contains(.disabled) || certainlyHas(.disabled) }
}

extension Announcement {
  /// Adds a text from the code.
  mutating func say(_ kind: Kind, _ text: SpokenText?) {
    guard let text else { return }
    parts.append(Part(kind, text.text, range: text.range))
    if text.isApproximate { isApproximate = true }
  }

  /// Adds the screen reader's own words.
  mutating func say(_ kind: Kind, _ words: String, range: Range<Int>? = nil) {
    parts.append(Part(kind, words, range: range, isOwn: true))
  }

  mutating func hint(_ text: SpokenText?) {
    guard let text else { return }
    hints.append(Part(.hint, text.text, range: text.range))
    if text.isApproximate { isApproximate = true }
  }

  mutating func hint(_ words: String) {
    hints.append(Part(.hint, words, isOwn: true))
  }
}
