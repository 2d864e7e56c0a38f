// The steps of a screen while they're being ordered.

import Syntax

/// The steps of a screen by their position for screen reader users.
struct ReadingSteps {
  /// The bar items before the title.
  var leading: [SpokenStep] = []
  /// The beginning of the screen: its title and bar items.
  var lead: [SpokenStep] = []
  /// The bar items after the title.
  var trailing: [SpokenStep] = []
  var main: [SpokenStep] = []
  /// Separately shown content: sheets, dialogs, menus.
  var apart: [SpokenStep] = []
  /// The count of `apart` after the last UIKit menu item.
  var menuEnd = 0
  /// True if the group of the current bar must still be started, before and after the title.
  private var framesLeading = false
  private var framesLead = false

  var bar: [SpokenStep] {
    // Without a title between its sides, the bar is one group.
    let isOne = leading.first?.isBar == true && leading.filter(\.isBar).count == 1
    guard isOne, let first = lead.first, first.isBar, !first.isAlternative else {
      return leading + lead + trailing
    }
    return leading + lead.dropFirst() + trailing
  }

  var all: [SpokenStep] { bar + main + apart }
  var count: Int { leading.count + lead.count + trailing.count + main.count + apart.count }

  /// Adds a title before its subtitle.
  mutating func addTitle(_ title: SpokenStep) {
    let isBelow = title.subject == SpokenStep.subtitle
    let place = !isBelow && lead.last?.subject == SpokenStep.subtitle ? lead.count - 1 : lead.count
    lead.insert(title, at: place)
  }

  /// Starts another bar, to which the next bar items belong.
  mutating func beginBar() { (framesLeading, framesLead) = (true, true) }

  /// Adds items of a bar. The group `frame` contains them on both sides of the title.
  mutating func addToBar(leading before: [SpokenStep], others: [SpokenStep], in frame: SpokenStep) {
    if !before.isEmpty {
      if framesLeading { leading.append(frame) }
      framesLeading = false
      leading += before
    }
    guard !others.isEmpty else { return }
    if framesLead { lead.append(frame) }
    framesLead = false
    lead += others
  }
}

private extension SpokenStep {
  var isBar: Bool {
    if case .group(let group) = content { group.kind == .toolbar } else { false }
  }
}
