// The survey of a file's elements.

import Source
import Syntax

extension ElementTree {
  /// Counts the elements whose facts are known, and the reasons for the others. Elements at offsets for which
  /// `isExcluded` returns true don't count. `names` are those that the project declares.
  public func surveyUnknowns(
    _ names: DeclaredNames, in project: ProjectView, excluding isExcluded: (Int) -> Bool = { _ in false }
  ) -> UnknownSurvey {
    var reader = UnknownsReader(tree: self, names: names, project: project)
    for id in ids where !isExcluded(self[id].range.lowerBound) { reader.read(id) }
    if hasTooManyViews || syntax.isCut { reader.readOmission() }
    return reader.survey
  }
}

/// A reader that surveys the elements of one file.
struct UnknownsReader {
  let tree: ElementTree
  let names: DeclaredNames
  let project: ProjectView
  /// The names of parameters, and of properties without a value.
  private let given: Set<Identifier>
  private(set) var survey = UnknownSurvey()

  init(tree: ElementTree, names: DeclaredNames, project: ProjectView) {
    self.tree = tree
    self.names = names
    self.project = project
    given = DeclaredNames.given(in: tree.syntax)
  }

  mutating func read(_ id: ElementID) {
    let element = tree[id]
    var counts = UnknownSurvey.Counts()
    // Colors only matter for texts.
    var entries = element.unknowns.entries.filter { !$0.facts.isSubset(of: .colors) }
    counts.elements = 1
    if element.isOpaque {
      counts.opaque = 1
      if entries.isEmpty { entries = [Unknowns.Entry(facts: .content, cause: .unreadable)] }
    }
    let reasons = labelUnknowns(of: id)
    if element.isOperable {
      counts.controls = 1
      counts.controlsNamed = reasons.isEmpty ? 1 : 0
      entries += reasons
    } else if element.role == .image {
      counts.pictures = 1
      counts.picturesNamed = reasons.isEmpty ? 1 : 0
      entries += reasons
    }
    if element.isText {
      counts.texts = 1
      let (sizes, colors) = (tree.sizeUnknowns(of: id), tree.colorUnknowns(of: id))
      counts.textsSized = sizes.isEmpty ? 1 : 0
      counts.textsColored = colors.isEmpty ? 1 : 0
      entries += sizes + colors
    }
    survey.counts[element.framework, default: UnknownSurvey.Counts()] += counts
    var seen: Set<UnknownReason> = []
    for entry in entries {
      let place = place(of: entry, element)
      if seen.insert(place.reason).inserted { survey.places.append(place) }
    }
  }

  /// Records that part of the file isn't analyzed.
  mutating func readOmission() {
    let framework: Framework
    switch tree.syntax.language {
    case .swift: framework = .swiftUI
    case .kotlin: framework = .compose
    case .xml: framework = tree.elements.first?.framework ?? .androidXML
    }
    survey.places.append(
      UnknownSurvey.Place(framework: framework, reason: .budget, offset: 0, what: "the file"))
  }

  /// Returns the reasons why it isn't known whether an element has a label. Empty if it's known.
  private func labelUnknowns(of id: ElementID) -> [Unknowns.Entry] {
    let element = tree[id]
    guard element.name.isUnknown else { return [] }
    switch element.exposure {
    case .hidden, .decorative, .ignored: return []
    case .exposed, .merged, .unknown: break
    }
    let naming: Element.Openness = [.elsewhere, .modifiers, .content]
    let own = element.unknowns.limited(to: naming).entries
    if !own.isEmpty { return own }
    if element.title.isUnknown || element.placeholder.isUnknown {
      return [Unknowns.Entry(facts: .elsewhere, cause: .value, node: tree.creation(of: id))]
    }
    for part in tree.descendants(of: id) {
      let inside = tree[part].unknowns.limited(to: naming).entries
      if !inside.isEmpty { return inside }
      if tree[part].exposure == .unknown {
        return [Unknowns.Entry(facts: .elsewhere, cause: .value, node: tree.creation(of: part))]
      }
      if tree[part].role == .custom || tree[part].role == .embed {
        return [Unknowns.Entry(facts: .content, cause: .view, node: tree.creation(of: part))]
      }
    }
    let isCustom = element.role == .custom || element.role == .embed
    return [
      Unknowns.Entry(
        facts: .content, cause: isCustom ? .view : .unreadable, node: tree.creation(of: id))
    ]
  }

  // MARK: Places

  private func place(of entry: Unknowns.Entry, _ element: Element) -> UnknownSurvey.Place {
    let node = entry.node.map(meant)
    let start = node.map { Int(tree.syntax[$0].start) } ?? element.typeRange.lowerBound
    return UnknownSurvey.Place(
      framework: element.framework, reason: reason(for: entry.cause, node, element),
      offset: node.map { tree.syntax.nameRange(of: $0) }.flatMap { $0.isEmpty ? nil : $0.lowerBound }
        ?? start,
      what: what(entry.cause, node, element))
  }

  /// Returns the part of an expression that decides what it means.
  private func meant(_ node: NodeID) -> NodeID {
    let syntax = tree.syntax
    switch syntax[node].kind {
    case .argument: return syntax.value(ofArgument: node).map(meant) ?? node
    case .chain: return syntax.links(of: node).last ?? node
    default: return node
    }
  }

  private func reason(
    for cause: Unknowns.Cause, _ node: NodeID?, _ element: Element
  ) -> UnknownReason {
    switch cause {
    case .view: return viewReason(node, element)
    // `Editor.MainView()` isn't a modifier.
    case .modifier where node.map(tree.syntax.namesObject) == true: return viewReason(node, element)
    case .modifier: return isDeclared(node, element) ? .projectModifier : .libraryModifier
    case .style: return .style
    case .value: return valueReason(node, element)
    case .content: return .outsideContent
    case .caller: return .surroundings
    case .code: return .otherCode
    case .ambiguousName: return .ambiguousName
    case .configuration: return .configuration
    case .list: return .dynamicList
    case .budget: return .budget
    case .unreadable: return .unreadableCode
    }
  }

  private func viewReason(_ node: NodeID?, _ element: Element) -> UnknownReason {
    if let node, tree.syntax.language != .xml, !tree.syntax.namesObject(node),
      given.contains(tree.syntax[node].name)
    {
      return .outsideContent
    }
    return isDeclared(node, element) ? .projectView : .libraryView
  }

  private func valueReason(_ node: NodeID?, _ element: Element) -> UnknownReason {
    guard tree.syntax.language != .xml else {
      guard let node else { return .outsideValue }
      let value = markupValue(node)
      if value.hasPrefix("@android:") || value.hasPrefix("@{") { return .outsideValue }
      if value.hasPrefix("?") { return .configuration }
      let isNamed = tree.syntax[node].kind == .element && NibObject(node, in: tree.syntax).has("name")
      return value.hasPrefix("@") || isNamed ? .projectValue : .outsideValue
    }
    if let node, tree.syntax[node].kind == .name, given.contains(tree.syntax[node].name) {
      return .outsideValue
    }
    return isDeclared(node, element) ? .projectValue : .outsideValue
  }

  /// Returns the value of an attribute, or the name of a tag.
  private func markupValue(_ node: NodeID) -> String {
    switch tree.syntax[node].kind {
    case .value: tree.syntax.sourceText(of: node)
    case .attribute: tree.syntax.child(.value, of: node).map(tree.syntax.sourceText) ?? ""
    default:
      NibObject(node, in: tree.syntax).string("name")
        ?? NibObject(node, in: tree.syntax).string("systemColor") ?? tree.syntax.nameText(of: node)
    }
  }

  /// Returns whether the project declares the code that `node` names.
  private func isDeclared(_ node: NodeID?, _ element: Element) -> Bool {
    if tree.syntax.language == .xml {
      let name = String(className(of: element, node).split(separator: ".").last ?? "")
      // Tags in Interface Builder files without a class are the platform's.
      guard element.framework.isAndroid || name.first?.isUppercase == true else { return false }
      return names.contains(Identifier(spelled: name), for: element.framework)
        || !project.viewClasses((element.framework.isAndroid ? "" : ":") + name).isEmpty
    }
    let name = node.map { tree.syntax[$0].name } ?? .none
    if name != .none { return names.contains(name, for: element.framework) }
    return node == nil && names.contains(Identifier(spelled: element.typeName), for: element.framework)
  }

  /// Returns the class of a view in markup, or its tag.
  private func className(of element: Element, _ node: NodeID?) -> String {
    guard
      let node = node ?? (tree.syntax.nodes.indices.contains(element.origin) ? NodeID(element.origin) : nil),
      tree.syntax[node].kind == .element
    else { return element.typeName }
    let custom =
      element.framework == .interfaceBuilder ? NibObject(node, in: tree.syntax).string("customClass") : nil
    return custom ?? tree.syntax.nameText(of: node)
  }

  private func what(_ cause: Unknowns.Cause, _ node: NodeID?, _ element: Element) -> String {
    guard let node else { return element.typeName.excerpt(UnknownsReader.longestWhat) }
    if tree.syntax.language == .xml {
      let isValue = cause == .value || cause == .style
      return (isValue ? markupValue(node) : className(of: element, node)).excerpt(UnknownsReader.longestWhat)
    }
    switch tree.syntax[node].kind {
    case .name, .call, .member, .parameter, .declaration, .type:
      let name = tree.syntax.nameText(of: node)
      if !name.isEmpty { return name.excerpt(UnknownsReader.longestWhat) }
    default: break
    }
    let range = tree.syntax[node].range
    let bytes = tree.text[range.lowerBound..<min(range.upperBound, range.lowerBound + 400)]
    let line = bytes.prefix { $0 != 0x0A && $0 != 0x0D }
    return String(decoding: line, as: UTF8.self).excerpt(UnknownsReader.longestWhat)
  }

  /// The maximum length of quoted code, in Unicode scalars.
  private static let longestWhat = 60
}

extension Element {
  /// True if the element may show something that isn't read.
  var isOpaque: Bool {
    openness.contains(.content) || role == .custom && openness.contains(.modifiers)
  }

  /// True if users operate the element, and it isn't an image.
  fileprivate var isOperable: Bool { actsWhenPressed && role != .image }

  fileprivate var isText: Bool { role == .text || role == .heading || role == .label }
}
