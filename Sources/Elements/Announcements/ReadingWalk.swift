// The way of a screen reader through a declaration.

import Source
import Syntax

extension ElementTree {
  /// Every declaration with user interface, as a screen reader walks through it, in the order of the file. Code that
  /// shows others while an app is written is left out.
  public func readings() -> [DeclarationReading] {
    inPlace.readingsInPlace()
  }

  /// The same with the composables of the file in the places where they are used.
  private var inPlace: ElementTree {
    guard syntax.language == .kotlin else { return self }
    var placement = ComposablePlacement(self)
    return placement.placed() ?? self
  }

  private func readingsInPlace() -> [DeclarationReading] {
    let definitions = ViewDefinitions(self)
    var walk = ReadingWalk(self, definitions)
    var readings: [DeclarationReading] = []
    if syntax.language != .xml {
      for declaration in definitions.outermost {
        guard let first = definitions.roots(in: declaration.range).first else {
          if walk.hasDialog(in: declaration.range) { readings.append(walk.reading(of: declaration)) }
          continue
        }
        // What only adds to a type was read where the type shows it.
        if declaration.isExtension, walk.hasMet(first) { continue }
        readings.append(walk.reading(of: declaration))
      }
    }
    let strays = definitions.strays
    if !strays.isEmpty { readings.append(walk.reading(ofStrays: strays)) }
    return readings.filter { !$0.steps.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The declaration around the byte `offset`, else the next one that has user interface, else the last; nil for a file
  /// without any.
  public func reading(at offset: Int) -> DeclarationReading? {
    inPlace.readingInPlace(at: offset)
  }

  private func readingInPlace(at offset: Int) -> DeclarationReading? {
    let definitions = ViewDefinitions(self)
    var walk = ReadingWalk(self, definitions)
    let around = definitions.outermost.last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    if let around { return walk.reading(of: around) }
    let readings = readingsInPlace()
    return readings.first { $0.range.upperBound >= offset } ?? readings.last
  }
}

/// Puts the steps of declarations in order.
private struct ReadingWalk {
  private let tree: ElementTree
  private let definitions: ViewDefinitions
  private let dialogs: [ElementTree.ViewDialog]
  private var chipIcons = ChipIcons()
  /// The outermost elements that were read in any declaration.
  private var met: Set<ElementID> = []
  /// Those that were read in this one.
  private var current: Set<ElementID> = []
  /// The definitions that are being read, so that none is read inside of itself.
  private var open: [Range<Int>] = []
  /// How many elements may still be read in place of the components that show them: components of components
  /// could hold twice as many at each step.
  private var allowance = 20_000
  /// How many elements are around the one that is visited.
  private var nesting = 0
  /// Whether what is visited is shown in place of something before it.
  private var isAlternative = false
  /// What has to be true for it to be shown.
  private var condition: String?
  /// Whether a component of the app is being read.
  private var isInside: Bool { open.count > 1 }

  /// The steps of a screen, in the places where a listener meets them.
  private struct Steps {
    /// What the screen begins with: its title and what stands in its bar.
    var lead: [SpokenStep] = []
    var main: [SpokenStep] = []
    /// What is shown apart: sheets, dialogs, menus.
    var apart: [SpokenStep] = []

    var all: [SpokenStep] { lead + main + apart }
    var count: Int { lead.count + main.count + apart.count }
  }

  init(_ tree: ElementTree, _ definitions: ViewDefinitions) {
    self.tree = tree
    self.definitions = definitions
    dialogs = tree.viewDialogs()
  }

  func hasMet(_ root: ElementID) -> Bool { met.contains(root) }

  /// Whether code in `range` builds a dialog of views.
  func hasDialog(in range: Range<Int>) -> Bool { dialogs.contains { range.contains($0.range.lowerBound) } }

  mutating func reading(of declaration: ViewDefinitions.Outermost) -> DeclarationReading {
    let owner = tree.syntax[declaration.id].name
    var steps = Steps()
    current = []
    chipIcons = ChipIcons(tree.syntax, in: declaration.id)
    if let body = declaration.body { visit(body, owner, depth: 0, &steps) }
    open = [declaration.range]
    // What the body does not show may be shown by others.
    let rest = definitions.roots(in: declaration.range).filter { current.insert($0).inserted }
    visit(rest, in: nil, owner, depth: 0, &steps)
    open = []
    for dialog in dialogs where declaration.range.contains(dialog.range.lowerBound) {
      steps.apart += dialog.steps
    }
    met.formUnion(current)
    return DeclarationReading(
      name: tree.syntax.nameText(of: declaration.id), range: declaration.range,
      nameRange: tree.syntax.nameRange(of: declaration.id), steps: steps.all)
  }

  mutating func reading(ofStrays strays: [ElementID]) -> DeclarationReading {
    var steps = Steps()
    visit(strays, in: nil, .none, depth: 0, &steps)
    return DeclarationReading(range: 0..<tree.text.count, nameRange: 0..<0, steps: steps.all)
  }

  // MARK: Elements

  private mutating func visit(_ place: Range<Int>, _ owner: Identifier, depth: Int, _ steps: inout Steps) {
    open.append(place)
    let roots = definitions.roots(in: place)
    current.formUnion(roots)
    visit(Array(roots), in: nil, owner, depth: depth, &steps)
    open.removeLast()
  }

  private mutating func visit(_ id: ElementID, _ owner: Identifier, depth: Int, _ steps: inout Steps) {
    nesting += 1
    defer { nesting -= 1 }
    // No screen nests deeper; layouts may, without a group that is heard.
    guard nesting < 128, depth < 64, open.count < 16,
      steps.main.count + steps.apart.count < ReadingWalk.mostSteps
    else {
      return
    }
    if isInside {
      guard allowance > 0 else { return }
      allowance -= 1
    }
    if let title = tree.screenTitle(of: id) { steps.lead.append(title) }
    let element = tree[id]
    var depth = depth
    if isText(id), definitions.place(of: tree.componentName(of: id), in: owner) != nil {
      readComponent(id, owner, depth, &steps)
    } else if let announcement = tree.announcement(of: id) {
      guard !isNoise(id, announcement) else { return }
      steps.main.append(step(.stop(announcement), id, depth))
      // What is inside of something hidden is hidden too.
      if case .unreachable = announcement.problem, element.hiding != nil { return }
    } else if element.role == .custom, element.slot != .decoration, isMet(id) || standsApart(id) {
      readComponent(id, owner, depth, &steps)
    } else if tree.isPlaceholder(id) {
      steps.main.append(step(.component, id, depth))
    } else if let group = tree.spokenGroup(of: id) {
      steps.main.append(step(.group(group), id, depth))
      depth += 1
    }
    let start = steps.main.count
    visit(tree.childrenAsRead(of: id), in: id, owner, depth: depth, &steps)
    for part in tree.partsOfPlatform(of: id, chipIcons).reversed() {
      var step = step(.stop(part.announcement), id, depth)
      step.subject = part.subject
      // The button at the start of a bar goes before its title.
      let isBehind = part.isLast || tree.children(of: id).first.map { tree[$0].typeName } != "navigationIcon"
      let place = part.isLast ? steps.main.count : isBehind ? start : start + 1
      steps.main.insert(step, at: min(place, steps.main.count))
    }
  }

  /// More stops than this nobody walks through.
  private static let mostSteps = 2_000

  /// Reads elements that stand side by side in `parent`, or in no other.
  private mutating func visit(
    _ siblings: [ElementID], in parent: ElementID?, _ owner: Identifier, depth: Int, _ steps: inout Steps
  ) {
    var tabs: [ElementID] = []
    var presenter: NodeID?
    var previous: SpokenGroup?
    /// For each condition, the first alternative with something to read.
    var firstArms: [Int: Int] = [:]
    let (wasAlternative, outerCondition) = (isAlternative, condition)
    for id in siblings {
      let branches = tree[id].branches
      let count = steps.count
      isAlternative = wasAlternative || branches.contains { $0.arm != firstArms[$0.branch, default: $0.arm] }
      condition =
        branches.last { $0.condition != nil }?.condition.map(tree.conditionText) ?? tree.shownOnlyIf(id)
        ?? outerCondition
      defer {
        (isAlternative, condition) = (wasAlternative, outerCondition)
        for branch in branches where steps.count > count && firstArms[branch.branch] == nil {
          firstArms[branch.branch] = branch.arm
        }
      }
      switch tree[id].slot {
      case .separate:
        var apart = Steps()
        let call = tree.presenter(of: id)
        let group = tree.groupApart(id, of: parent, presentedBy: call)
        // What one modifier shows belongs together.
        if group != previous || call != presenter { apart.main.append(step(.group(group), id, 0)) }
        (presenter, previous) = (call, group)
        visit(id, owner, depth: 1, &apart)
        if group.kind == .toolbar { steps.lead += apart.all } else { steps.apart += apart.all }
      // A bar of tabs follows the page that it has chosen.
      case .tabItem: tabs.append(id)
      default: visit(id, owner, depth: depth, &steps)
      }
    }
    for tab in tabs { visit(tab, owner, depth: depth, &steps) }
  }

  private func step(_ content: SpokenStep.Content, _ id: ElementID, _ depth: Int) -> SpokenStep {
    let element = tree[id]
    var step = SpokenStep(content, element.range, subject: tree.subject(of: id))
    step.depth = depth
    if let announcement = step.announcement, step.isStop,
      announcement.parts.contains(where: { $0.kind == .role && $0.text == "Heading" })
    {
      step.headingLevel = tree.writtenHeadingLevel(of: id) ?? 1
    }
    step.isAlternative = isAlternative || element.circumstances.contains(.alternative)
    step.condition = condition
    return step
  }

  /// Whether nobody would miss something out of reach: decoration inside of a control, what a label stands for.
  private func isNoise(_ id: ElementID, _ announcement: Announcement) -> Bool {
    guard case .unreachable = announcement.problem, tree[id].exposure != .hidden else { return false }
    // Something around it speaks in its place.
    if tree[id].exposure == .ignored { return true }
    return tree.ancestors(of: id).contains { tree[$0].grouping == .merges || tree[$0].role.isControl }
  }

  // MARK: Components

  /// Whether a component of the app is known to be a text, but not which.
  private func isText(_ id: ElementID) -> Bool {
    let element = tree[id]
    guard element.framework == .compose, element.role == .text, element.labels.isEmpty, isMet(id) else {
      return false
    }
    return element.title.value?.value == .dynamic
  }

  /// Whether a component inside of a stop is none of its parts.
  private func standsApart(_ id: ElementID) -> Bool {
    tree[id].exposure == .merged && tree.children(of: id).isEmpty && tree.isAloof(id)
  }

  private func isMet(_ id: ElementID) -> Bool {
    switch tree[id].exposure {
    case .exposed, .unknown: tree.children(of: id).isEmpty
    case .hidden, .decorative, .merged, .ignored: false
    }
  }

  /// Reads what a component of the app shows, where that stands in the file; else says that something is read there.
  private mutating func readComponent(
    _ id: ElementID, _ owner: Identifier, _ depth: Int, _ steps: inout Steps
  ) {
    let name = tree.componentName(of: id)
    if let place = definitions.place(of: name, in: owner), !open.contains(place.range), allowance > 0,
      !definitions.roots(in: place.range).isEmpty
    {
      visit(place.range, place.owner, depth: depth, &steps)
    } else if tree.mayBeView(id), tree[id].framework != .compose || !tree.isBareByName(tree[id].typeName) {
      steps.main.append(step(.component, id, depth))
    }
  }
}
