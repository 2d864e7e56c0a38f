// The facts about a view that only announcements use: states, position among siblings, and all titles.

import Source
import Syntax

extension ElementMaker {
  /// The states from `isEnabled` and `isSelected` that differ from the defaults.
  var states: [WrittenTrait] {
    let enabling = facts.enabledFlags.filter(\.isOfControl)
    return [state(.disabled, where: false, enabling), state(.selected, where: true, facts.selectedFlags)]
      .compactMap(\.self)
  }

  /// Returns a state that applies if a property has the value `value`, or nil if it never does.
  private func state(_ trait: Trait, where value: Bool, _ flags: [Facts.Flag]) -> WrittenTrait? {
    guard let flag = flags.last(where: { $0.value != !value }) else { return nil }
    let isCertain =
      flags.allSatisfy { $0.value == value } && flags.contains { !$0.isConditional && !$0.isOccasional }
    return WrittenTrait(trait, .inserted, range: flag.range, isConditional: !isCertain)
  }

  var spokenFacts: SpokenFacts {
    var spoken = SpokenFacts()
    spoken.titles = differentTitles
    spoken.place = gathered.names.lazy.compactMap { composer.slots[$0].attachment }.first
    let attached = gathered.names.filter { composer.slots[$0].attachment != nil }
    spoken.isPlacedAgain = attached.count > 1 || attached.contains { composer.slots[$0].isAttachedAgain }
    spoken.visibility = visibility
    spoken.barSide = barSide
    if kind == .tabBarItem {
      spoken.tab = composer.tab(gathered)
      spoken.place = spoken.tab?.offset ?? spoken.place
    }
    spoken.isMadeByFunction = gathered.names.contains {
      tree.declarationKind(of: composer.slots[$0].node) == .function
    }
    spoken.selectedSegment = facts.selectedSegment
    spoken.changesSecrecy =
      facts.secrecy.contains { $0.value != false } && facts.secrecy.contains { $0.value != true }
    spoken.isLabelOfCell =
      (slot.name == "textLabel" || slot.name == "detailTextLabel") && tree[slot.node].kind != .declaration
    spoken.animation = animation(isPlaced: spoken.place != nil)
    return spoken
  }

  /// The visibility of a view that `isHidden` hides, or nil if it's always visible.
  private var visibility: SpokenFacts.Visibility? {
    let computed = facts.visibility.filter { $0.isHidden == nil }
    guard let first = computed.first else {
      return facts.visibility.contains { $0.isHidden == true } ? .atTimes : nil
    }
    let code = tree.text[tree[first.value].range]
    let isOne = computed.dropFirst().allSatisfy { tree.text[tree[$0.value].range].elementsEqual(code) }
    return isOne ? .unless(first.value.index) : .atTimes
  }

  /// The branch for one of several items that a bar property has at different times.
  var barBranch: BranchArm? {
    guard kind == .barButtonItem else { return nil }
    for name in gathered.names {
      let slot = composer.slots[name]
      guard slot.name == "leftBarButtonItem" || slot.name == "rightBarButtonItem", slot.holds.count > 1,
        let place = slot.holds.firstIndex(where: gathered.names.contains)
      else { continue }
      return BranchArm(branch: slot.node.index, arm: place)
    }
    return nil
  }

  /// Returns the animation of a spinner that code or a storyboard shows.
  private func animation(isPlaced: Bool) -> SpokenFacts.Animation? {
    guard kind == .progress, isPlaced || gathered.names.contains(where: { composer.slots[$0].isOutlet })
    else { return nil }
    return facts.startsAnimating && !facts.stopsAnimating ? .always : .atTimes
  }

  /// The nonempty titles, if they differ.
  private var differentTitles: [WrittenText] {
    let texts = kind?.isNamedByText == true ? facts.titles + facts.texts : []
    var titles: [WrittenText] = []
    for text in texts where text.value != .none && !text.value.isBlank && titles.count < 8 {
      let source = tree.text[text.valueRange]
      let isKnown = titles.contains { known in
        known.value == text.value
          && (text.value != .dynamic || tree.text[known.valueRange].elementsEqual(source))
      }
      if !isKnown { titles.append(text) }
    }
    return titles.count > 1 ? titles : []
  }

  private var barSide: SpokenFacts.BarSide? {
    guard kind == .barButtonItem else { return nil }
    for name in gathered.names {
      switch composer.slots[name].name {
      case "leftBarButtonItem", "leftBarButtonItems": return .leading
      case "rightBarButtonItem", "rightBarButtonItems": return .trailing
      default: continue
      }
    }
    return nil
  }
}

extension ElementTree {
  /// Returns sibling UIKit views in the order in which code adds them to their parent. Views that aren't added keep
  /// their order and come last, with those that functions return at the very end. Other views keep their order.
  func inPlaces(_ siblings: [ElementID]) -> [ElementID] {
    let facts = siblings.map { self[$0].details.isEmpty ? SpokenFacts() : self[$0].spokenFacts }
    guard facts.contains(where: { $0.place != nil || $0.isMadeByFunction }) else { return siblings }
    let placed = siblings.filter { self[$0].spokenFacts.place != nil }.sorted {
      (self[$0].spokenFacts.place ?? 0, $0) < (self[$1].spokenFacts.place ?? 0, $1)
    }
    let others = siblings.filter { self[$0].spokenFacts.place == nil }
    return placed + others.filter { !self[$0].spokenFacts.isMadeByFunction }
      + others.filter { self[$0].spokenFacts.isMadeByFunction }
  }
}
