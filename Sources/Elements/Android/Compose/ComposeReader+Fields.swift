// App components that are text fields, and the parameters that label them.

import Source
import Syntax

extension ComposeReader {
  /// Returns the composables that show one library field whose only labels are optional parameters.
  func fieldsByFunction() -> [NodeID: Component] {
    var fields: [NodeID: [ElementID]] = [:]
    for index in list.elements.indices where list.elements[index].role.isField {
      let id = ElementID(index)
      guard let function = functions[id] else { continue }
      fields[function, default: []].append(id)
    }
    return fields.compactMapValues { $0.count == 1 ? fieldComponent($0[0]) : nil }
  }

  private func fieldComponent(_ field: ElementID) -> Component? {
    let call = tree.leadingCall(of: NodeID(list[field].origin))
    guard let function = functions[field], tree[call].kind == .call,
      case let name = tree.nameText(of: function), name.hasSuffix("Field") || name.hasSuffix("Input"),
      imports.composable(tree[call].name)?.shape == .field, list[field].labels.isEmpty
    else { return nil }
    let parameters = tree.children(of: function).filter { tree[$0].kind == .parameter }
    var naming: [String] = []
    for argument in tree.arguments(of: call) where isNaming(argument) {
      guard let value = tree.value(ofArgument: argument), !tree.isName("null", value) else { continue }
      var names = Set(
        tree.subtree(of: value).lazy.filter { tree.nodes[$0].kind == .name }.map { tree.nodes[$0].name })
      names.subtract(["modifier", "focusRequester"])
      let used = parameters.filter { names.contains(tree[$0].name) }
      // A label that no caller decides.
      guard !used.isEmpty || tree.isModifier(argument), used.allSatisfy(isEmptyByDefault) else { return nil }
      naming += used.map(tree.nameText(of:))
    }
    guard !naming.isEmpty else { return nil }
    var component = Component()
    component.role = list[field].role
    component.isNamedByParameterOnly = true
    component.texts = [.parameter(naming)]
    component.parameters = tree.componentParameters(of: function)
    return component
  }

  /// Returns whether a field's argument may label it.
  private func isNaming(_ argument: NodeID) -> Bool {
    switch tree[argument].name {
    case "label", "placeholder", "leadingIcon", "prefix", "supportingText": true
    default: tree.isModifier(argument)
    }
  }

  /// Returns whether a parameter is `null` or an empty text unless the caller passes something.
  private func isEmptyByDefault(_ parameter: NodeID) -> Bool {
    guard let standard = tree.standard(of: parameter) else { return false }
    return tree.isName("null", standard)
      || tree[standard].kind == .string && tree.textValue(ofString: standard).literal == ""
  }

  /// Registers the file's field components with the project, and resolves the calls of those in the file.
  mutating func declareFields() {
    let fields = fieldsByFunction()
    guard !fields.isEmpty else { return }
    let functions = showingFunctions
    var known: [Identifier: Component] = [:]
    for (function, component) in fields.sorted(by: { $0.key < $1.key }) {
      guard functions[tree[function].name]?.count == 1 else { continue }
      known[tree[function].name] = component
      project.declare(component, named: tree.nameText(of: function))
    }
    for index in list.elements.indices where list.elements[index].role == .custom {
      let id = ElementID(index)
      guard let component = known[Identifier(spelled: list[id].typeName)],
        project.configuredComponent(list[id].typeName) == nil,
        let call = tree.links(of: NodeID(list[id].origin)).first, tree[call].kind == .call
      else { continue }
      field(id, call, component)
    }
  }

  /// Returns whether a name is the modifier that a composable passes on to the read-only field that opens a menu. Callers
  /// use it for its place.
  func isPassedToAnchor(_ name: NodeID, _ id: ElementID) -> Bool {
    guard list[id].role.isField, tree.isName("modifier", name),
      case let call = tree.leadingCall(of: NodeID(list[id].origin)), tree[call].kind == .call,
      let readOnly = tree.value("readOnly", of: call), tree.isName("true", readOnly)
    else { return false }
    return tree.arguments(of: call).contains { tree.isModifier($0) && tree.subtreeMentions("menuAnchor", $0) }
  }

  /// Resolves a call of a field component that passes none of its labels.
  mutating func field(_ id: ElementID, _ call: NodeID, _ component: Component) {
    guard let role = component.role, case .parameter(let names, _) = component.texts.first,
      names.allSatisfy({ argument(for: $0, component, call) == nil }),
      tree.trailingLambda(of: call) == nil
    else { return }
    list[id].role = role
    list[id].grouping = .merges
    list[id].unknowns.remove(.content)
    list.setApartChildren(of: id)
    settleModifiers(id, call)
    readBinding(of: call, &list[id])
  }
}
