// Guesses about a component, based on the arguments of a call.

import Source
import Syntax

/// A reader for one call of a component, which judges the parameters by their names alone.
struct ComponentCall {
  /// The guesses based on the call. Each is nil if there's no evidence.
  struct Use {
    var role: Role?
    var label: String?
    var hint: String?
    var image: String?
  }

  private let tree: Tree
  private let call: NodeID
  /// True if the call's closure contains views.
  private let showsContent: Bool

  init(_ tree: Tree, _ call: NodeID, showsContent: Bool) {
    self.tree = tree
    self.call = call
    self.showsContent = showsContent
  }

  var use: Use {
    var use = Use()
    use.label = label
    use.hint = parameter { $0 == "hint" || $0 == "accessibilityHint" }
    use.image = parameter(ComponentCall.isPicture)
    use.role = role(use)
    return use
  }

  // MARK: Roles

  private func role(_ use: Use) -> Role? {
    let name = tree.nameText(of: call)
    if has("isOn") || has("checked") || has("onCheckedChange") { return .toggle }
    if has("selection") || has("onSelect") { return .picker }
    if name.hasSuffix("Slider") { return .slider }
    if isBinding("text") || has("onValueChange") { return .textField }
    let isPicture = use.image != nil
    if isAction { return isPicture && use.label == nil ? .iconButton : .button }
    if showsContent { return nil }
    let isNamedLikePicture = ["Image", "Icon", "Avatar", "Picture", "Logo", "Photo"].contains(
      where: name.hasSuffix)
    let isDescribed = use.label == nil || use.label == "contentDescription"
    if isNamedLikePicture || (isPicture && isDescribed) { return .image }
    return use.label == nil ? nil : .text
  }

  /// True if activating the component triggers an action.
  private var isAction: Bool {
    if tree.nameText(of: call).hasSuffix("Button") { return true }
    let actions: Set<String> = [
      "action", "onClick", "onTap", "onPress", "onTapGesture", "onSelected", "perform", "handler",
    ]
    if parameter(actions.contains) != nil { return true }
    return !showsContent
      && tree.arguments(of: call).contains { tree[$0].detail == 1 && tree[$0].name == .none }
  }

  private func isBinding(_ label: Identifier) -> Bool {
    tree.value(label, of: call).map { tree.text[Int(tree[$0].start)] == UInt8(ascii: "$") } ?? false
  }

  // MARK: Parameters

  private func has(_ label: Identifier) -> Bool { tree.argument(label, of: call) != nil }

  /// Returns the label of the first argument whose label matches.
  private func parameter(_ isMeant: (String) -> Bool) -> String? {
    tree.arguments(of: call).lazy.filter { tree[$0].name != .none }.map(tree.nameText(of:)).first(
      where: isMeant)
  }

  /// The parameter that most likely is the label: one with a matching name, or else the first text.
  private var label: String? {
    if let named = parameter(ComponentCall.isText) { return named }
    let text = tree.arguments(of: call).first { argument in
      let label = tree[argument].name == .none ? "" : tree.nameText(of: argument)
      guard !ComponentCall.isPicture(label), label != "hint", label != "accessibilityHint" else {
        return false
      }
      return tree.value(ofArgument: argument).map { tree[$0].kind == .string } ?? false
    }
    return text.map { tree[$0].name == .none ? "_" : tree.nameText(of: $0) }
  }

  private static func isText(_ label: String) -> Bool {
    switch label {
    case "title", "label", "text", "name", "contentDescription", "accessibilityLabel", "description",
      "caption",
      "titleKey", "labelText", "buttonText":
      true
    default: label.hasSuffix("Title") || label.hasSuffix("Label")
    }
  }

  private static func isPicture(_ label: String) -> Bool {
    switch label {
    case "icon", "image", "imageName", "systemName", "systemImage", "symbol", "symbolName", "iconName",
      "painter",
      "imageVector", "drawable", "iconRes", "imageRes":
      true
    default: false
    }
  }
}
