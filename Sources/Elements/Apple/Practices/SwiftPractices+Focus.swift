// Focus states in SwiftUI code that aren't bound, and multi-finger gestures.

import Source
import Syntax

extension SwiftPractices {
  /// Records `@FocusState private var isSearching: Bool` without `$isSearching` anywhere.
  ///
  /// Source: Apple, “FocusState”: “pair it with a view by the focused(_:) modifier”; likewise
  /// “AccessibilityFocusState”.
  mutating func focusState(_ property: NodeID) {
    guard tree.hasAttribute("FocusState", property) || tree.hasAttribute("AccessibilityFocusState", property),
      let type = enclosingType, tree.declarationKind(of: type) == .struct
    else { return }
    let name = tree.nameText(of: property)
    let (binding, storage) = (Identifier(spelled: "$" + name), Identifier(spelled: "_" + name))
    guard !isMentionedAround([binding, storage]), !isMentioned(binding, inExtensionsOf: type) else { return }
    unboundStates.append(
      (MarkedView(type: tree[type].name, view: tree[property].name), tree.nameRange(of: property), type))
  }

  private func isMentioned(_ name: Identifier, inExtensionsOf type: NodeID) -> Bool {
    tree.children(of: tree.root).contains {
      tree[$0].name == tree[type].name && tree.declarationKind(of: $0) == .extension
        && tree.subtreeMentions(name, $0)
    }
  }

  /// Records `.focused(isSearching)`.
  mutating func focusBinding(_ call: NodeID) {
    guard tree[call].kind == .call, let type = enclosingType,
      let value = tree.firstUnlabelledArgument(of: call).flatMap(tree.value(ofArgument:)),
      tree[value].kind == .name
    else { return }
    let state = MarkedView(type: tree[type].name, view: tree[value].name)
    if boundWithoutSign[state] == nil { boundWithoutSign[state] = tree[value].range }
  }

  /// Reports focus states without a binding. If the code passes one without `$`, it doesn't compile, and the fix is
  /// certain.
  mutating func addUnboundStates() {
    var used: (type: NodeID, names: Set<Identifier>)?
    for (state, name, type) in unboundStates {
      if let value = boundWithoutSign[state] {
        add(
          Practice(
            .swiftUI, .unboundFocus, range: value, edits: [.insert(at: value.lowerBound, .text("$"))],
            keepsBehavior: true))
      } else {
        if used?.type != type {
          used = (type, usedNames(in: type))
        }
        // A state that no code uses moves no focus.
        guard used?.names.contains(state.view) == true else { continue }
        add(Practice(.swiftUI, .unboundFocus, range: name))
      }
    }
  }

  /// Returns the names that code below a node uses, as opposed to declares.
  private func usedNames(in node: NodeID) -> Set<Identifier> {
    var names: Set<Identifier> = []
    for index in tree.subtree(of: node) {
      let kind = tree.nodes[index].kind
      if kind == .name || kind == .member { names.insert(tree.nodes[index].name) }
    }
    return names
  }

  // MARK: Multi-finger gestures

  /// Checks `tap.numberOfTouchesRequired = 3`.
  mutating func fingers(assignedTo member: NodeID) {
    guard let target = tree.expression(endingIn: member), let assignment = tree.parent(of: target),
      tree[assignment].kind == .assignment
    else { return }
    let sides = Array(tree.children(of: assignment))
    guard sides.count == 2, sides[0] == target, tree[sides[1]].kind == .number,
      let count = tree.number(of: sides[1]), count >= 2, count < 11, count > 2 || !offersZoom()
    else { return }
    add(Practice(.uiKit, .fingers(Int(count)), range: tree[assignment].range))
  }

  /// Checks `MagnifyGesture()` and `UIPinchGestureRecognizer(target: self, action: #selector(zoom))`.
  mutating func twoFingers(_ call: NodeID, _ framework: Framework) {
    guard tree[call].kind == .call, !offersZoom() else { return }
    add(Practice(framework, .fingers(2), range: tree[call].range))
  }

  /// Returns whether the surrounding code also offers zooming with a double tap, a button, a slider, or a custom
  /// action.
  private mutating func offersZoom() -> Bool {
    isMentionedAround([
      "accessibilityZoomAction", "supportsZoom", "accessibilityZoomIn", "accessibilityZoomOut", "Slider",
      "UISlider",
      "numberOfTapsRequired", "zoomIn", "zoomOut", "onTapGesture", "TapGesture", "Stepper", "rotateLeft",
      "rotateRight",
    ])
  }
}
