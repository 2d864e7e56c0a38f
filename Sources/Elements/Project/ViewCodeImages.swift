// The images and tooltips that Kotlin and Java code gives to views.

import Source
import Syntax

/// The images and tooltips that a file gives to each view, directly or through variables.
struct ViewCodeImages {
  /// The part of a view that a statement sets.
  enum Part { case image, tooltip }

  /// The images and tooltips by the name of a view.
  private(set) var images: [Identifier: Set<Identifier>] = [:]
  private(set) var tooltips: [Identifier: Set<Identifier>] = [:]
  /// The byte offset of the last statement that sets an image, by the name of a view.
  private(set) var places: [Identifier: Int] = [:]
  /// The views whose image or tooltip the current statement sets.
  private var views: [Identifier] = []
  private var part = Part.image
  /// The number of open braces in that statement.
  private var braces = 0
  /// The variable that the current statement assigns, and the number of open braces after it.
  private var variable: (name: Identifier, braces: Int)?
  /// The images that variables may refer to.
  private var imagesOfVariables: [Identifier: Set<Identifier>] = [:]

  private static let most = 64

  /// True in a statement that sets an image or a tooltip, or assigns a variable.
  var isInStatement: Bool { !views.isEmpty || variable != nil }

  /// Begins a statement that sets the image or tooltip of views, at a byte offset.
  mutating func set(_ part: Part, of views: [Identifier], at offset: Int) {
    (self.part, self.views, braces) = (part, views, 0)
    if part == .image { for view in views { places[view] = offset } }
  }

  /// Begins a statement that assigns a variable. A declaration hides earlier variables of the same name.
  mutating func assign(_ name: Identifier, declares: Bool) {
    variable = (name, 0)
    if declares { imagesOfVariables[name] = nil }
  }

  /// Records `R.drawable.name` in the current statement.
  mutating func show(_ image: Identifier) {
    if part == .image, !views.isEmpty {
      for view in views { ViewCodeImages.add([image], to: view, in: &images) }
    } else if let variable {
      ViewCodeImages.add([image], to: variable.name, in: &imagesOfVariables)
    }
  }

  /// Records `R.string.name` in the current statement.
  mutating func say(_ text: Identifier) {
    guard part == .tooltip else { return }
    for view in views { ViewCodeImages.add([text], to: view, in: &tooltips) }
  }

  /// Records a word that may be a variable with an image.
  mutating func mention(_ name: Identifier) {
    guard isInStatement, let found = imagesOfVariables[name] else { return }
    if part == .image, !views.isEmpty {
      for view in views { ViewCodeImages.add(found, to: view, in: &images) }
    } else if let variable, variable.name != name {
      ViewCodeImages.add(found, to: variable.name, in: &imagesOfVariables)
    }
  }

  private static func add(
    _ names: Set<Identifier>, to key: Identifier, in all: inout [Identifier: Set<Identifier>]
  ) {
    guard (all[key]?.count ?? 0) < most else { return }
    all[key, default: []].formUnion(names)
  }

  /// Ends the statements that aren't in braces.
  mutating func endLine() {
    if braces == 0 { views = [] }
    if variable?.braces == 0 { variable = nil }
  }

  /// Tracks the braces in the current statements.
  mutating func pass(_ byte: UInt8) {
    guard isInStatement else { return }
    switch byte {
    case UInt8(ascii: "{"):
      braces += 1
      variable?.braces += 1
    case UInt8(ascii: "}"):
      if braces > 0 { braces -= 1 } else { views = [] }
      if let open = variable?.braces, open > 0 { variable?.braces = open - 1 } else { variable = nil }
    default: endLine()
    }
  }
}
