// Which layouts and documents nobody ever meets.

import Source
public import Syntax

extension ProjectView {
  /// Why nobody meets the views of the layout or document at `path`; nil where somebody may.
  ///
  /// Where that isn't certain, somebody may meet them: a library's layouts are there for others, and code may put names
  /// together.
  public func unmetFile(_ syntax: Tree, path: String) -> UnmetFile? {
    guard syntax.language == .xml else { return nil }
    if InterfaceBuilderDocument.isDocument(path: path) {
      return isUnmetDocument(syntax, path: path) ? .unloaded : nil
    }
    return AndroidResource(path: path) == .layout ? unmetLayout(syntax, path: path) : nil
  }

  // MARK: Layouts

  /// A layout is shown by code that names it or the class of its binding, and by resources that refer to it.
  ///
  /// Source: Android, “View binding”.
  private func unmetLayout(_ syntax: Tree, path: String) -> UnmetFile? {
    let name = AndroidResource.name(path: path)
    guard isKnown(Mention.file(name)), !isMentioned(Mention.anyLayout), !isMentioned(Mention.layout(name)),
      !isMentioned(AndroidResource.binding(ofLayout: name))
    else { return nil }
    if isKnown(Mention.preview(name)) { return .preview }
    return isKnown(Mention.app(module)) && syntax.isOwnLayout(called: name) ? .unloaded : nil
  }

  // MARK: Documents of Interface Builder

  /// A nib is loaded by its name, or by a class of that name: a view controller's nib may lack the end of the name of its
  /// class, or have the name of a device behind it.
  ///
  /// Source: Apple, “UIViewController › nibName”; “Resource Programming Guide › Nib Files”; “NSViewController › nibName”.
  private func isUnmetDocument(_ syntax: Tree, path: String) -> Bool {
    let file = AndroidResource.name(path: path)
    guard path.endsByBytes(".xib"), mayBelong(to: Mention.appleApp), isKnown(Mention.file(file)),
      !isMentioned(Mention.anyDocument),
      // What an app begins with is named by its property list.
      !syntax.isMainDocument
    else { return false }
    let isOther = { (byte: UInt8) in !byte.isIdentifierByte }
    guard let sign = file.lastIndex(where: isOther) else {
      let name = Array(file)
      return name.first?.isUppercaseASCII == true && !isMentioned(Identifier(name))
        && !isMentioned(Identifier(name + "Controller".utf8))
    }
    // A name with another sign in it is no class; code names it, or at least what is behind the sign.
    return file[sign] == UInt8(ascii: "-") && !isMentioned(Mention.ending(file[sign...]))
  }

  /// Whether any file may mention something.
  private func isMentioned(_ mention: Identifier) -> Bool { mentionCount(mention) != 0 }

  /// Whether a file is known to mention something.
  private func isKnown(_ mention: Identifier) -> Bool { mentionCount(mention) ?? 0 > 0 }
}

private extension Tree {
  /// Whether a layout can't be what replaces a library's layout of the same name, which then the library alone loads.
  ///
  /// A library begins the names of its resources with a word of its own, ids included. An app's layout doesn't repeat the
  /// first word of its name in those of all its views.
  ///
  /// Source: Android, “Create an Android library › Resource merge conflicts”; Android Lint, `ResourceName`.
  func isOwnLayout(called name: some Collection<UInt8>) -> Bool {
    let word = name.prefix { $0 != UInt8(ascii: "_") }
    var hasID = false
    for index in nodes.indices where nodes[index].kind == .element {
      let attributes = AndroidAttributes(of: NodeID(index), in: self)
      // The class of its binding has a name of its own.
      if nodes[index].name == "data", attributes.value("class") != nil { return false }
      guard let id = attributes.value("android:id"), id.starts(with: "@+id/".utf8) else { continue }
      hasID = true
      if id.dropFirst(5).starts(with: word) { return false }
    }
    return hasID
  }

  /// Whether the document belongs to the app itself.
  var isMainDocument: Bool {
    nodes.indices.contains { index in
      guard nodes[index].kind == .element,
        nodes[index].name == "customObject" || nodes[index].name == "placeholder"
      else { return false }
      let owner = AndroidAttributes(of: NodeID(index), in: self).value("customClass")
      return owner?.elementsEqual("NSApplication".utf8) == true
        || owner?.elementsEqual("UIApplication".utf8) == true
    }
  }
}
