// Components of other files, of which several may have one name.

import Source
import Syntax

extension ProjectView {
  /// The component `name` of another file; of several functions with that name, the one that `isMeant` takes, if it is
  /// one, and any of those that say the same. Nil where it is not known, or several are called so.
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
  /// Whether the project is known to show its texts with Compose alone, without any view of the platform.
  public var showsTextsInComposeOnly: Bool {
    mentionCount("Composable") ?? 0 > 0 && mentionCount("TextView") == 0
  }
}

extension Tree {
  /// Whether a call may be one of the function with these parameters, by the names and the number of its arguments.
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

  /// What a call has to know of the parameters of a function.
  func componentParameters(of function: NodeID) -> [Component.Parameter] {
    children(of: function).filter { self[$0].kind == .parameter }.map { parameter in
      // The type of a function has an arrow behind its own parameters.
      let code = text[self[parameter].range]
      let isFunction = zip(code, code.dropFirst()).contains {
        $0 == UInt8(ascii: "-") && $1 == UInt8(ascii: ">")
      }
      return Component.Parameter(
        name: nameText(of: parameter), isOptional: standard(of: parameter) != nil, takesLambda: isFunction)
    }
  }
}
