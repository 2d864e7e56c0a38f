// Dialogs that code creates as values rather than as views: `Alert(title: …)`, `UIAlertController`.

import Syntax

/// A dialog with its title and focus stops.
struct SpokenDialog {
  var title: SpokenText?
  var stops: [SpokenStep] = []
}

extension ElementTree {
  /// Returns whether an element is a value that describes a dialog.
  func isDialogValue(_ id: ElementID) -> Bool {
    let element = self[id]
    return element.framework == .swiftUI && element.role == .custom && element.slot == .separate
      && (element.typeName == "Alert" || element.typeName == "ActionSheet")
  }

  /// Returns the dialog described by `Alert(title: Text("Delete?"), primaryButton: …)`.
  func dialog(of id: ElementID) -> SpokenDialog? {
    guard isDialogValue(id), let call = syntax.links(of: NodeID(self[id].origin)).first,
      syntax[call].kind == .call
    else { return nil }
    var dialog = SpokenDialog(title: syntax.argument("title", of: call).flatMap(spokenText(ofArgument:)))
    addMessage(syntax.argument("message", of: call), to: &dialog)
    var buttons = ["primaryButton", "secondaryButton", "dismissButton"].compactMap { (name: Identifier) in
      syntax.value(name, of: call)
    }
    if let list = syntax.value("buttons", of: call), syntax[list].kind == .collection {
      buttons += syntax.arguments(of: list).compactMap(syntax.value(ofArgument:))
    }
    for button in buttons {
      guard let link = syntax.links(of: button).last else { continue }
      addButton(
        syntax.firstUnlabelledArgument(of: link), named: syntax[link].name, at: syntax[button].range,
        to: &dialog)
    }
    if buttons.isEmpty { addButton(nil, named: "default", at: syntax[call].range, to: &dialog) }
    return dialog
  }

  /// Returns the dialogs that UIKit code in a declaration creates, in code order.
  func dialogs(in declaration: Range<Int>) -> [(range: Range<Int>, dialog: SpokenDialog)] {
    var dialogs: [(range: Range<Int>, dialog: SpokenDialog)] = []
    for call in syntax.nodes(beginningIn: declaration).lazy.map(NodeID.init) {
      guard syntax[call].kind == .call, dialogs.count < ElementTree.reach else { continue }
      switch syntax[call].name {
      case "UIAlertController":
        var dialog = SpokenDialog(title: syntax.argument("title", of: call).flatMap(spokenText(ofArgument:)))
        addMessage(syntax.argument("message", of: call), to: &dialog)
        dialogs.append((syntax[call].range, dialog))
      case "UIAlertAction" where !dialogs.isEmpty:
        let style = syntax.value("style", of: call).map(syntax.lastName(of:)) ?? "default"
        addButton(
          syntax.argument("title", of: call), named: style, at: syntax[call].range,
          to: &dialogs[dialogs.count - 1].dialog)
      case "addTextField" where !dialogs.isEmpty: addField(call, to: &dialogs[dialogs.count - 1].dialog)
      default: break
      }
    }
    return dialogs
  }

  private func addMessage(_ argument: NodeID?, to dialog: inout SpokenDialog) {
    guard let argument, let text = spokenText(ofArgument: argument) else { return }
    var announcement = Announcement(by: "VoiceOver")
    announcement.say(.name, text)
    dialog.stops.append(SpokenStep(.stop(announcement), syntax[argument].range, subject: "message"))
  }

  /// Adds a button. The system labels buttons without a text.
  private func addButton(
    _ argument: NodeID?, named style: Identifier, at range: Range<Int>, to dialog: inout SpokenDialog
  ) {
    let name =
      argument.flatMap(spokenText(ofArgument:))
      ?? SpokenText(text: style == "cancel" ? "Cancel" : "OK", isApproximate: false, range: nil)
    var announcement = Announcement(by: "VoiceOver")
    announcement.say(.name, name)
    announcement.say(.role, "Button")
    dialog.stops.append(SpokenStep(.stop(announcement), range, subject: "Button “\(name.text)”"))
  }

  /// Reads `alert.addTextField { $0.placeholder = "Name" }`.
  private func addField(_ call: NodeID, to dialog: inout SpokenDialog) {
    var announcement = Announcement(by: "VoiceOver")
    let placeholder = syntax.subtree(of: call).lazy.map(NodeID.init).first { node in
      syntax[node].kind == .assignment && target(of: node) == "placeholder"
    }
    var value: NodeID?
    if let placeholder { for child in syntax.children(of: placeholder) { value = child } }
    announcement.say(.name, value.flatMap(spokenText(ofValue:)))
    announcement.say(.role, "Text Field")
    announcement.hint("Double tap to edit")
    if announcement.parts.count == 1 { announcement.problem = .unnamed }
    dialog.stops.append(SpokenStep(.stop(announcement), syntax[call].range, subject: "addTextField"))
  }

  private func target(of assignment: NodeID) -> Identifier {
    syntax.target(of: assignment).map { syntax[$0].name } ?? .none
  }
}
