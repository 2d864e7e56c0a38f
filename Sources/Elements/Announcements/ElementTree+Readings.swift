// Readings of a file's declarations.

import Source
import Syntax

extension ElementTree {
  /// Returns the reading of every declaration with UI, in file order. Code that's only shown during development, such
  /// as previews, is skipped.
  ///
  /// `isCancelled` is called before each declaration. If it returns true, the result is incomplete.
  public func readings(isCancelled: () -> Bool = { false }) -> [DeclarationReading] {
    let tree = inPlace
    return tree.readings(ViewDefinitions(tree), isCancelled)
  }

  /// Returns the reading of the declaration at the byte `offset`, or else of the next one with UI, or else of the
  /// last. Nil if the file has none.
  public func reading(at offset: Int) -> DeclarationReading? {
    let tree = inPlace
    let definitions = ViewDefinitions(tree)
    var walk = ReadingWalk(tree, definitions)
    func isAround(_ declaration: ViewDefinitions.Outermost) -> Bool {
      declaration.range.lowerBound <= offset && offset <= declaration.range.upperBound
    }
    let around = definitions.outermost.last(where: isAround).flatMap { declaration in
      let screens = definitions.screens(in: declaration)
      return screens.last(where: isAround) ?? screens.first { $0.range.lowerBound >= offset } ?? screens.last
    }
    if let around {
      var reading = walk.reading(of: definitions.extended(around) ?? around)
      if reading.steps.isEmpty { reading.mayShowUnread = tree.mayShowUnread(in: reading.range) }
      return reading
    }
    let readings = tree.readings(definitions)
    return readings.first { $0.range.upperBound >= offset } ?? readings.last
  }

  /// The tree with the file's components expanded at their uses.
  private var inPlace: ElementTree {
    switch syntax.language {
    case .swift: return withComponentsInPlace()
    case .kotlin:
      var placement = ComposablePlacement(self)
      return (placement.placed() ?? self).knownByClass
    case .xml: return knownByClass
    }
  }

  private func readings(
    _ definitions: ViewDefinitions, _ isCancelled: () -> Bool = { false }
  ) -> [DeclarationReading] {
    var walk = ReadingWalk(self, definitions)
    var readings: [DeclarationReading] = []
    if syntax.language != .xml {
      // Extensions of a type in the file are read with the type.
      for declaration in definitions.outermost where definitions.extended(declaration) == nil {
        guard !isCancelled() else { return [] }
        if definitions.addsToAllViews(declaration) { continue }
        for screen in definitions.screens(in: declaration) { readings.append(walk.reading(of: screen)) }
      }
    }
    let strays = definitions.strays
    if !strays.isEmpty { readings.append(walk.reading(ofStrays: strays)) }
    return readings.filter { !$0.steps.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
