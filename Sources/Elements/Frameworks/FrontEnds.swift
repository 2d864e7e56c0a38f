// The list of front ends.

import Syntax

/// The front ends. The elements of a file are in this order.
enum FrontEnds {
  static let all: [any FrontEnd] = [
    SwiftUIFrontEnd(), UIKitFrontEnd(), ComposeFrontEnd(), AndroidViewsFrontEnd(), AndroidXMLFrontEnd(),
    InterfaceBuilderFrontEnd(),
  ]

  /// Returns the front ends for files in a language.
  static func all(for language: Language) -> [any FrontEnd] { all.filter { $0.language == language } }
}
