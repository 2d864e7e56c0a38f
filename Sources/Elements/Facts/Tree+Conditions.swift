// Conditions of a component's parts at a call.

import Source
import Syntax

extension Tree {
  /// Returns whether a call fulfills a condition, or nil if that depends on a value at run time.
  func fulfills(_ condition: Component.Condition, _ call: NodeID) -> Bool? {
    guard let value = argument(parameter: condition.parameter, of: call).flatMap(value(ofArgument:)) else {
      return condition.isAbsence
    }
    let spelling = sourceText(of: value)
    if spelling == condition.value || condition.isAbsence && (spelling == "nil" || spelling == "null") {
      return true
    }
    switch self[value].kind {
    case .string, .number: return false
    case .name:
      return spelling == "true" || spelling == "false" || spelling == "nil" || spelling == "null"
        ? false : nil
    default: return nil
    }
  }
}
