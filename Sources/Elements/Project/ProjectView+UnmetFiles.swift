// Files whose views are never shown.

import Source
public import Syntax

extension ProjectView {
  /// Returns whether nothing shows a declaration. Private declarations have a different mention.
  func isUnshown(_ declaration: Identifier, isPrivate: Bool) -> Bool {
    isUnshown(isPrivate ? Mention.function(declaration, in: path) : declaration)
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

  // MARK: Targets

  /// Returns whether the Xcode project in a directory around the file at `path` lists its files without this one.
  private func isInNoTarget(path: String) -> Bool {
    guard isKnown(Mention.anyXcodeProject) else { return false }
    let parts = path.utf8.split(separator: UInt8(ascii: "/"))
    guard let name = parts.last, parts.count <= ProjectView.mostFolders,
      !isMentioned(Mention.targetFile(name))
    else { return false }
    var isInProject = isKnown(Mention.xcodeProject(in: ""))
    if isMentioned(Mention.package(in: "")) { return false }
    for folder in parts.dropLast() {
      let directory = path[path.startIndex..<folder.endIndex]
      if isMentioned(Mention.targetFolder(folder)) || isMentioned(Mention.package(in: directory)) {
        return false
      }
      isInProject = isInProject || isKnown(Mention.xcodeProject(in: directory))
    }
    return isInProject
  }

  /// The maximum depth of a file that's looked up. Real projects are less deep.
  private static let mostFolders = 64

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

  /// Returns whether any file may contain a mention.
  private func isMentioned(_ mention: Identifier) -> Bool { mentionCount(mention) != 0 }

  /// Returns whether a file is known to contain a mention.
  private func isKnown(_ mention: Identifier) -> Bool { mentionCount(mention) ?? 0 > 0 }
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
