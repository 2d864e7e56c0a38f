// Controls whose title is only their value.

import Source
import Syntax

extension ElementTree {
  /// Returns whether a SwiftUI stepper or slider has no other label than its own value:
  /// `Stepper("\(count)", value: $count)`.
  public func isNamedByValue(_ id: ElementID) -> Bool {
    let element = self[id]
    guard element.framework == .swiftUI, element.role == .stepper || element.role == .slider,
      element.labels.isEmpty, !element.isLabelledElsewhere,
      element.openness.isDisjoint(with: [.modifiers, .elsewhere]),
      let call = call(of: element), let binding = syntax.value("value", of: call),
      let title = syntax.firstUnlabelledArgument(of: call).flatMap(syntax.soleView(ofArgument:))
        ?? syntax.argument("label", of: call).flatMap(syntax.soleView(ofArgument:))
    else { return false }
    let bound = syntax.text[syntax[binding].range]
    guard bound.first == UInt8(ascii: "$"), bound.dropFirst().allSatisfy(\.isPartOfPath) else { return false }
    return syntax.shows(only: bound.dropFirst(), title, 0)
  }
}

extension UInt8 {
  /// True for the characters of a path of identifiers: `model.zoom`.
  fileprivate var isPartOfPath: Bool { isIdentifierByte || self == UInt8(ascii: ".") }
}

extension Tree {
  /// Returns the value of an argument, or the only statement of a closure.
  fileprivate func soleView(ofArgument argument: NodeID) -> NodeID? {
    guard let closure = closure(ofArgument: argument) else { return value(ofArgument: argument) }
    let statements = children(of: closure).filter { self[$0].kind != .parameter }
    return statements.count == 1 ? statements[0] : nil
  }

  /// Returns whether a text consists of a value and at most a unit.
  fileprivate func shows(only path: ArraySlice<UInt8>, _ expression: NodeID, _ depth: Int) -> Bool {
    guard depth < 6 else { return false }
    switch self[expression].kind {
    case .name: return text[self[expression].range].elementsEqual(path)
    case .string:
      var values = 0
      for part in children(of: expression).prefix(16) {
        if self[part].kind == .segment {
          guard isUnit(part) else { return false }
        } else {
          values += 1
          let argument = children(of: part).first { _ in true } ?? part
          let inner = self[argument].kind == .argument ? value(ofArgument: argument) : argument
          guard let inner, shows(only: path, inner, depth + 1) else { return false }
        }
      }
      return values == 1
    case .chain:
      let links = links(of: expression)
      if let first = links.first, self[first].kind == .call,
        ["Text", "String", "Int"].contains(self[first].name)
      {
        let values = arguments(of: first).compactMap(value(ofArgument:))
        guard let last = values.last, values.count <= 2,
          values.count == 1
            || self[values[0]].kind == .string && textValue(ofString: values[0]).literal != nil
        else { return false }
        return shows(only: path, last, depth + 1)
      }
      let code = text[self[expression].range]
      if code.elementsEqual(path) { return true }
      guard code.starts(with: path), code.dropFirst(path.count).first == UInt8(ascii: "."),
        let last = links.last
      else { return false }
      return ["formatted", "description", "rounded"].contains(self[last].name)
    case .tuple:
      let arguments = arguments(of: expression)
      return arguments.count == 1
        && value(ofArgument: arguments[0]).map { shows(only: path, $0, depth + 1) } == true
    default: return false
    }
  }

  /// Returns whether a part of a text is a unit, such as “%” or “pt”, and no word.
  private func isUnit(_ segment: NodeID) -> Bool {
    let code = text[self[segment].range]
    return code.count <= 4 && code.count(where: \.isIdentifierByte) <= 2
  }
}
