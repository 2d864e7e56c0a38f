// Files whose views are never shown.

import Source
public import Syntax

extension ProjectView {
  /// Returns the reason why a declaration is never shown, or nil if it may be. Private declarations have a different
  /// mention.
  func unmetCode(_ declaration: Identifier, isPrivate: Bool) -> UnmetCode.Reason? {
    let part = isPrivate ? Mention.function(declaration, in: path) : declaration
    guard isUnshown(part) else { return nil }
    return isPreview(part) ? .preview : isPreviewed(part) ? .previewed : .unshown
  }

  /// Returns the reason why the views in the file at `path` are never shown, or nil if they may be.
  ///
  /// Uncertain files count as shown: other projects can use a library's layouts, and code may assemble names.
  public func unmetFile(_ syntax: Tree, path: String) -> UnmetFile? {
    let isDocument = InterfaceBuilderDocument.isDocument(path: path)
    if isDocument || syntax.language == .swift, isInNoTarget(path: path) { return .inNoTarget }
    guard syntax.language == .xml else { return nil }
    if isDocument {
      return isUnmetDocument(syntax, path: path) ? .unloaded : nil
    }
    return AndroidResource(path: path) == .layout ? unmetLayout(path: path) : nil
  }

  // MARK: Layouts

  /// Returns the reason why a layout is never shown. Code shows a layout by its name or its binding class; resources
  /// refer to it.
  ///
  /// Source: Android, “View binding”.
  private func unmetLayout(path: String) -> UnmetFile? {
    let name = AndroidResource.name(path: path)
    let layout = Mention.layout(name)
    if isUnloaded(layout), isKnown(Mention.preview(name)) { return .preview }
    return isUnshown(layout) ? .unloaded : nil
  }

  // MARK: Interface Builder files

  /// Returns whether nothing loads an Interface Builder file. A nib is loaded by its name or by the name of a class:
  /// for view controllers, the nib's name may omit the end of the class name or add the name of a device. Storyboards
  /// are loaded by name in code, property lists, and other storyboards.
  ///
  /// Source: Apple, “UIViewController › nibName”; “Resource Programming Guide › Nib Files”; “NSViewController ›
  /// nibName”.
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
    // A name with another character isn't a class name. Code contains the name, or at least the part after the
    // character.
    return file[sign] == UInt8(ascii: "-") && !isMentioned(Mention.ending(file[sign...]))
  }
}

private extension Tree {
  /// True if the file belongs to the app itself.
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
