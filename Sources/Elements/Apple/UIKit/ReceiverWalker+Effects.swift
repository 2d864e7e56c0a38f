// The possible effects on views of calls to functions with unknown bodies, judging by their names.

import Source
import Syntax

extension ReceiverWalker {
  /// Returns whether a function only places, compares, or passes on its view arguments.
  func isHarmless(_ name: Identifier) -> Bool {
    switch name {
    case "addSubview", "addArrangedSubview", "insertSubview", "insertArrangedSubview",
      "removeArrangedSubview",
      "bringSubviewToFront", "sendSubviewToBack", "exchangeSubview", "setCustomSpacing", "customSpacing",
      "addLayoutGuide", "addConstraint", "addConstraints", "activate", "deactivate", "constraint",
      "constraints",
      "removeGestureRecognizer", "addInteraction", "removeInteraction", "setItems", "setToolbarItems",
      "setLeftBarButtonItems", "setRightBarButtonItems", "setLeftBarButton", "setRightBarButton",
      "setViewControllers",
      "convert", "isDescendant", "post", "transition", "animate", "print", "debugPrint", "assert",
      "makeFirstResponder", "contains", "index", "firstIndex", "remove", "removeAll", "present", "show",
      "dismiss",
      "scrollToItem", "selectRow", "deselectRow", "removeTarget", "removeAction", "snapshotView",
      "isEqual", "popUpContextMenu", "popUp", "addSubviews", "addArrangedSubviews",
      "setViews", "addView", "addItem", "insertItem", "addSublayer", "register", "type", "ObjectIdentifier",
      "equalTo", "equalToSuperview", "lessThanOrEqualTo", "greaterThanOrEqualTo", "embed", "fill", "center",
      "min",
      "max", "append", "insert", "add", "addMotionEffect", "location", "translation", "velocity":
      true
    default: false
    }
  }

  /// Returns whether a function with an unknown body may do more than place its arguments.
  func mayTouch(_ link: NodeID) -> Bool {
    !isHarmless(tree[link].name) && !begins(link, with: ReceiverWalker.layoutWords) && !reportsEvent(link)
      && !bindsState(link)
  }

  /// Returns whether a call binds a state that isn't a text: `isLocked.assign(to: \.isHidden, on: button)`.
  private func bindsState(_ link: NodeID) -> Bool {
    guard tree[link].name == "assign", let path = tree.value("to", of: link) else { return false }
    let code = tree.text[tree[path].range]
    return code.ends(with: ".isHidden") || code.ends(with: ".isEnabled") || code.ends(with: ".alpha")
      || code.ends(with: ".isSelected")
  }

  /// Returns whether a call tells a callback what happened to its view: `onTextChange?(textView)`.
  private func reportsEvent(_ link: NodeID) -> Bool {
    let name = tree.nameRange(of: link)
    var start = name.lowerBound
    if name.isEmpty {
      // `callback?(view)`: the name comes before the call.
      start = Int(tree[link].start)
      while start > 0, Int(tree[link].start) - start < 64, tree.text[start - 1].isIdentifierByte {
        start -= 1
      }
    }
    return tree.text[start] == UInt8(ascii: "o") && tree.text[start + 1] == UInt8(ascii: "n")
      && tree.text[start + 2].isUppercaseASCII
  }

  /// Returns whether a method isn't known to leave a view's font alone.
  func mayStyle(_ link: NodeID) -> Bool {
    let name = tree[link].name
    if isHarmless(name) || name.isLayoutOrState { return false }
    switch name {
    case "addTarget", "addAction", "addGestureRecognizer", "sizeToFit", "layoutIfNeeded", "sizeThatFits",
      "removeFromSuperview", "becomeFirstResponder", "resignFirstResponder", "scrollRangeToVisible",
      "sendActions", "setContentOffset":
      return false
    default: return !begins(link, with: ReceiverWalker.layoutWords)
    }
  }

  private func begins(_ link: NodeID, with words: [[UInt8]]) -> Bool {
    let start = Int(tree[link].nameStart)
    return words.contains { word in
      for (index, byte) in word.enumerated() where tree.text[start + index] != byte { return false }
      return true
    }
  }

  /// The prefixes of helper functions for stacks and constraints: `addArrangedView(title, insets: insets)`.
  private static let layoutWords: [[UInt8]] = [
    "addArranged", "constrain", "pin", "anchor", "align", "autoPin", "autoAlign", "autoSet", "autoMatch",
    "autoCenter",
    "snp",
  ].map { Array($0.utf8) }

  /// Returns whether a method that isn't the framework's may set tracked attributes, judging by the start of its name.
  func mayConfigure(_ link: NodeID) -> Bool {
    let name = tree[link].name
    if name.isLayoutOrState { return false }
    return begins(link, with: ReceiverWalker.configuringWords)
  }

  private static let configuringWords: [[UInt8]] = [
    "set", "configure", "style", "apply", "bind", "update", "localize", "decorate", "theme", "accessib",
    "render",
    "populate", "adapt",
  ].map { Array($0.utf8) }
}

extension Identifier {
  /// True if it's a UIKit or AppKit method that begins like a configuration method but changes only layout, state, or
  /// appearance.
  fileprivate var isLayoutOrState: Bool {
    switch self {
    case "setNeedsLayout", "setNeedsDisplay", "setNeedsUpdateConstraints", "setNeedsFocusUpdate",
      "setNeedsUpdateConfiguration", "setContentHuggingPriority", "setContentCompressionResistancePriority",
      "setCustomSpacing", "setPreferredSymbolConfiguration", "setTitleShadowColor", "setOn", "setValue",
      "setEditing",
      "setSelected", "setHighlighted", "setContentOffset", "setProgress", "setMinimumTrackImage",
      "setMaximumTrackImage",
      "setThumbImage", "setDate", "setCollectionViewLayout", "setZoomScale", "setDragInteractionEnabled",
      "setFrameSize", "setFrameOrigin", "setBoundsSize",
      "updateConstraints", "updateConstraintsIfNeeded", "updateFocusIfNeeded", "updateConfiguration",
      "setDecrementImage", "setIncrementImage", "setDraggingSourceOperationMask":
      true
    default: false
    }
  }
}
