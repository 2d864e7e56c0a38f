// Sections of UIKit tables whose code creates them with their rows.

import Syntax

/// The sections that calls such as `Section(header: "General", footer: "Note", cells: [nameCell, agedCell])` create.
struct ControllerSections {
  private struct Section {
    var call: NodeID
    var header: Range<Int>?
    var footer: Range<Int>?
  }

  private let syntax: Tree
  private var sections: [Section] = []
  /// The properties of the controller, in file order.
  private var properties: [NodeID] = []

  private static let mostSections = 64

  init(_ syntax: Tree) { self.syntax = syntax }

  /// Records a property, which may be a row.
  mutating func note(property: NodeID) { properties.append(property) }

  /// Adds the headers or footers of sections whose texts are passed to the calls that create them.
  mutating func add(_ steps: ArraySlice<SpokenStep>, areFooters: Bool = false) {
    for step in steps {
      guard let call = call(givenTextAt: step.range) else { continue }
      guard let place = place(of: call) else { continue }
      if areFooters { sections[place].footer = step.range } else { sections[place].header = step.range }
    }
  }

  /// Returns the index of the section that a call creates, in code order, or nil if there are too many.
  private mutating func place(of call: NodeID) -> Int? {
    if let known = sections.firstIndex(where: { $0.call == call }) { return known }
    guard sections.count < ControllerSections.mostSections else { return nil }
    let place = sections.firstIndex { $0.call.index > call.index } ?? sections.count
    sections.insert(Section(call: call), at: place)
    return place
  }

  /// Adds the sections without a header or footer.
  private mutating func addOthers() {
    guard let name = sections.first.map({ syntax[$0.call].name }) else { return }
    for index in syntax.nodes.indices where syntax.nodes[index].name == name {
      let call = NodeID(index)
      if syntax[call].kind == .call, !cells(of: call).isEmpty { _ = place(of: call) }
    }
  }

  /// Returns the call that takes the text at `range` as an argument and creates a value.
  private func call(givenTextAt range: Range<Int>) -> NodeID? {
    let first = syntax.firstIndex(from: range.lowerBound)
    guard first < syntax.nodes.count, let argument = syntax.parent(of: NodeID(first)),
      syntax[argument].kind == .argument, let call = syntax.parent(of: argument), syntax[call].kind == .call,
      syntax.isCapitalized(call)
    else { return nil }
    return call
  }

  /// Puts the rows of each section between its header and footer, if all sections name their rows. Rows without a
  /// section come last. Otherwise, leaves the screen unchanged.
  mutating func arrange(_ screen: inout ControllerScreen) {
    guard !sections.isEmpty, !screen.rows.isEmpty else { return }
    addOthers()
    var (headers, footers) = (screen.headers, screen.footers)
    var rest = screen.rows.map { (step: $0, owner: owner(of: $0)) }
    var arranged: [SpokenStep] = []
    for section in sections {
      if let header = section.header { take(header, from: &headers, to: &arranged) }
      let cells = cells(of: section.call)
      let rows = cells.flatMap { cell in rest.filter { $0.owner == cell }.map(\.step) }
      guard !rows.isEmpty else { return }
      rest.removeAll { row in row.owner.map(cells.contains) ?? false }
      arranged += rows
      if let footer = section.footer { take(footer, from: &footers, to: &arranged) }
    }
    screen = ControllerScreen(
      title: screen.title, headers: headers, rows: arranged + rest.map(\.step), footers: footers)
  }

  private func take(_ range: Range<Int>, from steps: inout [SpokenStep], to arranged: inout [SpokenStep]) {
    guard let index = steps.firstIndex(where: { $0.range == range }) else { return }
    arranged.append(steps.remove(at: index))
  }

  /// Returns the names in the array arguments of a call.
  private func cells(of call: NodeID) -> [Identifier] {
    syntax.arguments(of: call).compactMap(syntax.value(ofArgument:)).filter { syntax[$0].kind == .collection }
      .flatMap { list in
        syntax.children(of: list).prefix(ElementTree.reach).compactMap { argument in
          syntax.value(ofArgument: argument).flatMap { syntax.links(of: $0).last }.map { syntax[$0].name }
        }
      }
  }

  /// Returns the name of the property whose code creates a row.
  private func owner(of row: SpokenStep) -> Identifier? {
    let start = row.range.lowerBound
    return properties.first { syntax[$0].range.contains(start) }.map { syntax[$0].name }
  }
}
