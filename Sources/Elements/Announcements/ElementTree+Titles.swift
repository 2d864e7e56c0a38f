// Screen titles that SwiftUI views set.

import Source
import Syntax

extension ElementTree {
  /// Returns whether a modifier sets the screen's title or subtitle.
  func givesTitle(_ call: NodeID) -> Bool {
    switch syntax[call].name {
    case "navigationTitle", "navigationBarTitle", "navigationSubtitle": true
    default: false
    }
  }

  /// Returns the screen title that a SwiftUI view sets, which a navigation bar shows as a heading, and the subtitle
  /// below it.
  func screenTitles(of id: ElementID) -> [SpokenStep] {
    guard self[id].framework == .swiftUI else { return [] }
    let calls = syntax.links(of: NodeID(self[id].origin)).dropFirst().filter { syntax[$0].kind == .call }
    let title = calls.lazy.filter { givesTitle($0) && syntax[$0].name != "navigationSubtitle" }
      .compactMap { stop(at: $0, of: id, isTitle: true) }.first
    let subtitle = calls.lazy.filter { syntax[$0].name == "navigationSubtitle" }
      .compactMap { stop(at: $0, of: id, isTitle: false) }.first
    return [title, subtitle].compactMap(\.self)
  }

  private func stop(at call: NodeID, of id: ElementID, isTitle: Bool) -> SpokenStep? {
    guard let text = given(to: call, of: id) ?? spokenText(of: call) else { return nil }
    var announcement = Announcement(by: "VoiceOver")
    announcement.say(.name, text)
    if isTitle { announcement.say(.role, "Heading", range: syntax[call].range) }
    var step = SpokenStep(
      .stop(announcement), syntax[call].range, subject: isTitle ? "navigationTitle" : SpokenStep.subtitle)
    if isTitle { step.headingLevel = 1 }
    return step
  }

  /// Returns the value of a parameter used in a modifier: `navigationTitle(title)`,
  /// `navigationSubtitle(Text(title))`.
  private func given(to call: NodeID, of id: ElementID) -> SpokenText? {
    guard !self[id].details.isEmpty, !self[id].arguments.isEmpty,
      let value = syntax.firstUnlabelledArgument(of: call).flatMap(syntax.value(ofArgument:))
    else { return nil }
    let range = syntax.literalRange(of: value)
    let written = WrittenText(.dynamic, range: range, valueRange: range)
    guard let name = expression(of: written), syntax[name].kind == .name else { return nil }
    return self[id].arguments[syntax[name].name].flatMap(spokenText(ofValue:))
  }
}

extension SpokenStep {
  /// The subject of the step for a navigation bar's subtitle.
  static let subtitle = "navigationSubtitle"
}
