// A component from another file in one version of a file.

import Elements

/// A component that a screen shows but that is defined in another file.
package struct ShownComponent: Sendable, Equatable {
  /// The name of the declaration that shows it, or nil for a file that is the declaration.
  package var screen: String?
  /// `VoiceOver` or `TalkBack`.
  package var reader: String
  /// The 1-based line of its code.
  package var line: Int
  /// The component as people find it in code, with its text: `Row “Songs”`.
  package var subject: String

  /// The screen, distinct from others with the same name.
  var place: String
  /// The subject without unknown texts.
  let key: String

  init(_ step: ScreenReading.Step, of screen: ScreenReading, _ place: String, line: Int) {
    self.screen = screen.name
    reader = screen.reader
    self.line = line
    self.place = place
    subject = step.spoken.subject
    key = subject.withoutUnknown
  }

  /// The name under which it's defined: `Row`, or `main.xml` for a layout.
  package var name: String { String(subject.prefix { $0 != " " }) }
}
