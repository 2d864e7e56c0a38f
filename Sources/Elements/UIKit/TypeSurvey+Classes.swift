// The classes of views of a file, told to the others, and those of others, asked for.

import Source
import Syntax

extension TypeSurvey {
  /// Tells the project what the classes of the file are, and what its extensions of classes may do to them.
  func declareClasses() {
    for index in types.types.indices.dropFirst() {
      let type = types.types[index]
      let name = tree.nameText(of: slots[type.selfSlot].node)
      let superclass = type.superclass.map { tree.nameText(of: $0) }
      // Of what inherits from a class of another file, its name has to tell that it is asked for.
      guard superclass == nil ? type.declaration == nil : type.kind?.isView ?? true,
        ViewKind.named(type.name) == nil, ProjectView.asks(forClass: name)
      else { continue }
      let uses = uses(of: index)
      if superclass == nil, uses.isEmpty { continue }
      project.declare(ViewClass(base: superclass, uses: uses), named: ":" + name)
    }
  }

  /// What the code of a type may set on its instances.
  private func uses(of type: Int) -> ViewCode.Use {
    var uses: ViewCode.Use = []
    for own in bodies where own.type == type {
      for node in tree.subtree(of: own.body) {
        switch tree.nodes[node].kind {
        case .call, .member, .name, .declaration:
          uses.formUnion(ViewCode.Use(inAppleClass: tree.nodes[node].name) ?? [])
        default: continue
        }
      }
    }
    return uses
  }
}

extension ProjectView {
  /// Whether a class is called as views are that rules ask about. Others are not asked for: each question may cost a
  /// second look at a file.
  static func asks(forClass name: String) -> Bool {
    classWords.contains { name.spells($0) }
  }

  private static let classWords: [StaticString] = [
    "Button", "Switch", "Toggle", "Slider", "Stepper", "Field", "Control", "Label", "Image", "Icon", "Chip",
    "Check",
    "Picker",
  ]

  /// What the UIKit class `name` of another file inherits from, and what it may set on its instances.
  func viewKind(ofClass name: String) -> (ViewKind, ViewCode.Use)? {
    guard ProjectView.asks(forClass: name) else { return nil }
    return inherited(by: name, of: .swift) { ViewKind.named(Identifier(spelled: $0)) }
  }
}
