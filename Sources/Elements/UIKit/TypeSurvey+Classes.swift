// The classes of views of a file, told to the others, and those of others, asked for.

import Source
import Syntax

extension TypeSurvey {
  /// Tells the project what the classes of the file are, and what its extensions of classes may do to them.
  func declareClasses() {
    for index in types.types.indices.dropFirst() {
      let type = types.types[index]
      let name = tree.text[tree.nameRange(of: slots[type.selfSlot].node)]
      let superclass = type.superclass.map { tree.nameText(of: $0) }
      // Of what inherits from a class of another file, its name has to tell that it is asked for.
      guard superclass != nil || type.declaration == nil,
        ViewKind.named(type.name) == nil, ProjectView.asks(forClass: name)
      else { continue }
      let uses = uses(of: index)
      if superclass == nil, uses.isEmpty { continue }
      project.declare(
        ViewClass(base: superclass, uses: uses), named: ":" + String(decoding: name, as: UTF8.self))
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
  static func asks(forClass name: ArraySlice<UInt8>) -> Bool {
    guard name.first?.isUppercaseASCII == true, let last = name.last else { return false }
    // Nearly all names end otherwise.
    switch last {
    case UInt8(ascii: "n"), UInt8(ascii: "h"), UInt8(ascii: "e"), UInt8(ascii: "r"), UInt8(ascii: "d"),
      UInt8(ascii: "l"), UInt8(ascii: "w"), UInt8(ascii: "p"), UInt8(ascii: "x"):
      return classEndings.contains(where: name.ends)
    default: return false
    }
  }

  private static let classEndings: [StaticString] = [
    "Button", "Btn", "Icon", "Switch", "Toggle", "Image", "Slider", "Stepper", "Picker", "Field", "Control",
    "Label",
    "ImageView", "TextView", "Chip", "Checkbox",
  ]

  /// What the UIKit class called `name`, of another file, inherits from, and what it may set on its instances; nil for
  /// one that arranges others.
  func viewKind(ofClass name: ArraySlice<UInt8>) -> (ViewKind, ViewCode.Use)? {
    guard ProjectView.asks(forClass: name) else { return nil }
    let inherited = inherited(by: String(decoding: name, as: UTF8.self), of: .swift) {
      ViewKind.named(Identifier(spelled: $0))
    }
    return inherited?.0.isOfInterest == true ? inherited : nil
  }
}

extension ViewKind {
  /// Whether other files ask about classes of this kind, rather than it only arranges others.
  var isOfInterest: Bool { role?.isMetAlone ?? false }
}
