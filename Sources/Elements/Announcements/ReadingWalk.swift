// Readings of declarations, built by traversing their elements.

import Source
import Syntax

/// A traversal that puts the steps of declarations in order.
struct ReadingWalk {
  private let tree: ElementTree
  private let definitions: ViewDefinitions
  private let dialogs: [ElementTree.ViewDialog]
  private var chipIcons = ChipIcons()
  private var fieldErrors = FieldErrors()
  /// The outermost elements that were read in this declaration.
  private var current: Set<ElementID> = []
  /// The definitions that are being read, so that none is read inside itself.
  private var open: [Range<Int>] = []
  /// The number of elements that may still be read for components. Nested components could double the content at each
  /// level.
  private var allowance = 20_000
  /// The number of elements around the current one.
  private var nesting = 0
  /// The conditions of the current element, and of its surroundings.
  private var occasion = Occasion()
  private var around = Occasion()
  private let branches: CodeBranches
  /// True if part of the declaration was skipped because it's too long.
  private var isTruncated = false
  /// The number of conditions found so far.
  private var choiceCount = 0
  /// True while a custom component is being read.
  private var isInside: Bool { open.count > 1 }

  init(_ tree: ElementTree, _ definitions: ViewDefinitions) {
    self.tree = tree
    self.definitions = definitions
    dialogs = tree.viewDialogs()
    branches = CodeBranches(tree)
  }

  mutating func reading(of declaration: ViewDefinitions.Outermost) -> DeclarationReading {
    let owner = declaration.namespace ?? tree.syntax[declaration.id].name
    var steps = ReadingSteps()
    current = []
    chipIcons = ChipIcons(tree.syntax, in: declaration.id)
    fieldErrors = FieldErrors(tree, in: declaration.id)
    isTruncated = false
    if let body = declaration.body { visit(body, owner, depth: 0, &steps) }
    open = [declaration.range]
    let shown = dialogs.filter { declaration.range.contains($0.range.lowerBound) }
    current.formUnion(shown.flatMap { $0.views.values.joined() })
    // Elements that the body doesn't show may be shown by other code.
    let ranges = [declaration.range] + definitions.extensions(of: declaration)
    let rest = ranges.flatMap(definitions.roots(in:)).filter { current.insert($0).inserted }
    visit(tree.inPlaces(rest), in: nil, owner, depth: 0, &steps)
    open = []
    for dialog in shown { add(dialog, owner, &steps) }
    addWhatCodeShows(in: ranges, declaration, &steps)
    return DeclarationReading(
      name: tree.syntax.nameText(of: declaration.id), range: declaration.range,
      nameRange: tree.syntax.nameRange(of: declaration.id),
      signature: tree.syntax.signature(of: declaration.id),
      steps: steps.all,
      parts: definitions.composables(usedIn: declaration), isTruncated: isTruncated)
  }

  mutating func reading(ofStrays strays: [ElementID]) -> DeclarationReading {
    var steps = ReadingSteps()
    isTruncated = false
    visit(strays, in: nil, .none, depth: 0, &steps)
    return DeclarationReading(
      range: 0..<tree.text.count, nameRange: 0..<0, steps: steps.all, isTruncated: isTruncated)
  }

  // MARK: Elements

  private mutating func visit(
    _ place: Range<Int>, _ owner: Identifier, depth: Int, _ steps: inout ReadingSteps
  ) {
    open.append(place)
    let roots = definitions.roots(in: place)
    current.formUnion(roots)
    visit(Array(roots), in: nil, owner, depth: depth, &steps)
    open.removeLast()
  }

  private mutating func visit(_ id: ElementID, _ owner: Identifier, depth: Int, _ steps: inout ReadingSteps) {
    nesting += 1
    defer { nesting -= 1 }
    // No real screen nests deeper. Layouts may, but without groups that are announced.
    guard nesting < 128, depth < 64, open.count < 16, allowance > 0 || !isInside,
      steps.main.count + steps.apart.count < DeclarationReading.mostSteps
    else {
      isTruncated = true
      return
    }
    if isInside { allowance -= 1 }
    guard let (inner, group) = begin(id, owner, depth, &steps) else { return }
    let start = steps.main.count
    visit(tree.childrenAsRead(of: id), in: id, owner, depth: inner, &steps)
    end(id, group, from: start, depth: inner, &steps)
  }

  /// Reads an element without its children. Returns their depth and the group that they're in, or nil if they aren't
  /// read. It's separate from `visit` so that nested elements take little stack.
  private mutating func begin(
    _ id: ElementID, _ owner: Identifier, _ depth: Int, _ steps: inout ReadingSteps
  ) -> (depth: Int, group: SpokenGroup?)? {
    for title in tree.screenTitles(of: id) { steps.addTitle(occasion.of(title)) }
    if let search = tree.searchField(of: id) { steps.lead.append(occasion.of(search)) }
    let element = tree[id]
    var (depth, group) = (depth, SpokenGroup?.none)
    if tree.isUnknownText(id), definitions.place(of: tree.componentName(of: id), in: owner) != nil {
      readComponent(id, owner, depth, &steps)
    } else if tree.showsOptionsInPlace(id) {
      addOptions(of: id, depth, &steps)
      return nil
    } else if let announcement = tree.announcement(of: id) {
      guard !tree.isNoise(id, announcement) else { return nil }
      for announcement in tree.halves(of: announcement, id) {
        steps.main.append(step(.stop(announcement), id, depth))
      }
      if tree.showsTextsBesideDescription(id) {
        var rest = step(.component, id, depth)
        rest.subject = element.typeName
        steps.main.append(rest)
      }
      // The content of a hidden element is also hidden.
      if case .unreachable = announcement.problem, element.hiding != nil { return nil }
      if element.role == .picker, element.framework == .swiftUI {
        addMenu(of: id, &steps)
        return nil
      }
    } else if element.role == .custom, element.slot != .decoration, tree.isMet(id) || tree.standsApart(id) {
      readComponent(id, owner, depth, &steps)
    } else if tree.isPlaceholder(id) {
      steps.main.append(step(.component, id, depth))
    } else if let begun = tree.spokenGroup(of: id) {
      steps.main.append(step(.group(begun), id, depth))
      (depth, group) = (depth + 1, begun)
    } else if tree.mayShowMore(id), definitions.place(of: tree.componentName(of: id), in: owner) == nil {
      steps.main.append(step(.component, id, depth))
    }
    return (depth, group)
  }

  /// Reads what follows the children of an element.
  private mutating func end(
    _ id: ElementID, _ group: SpokenGroup?, from start: Int, depth: Int, _ steps: inout ReadingSteps
  ) {
    if let group { steps.main.enter(group, at: start) }
    if let deletion = tree.deletion(ofRowsIn: id) { addDeletion(deletion, of: id, &steps) }
    if let pages = tree.pageIndicator(of: id) { steps.main.append(step(.stop(pages), id, depth)) }
    for part in tree.partsOfPlatform(of: id, chipIcons, fieldErrors).reversed() {
      var step = step(.stop(part.announcement), id, depth)
      step.subject = part.subject
      if part.isConditional, step.conditions.isEmpty { step.conditions = ["shown"] }
      // The button at the start of a bar comes before its title.
      let isBehind = part.isLast || tree.children(of: id).first.map { tree[$0].typeName } != "navigationIcon"
      let place = part.isLast ? steps.main.count : isBehind ? start : start + 1
      steps.main.insert(step, at: min(place, steps.main.count))
    }
  }

  /// Reads siblings in `parent`, or elements without a parent.
  private mutating func visit(
    _ siblings: [ElementID], in parent: ElementID?, _ owner: Identifier, depth: Int,
    _ steps: inout ReadingSteps
  ) {
    var tabs: [ElementID] = []
    var presenter: NodeID?
    var previous: SpokenGroup?
    /// For each condition, the first alternative with something to read.
    var firstArms: [Int: Int] = [:]
    var choices: [Int: Int] = [:]
    let (outer, outermost) = (occasion, around)
    around = outer
    defer { around = outermost }
    for id in siblings {
      let count = steps.count
      let branches = branches(around: id)
      for branch in branches {
        if branch.arm != firstArms[branch.branch, default: branch.arm] { occasion.isAlternative = true }
        if choices[branch.branch] == nil { choiceCount += 1 }
        let number = choices[branch.branch, default: choiceCount]
        choices[branch.branch] = number
        occasion.choices.append(SpokenStep.Choice(condition: number, alternative: branch.arm))
        for condition in tree.conditions(of: branch) { occasion.require(condition) }
      }
      if let own = tree.shownOnlyIf(id) { occasion.require(own) }
      defer {
        occasion = outer
        for branch in branches where steps.count > count && firstArms[branch.branch] == nil {
          firstArms[branch.branch] = branch.arm
        }
      }
      switch tree[id].slot {
      // Content that expands in place is read there.
      case .separate where parent.map({ tree[$0].typeName }) != "DisclosureGroup":
        let call = tree.presenter(of: id)
        // A title passed as a view is read as the title.
        if let call, tree.givesTitle(call) { continue }
        let group = tree.groupApart(id, of: parent, presentedBy: call)
        // Content shown by one modifier forms one group.
        let begins = group != previous || call != presenter
        (presenter, previous) = (call, group)
        visit(apart: id, group, begins: begins, owner, &steps)
      // A tab bar follows its selected page.
      case .tabItem: tabs.append(id)
      default:
        if isBesideScreen(id) {
          visit(besideScreen: id, owner, depth, &steps)
        } else {
          visit(id, owner, depth: depth, &steps)
        }
      }
    }
    for tab in tabs { visit(tab, owner, depth: depth, &steps) }
  }

  /// Reads separately shown content, including its own title and bar.
  private mutating func visit(
    apart id: ElementID, _ group: SpokenGroup, begins: Bool, _ owner: Identifier, _ steps: inout ReadingSteps
  ) {
    var inside = ReadingSteps()
    if let dialog = tree.dialog(of: id) {
      inside.main = dialog.stops.map { $0.deeper() }
    } else {
      visit(id, owner, depth: 1, &inside)
    }
    let frame = frame(group, id)
    if group.kind == .toolbar {
      if begins { steps.beginBar() }
      let items = (inside.lead + inside.trailing).map { $0.deeper() } + inside.main
      let isLeading = tree.barSide(of: id) == .leading
      steps.addToBar(
        leading: inside.leading + (isLeading ? items : []), others: isLeading ? [] : items, in: frame)
    } else {
      steps.apart += (begins ? [frame] : []) + inside.bar.map { $0.deeper() } + inside.main
    }
    steps.apart += inside.apart
  }

  // MARK: Options

  private func addOptions(of picker: ElementID, _ depth: Int, _ steps: inout ReadingSteps) {
    for option in tree.options(of: picker) {
      steps.main.append(step(.stop(option.announcement), option.id, depth))
    }
  }

  /// Adds the menu that a picker opens.
  private func addMenu(of picker: ElementID, _ steps: inout ReadingSteps) {
    let options = tree.options(of: picker)
    guard !options.isEmpty else { return }
    steps.apart.append(step(.group(SpokenGroup(.menu, name: tree.spokenName(of: picker)?.text)), picker, 0))
    for option in options { steps.apart.append(step(.stop(option.announcement), option.id, 1)) }
  }

  /// Adds the action of rows that can be deleted.
  private func addDeletion(_ modifier: NodeID, of rows: ElementID, _ steps: inout ReadingSteps) {
    var action = Announcement(by: "VoiceOver")
    action.say(.name, "Delete", range: tree.syntax[modifier].range)
    action.say(.role, "Button")
    steps.apart += [step(.group(SpokenGroup(.menu)), rows, 0), step(.stop(action), rows, 1)]
  }

  private func step(_ content: SpokenStep.Content, _ id: ElementID, _ depth: Int) -> SpokenStep {
    let element = tree[id]
    var step = SpokenStep(content, element.range, subject: "")
    // A focus stop's announcement already describes it.
    if !step.isStop { step.subject = tree.subject(of: id) }
    step.depth = depth
    if let announcement = step.announcement, step.isStop,
      announcement.parts.contains(where: { $0.kind == .role && $0.text == "Heading" })
    {
      step.headingLevel = tree.writtenHeadingLevel(of: id) ?? 1
    }
    return occasion.of(step)
  }

  /// Returns the start of a group, such as a bar, that may contain other elements, too, so the conditions of one
  /// element don't apply to the group.
  private func frame(_ group: SpokenGroup, _ id: ElementID) -> SpokenStep {
    let frame = step(.group(group), id, 0)
    return tree[id].framework.isAndroid ? frame : around.of(frame)
  }

  /// Returns the branches that the code has between an element and its parent.
  private func branches(around id: ElementID) -> [BranchArm] {
    let element = tree[id]
    switch element.framework {
    case .swiftUI:
      let wrapped = element.details.isEmpty ? nil : element.spokenFacts.wrapped
      return branches.branches(ofExpression: wrapped ?? element.origin)
    case .uiKit:
      guard let place = tree.onlyPlaceInCode(of: id) else { return element.branches }
      return element.branches + branches.branches(at: place).filter { !tree.readies($0, what: place) }
    default: return element.branches
    }
  }

  // MARK: Components

  /// Reads the content of a custom component if the file contains it. Otherwise, adds a step for the component.
  private mutating func readComponent(
    _ id: ElementID, _ owner: Identifier, _ depth: Int, _ steps: inout ReadingSteps
  ) {
    let name = tree.componentName(of: id)
    // SwiftUI components are already expanded.
    if tree[id].framework == .compose, let place = definitions.place(of: name, in: owner),
      !open.contains(place.range), allowance > 0,
      !definitions.roots(in: place.range).isEmpty
    {
      visit(place.range, place.owner, depth: depth, &steps)
    } else if name != "self", tree.mayBeView(id), !tree.isDialogValue(id),
      tree[id].framework != .compose || !tree.isBareByName(tree[id].typeName)
    {
      steps.main.append(step(.component, id, depth))
    }
  }

  /// Reads a dialog that code builds, with the file's views that it shows.
  private mutating func add(
    _ dialog: ElementTree.ViewDialog, _ owner: Identifier, _ steps: inout ReadingSteps
  ) {
    for (index, step) in dialog.steps.enumerated() {
      var inside = ReadingSteps()
      if let views = dialog.views[index] { visit(views, in: nil, owner, depth: step.depth, &inside) }
      steps.apart += inside.main.isEmpty ? [step] : inside.main
    }
  }

  // MARK: UIKit

  /// Adds content that UIKit code shows without creating a view in the file: screen titles, rows, dialogs.
  private func addWhatCodeShows(
    in ranges: [Range<Int>], _ declaration: ViewDefinitions.Outermost, _ steps: inout ReadingSteps
  ) {
    guard tree.syntax.language == .swift else { return }
    let screen = tree.controllerScreen(declaration.id, ranges)
    if screen.rows.contains(where: \.isStop) { steps.main.removeAll(where: \.isReadWithRow) }
    steps.main = screen.headers + steps.main + screen.rows + screen.footers
    if let title = screen.title { steps.lead.insert(title, at: 0) }
    for (range, dialog) in ranges.flatMap(tree.dialogs(in:)) where !dialog.stops.isEmpty {
      let group = SpokenGroup(.dialog, name: dialog.title?.text, isModal: true)
      steps.apart.append(SpokenStep(.group(group), range, subject: "UIAlertController"))
      steps.apart += dialog.stops.map { $0.deeper() }
    }
  }

  /// Returns whether an element is in a bar, or in a menu that's opened.
  private func isBesideScreen(_ id: ElementID) -> Bool {
    tree.barSide(of: id) != nil || tree[id].framework == .uiKit && tree[id].role == .menuItem
  }

  private mutating func visit(
    besideScreen id: ElementID, _ owner: Identifier, _ depth: Int, _ steps: inout ReadingSteps
  ) {
    var item = ReadingSteps()
    visit(id, owner, depth: depth, &item)
    switch tree.barSide(of: id) {
    case .leading: steps.leading += item.main
    case .trailing: steps.trailing += item.main
    case nil:
      guard !item.main.isEmpty else { return }
      let isOpen = steps.menuEnd > 0 && steps.menuEnd == steps.apart.count
      if !isOpen { steps.apart.append(frame(SpokenGroup(.menu), id)) }
      steps.apart += item.main.map { $0.deeper() }
      steps.menuEnd = steps.apart.count
    }
    steps.apart += item.apart
  }
}
