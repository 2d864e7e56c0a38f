// The destination of a fix's text: the code or the string resources.

import Syntax

extension ElementTree {
  /// Returns `intent`, with its text as a string resource if the file uses those. Nil if that isn't possible and a
  /// literal would be out of place.
  func settled(_ intent: Intent, on id: ElementID, in project: ProjectView) -> Intent? {
    guard self[id].framework.isAndroid else { return reachable(intent, on: id, in: project) }
    switch intent {
    case .label(let wording): return settled(wording, in: project).map { .label($0) }
    case .title(let wording): return settled(wording, in: project).map { .title($0) }
    case .screenTitle(let wording): return settled(wording, in: project).map { .screenTitle($0) }
    case .hint(let wording, let gesture):
      return settled(wording, in: project).map { .hint($0, for: gesture) }
    case .write(let text, let wording):
      // A literal remains a literal, unless it was empty.
      if case .words = wording, case .literal = text.value, !text.value.isBlank { return intent }
      return settled(wording, in: project).map { .write(text, $0) }
    case .translate(let text, _):
      guard let words = text.value.literal, let wording = settled(.words(words), in: project),
        wording.isLookedUp
      else { return nil }
      return .translate(text, into: wording)
    default: return intent
    }
  }

  /// Returns a wording that refers only to resources that exist or that the fix adds.
  func settled(_ wording: Wording, in project: ProjectView) -> Wording? {
    switch wording {
    case .words(let words):
      let use = stringUse(in: project)
      let string = use.home.flatMap { home in
        project.string(saying: words, in: home) {
          syntax.language != .kotlin || textClass(of: $0, in: project) != nil
        }
      }
      if let string { return string }
      return use.usesReferences ? nil : wording
    case .kept(let name):
      guard syntax.language == .kotlin, project.hasText(name) else { return wording }
      // Another library can't access the module's resources.
      return stringUse(in: project).isForeign || textClass(of: name, in: project) == nil ? nil : wording
    case .choice(let condition, let then, let otherwise):
      guard let then = settled(then, in: project), let otherwise = settled(otherwise, in: project) else {
        return nil
      }
      return .choice(condition: condition, then: then, otherwise: otherwise)
    case .code, .call, .added, .begun, .blank: return wording
    }
  }
}
