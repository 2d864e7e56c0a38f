// States that Kotlin code shows by color alone.

import Source
import Syntax

extension KotlinPractices {
  /// Checks `Modifier.background(if (ok) Color.Green else Color.Red)` and
  /// `view.setTextColor(if (ok) Color.GREEN else Color.RED)`.
  mutating func colorChoice(_ branch: NodeID) {
    guard tree.branchKind(of: branch) == .if, let place = tree.argument(of: branch) else { return }
    let framework: Framework
    switch (tree[place.argument].name, tree[place.call].name) {
    case (_, "background"), (_, "border"), ("color", _), ("tint", _), ("containerColor", _),
      ("contentColor", _), ("backgroundColor", _):
      guard hasCompose else { return }
      framework = .compose
    case (_, "setTextColor"), (_, "setBackgroundColor"), (_, "setColorFilter"), (_, "setTint"):
      guard hasViews else { return }
      framework = .androidViews
    default: return
    }
    guard let choice = ColorChoice(branch, in: tree), isOnlyColored(choice) else { return }
    add(
      Practice(
        framework, .colorOnlyState(tree.nameText(of: choice.state), isMixedUp: choice.isMixedUp),
        range: tree[branch].range))
  }

  /// Returns whether nothing but colors in the enclosing function depends on the state.
  private mutating func isOnlyColored(_ choice: ColorChoice) -> Bool {
    let around =
      declarations.last {
        tree.declarationKind(of: $0) == .function && $0 < choice.branch
          && tree[$0].subtreeEnd > choice.branch.index
      } ?? tree.root
    if coloredStates?.around != around {
      coloredStates = (around, ColorChoice.namesBesideColors(in: around, of: tree))
    }
    return coloredStates?.others.contains(tree[choice.state].name) == false
  }
}
