// The titles of screens that views of SwiftUI give.

import Source
import Syntax

extension ElementTree {
  /// Whether a modifier takes the title of the screen, or what stands below it.
  func givesTitle(_ call: NodeID) -> Bool {
    switch syntax[call].name {
    case "navigationTitle", "navigationBarTitle", "navigationSubtitle": true
    default: false
    }
  }

  /// The title of the screen that a view of SwiftUI gives, which a navigation bar shows as a heading, and the text that the
  /// bar shows below it.
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

  /// What a parameter stands for that a modifier takes: `navigationTitle(title)`, `navigationSubtitle(Text(title))`.
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
  /// What people call the text below the title of a bar.
  static let subtitle = "navigationSubtitle"
}
