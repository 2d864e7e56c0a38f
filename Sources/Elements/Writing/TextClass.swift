// The `R` class through which a file can read a text that its project already has.

import Source
import Syntax

extension ElementTree {
  /// Returns the code before a text's name, `R.string` or `CoreR.string`, or nil if no class that the file can use is
  /// known to contain the text. A module's class `R` contains only the module's own texts unless the build says so.
  ///
  /// Source: Android, “Optimize your build speed › Use non-transitive R classes”.
  func textClass(of name: String, in project: ProjectView) -> String? {
    let modules = project.modules(ofText: name)
    let classes = syntax.stringClasses
    if modules.contains(project.module) {
      let own = classes.first { project.modules(ofPackage: $0.package) == [project.module] }
      if let own { return own.prefix }
      // `R` may be the class of another module.
      let holder = holder(of: classes, in: project)
      return holder.map(modules.contains) ?? true ? StringClass.usual : nil
    }
    for known in classes where !project.modules(ofPackage: known.package).isDisjoint(with: modules) {
      return known.prefix
    }
    // Without the build files, the class may contain anything.
    let use = stringUse(in: project)
    guard let holder = holder(of: classes, in: project) else {
      return use.readsOnlyOwnModule ? nil : StringClass.usual
    }
    return use.readsOtherModules || modules.contains(holder) ? StringClass.usual : nil
  }

  /// Returns the module of the class `R` that the file uses by this name, or nil if it isn't known.
  private func holder(of classes: [StringClass], in project: ProjectView) -> String? {
    let usual = classes.first { $0.prefix == StringClass.usual }
    guard let package = usual?.package ?? project.resourceNamespace else { return nil }
    return project.modules(ofPackage: package).first
  }

  /// Returns whether the file reads texts of its own module only, and any at all.
  func readsOnlyOwnModule(in project: ProjectView) -> Bool {
    let read = StringReferences.names(in: text, .kotlin, qualified: false).map(project.modules(ofText:))
      .filter { !$0.isEmpty }
    return !read.isEmpty && read.allSatisfy { $0.contains(project.module) }
  }

  /// Returns whether the file reads a text of another module through its class `R`, so that class contains the texts of
  /// all modules.
  func readsOtherModules(_ classes: [StringClass], in project: ProjectView) -> Bool {
    guard classes.count <= 1, let holder = holder(of: classes, in: project) else { return false }
    return StringReferences.names(in: text, .kotlin, qualified: false).contains { name in
      let modules = project.modules(ofText: name)
      return !modules.isEmpty && !modules.contains(holder)
    }
  }

  /// Returns `edits` with each text that exists already read through the class that contains it.
  func readingTexts(_ edits: [WriterEdit], in project: ProjectView) -> [WriterEdit] {
    guard syntax.language == .kotlin else { return edits }
    var edits = edits
    for edit in edits.indices {
      for piece in edits[edit].pieces.indices {
        guard case .text(let code) = edits[edit].pieces[piece] else { continue }
        let next = piece + 1 < edits[edit].pieces.count ? edits[edit].pieces[piece + 1] : nil
        edits[edit].pieces[piece] = .text(readingText(code, next, in: project))
      }
    }
    return edits
  }

  private func readingText(_ code: String, _ next: WriterEdit.Piece?, in project: ProjectView) -> String {
    let usual = StringClass.usual + "."
    guard code == usual || code.contains("(" + usual), let start = code.firstRange(of: usual) else {
      return code
    }
    var name = String(code[start.upperBound...].prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    if name.isEmpty {
      guard case .text(let rest)? = next else { return code }
      name = rest
    }
    guard let prefix = textClass(of: name, in: project), prefix != StringClass.usual else { return code }
    return code.replacing(usual, with: prefix + ".", maxReplacements: 1)
  }
}
