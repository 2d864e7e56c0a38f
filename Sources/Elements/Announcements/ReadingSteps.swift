// The steps of a screen while they are put in order.

import Syntax

/// The steps of a screen, in the places where a listener meets them.
struct ReadingSteps {
  /// What stands in the bar before the title.
  var leading: [SpokenStep] = []
  /// What the screen begins with: its title and what stands in its bar.
  var lead: [SpokenStep] = []
  /// What stands in the bar behind the title.
  var trailing: [SpokenStep] = []
  var main: [SpokenStep] = []
  /// What is shown apart: sheets, dialogs, menus.
  var apart: [SpokenStep] = []
  /// How long `apart` was when a menu item of UIKit was the last of it.
  var menuEnd = 0
  /// Whether the frame of the bar that is read has still to begin, before the title and behind it.
  private var framesLeading = false
  private var framesLead = false

  var bar: [SpokenStep] {
    // Where no title stands between its sides, the bar is one.
    let isOne = leading.first?.isBar == true && leading.filter(\.isBar).count == 1
    guard isOne, let first = lead.first, first.isBar, !first.isAlternative else {
      return leading + lead + trailing
    }
    return leading + lead.dropFirst() + trailing
  }

  var all: [SpokenStep] { bar + main + apart }
  var count: Int { leading.count + lead.count + trailing.count + main.count + apart.count }

  /// Adds a title, before what stands below it.
  mutating func addTitle(_ title: SpokenStep) {
    let isBelow = title.subject == SpokenStep.subtitle
    let place = !isBelow && lead.last?.subject == SpokenStep.subtitle ? lead.count - 1 : lead.count
    lead.insert(title, at: place)
  }

  /// Notes that what is added to the bar from now on belongs to another one.
  mutating func beginBar() { (framesLeading, framesLead) = (true, true) }

  /// Adds items of a bar, which `frame` holds together on both sides of the title.
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
