// Which layouts and documents nobody ever meets.

import Source
public import Syntax

extension ProjectView {
  /// Whether nothing shows a declaration, which is known by another name if only the file can mention it.
  func isUnshown(_ declaration: Identifier, isPrivate: Bool) -> Bool {
    isUnshown(isPrivate ? Mention.function(declaration, in: path) : declaration)
  }

  /// Why nobody meets the views of the layout or document at `path`; nil where somebody may.
  ///
  /// Where that isn't certain, somebody may meet them: a library's layouts are there for others, and code may put names
  /// together.
  public func unmetFile(_ syntax: Tree, path: String) -> UnmetFile? {
    guard syntax.language == .xml else { return nil }
    if InterfaceBuilderDocument.isDocument(path: path) {
      return isUnmetDocument(syntax, path: path) ? .unloaded : nil
    }
    return AndroidResource(path: path) == .layout ? unmetLayout(path: path) : nil
  }

  // MARK: Layouts

  /// A layout is shown by code that names it or the class of its binding, and by resources that refer to it.
  ///
  /// Source: Android, “View binding”.
  private func unmetLayout(path: String) -> UnmetFile? {
    let name = AndroidResource.name(path: path)
    let layout = Mention.layout(name)
    if isUnloaded(layout), isKnown(Mention.preview(name)) { return .preview }
    return isUnshown(layout) ? .unloaded : nil
  }

  // MARK: Documents of Interface Builder

  /// A nib is loaded by its name, or by a class of that name: a view controller's nib may lack the end of the name of its
  /// class, or have the name of a device behind it. Code, property lists and other documents load storyboards by name.
  ///
  /// Source: Apple, “UIViewController › nibName”; “Resource Programming Guide › Nib Files”; “NSViewController › nibName”.
  private func isUnmetDocument(_ syntax: Tree, path: String) -> Bool {
    let file = AndroidResource.name(path: path)
    if path.endsByBytes(".storyboard") { return isUnshown(Mention.storyboard(file)) }
    let isOther = { (byte: UInt8) in !byte.isIdentifierByte }
    guard let sign = file.lastIndex(where: isOther) else {
      return isUnshown(Mention.nib(file))
    }
    guard isKnown(Mention.appleApp), !isMentioned(Mention.anyDocument), !syntax.isMainDocument else {
      return false
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
