// Parts of a UIKit screen that code provides without creating a view: its title, and the rows of its tables.

import Source
import Syntax

/// The parts of a screen that UIKit creates from a controller's data.
struct ControllerScreen {
  /// The title as the navigation bar shows it.
  var title: SpokenStep?
  var headers: [SpokenStep] = []
  var rows: [SpokenStep] = []
  var footers: [SpokenStep] = []
}

extension ElementTree {
  /// Returns the parts that a UIKit class provides in its declaration and extensions.
  func controllerScreen(_ declaration: NodeID, _ ranges: [Range<Int>]) -> ControllerScreen {
    guard
      syntax.declarationKind(of: declaration) == .class
        || syntax.declarationKind(of: declaration) == .extension
    else { return ControllerScreen() }
    var reader = ControllerScreenReader(tree: self, isController: isController(declaration), ranges)
    for range in ranges { reader.read(range) }
    return reader.screen
  }

  private func isController(_ declaration: NodeID) -> Bool {
    syntax.nameText(of: declaration).hasSuffix("Controller")
      || syntax.children(of: declaration).contains { child in
        syntax[child].kind == .type && syntax.nameText(of: child).hasSuffix("Controller")
      }
  }
}

/// A reader for the nodes of a class, in code order.
private struct ControllerScreenReader {
  let tree: ElementTree
  let isController: Bool
  private var titles: [(text: SpokenText, range: Range<Int>)] = []
  private var headers: [SpokenStep] = []
  private var footers: [SpokenStep] = []
  /// The texts of each row.
  private var rows: [Row] = []
  /// The rows that variables refer to.
  private var variables: [Identifier: Int] = [:]
  /// The last declared variable, and the start of its value.
  private var variable = Identifier.none
  private var variableStart = -1
  /// Variables that contain a row's content configuration.
  private var contents: Set<Identifier> = []
  private var sections: ControllerSections
  private var cases: SectionCases
  private var showsRows = false
  /// The labels that the class declares with the names of a cell's labels.
  private var ownLabels: Set<Identifier> = []
  /// The range of the function that creates rows.
  private var rowRange: Range<Int>?
  /// The remaining number of searches for the arguments that values are created with.
  private var searches = 64

  private struct Row {
    var texts: [SpokenText]
    var range: Range<Int>
    var isSwitch = false
    /// A row class that's defined in another file, as a description.
    var component: String?
  }

  private static let mostSteps = 500

  init(tree: ElementTree, isController: Bool, _ ranges: [Range<Int>]) {
    self.tree = tree
    self.isController = isController
    sections = ControllerSections(tree.syntax)
    cases = SectionCases(tree.syntax, ranges)
    for range in ranges { noteOwnLabels(in: range) }
  }

  private mutating func noteOwnLabels(in range: Range<Int>) {
    for index in syntax.nodes(beginningIn: range) {
      let node = syntax.nodes[index]
      if node.name == "textLabel" || node.name == "detailTextLabel",
        syntax.declarationKind(of: NodeID(index)) == .property,
        // Skips `let textLabel = cell.textLabel`.
        syntax.initialValue(of: NodeID(index)).map({ syntax.lastName(of: $0) }) != node.name
      {
        ownLabels.insert(node.name)
      }
    }
  }

  private var syntax: Tree { tree.syntax }

  mutating func read(_ range: Range<Int>) {
    for node in syntax.nodes(beginningIn: range).lazy.map(NodeID.init) {
      switch syntax[node].kind {
      case .assignment: readAssignment(node)
      case .declaration: readDeclaration(node, in: range)
      case .call where syntax[node].name == "CellRegistration": readRegistration(node)
      case .call where syntax.isCapitalized(node): readCell(node)
      case .call where syntax[node].name == "dequeueReusableCell":
        // Closures that create rows are passed to data sources.
        showsRows = showsRows || isController
        readDequeuedCell(node)
      case .type where showsRows: noteClass(node)
      default: break
      }
    }
  }

  // MARK: Assignments

  private mutating func readAssignment(_ assignment: NodeID) {
    var parts = syntax.children(of: assignment)
    guard let target = parts.next(), let value = parts.next() else { return }
    let names = syntax.links(of: target).suffix(3).map { syntax[$0].name }
    guard let last = names.last else { return }
    let before = names.dropLast().last ?? .none
    let owner = names.dropLast(2).last ?? .none
    if ownLabels.contains(before), owner == .none || owner == "self" { return }
    switch last {
    case "title" where isController && (before == .none || before == "self" || before == "navigationItem"):
      if let text = tree.spokenText(ofValue: value) { titles.append((text, syntax[assignment].range)) }
    case "text" where before == "textLabel" || contents.contains(before),
      "attributedText" where before == "textLabel":
      begin(value, assignment, of: owner)
    case "text" where before == "detailTextLabel", "attributedText" where before == "detailTextLabel":
      complete(value)
    case "secondaryText" where contents.contains(before): complete(value)
    case "accessoryView" where !rows.isEmpty && tree.hasSwitchInRow: rows[rows.count - 1].isSwitch = true
    default: break
    }
  }

  /// Adds the first text of the row in `variable`.
  private mutating func begin(_ value: NodeID, _ assignment: NodeID, of variable: Identifier) {
    guard let text = tree.spokenText(ofValue: value), rows.count < ControllerScreenReader.mostSteps else {
      return
    }
    if let row = variables[variable], rows[row].component != nil {
      (rows[row].component, rows[row].texts) = (nil, [text])
    } else {
      rows.append(Row(texts: [text], range: syntax[assignment].range))
    }
  }

  private mutating func complete(_ value: NodeID) {
    guard let text = tree.spokenText(ofValue: value), let last = rows.indices.last else { return }
    rows[last].texts.append(text)
  }

  // MARK: Functions

  private mutating func readDeclaration(_ declaration: NodeID, in range: Range<Int>) {
    switch syntax.declarationKind(of: declaration) {
    case .property:
      sections.note(property: declaration)
      if let value = syntax.initialValue(of: declaration), let made = syntax.links(of: value).first {
        (variable, variableStart) = (syntax[declaration].name, Int(syntax[made].start))
      }
      if syntax.subtreeMentions("defaultContentConfiguration", declaration)
        || syntax.subtreeMentions("UIListContentConfiguration", declaration)
      {
        contents.insert(syntax[declaration].name)
      }
    case .function
    where syntax[declaration].name == "tableView" || syntax[declaration].name == "collectionView":
      let labels = syntax.children(of: declaration).filter { syntax[$0].kind == .parameter }
        .map { syntax.text.string(syntax[$0].range) }
      if labels.contains(where: { $0.hasPrefix("cellForRowAt") || $0.hasPrefix("cellForItemAt") }) {
        showsRows = true
        rowRange = syntax.nameRange(of: declaration)
        cases.noteRows(in: declaration)
      } else if labels.contains(where: { $0.hasPrefix("titleForHeaderInSection") }) {
        let results = results(of: declaration, in: range)
        headers += steps(of: results, "Heading")
        sections.add(headers.suffix(results.count))
        cases.noteHeaders(in: declaration)
      } else if labels.contains(where: { $0.hasPrefix("titleForFooterInSection") }) {
        let results = results(of: declaration, in: range)
        footers += steps(of: results, nil)
        sections.add(footers.suffix(results.count), areFooters: true)
        cases.noteFooters(in: declaration)
      }
    case .function: cases.note(function: declaration)
    default: break
    }
  }

  /// Returns the texts that a function returns, with their ranges. For a property of a custom type, returns the
  /// arguments that its values are created with.
  private mutating func results(of function: NodeID, in range: Range<Int>) -> [(SpokenText, Range<Int>)] {
    var values: [NodeID] = []
    for index in syntax.subtree(of: function) where syntax.nodes[index].name == "return" {
      let statement = NodeID(index)
      if syntax[statement].kind == .statement,
        let value = syntax.children(of: statement).first(where: { _ in true })
      {
        values.append(value)
      }
    }
    if values.isEmpty, let body = syntax.child(.block, of: function) {
      values = Array(syntax.children(of: body).prefix(1))
    }
    var results: [(SpokenText, Range<Int>)] = []
    for value in values.prefix(ElementTree.reach) {
      var texts = [value]
      if let last = syntax.links(of: value).last, syntax[last].kind == .member, searches > 0 {
        searches -= 1
        let given = arguments(named: syntax[last].name, in: range)
        if !given.isEmpty { texts = given.compactMap(syntax.value(ofArgument:)) }
      }
      for text in texts {
        if let said = tree.spokenText(ofValue: text) { results.append((said, syntax[text].range)) }
      }
    }
    return results
  }

  /// Returns the headers or footers of a table. If there's only one, it includes its condition, unless the condition
  /// is its section.
  private func steps(of texts: [(SpokenText, Range<Int>)], _ role: String?) -> [SpokenStep] {
    var steps = texts.map { step([$0.0], role, $0.1) }
    if steps.count == 1 { steps[0].conditions = tree.conditions(ofResultAt: steps[0].range.lowerBound) }
    return steps
  }

  private func arguments(named name: Identifier, in range: Range<Int>) -> [NodeID] {
    syntax.nodes(beginningIn: range)
      .filter { syntax.nodes[$0].kind == .argument && syntax.nodes[$0].name == name }
      .prefix(ElementTree.reach).map(NodeID.init)
  }

  // MARK: Cells of other files

  /// Reads `SwitchCell(title: "Push")`.
  private mutating func readCell(_ call: NodeID) {
    let name = syntax.nameText(of: call)
    guard name.hasSuffix("Cell"), ViewKind.named(syntax[call].name) == nil else { return }
    let text = statedText(of: call)
    add(component: name + (text.map { " “\($0.text)”" } ?? ""), syntax[call].range)
    if Int(syntax[call].start) == variableStart { variables[variable] = rows.indices.last }
  }

  /// Reads `tableView.dequeueReusableCell(withIdentifier: "Empty")` if the cell is shown unchanged.
  private mutating func readDequeuedCell(_ call: NodeID) {
    guard searches > 0,
      let name = syntax.value("withIdentifier", of: call) ?? syntax.value("withReuseIdentifier", of: call),
      let text = tree.spokenText(ofValue: name)?.text
    else { return }
    searches -= 1
    guard syntax.isUnfilledCell(dequeuedBy: call) else { return }
    add(component: syntax[name].kind == .string ? "row “\(text)”" : "row \(text)", syntax[call].range)
  }

  /// Reads `UICollectionView.CellRegistration<OrderCell, Order> { cell, indexPath, order in … }`.
  private mutating func readRegistration(_ call: NodeID) {
    showsRows = true
    guard let types = syntax.child(.type, of: call) else { return }
    let bytes = syntax.text[syntax[types].range].drop { !$0.isIdentifierByte }
    let name = bytes.prefix { $0.isIdentifierByte || $0 == UInt8(ascii: ".") }
    guard !name.isEmpty, ViewKind.named(Identifier(name)) == nil else { return }
    add(component: String(decoding: name, as: UTF8.self), syntax[types].range)
  }

  /// Returns the first text that a row is created with.
  private func statedText(of call: NodeID) -> SpokenText? {
    for argument in syntax.arguments(of: call) {
      guard let value = syntax.value(ofArgument: argument), syntax[value].kind != .closure else { continue }
      let words = NameSuggestion.words(in: syntax.nameText(of: argument))
      let isText = words.last.map { ["title", "text", "label", "name"].contains($0) } ?? false
      if isText || syntax[value].kind == .string, let text = tree.spokenText(ofValue: value) { return text }
    }
    return nil
  }

  /// Reads `as? SwitchCell`.
  private mutating func noteClass(_ type: NodeID) {
    let name = syntax.nameText(of: type)
    guard name.hasSuffix("Cell"), ViewKind.named(syntax[type].name) == nil else { return }
    add(component: name, syntax[type].range)
  }

  private mutating func add(component subject: String, _ range: Range<Int>) {
    guard rows.count < ControllerScreenReader.mostSteps, !rows.contains(where: { $0.component == subject })
    else {
      return
    }
    rows.append(Row(texts: [], range: range, component: subject))
  }

  // MARK: Steps

  var screen: ControllerScreen {
    var screen = ControllerScreen(headers: headers, footers: footers)
    if showsRows || rows.contains(where: { $0.component == nil }) {
      screen.rows = rows.filter { showsRows || $0.component == nil }.map(step(of:))
      if screen.rows.isEmpty, let place = headers.first?.range ?? footers.first?.range ?? rowRange {
        screen.rows = [SpokenStep(.component, place, subject: "each row")]
      }
    }
    var sections = sections
    sections.arrange(&screen)
    cases.arrange(&screen)
    if let first = titles.first {
      var said: [String] = []
      for title in titles where !said.contains(title.text.text) && said.count < 8 {
        said.append(title.text.text)
      }
      let text = SpokenText(
        text: said.joined(separator: " | "), isApproximate: titles.contains { $0.text.isApproximate },
        range: first.text.range)
      screen.title = step([text], "Heading", first.range)
    }
    return screen
  }

  private func step(of row: Row) -> SpokenStep {
    if let component = row.component { return SpokenStep(.component, row.range, subject: component) }
    var step = step(row.texts, nil, row.range)
    guard row.isSwitch, case .stop(var announcement) = step.content else { return step }
    announcement.say(.role, "Switch Button")
    announcement.say(.state, "On | Off")
    announcement.hint("Double tap to toggle setting")
    step.content = .stop(announcement)
    return step
  }

  private func step(_ texts: [SpokenText], _ role: String?, _ range: Range<Int>) -> SpokenStep {
    var announcement = Announcement(by: "VoiceOver")
    for text in texts { announcement.say(.name, text) }
    if let role { announcement.say(.role, role) }
    var step = SpokenStep(.stop(announcement), range, subject: texts.first?.text ?? "row")
    if role == "Heading" { step.headingLevel = 1 }
    return step
  }
}

extension ElementTree {
  /// True if a switch in the file is the accessory of a row and is read with it.
  var hasSwitchInRow: Bool { elements.contains(where: ElementTree.isSwitchInRow) }

  static func isSwitchInRow(_ element: Element) -> Bool {
    element.framework == .uiKit && element.role == .toggle && element.circumstances.contains(.inLabelledRow)
      && element.name.isAbsent
  }
}

extension SpokenStep {
  /// True if the step is a switch that's read with its row.
  var isReadWithRow: Bool {
    guard announcement?.parts.first?.text == "‹textLabel.text›" else { return false }
    return announcement?.parts.contains { $0.text == "Switch Button" } ?? false
  }
}
