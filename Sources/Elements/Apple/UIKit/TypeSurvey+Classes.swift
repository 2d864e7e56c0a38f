// View classes that the file declares for other files, and lookups of view classes from other files.

import Source
import Syntax

extension TypeSurvey {
  /// Adds the file's classes to the project, and the effects of its extensions on classes.
  func declareClasses() {
    let changesNature = changesNature
    for index in types.types.indices.dropFirst() {
      let type = types.types[index]
      let name = tree.text[tree.nameRange(of: slots[type.selfSlot].node)]
      let superclass = type.superclass.map { tree.nameText(of: $0) }
      // Declare only classes with names that other files query.
      guard superclass != nil || type.declaration == nil && !tree.isPrivate(slots[type.selfSlot].node),
        ViewKind.named(type.name) == nil,
        // Interface Builder files query the classes of all views.
        ProjectView.asks(forClass: name) || changesNature
      else { continue }
      let uses = uses(of: index)
      if superclass == nil, uses.isEmpty { continue }
      project.declare(
        ViewClass(base: superclass, uses: uses), named: ":" + String(decoding: name, as: UTF8.self))
    }
  }

  /// Returns the properties that a type's code may set on its instances.
  private func uses(of type: Int) -> ViewCode.Use {
    var uses: ViewCode.Use = []
    for own in bodies where own.type == type {
      for node in tree.subtree(of: own.body) {
        switch tree.nodes[node].kind {
        case .call, .member, .name, .declaration:
          if tree.nodes[node].name == "layer", isShaped(node) { continue }
          if let nature = nature(node) { uses.formUnion(nature) }
          uses.formUnion(ViewCode.Use(inAppleClass: tree.nodes[node].name) ?? [])
        default: continue
        }
      }
    }
    return uses
  }
}

extension TypeSurvey {
  /// True if the file mentions properties that change what a view is.
  private var changesNature: Bool {
    tree.nodes.contains { $0.name == "isEditable" || $0.name == "isAccessibilityElement" }
  }

  /// Returns what code that sets one of its own properties makes of a view, or nil if it sets another property.
  private func nature(_ node: Int) -> ViewCode.Use? {
    switch tree.nodes[node].name {
    case "isEditable":
      ownNameRange(node).map {
        ViewCode.Use(editingBehind: $0.upperBound, in: tree.text.sentinelled.span)
      }
    case "isAccessibilityElement":
      ownNameRange(node).map {
        ViewCode.Use(elementBehind: $0.upperBound, in: tree.text.sentinelled.span)
      }
    default: nil
    }
  }

  /// Returns the range of a property's name if code refers to it without a receiver or through `self`, or overrides it.
  private func ownNameRange(_ node: Int) -> Range<Int>? {
    let range = tree.nameRange(of: NodeID(node))
    guard tree.nodes[node].kind == .member else { return range }
    let start = range.lowerBound
    return start >= 5 && tree.text[(start - 5)..<start].elementsEqual("self.".utf8) ? range : nil
  }

  /// Returns whether code only changes the shape of a layer, as in `layer.cornerRadius = 8`.
  private func isShaped(_ layer: Int) -> Bool {
    let next = Int(tree.nodes[layer].subtreeEnd)
    guard next < tree.nodes.count, tree.nodes[next].kind == .member else { return false }
    switch tree.nodes[next].name {
    case "masksToBounds", "cornerRadius", "maskedCorners", "cornerCurve", "borderWidth", "borderColor",
      "shadowPath", "shadowOpacity", "shadowOffset", "shadowRadius", "shadowColor", "shouldRasterize",
      "rasterizationScale", "zPosition":
      return true
    default: return false
    }
  }
}

extension ProjectView {
  /// Returns whether a class has a typical view name that rules care about. Others aren't queried because each query
  /// may cause another analysis of a file.
  static func asks(forClass name: ArraySlice<UInt8>) -> Bool {
    guard name.first?.isUppercaseASCII == true, let last = name.last else { return false }
    // Nearly all names end differently.
    switch last {
    case UInt8(ascii: "n"), UInt8(ascii: "h"), UInt8(ascii: "e"), UInt8(ascii: "r"), UInt8(ascii: "d"),
      UInt8(ascii: "l"), UInt8(ascii: "w"), UInt8(ascii: "p"), UInt8(ascii: "x"), UInt8(ascii: "t"):
      return classEndings.contains(where: name.ends)
    default: return false
    }
  }

  private static let classEndings: [StaticString] = [
    "Button", "Btn", "Icon", "Switch", "Toggle", "Image", "Slider", "Stepper", "Picker", "Field", "Control",
    "Input", "CheckBox",
    "Label",
    "ImageView", "TextView", "Chip", "Checkbox",
  ]

  /// Returns the UIKit class that the class `name` from another file inherits from, and the properties that it may set
  /// on its instances. Returns nil for classes that only arrange other views.
  func viewKind(ofClass name: ArraySlice<UInt8>) -> (ViewKind, ViewCode.Use)? {
    guard ProjectView.asks(forClass: name) else { return nil }
    let inherited = inherited(by: String(decoding: name, as: UTF8.self), of: .swift) {
      ViewKind.named(Identifier(spelled: $0))
    }
    return inherited?.0.isOfInterest == true ? inherited : nil
  }
}

extension ViewKind {
  /// True unless it only arranges other views. Other files don't query classes of that kind.
  var isOfInterest: Bool { role?.isMetAlone ?? false }
}
