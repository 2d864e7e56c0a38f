// Components from other files. Several may have the same name.

import Source
import Syntax

extension ProjectView {
  /// Returns the component `name` from another file, or nil if it's unknown or ambiguous. If several functions have
  /// this name, returns the one that `isMeant` accepts, provided that all that it accepts are the same.
  func component(_ name: String, where isMeant: (Component) -> Bool) -> Component? {
    if let agreed = component(name) { return agreed }
    let all = components(name)
    guard all.count > 1 else { return nil }
    let meant = all.filter(isMeant)
    guard let first = meant.first, meant.allSatisfy({ $0.says(whatSays: first) }) else { return nil }
    return first
  }
}

extension ProjectView {
  /// Returns whether a Swift function in an extension shows the asset that it belongs to.
  func showsAsset(_ function: String) -> Bool {
    !answers(ProjectKey(.assetFunction, function)).isEmpty
  }

  /// Returns what the composables `name` of other files do with the content that they're given.
  func slots(of name: String) -> [ComponentSlots.Function] {
    answers(ProjectKey(.slots, name)).flatMap { answer -> [ComponentSlots.Function] in
      if case .slots(let slots) = answer.fact { slots.functions } else { [] }
    }
  }

  /// The only appearance of the app on Apple platforms, or nil if it may have both.
  public var onlyAppearance: Appearance? {
    let (isLight, isDark) = (isMentioned(Mention.lightAppearance), isMentioned(Mention.darkAppearance))
    guard isLight != isDark, !isMentioned(Mention.otherAppearance) else { return nil }
    return isDark ? .dark : .light
  }

  /// True if the project is known to display text only with Compose, without platform views.
  public var showsTextsInComposeOnly: Bool {
    isKnown("Composable") && !isMentioned("TextView")
  }
}

extension Tree {
  /// Returns whether a call can be to a function with these parameters, judging by the names and the number of its
  /// arguments.
  func fits(_ call: NodeID, _ parameters: [Component.Parameter]) -> Bool {
    var taken: Set<String> = []
    var position = 0
    for argument in arguments(of: call) {
      let node = self[argument]
      if node.name != .none {
        let name = nameText(of: argument)
        guard parameters.contains(where: { $0.name == name }) else { return false }
        taken.insert(name)
      } else if node.detail == 1 {
        guard let last = parameters.last, last.takesLambda else { return false }
        taken.insert(last.name)
      } else {
        guard position < parameters.count else { return false }
        taken.insert(parameters[position].name)
        position += 1
      }
    }
    return parameters.allSatisfy { $0.isOptional || taken.contains($0.name) }
  }

  /// Returns the parameters of a function as far as calls depend on them.
  func componentParameters(of function: NodeID) -> [Component.Parameter] {
    children(of: function).filter { self[$0].kind == .parameter }.map { parameter in
      // A function type has an arrow after its own parameters.
      let code = text[self[parameter].range]
      let isFunction = zip(code, code.dropFirst()).contains {
        $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">")
      }
      return Component.Parameter(
        name: nameText(of: parameter), isOptional: standard(of: parameter) != nil, takesLambda: isFunction)
    }
  }
}
