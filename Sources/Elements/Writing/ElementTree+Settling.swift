// Where the words of a fix go, before a writer writes them.

import Syntax

extension ElementTree {
  /// `intent` with words that become string resources where texts of the file are; nil if that isn't possible, and a literal
  /// would be out of place.
  func settled(_ intent: Intent, on framework: Framework, in project: ProjectView) -> Intent? {
    guard framework.isAndroid else { return intent }
    switch intent {
    case .label(let wording): return settled(wording, in: project).map { .label($0) }
    case .title(let wording): return settled(wording, in: project).map { .title($0) }
    case .screenTitle(let wording): return settled(wording, in: project).map { .screenTitle($0) }
    case .hint(let wording, let gesture):
      return settled(wording, in: project).map { .hint($0, for: gesture) }
    case .write(let text, let wording):
      // A literal stays one, unless there was nothing in it.
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

  /// A wording that refers to nothing that doesn't exist, or that the fix doesn't add.
  func settled(_ wording: Wording, in project: ProjectView) -> Wording? {
    switch wording {
    case .words(let words):
      let use = stringUse(in: project)
      if let home = use.home, let string = project.string(saying: words, in: home) { return string }
      return use.usesReferences ? nil : wording
    case .kept(let name):
      // Another library doesn't have the texts of the module's resources.
      return syntax.language == .kotlin && project.hasText(name) && stringUse(in: project).isForeign
        ? nil : wording
    case .choice(let condition, let then, let otherwise):
      guard let then = settled(then, in: project), let otherwise = settled(otherwise, in: project) else {
        return nil
      }
      return .choice(condition: condition, then: then, otherwise: otherwise)
    case .code, .added, .begun, .blank: return wording
    }
  }
}
