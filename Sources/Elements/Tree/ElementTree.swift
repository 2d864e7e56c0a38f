// All elements of one file, in reading order.

public import Source
public import Syntax

/// The elements of a file in one preorder array, with names and exposure resolved.
public struct ElementTree: Sendable {
  public let syntax: Tree
  public internal(set) var elements: [Element]
  /// Code that's a problem in itself, regardless of the enclosing element, in reading order.
  public let practices: [Practice]
  /// The project's texts that the file refers to, if they were requested: see `knowingTexts(of:)`.
  var knownTexts: [String: TextValue] = [:]
  let references: ViewReferences
  /// The components that the file uses on a background.
  let paintedComponents: Set<Identifier>
  /// The backgrounds of the app's Compose theme, if it's known.
  var schemeGround: ThemeGround?
  /// The uses of the file's composables, if the theme is known or the file has lists with sticky headers.
  var composableUses: [Identifier: [ElementID]] = [:]
  /// True if the file imports a module for views on other backgrounds than an app's.
  let isForOtherPlatform: Bool
  /// The background of an Android app's screens, according to its theme, or nil if the theme isn't known.
  var themeGround: ColorValue?
  /// The background of text buttons in an Android app, according to its theme, or nil if the theme isn't known.
  var textButtonGround: ColorValue?
  /// True if the file imports a module for TV apps.
  public let isForTelevision: Bool
  /// The top-level declarations, in order.
  let declarations: [NodeID]
  /// True if the file has too many views to analyze, so `elements` is empty.
  public internal(set) var hasTooManyViews = false

  /// Creates a tree from `elements` in preorder, each with `parent` set. Resolves `subtreeEnd`, `name`, and `exposure`.
  init(syntax: Tree, elements: [Element], practices: [Practice] = []) {
    self.syntax = syntax
    self.elements = elements
    self.practices = practices
    references = ViewReferences(elements)
    paintedComponents = ElementTree.paintedComponents(in: elements)
    declarations =
      elements.isEmpty
      ? [] : syntax.children(of: syntax.root).filter { syntax[$0].kind == .declaration }
    isForOtherPlatform = ElementTree.isForOtherPlatform(declarations, in: syntax)
    isForTelevision = ElementTree.isForTelevision(declarations, in: syntax)
    resolveSubtrees()
    resolveExposure()
    resolveNames()
    resolveOffers()
  }

  public var text: SourceText { syntax.text }

  @inlinable
  public subscript(id: ElementID) -> Element {
    // An array would return a copy of the element.
    _read { yield elements.span[id.index] }
  }

  /// Returns whether an element has any details that most elements lack: gestures, colors, sizes, and so on.
  public func hasDetails(_ id: ElementID) -> Bool { !elements[id.index].details.isEmpty }

  /// All IDs, in reading order.
  public var ids: some Sequence<ElementID> { elements.indices.lazy.map(ElementID.init) }

  /// Returns the direct children of an element, in reading order.
  public func children(of id: ElementID) -> [ElementID] {
    var children: [ElementID] = []
    var next = id.index + 1
    while next < elements[id.index].subtreeEnd {
      children.append(ElementID(next))
      next = elements[next].subtreeEnd
    }
    return children
  }

  /// Returns the element directly before another one in the same parent.
  public func sibling(before id: ElementID) -> ElementID? {
    guard let parent = elements[id.index].parent, id.index - 1 > parent.index else { return nil }
    var before = ElementID(id.index - 1)
    while let above = elements[before.index].parent, above != parent { before = above }
    return before
  }

  /// Returns the direct children of an element, in reading order, up to `reach`.
  public func firstChildren(of id: ElementID) -> some Sequence<ElementID> {
    elements(from: id.index + 1, to: elements[id.index].subtreeEnd)
  }

  /// Returns the elements after another one in the same parent, in reading order, up to `reach`.
  public func siblings(after id: ElementID) -> some Sequence<ElementID> {
    let end = elements[id.index].parent.map { elements[$0.index].subtreeEnd } ?? elements.count
    return elements(from: elements[id.index].subtreeEnd, to: end)
  }

  /// Returns the element at `start` and those after it in the same parent, which ends at `end`, up to `reach`.
  private func elements(from start: Int, to end: Int) -> some Sequence<ElementID> {
    sequence(state: start) { next -> ElementID? in
      guard next < end else { return nil }
      defer { next = elements[next].subtreeEnd }
      return ElementID(next)
    }
    .prefix(ElementTree.reach)
  }

  /// Returns the descendants of an element, in reading order, up to `reach`.
  public func descendants(of id: ElementID) -> some Sequence<ElementID> {
    (id.index + 1..<max(elements[id.index].subtreeEnd, id.index + 1)).lazy.map(ElementID.init)
      .prefix(ElementTree.reach)
  }

  /// The maximum number of elements to search around or inside an element. No real screen nests that many.
  public static let reach = 256

  /// Returns the ancestors of an element, nearest first, up to `reach`.
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

  /// True if code in other files may cause findings in the file: it hides an element from assistive technologies, or may
  /// hide one, or it's a layout or menu with images, whose clicks, images, and labels code may set.
  public var isCompletedByCode: Bool {
    elements.contains { $0.hiding != nil || $0.framework == .androidXML && $0.isCompletedByCode }
  }

  /// Resolves exposure, which passes from ancestors to descendants.
  private mutating func resolveExposure() {
    for index in elements.indices {
      var exposure = Exposure.exposed
      if let parent = elements[index].parent, elements[index].slot != .separate {
        // Reading four of its parts is faster than copying the element.
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
        // A clickable image is still reachable, but unlabeled.
        case .decoration: if !elements[index].isStopWithoutName { exposure = .decorative }
        case .unknown: exposure = .unknown
        }
      }
      elements[index].exposure = exposure
    }
  }

  /// Returns whether VoiceOver reads a control around an element as one element, so users can't reach the inner one.
  private func isInClosedControl(_ id: ElementID) -> Bool {
    self[id].framework == .uiKit && self[id].role.isControl
      && ancestors(of: id).contains { self[$0].isClosedControl }
  }

  /// Resolves names, which pass from descendants to ancestors.
  private mutating func resolveNames() {
    for index in elements.indices.reversed() {
      elements[index].name = resolvedName(of: ElementID(index))
    }
  }
}

private extension Element {
  /// True if code may make a view in a layout a button, or change what it shows.
  var isCompletedByCode: Bool {
    role == .image || imagery != nil || isTextInputLayout || circumstances.contains(.passive)
      // Code may fill it with an error.
      || role == .text && identifier?.value.literal?.spells("rror") == true
  }
}
