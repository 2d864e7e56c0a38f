// Sections of UIKit tables whose code switches on the section.

import Source
import Syntax

/// The cases of `switch Section(rawValue: indexPath.section)` in the functions that return a table's rows, headers,
/// and footers.
struct SectionCases {
  /// The code of one section.
  private struct Case {
    var range: Range<Int>
    /// The sections: enum case names, or numbers.
    var sections: [Identifier]
    /// The functions that the code calls.
    var calls: Set<Identifier>
  }

  private let syntax: Tree
  private var rows: [Case] = []
  private var headers: [Case] = []
  private var footers: [Case] = []
  /// The functions in the class.
  private var functions: [(name: Identifier, range: Range<Int>)] = []

  private static let mostFunctions = 512

  /// The code of the class.
  private let ranges: [Range<Int>]

  init(_ syntax: Tree, _ ranges: [Range<Int>]) {
    self.syntax = syntax
    self.ranges = ranges
  }

  /// Records a function, which may create rows for others.
  mutating func note(function: NodeID) {
    guard functions.count < SectionCases.mostFunctions else { return }
    functions.append((syntax[function].name, syntax[function].range))
  }

  mutating func noteRows(in function: NodeID) { rows += cases(in: function) }
  mutating func noteHeaders(in function: NodeID) { headers += cases(in: function) }
  mutating func noteFooters(in function: NodeID) { footers += cases(in: function) }

  // MARK: Order

  /// Puts headers and footers before and after the rows of their sections, if the rows are created section by
  /// section.
  func arrange(_ screen: inout ControllerScreen) {
    guard !rows.isEmpty, !screen.headers.isEmpty || !screen.footers.isEmpty else { return }
    let owners = screen.rows.map { row in sections(ofRow: row.range).first }
    guard owners.contains(where: { $0 != nil }) else { return }
    func sorted(_ steps: [SpokenStep], _ cases: [Case]) -> (
      placed: [(SpokenStep, [Identifier])], rest: [SpokenStep]
    ) {
      let all = steps.map { step in (step, sections(of: step.range, in: cases)) }
      return (all.filter { !$0.1.isEmpty }, all.filter(\.1.isEmpty).map(\.0))
    }
    let (headers, otherHeaders) = sorted(screen.headers, self.headers)
    let (footers, otherFooters) = sorted(screen.footers, self.footers)
    guard !headers.isEmpty || !footers.isEmpty else { return }
    let named = [rows, self.headers, self.footers].flatMap { $0.flatMap(\.sections) }
    var arranged: [SpokenStep] = []
    for section in inOrder(named) {
      arranged += headers.filter { $0.1.contains(section) }.map(\.0)
      arranged += zip(screen.rows, owners).filter { $0.1 == section }.map(\.0)
      arranged += footers.filter { $0.1.contains(section) }.map(\.0)
    }
    let others = zip(screen.rows, owners).filter { $0.1 == nil }.map(\.0)
    screen = ControllerScreen(
      title: screen.title, headers: otherHeaders, rows: arranged + others, footers: otherFooters)
  }

  /// Returns sections without duplicates in the order of their enum, or by number, or else in code order.
  private func inOrder(_ sections: [Identifier]) -> [Identifier] {
    var once: [Identifier] = []
    for section in sections where !once.contains(section) { once.append(section) }
    for enumeration in enumerations {
      guard let body = syntax.child(.block, of: enumeration) else { continue }
      let cases = syntax.children(of: body).filter { syntax.declarationKind(of: $0) == .enumCase }
        .map { syntax[$0].name }
      if once.allSatisfy(cases.contains) { return cases.filter(once.contains) }
    }
    let numbers = (0..<SectionCases.mostSections).map { Identifier(spelled: String($0)) }
    return once.allSatisfy(numbers.contains) ? numbers.filter(once.contains) : once
  }

  private static let mostSections = 64

  private var enumerations: [NodeID] {
    ranges.flatMap { range in
      syntax.nodes(beginningIn: range).lazy.map(NodeID.init)
        .filter { syntax.declarationKind(of: $0) == .enum }
    }
  }

  // MARK: Cases

  private func sections(of range: Range<Int>, in cases: [Case]) -> [Identifier] {
    cases.first { $0.range.contains(range.lowerBound) }?.sections ?? []
  }

  /// Returns the sections of a row that's created in a case, or in a function that a case calls.
  private func sections(ofRow range: Range<Int>) -> [Identifier] {
    let own = sections(of: range, in: rows)
    guard own.isEmpty, let function = functions.first(where: { $0.range.contains(range.lowerBound) }) else {
      return own
    }
    return rows.first { $0.calls.contains(function.name) }?.sections ?? []
  }

  /// Returns the cases of the outermost branch on the section in a function.
  private func cases(in function: NodeID) -> [Case] {
    let branches = syntax.subtree(of: function).lazy.map(NodeID.init).filter { syntax[$0].kind == .branch }
    guard let choice = branches.first(where: choosesBySection) else { return [] }
    let arms = syntax.children(of: choice).filter { syntax[$0].kind == .arm }
    return arms.prefix(SectionCases.mostSections).compactMap { arm in
      let sections = sections(of: arm, in: choice)
      guard !sections.isEmpty, let block = syntax.child(.block, of: arm) else { return nil }
      let calls = syntax.subtree(of: block).lazy.filter { syntax.nodes[$0].kind == .call }
        .map { syntax.nodes[$0].name }
      return Case(range: syntax[arm].range, sections: sections, calls: Set(calls))
    }
  }

  private func choosesBySection(_ branch: NodeID) -> Bool {
    guard let first = syntax.children(of: branch).first(where: { _ in true }) else { return false }
    switch syntax.branchKind(of: branch) {
    case .switch: return syntax[first].kind != .arm && namesSection(first)
    case .if: return !sections(of: first, in: branch).isEmpty
    default: return false
    }
  }

  private func namesSection(_ expression: NodeID) -> Bool {
    syntax.subtree(of: expression).contains { index in
      switch syntax.nodes[index].kind {
      case .name, .member: syntax.nodes[index].name == "section"
      default: false
      }
    }
  }

  private func sections(of arm: NodeID, in branch: NodeID) -> [Identifier] {
    let parts = syntax.children(of: arm).prefix { syntax[$0].kind != .block }
    if syntax.branchKind(of: branch) == .switch { return parts.compactMap { section($0, 0) } }
    // `if section == 0`, `if indexPath.section == Section.info.rawValue`
    guard parts.count == 1, let test = parts.first, syntax[test].kind == .infix else { return [] }
    let sides = Array(syntax.children(of: test).prefix(4))
    guard sides.count == 3, syntax[sides[1]].name == "==", namesSection(sides[0]) else { return [] }
    return section(sides[2], 0).map { [$0] } ?? []
  }

  /// Returns the section in a pattern: `0`, `.info`, `.some(.info)`, `Section.info.rawValue`.
  private func section(_ pattern: NodeID, _ depth: Int) -> Identifier? {
    guard depth < 4 else { return nil }
    switch syntax[pattern].kind {
    case .number: return Identifier(syntax.text[syntax[pattern].range])
    case .prefix:
      guard syntax[pattern].name == "let" || syntax[pattern].name == "var" else { return nil }
      return syntax.children(of: pattern).first { _ in true }.flatMap { section($0, depth + 1) }
    // `(0, 1)` is a row in a section.
    case .tuple:
      return syntax.arguments(of: pattern).first.flatMap(syntax.value(ofArgument:))
        .flatMap { section($0, depth + 1) }
    case .chain:
      var links = syntax.links(of: pattern)
      if let last = links.last, syntax[last].name == "rawValue" { links.removeLast() }
      guard let last = links.last else { return nil }
      if syntax[last].name == "some", let inner = syntax.firstUnlabelledArgument(of: last) {
        return syntax.value(ofArgument: inner).flatMap { section($0, depth + 1) }
      }
      return syntax[last].kind == .member || syntax[last].kind == .call ? syntax[last].name : nil
    default: return nil
    }
  }
}
