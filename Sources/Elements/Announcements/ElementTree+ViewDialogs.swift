// Dialogs that Kotlin code builds of texts and buttons.

import Source
import Syntax

extension ElementTree {
  /// A dialog, by the code that makes its builder.
  struct ViewDialog {
    var range: Range<Int>
    var steps: [SpokenStep]
  }

  /// The dialogs of a file, in its order.
  ///
  /// Source: Android, “AlertDialog.Builder”; the buttons stand in the order neutral, negative, positive.
  func viewDialogs() -> [ViewDialog] {
    guard syntax.language == .kotlin, elements.first?.framework != .swiftUI else { return [] }
    var dialogs: [ViewDialog] = []
    for index in syntax.nodes.indices where syntax.nodes[index].kind == .chain {
      let chain = NodeID(index)
      guard let builder = builderCall(of: chain), dialogs.count < ElementTree.reach else { continue }
      var parts = syntax.links(of: chain).drop { $0 != builder }.dropFirst().flatMap(settings)
      if let variable = variable(holding: chain) { parts += settings(ofVariable: variable, behind: index) }
      let steps = self.steps(of: parts, builder)
      if !steps.isEmpty { dialogs.append(ViewDialog(range: syntax[chain].range, steps: steps)) }
    }
    return dialogs
  }

  /// `MaterialAlertDialogBuilder(this)`, `AlertDialog.Builder(this)`
  private func builderCall(of chain: NodeID) -> NodeID? {
    let links = syntax.links(of: chain)
    guard let first = links.first else { return nil }
    if syntax[first].kind == .call, syntax[first].name == "MaterialAlertDialogBuilder" { return first }
    guard links.count > 1, syntax.isName("AlertDialog", first), syntax[links[1]].kind == .call,
      syntax[links[1]].name == "Builder"
    else { return nil }
    return links[1]
  }

  /// The calls that a link makes on a builder: itself, or those in its lambda.
  private func settings(_ link: NodeID) -> [NodeID] {
    guard syntax[link].kind == .call else { return [] }
    switch syntax[link].name {
    case "apply", "run":
      guard let lambda = syntax.trailingLambda(of: link) else { return [] }
      return syntax.children(of: lambda).flatMap { syntax.links(of: $0) }.filter { syntax[$0].kind == .call }
    default: return [link]
    }
  }

  /// The name of the property that a builder is kept in.
  private func variable(holding chain: NodeID) -> Identifier? {
    guard chain.index > 0 else { return nil }
    let before = NodeID(chain.index - 1)
    for node in [before, NodeID(max(chain.index - 2, 0))] where syntax.declarationKind(of: node) == .property
    {
      return syntax.initialValue(ofKotlin: node) == chain ? syntax[node].name : nil
    }
    return nil
  }

  /// `builder.setTitle(…)` behind the place where `builder` is made, in the same block.
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

  /// A dialog is set up where it is made.
  private static let farthestSetting = 2_000

  private func steps(of calls: [NodeID], _ builder: NodeID) -> [SpokenStep] {
    func text(_ names: [Identifier]) -> (text: SpokenText, call: NodeID)? {
      guard let call = calls.last(where: { names.contains(syntax[$0].name) }),
        let argument = syntax.arguments(of: call).first,
        let text = spoken(syntax.writtenText(argument))
      else { return nil }
      return (text, call)
    }
    var steps: [SpokenStep] = []
    func add(_ found: (text: SpokenText, call: NodeID)?, isButton: Bool) {
      guard let found else { return }
      var announcement = Announcement(by: Framework.androidViews.screenReader)
      announcement.say(.name, found.text)
      if isButton {
        announcement.say(.role, "Button")
        announcement.hint("Double-tap to activate")
      }
      var step = SpokenStep(
        .stop(announcement), syntax[found.call].range, subject: syntax.nameText(of: found.call))
      step.depth = 1
      steps.append(step)
    }
    add(text(["setTitle"]), isButton: false)
    add(text(["setMessage"]), isButton: false)
    for call in calls {
      switch syntax[call].name {
      case "setView", "setItems", "setSingleChoiceItems", "setMultiChoiceItems", "setAdapter":
        var step = SpokenStep(.component, syntax[call].range, subject: syntax.nameText(of: call))
        step.depth = 1
        steps.append(step)
      default: continue
      }
    }
    for name in ["setNeutralButton", "setNegativeButton", "setPositiveButton"] as [Identifier] {
      add(text([name]), isButton: true)
    }
    guard !steps.isEmpty else { return [] }
    let group = SpokenGroup(.dialog, isModal: true)
    return [SpokenStep(.group(group), syntax[builder].range, subject: syntax.nameText(of: builder))] + steps
  }
}
