// Arguments passed to composables at their uses in the file.

import Source
import Syntax

/// The arguments of one composable call, by the parameters that take them.
struct ComposableArguments {
  /// The views that a lambda shows, and the call that contains the lambda.
  struct Content {
    var elements: [ElementID] = []
    var surroundings = 0
    /// The functions around that call.
    var open: [NodeID] = []
  }

  /// The expression for each parameter, if the file contains it.
  var values: [Identifier: NodeID] = [:]
  /// The content of the call's lambdas.
  var contents: [Identifier: Content] = [:]
  /// All parameters.
  var parameters: Set<Identifier> = []
  /// The parameter that takes the modifier.
  var modifier = Identifier.none
  /// The facts that the call's modifiers add to the element that takes them, or nil without modifiers.
  var modified: Element?
}

extension Tree {
  /// A function that shows content, with its parameters.
  struct ComposableFunction {
    var node: NodeID
    var parameters: [NodeID]
  }

  /// Returns the parameter for each argument of `call`, or nil if it isn't a call of `function`.
  func parameters(of function: ComposableFunction, takenBy call: NodeID) -> [(
    argument: NodeID, parameter: NodeID
  )]? {
    var pairs: [(argument: NodeID, parameter: NodeID)] = []
    var position = 0
    for argument in arguments(of: call) {
      let node = self[argument]
      let parameter: NodeID?
      if node.name != .none {
        parameter = function.parameters.first { self[$0].name == node.name }
      } else if node.detail == 1 {
        parameter = function.parameters.last
      } else {
        parameter = position < function.parameters.count ? function.parameters[position] : nil
      }
      position += 1
      guard let parameter else { return nil }
      pairs.append((argument, parameter))
    }
    let taken = Set(pairs.map { self[$0.parameter].name })
    let isComplete = function.parameters.allSatisfy {
      taken.contains(self[$0].name) || standard(of: $0) != nil
    }
    return isComplete ? pairs : nil
  }

  /// Returns the text of `expression` with its names replaced by `values`, and the text's range. Returns nil if the
  /// replacements don't add anything.
  func text(
    of expression: NodeID, with values: [Identifier: NodeID]
  ) -> (value: TextValue, range: Range<Int>)? {
    switch self[expression].kind {
    case .name:
      guard let value = values[self[expression].name], value != expression else { return nil }
      return (kotlinText(of: value), self[value].range)
    case .tuple:
      let arguments = arguments(of: expression)
      guard arguments.count == 1, let value = value(ofArgument: arguments[0]) else { return nil }
      return text(of: value, with: values)
    case .string: return literal(expression, with: values).map { (.literal($0), self[expression].range) }
    case .chain: return text(ofChain: expression, with: values)
    default: return nil
    }
  }

  /// Reads `label.uppercase()` and `stringResource(label)`.
  private func text(
    ofChain chain: NodeID, with values: [Identifier: NodeID]
  ) -> (value: TextValue, range: Range<Int>)? {
    let links = links(of: chain)
    guard let first = links.first, let last = links.last, self[last].kind == .call else { return nil }
    switch self[last].name {
    case "stringResource", "getString", "getText":
      guard let argument = arguments(of: last).first, let name = value(ofArgument: argument),
        self[name].kind == .name, let value = values[self[name].name],
        let key = textName(of: value)
      else { return nil }
      return (.resource(key), self[value].range)
    case "uppercase", "lowercase", "trim", "toString", "orEmpty":
      guard links.count == 2, let (value, range) = text(of: first, with: values) else { return nil }
      guard let literal = value.literal else {
        // Changes to an unknown text don't affect the announcement.
        return (value, range)
      }
      switch self[last].name {
      case "uppercase": return (.literal(literal.uppercased()), range)
      case "lowercase": return (.literal(literal.lowercased()), range)
      default: return (.literal(literal), range)
      }
    default: return nil
    }
  }

  /// Returns a literal whose interpolations all have literal values.
  private func literal(_ string: NodeID, with values: [Identifier: NodeID]) -> String? {
    guard case .interpolated(var parts) = textValue(ofString: string), parts.count <= ElementTree.reach else {
      return nil
    }
    let holes = children(of: string).filter { self[$0].kind == .interpolation }
    guard holes.count == parts.count - 1 else { return nil }
    var said = parts.removeFirst()
    for (hole, part) in zip(holes, parts) {
      guard let name = children(of: hole).first(where: { _ in true }),
        let literal = text(of: name, with: values)?.value.literal
      else { return nil }
      said += literal + part
    }
    return said
  }
}
