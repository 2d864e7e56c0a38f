// The system background behind a screen without its own background.

import Source
import Syntax

extension ElementTree {
  /// Returns the system background behind a view, if the code around the view shows that nothing else can be there.
  ///
  /// This requires a screen with a title, code that handles light and dark mode, and a text next to the view in the
  /// system color. That text is black in light mode and white in dark mode, and has the same background.
  ///
  /// Source: Apple, “UIColor › systemBackground”, “Color › primary”.
  func screenGround(behind id: ElementID) -> WrittenColor? {
    guard self[id].framework == .swiftUI, let parent = self[id].parent,
      self[parent].isPlainLayout, !self[parent].laysOverEachOther,
      let screen = ancestors(of: id).first(where: { hasScreenTitle($0) }),
      !ancestors(of: id).contains(where: { leavesColorsOpen($0) }),
      children(of: parent).contains(where: { $0 != id && isTextOfSystemColor($0) }),
      declarationCode(around: id).spells("colorScheme")
    else { return nil }
    return WrittenColor(
      .shades(ColorShades(light: .white, dark: .black)), .background, range: self[screen].typeRange,
      valueRange: self[screen].typeRange)
  }

  private func hasScreenTitle(_ id: ElementID) -> Bool {
    syntax.links(of: NodeID(self[id].origin)).contains {
      syntax[$0].kind == .call && syntax[$0].name == "navigationTitle"
    }
  }

  private func leavesColorsOpen(_ id: ElementID) -> Bool {
    !self[id].colors.isEmpty || !self[id].openness.isDisjoint(with: [.colors, .modifiers, .looks])
  }

  private func isTextOfSystemColor(_ id: ElementID) -> Bool {
    self[id].role == .text && self[id].colors.isEmpty && self[id].slot == .content && self[id].hiding == nil
      && self[id].openness.isDisjoint(with: [.colors, .modifiers, .looks])
  }
}
