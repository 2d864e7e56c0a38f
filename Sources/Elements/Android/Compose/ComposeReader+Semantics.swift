// The properties in semantics blocks.

import Source
import Syntax

extension ComposeReader {
  /// Reads `semantics { … }` and `semantics(mergeDescendants = true) { … }`.
  mutating func semantics(_ call: NodeID, of id: ElementID) {
    let first = tree.argument("mergeDescendants", at: 0, of: call).flatMap(tree.value(ofArgument:))
    if let first, !tree.isName("false", first) {
      if tree.isName("true", first) {
        if list[id].grouping == .none { list[id].grouping = .merges }
        list[id].groupingRange = tree.linkRange(of: call)
      } else {
        list[id].unknowns.add(.elsewhere, .value, at: first)
      }
    }
    properties(of: call, id)
  }

  /// Reads `clearAndSetSemantics`, which clears the semantics of the content and of the modifiers after it. An empty
  /// block hides the element.
  ///
  /// Source: Android Developers, “Semantics in Compose › Clear and set semantics”.
  mutating func clearSemantics(_ call: NodeID, of id: ElementID) {
    guard
      let lambda = tree.trailingLambda(of: call)
        ?? tree.arguments(of: call).lazy.compactMap(tree.closure).first
    else {
      list[id].grouping = .ignoresChildren
      list[id].unknowns.add(.elsewhere, .value, at: call)
      return
    }
    let range = tree.linkRange(of: call)
    let isEmpty = tree.doesNothing(lambda)
    if isConditional {
      // On the other path, everything inside is exposed.
      list[id].unknowns.add([.elsewhere, .content], .modifier, at: call)
      if isEmpty { list[id].hiding = Element.Hiding("clearAndSetSemantics", .unknown, range: range) }
    } else {
      list[id].grouping = .ignoresChildren
      list[id].groupingRange = range
      if isEmpty, list[id].gestures.isEmpty {
        list[id].hiding = Element.Hiding("clearAndSetSemantics", .subtree, range: range)
      } else if isEmpty {
        // A click before it in the chain remains, without the text inside.
        list[id].unknowns.add(.elsewhere, .modifier, at: call)
      }
    }
    properties(of: call, id)
  }

  private mutating func properties(of call: NodeID, _ id: ElementID) {
    for argument in tree.arguments(of: call) {
      guard let value = tree.value(ofArgument: argument) else { continue }
      if tree[value].kind == .closure {
        property(value, id)
      } else if tree[argument].name == "properties" || tree[argument].name == .none,
        !tree.isName("true", value), !tree.isName("false", value)
      {
        list[id].unknowns.add(.modifiers, .value, at: value)
      }
    }
  }

  /// Reads the properties in a block, including those in conditions and in lambdas such as `let { }`.
  private mutating func property(_ node: NodeID, _ id: ElementID) {
    for child in tree.children(of: node) {
      switch tree[child].kind {
      case .assignment: assignment(child, id)
      case .chain: propertyCall(child, id)
      case .parameter, .segment, .number, .declaration: continue
      case .branch:
        let isAlways = isConditional
        isConditional = true
        property(child, id)
        isConditional = isAlways
      default: property(child, id)
      }
    }
  }

  private mutating func assignment(_ assignment: NodeID, _ id: ElementID) {
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, let target = tree.links(of: sides[0]).last else { return }
    let range = tree[assignment].range
    switch propertyName(sides[0], target) {
    case "contentDescription", "text", "editableText":
      let description = throughConstants(
        WrittenText(tree.kotlinText(of: sides[1]), range: range, valueRange: tree[sides[1]].range), sides[1])
      if description.value != .none { list[id].labels.append(description) }
    case "stateDescription":
      list[id].value = .certain(
        throughConstants(
          WrittenText(tree.kotlinText(of: sides[1]), range: range, valueRange: tree[sides[1]].range), sides[1]
        ))
    case "role": role(sides[1], range, of: id)
    case "selected":
      list[id].traits.append(WrittenTrait(.selected, range: range, isConditional: isConditional))
    case "toggleableState": list[id].traits.append(WrittenTrait(.toggle, range: range, isConditional: true))
    case "customActions": customActions(sides[1], id)
    case "liveRegion", "paneTitle", "testTag", "testTagsAsResourceId", "isTraversalGroup", "traversalIndex",
      "progressBarRangeInfo", "collectionInfo", "collectionItemInfo", "horizontalScrollAxisRange",
      "contentType",
      "verticalScrollAxisRange", "imeAction", "textSelectionRange", "isContainer", "contentDataType", "shape",
      "focused", "isEditable", "maxTextLength", "inputText":
      return
    default: list[id].unknowns.add(.modifiers, .modifier, at: target)
    }
  }

  /// Returns the property name for `contentDescription`, `this.contentDescription`, or
  /// `this[SemanticsProperties.ContentDescription]`.
  private func propertyName(_ target: NodeID, _ last: NodeID) -> Identifier {
    guard tree[last].kind == .index else { return tree[last].name }
    return tree.subtreeMentions("ContentDescription", last) ? "contentDescription" : .none
  }

  private mutating func propertyCall(_ chain: NodeID, _ id: ElementID) {
    guard let call = tree.links(of: chain).last, tree[call].kind == .call else { return }
    let range = tree[chain].range
    switch tree[call].name {
    case "heading": list[id].traits.append(WrittenTrait(.header, range: range, isConditional: isConditional))
    case "hideFromAccessibility", "invisibleToUser":
      list[id].hiding = Element.Hiding(
        tree.nameText(of: call), isConditional ? .unknown : .itself, range: range)
    case "disabled":
      list[id].traits.append(WrittenTrait(.disabled, range: range, isConditional: isConditional))
    case "onClick", "onLongClick":
      if let label = tree.argument("label", at: 0, of: call), tree.closure(ofArgument: label) == nil {
        let text = tree.writtenText(label)
        if text.value != .none {
          list[id].actionLabels.append(text)
          if list[id].hint.isAbsent { list[id].hint = .certain(text) }
        }
      }
      list[id].actions.append(.activate)
    case "let", "run", "also", "apply", "with", "forEach":
      let isAlways = isConditional
      // `name?.let { contentDescription = it }`
      isConditional = true
      property(call, id)
      isConditional = isAlways
    case "set":
      if tree.subtreeMentions("ContentDescription", call) {
        list[id].labels.append(WrittenText(.dynamic, range: range, valueRange: range))
      } else {
        list[id].unknowns.add(.modifiers, .modifier, at: call)
      }
    case "dismiss", "expand", "collapse", "setProgress", "scrollBy", "scrollToIndex", "requestFocus",
      "pageUp",
      "pageDown", "pageLeft", "pageRight":
      list[id].actions.append(.announced)
    case "error", "dialog", "popup", "password", "selectableGroup", "indexForKey", "getTextLayoutResult",
      "setText", "setSelection", "copyText", "cutText", "pasteText", "performImeAction", "insertTextAtCursor",
      "onImeAction", "getScrollViewportLength", "onFillData", "onAutofillText":
      return
    default: list[id].unknowns.add(.modifiers, .modifier, at: call)
    }
  }

  /// Reads `listOf(CustomAccessibilityAction(label) { … })`. A list from elsewhere counts as announced actions, too.
  private mutating func customActions(_ value: NodeID, _ id: ElementID) {
    list[id].actions.append(.announced)
    for index in tree.subtree(of: value)
    where tree.nodes[index].kind == .call && tree.nodes[index].name == "CustomAccessibilityAction" {
      if let label = tree.argument("label", at: 0, of: NodeID(index)) {
        list[id].actionLabels.append(tree.writtenText(label))
      }
    }
  }
}
