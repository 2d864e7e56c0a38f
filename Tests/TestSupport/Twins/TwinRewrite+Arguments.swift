// Rewrites that pass what a component shows and does as arguments.

import Elements
import Source
import Syntax

extension TwinRewrite {
  /// A component in the same file takes a text.
  static let textArgument = passing("text argument", { $0.textArgument }, isInOtherFile: false)
  /// A component in another file takes a text.
  static let textArgumentFromAfar = passing(
    "text argument, another file", { $0.textArgument }, isInOtherFile: true)
  /// A component in the same file takes a callback.
  static let callbackArgument = passing("callback argument", { $0.callbackArgument }, isInOtherFile: false)
  /// A component in another file takes a callback.
  static let callbackArgumentFromAfar = passing(
    "callback argument, another file", { $0.callbackArgument }, isInOtherFile: true)

  private static func passing(
    _ name: String, _ argument: @escaping @Sendable (TwinSource) -> TwinSource.Argument?, isInOtherFile: Bool
  ) -> TwinRewrite {
    TwinRewrite(name: name, frameworks: [.swiftUI, .compose]) { source in
      guard let snippet = source.snippet, let argument = argument(source),
        snippet.views.contains(where: { $0.contains(argument.range.lowerBound) })
      else { return nil }
      let isKotlin = source.tree.language == .kotlin
      let sign = isKotlin ? " = " : ": "
      let call: [TwinPiece] = [.text("TwinPart(\(argument.name)\(sign)")] + argument.value + [.text(")")]
      let screen = source.screen(showing: call)
      let component = source.component(
        "TwinPart", of: snippet, taking: "\(argument.name): \(argument.type)", replacing: argument.edits)
      if !isInOtherFile { return Twin(source, [source.path: source.imports + screen + component]) }
      return Twin(
        source,
        [
          source.path: source.imports + screen,
          source.sibling("TwinPart"): source.imports + component,
        ])
    }
  }
}

extension TwinSource {
  /// Code that a component gets as an argument.
  struct Argument {
    var name: String
    var type: String
    /// The code that's passed.
    var range: Range<Int>
    var value: [TwinPiece]
    /// The component's code, in which the parameter takes the place of that code.
    var edits: [(range: Range<Int>, pieces: [TwinPiece])]
  }

  var textArgument: Argument? {
    literal.map { literal in
      let range = tree[literal].range
      return Argument(
        name: "twinText", type: "String", range: range, value: [.code(range)],
        edits: [(range, [.replaced(range, with: "twinText")])])
    }
  }

  var callbackArgument: Argument? {
    callback(named: "twinAction").map { callback in
      Argument(
        name: "twinAction", type: tree.language == .kotlin ? "() -> Unit" : "() -> Void",
        range: callback.body, value: [.text("{"), .code(callback.body), .text("}")], edits: callback.edits)
    }
  }
}
