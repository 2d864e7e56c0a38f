// All elements of one file, in reading order.

public import Source
public import Syntax

/// The elements of a file in one preorder array, with names and exposure resolved.
public struct ElementTree: Sendable {
  public let syntax: Tree
  public internal(set) var elements: [Element]
  /// What the file does beside making elements, in reading order.
  public let practices: [Practice]
  /// The texts of the project that the file names, where somebody asked for them: see `knowingTexts(of:)`.
  var knownTexts: [String: TextValue] = [:]
  let references: ViewReferences
  /// The declarations at the top level, in order.
  let declarations: [NodeID]
  /// Whether the file shows more views than anybody writes, so that none of them is here.
  public internal(set) var hasTooManyViews = false

  /// `elements` in preorder, each with `parent` set; `subtreeEnd`, `name` and `exposure` are resolved here.
  init(syntax: Tree, elements: [Element], practices: [Practice] = []) {
    self.syntax = syntax
    self.elements = elements
    self.practices = practices
    references = ViewReferences(elements)
    declarations =
      elements.isEmpty
      ? [] : syntax.children(of: syntax.root).filter { syntax[$0].kind == .declaration }
    resolveSubtrees()
    resolveExposure()
    resolveNames()
    resolveOffers()
  }

  public var text: SourceText { syntax.text }

  @inlinable
  public subscript(id: ElementID) -> Element {
    // An array would hand out a copy of the element.
    _read { yield elements.span[id.index] }
  }

  /// Whether an element has any of what many lack: gestures, colors, sizes and the like.
  public func hasDetails(_ id: ElementID) -> Bool { !elements[id.index].details.isEmpty }

  /// All ids, in reading order.
  public var ids: some Sequence<ElementID> { elements.indices.lazy.map(ElementID.init) }

  /// The direct children of an element, in reading order.
  public func children(of id: ElementID) -> [ElementID] {
    var children: [ElementID] = []
    var next = id.index + 1
    while next < elements[id.index].subtreeEnd {
      children.append(ElementID(next))
      next = elements[next].subtreeEnd
    }
    return children
  }

  /// The element that stands directly before one in the same parent.
  public func sibling(before id: ElementID) -> ElementID? {
    guard let parent = elements[id.index].parent, id.index - 1 > parent.index else { return nil }
    var before = ElementID(id.index - 1)
    while let above = elements[before.index].parent, above != parent { before = above }
    return before
  }

  /// The direct children of an element, in reading order; of very many, the first.
  public func firstChildren(of id: ElementID) -> some Sequence<ElementID> {
    elements(from: id.index + 1, to: elements[id.index].subtreeEnd)
  }

  /// The elements that stand behind one in the same parent, in reading order; of very many, the first.
  public func siblings(after id: ElementID) -> some Sequence<ElementID> {
    let end = elements[id.index].parent.map { elements[$0.index].subtreeEnd } ?? elements.count
    return elements(from: elements[id.index].subtreeEnd, to: end)
  }

  /// The element at `start` and those that follow it in the same parent, which ends at `end`; of very many, the first.
  private func elements(from start: Int, to end: Int) -> some Sequence<ElementID> {
    sequence(state: start) { next -> ElementID? in
      guard next < end else { return nil }
      defer { next = elements[next].subtreeEnd }
      return ElementID(next)
    }
    .prefix(ElementTree.reach)
  }

  /// The descendants of an element, in reading order; of very many, the first.
  public func descendants(of id: ElementID) -> some Sequence<ElementID> {
    (id.index + 1..<max(elements[id.index].subtreeEnd, id.index + 1)).lazy.map(ElementID.init)
      .prefix(ElementTree.reach)
  }

  /// How many elements around or inside one are looked at: far more than any screen nests, and a bound for what is
  /// no screen.
  public static let reach = 256

  /// The ancestors of an element, nearest first; of very many, the nearest.
  public func ancestors(of id: ElementID) -> some Sequence<ElementID> {
    sequence(state: elements[id.index].parent) { next in
      defer { next = next.flatMap { elements[$0.index].parent } }
      return next
    }
    .prefix(ElementTree.reach)
  }

  private mutating func resolveSubtrees() {
    for index in elements.indices { elements[index].subtreeEnd = index + 1 }
    for index in elements.indices.reversed() {
      guard let parent = elements[index].parent else { continue }
      elements[parent.index].subtreeEnd = max(elements[parent.index].subtreeEnd, elements[index].subtreeEnd)
    }
  }

  /// Whether the file takes an element out of what assistive technology meets, or may.
  public var hidesSomething: Bool { elements.contains { $0.hiding != nil } }

  /// Exposure flows from ancestors to descendants.
  private mutating func resolveExposure() {
    for index in elements.indices {
      var exposure = Exposure.exposed
      if let parent = elements[index].parent, elements[index].slot != .separate {
        // Copying an element costs more than asking for four of its parts.
        switch elements[parent.index].exposure {
        case .hidden where elements[parent.index].hiding?.extent != .itself: exposure = .hidden
        case .ignored: exposure = .ignored
        case .unknown where elements[parent.index].hiding?.extent == .unknown: exposure = .unknown
        case .merged where !elements[index].staysApart: exposure = .merged
        default: break
        }
        if exposure == .exposed || exposure == .merged {
          switch elements[parent.index].grouping {
          case .ignoresChildren: exposure = .ignored
          case .merges: if !elements[index].staysApart { exposure = .merged }
          case .none, .contains: break
          }
        }
        if elements[index].circumstances.contains(.untold) { exposure = .ignored }
        if exposure == .exposed, isInClosedControl(ElementID(index)) { exposure = .ignored }
      }
      if let hiding = elements[index].hiding, exposure == .exposed || exposure == .merged {
        switch hiding.extent {
        case .itself, .subtree: exposure = .hidden
        // A picture that can be pressed is met all the same, without a name.
        case .decoration: if !elements[index].isStopWithoutName { exposure = .decorative }
        case .unknown: exposure = .unknown
        }
      }
      elements[index].exposure = exposure
    }
  }

  /// Whether VoiceOver reads a control around this one as one element, and so never reaches it.
  private func isInClosedControl(_ id: ElementID) -> Bool {
    self[id].framework == .uiKit && self[id].role.isControl
      && ancestors(of: id).contains { self[$0].isClosedControl }
  }

  /// Names flow from descendants to ancestors.
  private mutating func resolveNames() {
    for index in elements.indices.reversed() {
      elements[index].name = resolvedName(of: ElementID(index))
    }
  }
}
