// The announcements of one version of a file.

import Elements
import Source
import Syntax

/// The focus stops of one version of a file, in reading order, and the components from other files among them.
package struct SpeechVersion: Sendable {
  let text: SourceText
  let stops: [AnnouncedStop]
  package let components: [ShownComponent]

  /// The version in which the file doesn't exist.
  package static let none = SpeechVersion(text: SourceText(""), stops: [], components: [])

  private init(text: SourceText, stops: [AnnouncedStop], components: [ShownComponent]) {
    self.text = text
    self.stops = stops
    self.components = components
  }

  package init(
    of file: SourceFile, _ surroundings: Surroundings, _ linter: Linter, _ style: SpeechStyle = SpeechStyle()
  ) {
    text = file.text
    if let kind = file.kind, kind.language != .xml, Dismissal.dismisses(file, kind) {
      (stops, components) = ([], [])
      return
    }
    let (declarations, reader) = linter.declarationReadings(of: file, surroundings, isCancelled: { false })
    let screens = declarations.map { ScreenReading($0, by: reader, []) }.withoutParts.map { $0.styled(style) }
    var counts: [String: Int] = [:]
    var stops: [AnnouncedStop] = []
    var components: [ShownComponent] = []
    for screen in screens {
      let name = screen.name ?? ""
      let place = "\(name)#\(counts[name, default: 0])"
      counts[name, default: 0] += 1
      for step in screen.steps {
        let line = file.text.line(at: step.range.lowerBound) + 1
        if case .component = step.spoken.content {
          components.append(ShownComponent(step, of: screen, place, line: line))
        }
        guard let announcement = step.spoken.announcement else { continue }
        stops.append(AnnouncedStop(step, announcement, of: screen, place, line: line))
      }
    }
    self.stops = stops
    self.components = components
  }
}
