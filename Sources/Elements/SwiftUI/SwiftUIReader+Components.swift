// What the components of the file show: view types, helper functions and properties, seen through where they are used.

import Source
import Syntax

extension SwiftUIReader {
  /// What is known of a component's content.
  struct Content {
    /// Something inside cannot be read.
    var isOpen = false
    /// The texts inside; those that cannot be read as well.
    var texts: [WrittenText] = []
    var pictures: [Imagery] = []
    /// Controls, and what has a gesture.
    var controls = 0
    /// The control that the whole component is.
    var control: Element?
    /// Roles that are written on the whole component.
    var roles: [WrittenTrait] = []

    static let unknown = Content(isOpen: true)

    /// How much is inside.
    var count: Int { texts.count + pictures.count + controls }
  }

  /// Says of every use of a component what the component shows, as far as the file tells.
  mutating func seeThroughComponents() {
    var contents: [Identifier: Content] = [:]
    // Later declarations may be used in earlier ones; each is read once, those inside it first.
    for id in components.keys.sorted() {
      guard let name = name(ofComponent: id) else {
        list[id].openness.insert(.modifiers)
        continue
      }
      let content = content(of: name, &contents, 0)
      apply(content, to: id)
    }
  }

  private func name(ofComponent id: ElementID) -> Identifier? {
    guard let link = components[id] else { return nil }
    let name = tree[link].name
    guard let body = bodies[name], body.declarations == 1, !body.roots.isEmpty else { return nil }
    return name
  }

  private func content(
    of name: Identifier, _ known: inout [Identifier: Content], _ depth: Int
  ) -> Content {
    if let content = known[name] { return content }
    // A component that uses itself is unknown to itself.
    known[name] = .unknown
    guard depth < 16, let body = bodies[name] else { return .unknown }
    var content = Content()
    for root in body.roots {
      add(root, to: &content, &known, depth)
    }
    if body.roots.count == 1, let root = body.roots.first, list[root].role.isControl, list[root].hiding == nil
    {
      content.control = list[root]
    }
    if body.roots.count == 1, let root = body.roots.first {
      content.roles = list[root].traits.filter { $0.trait.impliesAction || $0.trait == .other }
    }
    known[name] = content
    return content
  }

  /// Adds a view with all that is inside it.
  private func add(
    _ root: ElementID, to content: inout Content, _ known: inout [Identifier: Content], _ depth: Int
  ) {
    var index = root.index
    var seen = 0
    /// Where something ends that is not shown, or has been told of as a whole.
    var skipEnd = root.index
    while index < list.elements.count, index == root.index || isInside(index, root) {
      defer { index += 1 }
      seen += 1
      guard seen < ElementTree.reach else {
        content.isOpen = true
        return
      }
      let id = ElementID(index)
      let element = list[id]
      if index < skipEnd { continue }
      if element.slot == .separate || element.hiding != nil {
        if element.hiding?.extent == .unknown { content.isOpen = true }
        skipEnd = end(of: id)
        continue
      }
      if element.role.isControl || !element.gestures.isEmpty { content.controls += 1 }
      if let label = element.labels.last, !label.value.isBlank {
        content.texts.append(unread(id))
        skipEnd = end(of: id)
        continue
      }
      if case .certain(let title) = element.title { content.texts.append(title) }
      if element.openness.contains(.modifiers) { content.isOpen = true }
      if components[id] != nil {
        add(component: id, to: &content, &known, depth)
      } else {
        if !element.openness.isDisjoint(with: [.content, .elsewhere]) { content.isOpen = true }
        if let imagery = element.imagery { content.pictures.append(imagery) }
        if element.role == .embed || element.role == .canvas { content.isOpen = true }
      }
    }
  }

  private func add(
    component id: ElementID, to content: inout Content, _ known: inout [Identifier: Content], _ depth: Int
  ) {
    guard let name = name(ofComponent: id) else {
      content.isOpen = true
      return
    }
    let inner = self.content(of: name, &known, depth + 1)
    content.isOpen = content.isOpen || inner.isOpen
    // A component of components could hold twice as much at each step.
    guard content.count + inner.count <= SwiftUIReader.maximumContent else {
      content.isOpen = true
      return
    }
    content.texts += inner.texts.map { _ in unread(id) }
    content.pictures += inner.pictures
    content.controls += inner.controls
  }

  /// So much of a component is looked at; one that holds more is unknown.
  private static let maximumContent = 32

  private func isInside(_ index: Int, _ root: ElementID) -> Bool {
    list.elements[index].parent.map { $0 >= root } ?? false
  }

  /// The index behind the last view inside of a view, of which no more than `reach` are looked at.
  func end(of id: ElementID, within reach: Int = .max) -> Int {
    var index = id.index + 1
    let last = list.elements.count - id.index < reach ? list.elements.count : id.index + reach
    while index < last, isInside(index, id) { index += 1 }
    return index
  }

  // MARK: Uses

  private mutating func apply(_ content: Content, to id: ElementID) {
    for role in content.roles {
      list[id].traits.append(
        WrittenTrait(role.trait, range: list[id].constructor, isConditional: true))
    }
    if content.isOpen, content.control == nil {
      list[id].openness.insert(.modifiers)
      return
    }
    let hasChildren = id.index + 1 < list.elements.count && list.elements[id.index + 1].parent == id
    if let control = content.control, !hasChildren {
      list[id].role = control.role
      list[id].grouping = .merges
      list[id].openness.remove(.content)
      // What the control is called is told where it is made.
      list[id].title = .certain(title(of: content, at: id) ?? unread(id))
    } else if content.isOpen {
      list[id].openness.insert(.modifiers)
    } else if let title = title(of: content, at: id) {
      list[id].title = .certain(title)
      list[id].openness.remove(.content)
    } else if content.controls == 0 {
      list[id].role = .container
      list[id].openness.remove(.content)
      if let picture = content.pictures.first {
        list[id].imagery = content.pictures.count == 1 ? picture : .dynamic
      }
    } else {
      list[id].openness.insert(.modifiers)
    }
  }

  /// A text of which no more is known than that it is there.
  private func unread(_ id: ElementID) -> WrittenText {
    let start = list[id].constructor.lowerBound
    return WrittenText(.dynamic, range: list[id].constructor, valueRange: start..<start)
  }

  /// The text of a component where it is used: its only one, which may be an argument.
  private func title(of content: Content, at id: ElementID) -> WrittenText? {
    guard let text = content.texts.first else { return nil }
    guard content.texts.count == 1, !content.isOpen else { return unread(id) }
    var title = unread(id)
    if text.value != .dynamic {
      // What is empty is told where it is written.
      guard !text.value.isBlank else { return title }
      title.value = text.value
      title.isKey = text.isKey
      return title
    }
    guard let call = components[id], tree[call].kind == .call else { return title }
    let name = Identifier(spelled: tree.text.string(text.valueRange))
    return tree.argument(name, of: call).map(self.text(ofArgument:)) ?? title
  }
}
