// Dialogs that Kotlin code builds from texts and buttons.

import Source
import Syntax

extension ElementTree {
  /// A dialog, at the code that creates its builder.
  struct ViewDialog {
    var range: Range<Int>
    var steps: [SpokenStep]
    /// The file's views that are read in place of a step.
    var views: [Int: [ElementID]]
  }

  /// Returns the dialogs in a file, in file order.
  ///
  /// Source: Android, “AlertDialog.Builder”; the buttons are in the order neutral, negative, positive.
  func viewDialogs() -> [ViewDialog] {
    guard syntax.language == .kotlin, elements.first?.framework != .swiftUI else { return [] }
    var dialogs: [ViewDialog] = []
    for index in syntax.nodes.indices where syntax.nodes[index].kind == .chain {
      let chain = NodeID(index)
      guard let builder = builderCall(of: chain), dialogs.count < ElementTree.reach else { continue }
      var parts = syntax.links(of: chain).drop { $0 != builder }.dropFirst().flatMap(settings)
      if let variable = variable(holding: chain) { parts += settings(ofVariable: variable, behind: index) }
      let dialog = self.dialog(of: parts, builder, at: syntax[chain].range)
      if !dialog.steps.isEmpty { dialogs.append(dialog) }
    }
    return dialogs
  }

  /// Finds `MaterialAlertDialogBuilder(this)`, `AlertDialog.Builder(this)`, or `MaterialDialog(this)`.
  private func builderCall(of chain: NodeID) -> NodeID? {
    var before = NodeID?.none
    for link in syntax.links(of: chain).prefix(ElementTree.mostLinks) {
      guard syntax[link].kind == .call else {
        before = link
        continue
      }
      switch syntax[link].name {
      case "MaterialAlertDialogBuilder", "MaterialDialog": return link
      case "Builder": return before.map { syntax[$0].name == "AlertDialog" } == true ? link : nil
      default: return nil
      }
    }
    return nil
  }

  /// The maximum number of links. No qualified name is longer.
  private static let mostLinks = 16

  /// Returns the calls that a link makes on a builder: the link, or the calls in its lambda.
  private func settings(_ link: NodeID) -> [NodeID] {
    guard syntax[link].kind == .call else { return [] }
    switch syntax[link].name {
    // `show` and `create` take a lambda if the project or a library adds such functions.
    case "apply", "run", "show", "create":
      guard let lambda = syntax.trailingLambda(of: link) else { return [] }
      return syntax.children(of: lambda).flatMap { syntax.links(of: $0) }.filter { syntax[$0].kind == .call }
    default: return [link]
    }
  }

  /// Returns the property that stores a builder.
  private func variable(holding chain: NodeID) -> Identifier? {
    guard chain.index > 0 else { return nil }
    let before = NodeID(chain.index - 1)
    for node in [before, NodeID(max(chain.index - 2, 0))] where syntax.declarationKind(of: node) == .property
    {
      return syntax.initialValue(ofKotlin: node) == chain ? syntax[node].name : nil
    }
    return nil
  }

  /// Returns calls such as `builder.setTitle(…)` after the creation of `builder`, in the same block.
  private func settings(ofVariable name: Identifier, behind start: Int) -> [NodeID] {
    var found: [NodeID] = []
    let block = (0..<start).reversed().prefix(ElementTree.farthestSetting).first { index in
      let node = syntax.nodes[index]
      return (node.kind == .block || node.kind == .closure) && Int(node.subtreeEnd) > start
    }
    guard let block else { return [] }
    for index in (start + 1..<Int(syntax.nodes[block].subtreeEnd)).prefix(ElementTree.farthestSetting) {
      let node = syntax.nodes[index]
      if node.kind == .declaration, node.name == name { break }
      guard node.kind == .chain, syntax.isName(name, syntax.firstLink(of: NodeID(index))) else { continue }
      found += syntax.links(of: NodeID(index)).dropFirst().flatMap(settings)
    }
    return found
  }

  /// The maximum distance in nodes. Dialogs are set up where they're created.
  private static let farthestSetting = 2_000

  private func dialog(of calls: [NodeID], _ builder: NodeID, at range: Range<Int>) -> ViewDialog {
    let views = DialogViews(self, around: builder)
    var dialog = ViewDialog(range: range, steps: [], views: [:])
    func add(_ names: [Identifier], isButton: Bool = false, standard: String? = nil) {
      guard let call = calls.last(where: { names.contains(syntax[$0].name) }),
        let text = text(of: call)
          ?? standard.map({ SpokenText(text: $0, isApproximate: false, range: nil) })
      else { return }
      var announcement = Announcement(by: Framework.androidViews.screenReader)
      announcement.say(.name, text)
      if isButton {
        announcement.say(.role, "Button")
        if names.contains(where: views.mayBeDisabled) {
          announcement.say(.state, "‹disabled›")
          announcement.isApproximate = true
        }
        announcement.hint("Double-tap to activate")
      }
      var step = SpokenStep(.stop(announcement), syntax[call].range, subject: syntax.nameText(of: call))
      step.depth = 1
      dialog.steps.append(step)
    }
    let group = SpokenGroup(.dialog, isModal: true)
    dialog.steps.append(
      SpokenStep(.group(group), syntax[builder].range, subject: syntax.nameText(of: builder)))
    add(["setTitle", "title"])
    add(["setMessage", "message"])
    for call in calls {
      switch syntax[call].name {
      case "setView", "customView", "setItems", "listItems", "setSingleChoiceItems", "setMultiChoiceItems",
        "listItemsSingleChoice", "listItemsMultiChoice", "setAdapter", "customListAdapter":
        let value = syntax.arguments(of: call).lazy.compactMap(syntax.value(ofArgument:)).first
        let shown = value.map { views.elements(shownBy: $0) } ?? []
        if !shown.isEmpty { dialog.views[dialog.steps.count] = shown }
        let layout = value.flatMap(views.layout)
        var step = SpokenStep(
          .component, syntax[call].range, subject: layout ?? syntax.nameText(of: call).nameOfDialogContent)
        step.depth = 1
        dialog.steps.append(step)
      default: continue
      }
    }
    // A library with such functions has default texts for buttons without one.
    let isLibrary = syntax[builder].name == "MaterialDialog"
    add(["setNeutralButton", "neutralButton"], isButton: true)
    add(["setNegativeButton", "negativeButton"], isButton: true, standard: isLibrary ? "Cancel" : nil)
    add(["setPositiveButton", "positiveButton"], isButton: true, standard: isLibrary ? "OK" : nil)
    if dialog.steps.count == 1 { dialog.steps = [] }
    return dialog
  }

  /// Returns the text that a call sets: the argument with a text label, or the first argument that isn't a lambda.
  private func text(of call: NodeID) -> SpokenText? {
    let arguments = syntax.arguments(of: call).filter { syntax.closure(ofArgument: $0) == nil }
    let named = arguments.first { syntax[$0].name == "text" || syntax[$0].name == "stringRes" }
    return (named ?? arguments.first).flatMap { spoken(syntax.writtenText($0)) }
  }
}

private extension String {
  /// The content that a dialog builder's method sets, in words.
  var nameOfDialogContent: String {
    if lowercased().hasSuffix("adapter") { return "rows of a list" }
    return lowercased().contains("items") ? "options" : "custom view"
  }
}
