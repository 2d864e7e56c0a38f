// From a file to its declarations as a screen reader walks through them.

import Source
import Syntax

extension ElementTree {
  /// Every declaration with user interface, as a screen reader walks through it, in the order of the file. Code that
  /// shows others while an app is written is left out.
  ///
  /// `isCancelled` is asked before each declaration; what it ends is incomplete.
  public func readings(isCancelled: () -> Bool = { false }) -> [DeclarationReading] {
    let tree = inPlace
    return tree.readings(ViewDefinitions(tree), isCancelled)
  }

  /// The declaration around the byte `offset`, else the next one that has user interface, else the last; nil for a file
  /// without any.
  public func reading(at offset: Int) -> DeclarationReading? {
    let tree = inPlace
    let definitions = ViewDefinitions(tree)
    var walk = ReadingWalk(tree, definitions)
    let around = definitions.outermost.last { $0.range.lowerBound <= offset && offset <= $0.range.upperBound }
    if let around {
      var reading = walk.reading(of: definitions.extended(around) ?? around)
      if reading.steps.isEmpty { reading.mayShowUnread = tree.mayShowUnread(in: reading.range) }
      return reading
    }
    let readings = tree.readings(definitions)
    return readings.first { $0.range.upperBound >= offset } ?? readings.last
  }

  /// The same with the components of the file in the places where they are used.
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
      // What only adds to a type of the file is read with the type.
      for declaration in definitions.outermost where definitions.extended(declaration) == nil {
        guard !isCancelled() else { return [] }
        if definitions.addsToAllViews(declaration) { continue }
        readings.append(walk.reading(of: declaration))
      }
    }
    let strays = definitions.strays
    if !strays.isEmpty { readings.append(walk.reading(ofStrays: strays)) }
    return readings.filter { !$0.steps.isEmpty }.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }
}
