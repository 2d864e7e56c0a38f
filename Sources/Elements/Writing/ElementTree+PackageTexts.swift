// Texts in the bundles of Swift packages, which a key alone doesn't find.

import Syntax

extension ElementTree {
  /// Returns `intent`, with a text that the file's code finds in place of a key in the table of a Swift package.
  ///
  /// Source: Apple, “Bundling resources with a Swift package”: the package's code passes `bundle: .module`. A literal is
  /// looked up in the main bundle.
  func reachable(_ intent: Intent, on id: ElementID, in project: ProjectView) -> Intent {
    switch intent {
    case .label(let wording): .label(reachable(wording, on: id, in: project))
    case .title(let wording): .title(reachable(wording, on: id, in: project))
    case .screenTitle(let wording): .screenTitle(reachable(wording, on: id, in: project))
    case .hint(let wording, let gesture): .hint(reachable(wording, on: id, in: project), for: gesture)
    case .write(let text, let wording): .write(text, reachable(wording, on: id, in: project))
    default: intent
    }
  }

  private func reachable(_ wording: Wording, on id: ElementID, in project: ProjectView) -> Wording {
    switch wording {
    case .kept(let key):
      let target = project.packageTarget(ofText: key)
      if let accessor = project.textAccessor(of: key),
        reaches(accessor, from: id, in: project) || target.map(imports) == true
      {
        return .code(accessor.code)
      }
      guard let target else { return wording }
      return project.path.hasPrefix(target)
        ? .code("String(localized: \(key.swiftLiteral), bundle: .module)") : .blank(self[id].purposeOfText)
    case .words(let words):
      guard let accessor = project.textAccessor(saying: words), reaches(accessor, from: id, in: project)
      else {
        return wording
      }
      return .code(accessor.code)
    case .choice(let condition, let then, let otherwise):
      return .choice(
        condition: condition, then: reachable(then, on: id, in: project),
        otherwise: reachable(otherwise, on: id, in: project))
    default: return wording
    }
  }

  /// Returns whether the file imports the module of a package target.
  private func imports(_ target: String) -> Bool {
    target.split(separator: "/").last.map { syntax.importedNames.contains(Identifier(spelled: String($0))) }
      ?? false
  }

  /// Returns whether the code around an element can use a generated constant: it's in the same module, the file imports
  /// its module, or the code uses the type that contains it.
  private func reaches(_ accessor: TextAccessor, from id: ElementID, in project: ProjectView) -> Bool {
    if accessor.module == TextAccessor.module(of: project.path) { return true }
    if accessor.isPublic, imports(accessor.module) { return true }
    let type = Identifier(spelled: String(accessor.code.prefix { $0 != "." }))
    return textLookup(around: self[id], in: project)?.names.contains(type) == true
  }
}

extension ProjectView {
  /// Returns the generated constant for a text: `Strings.Views.Settings.title`. Nil if there are several.
  func textAccessor(of key: String) -> TextAccessor? {
    guard case .textAccessor(let accessor) = fact(ProjectKey(.textAccessor, key)) else { return nil }
    return accessor
  }

  /// Returns the generated constant for the text that is `words` in the development language. If there are several, the
  /// shortest one is the most general.
  func textAccessor(saying words: String) -> TextAccessor? {
    let all = answers(ProjectKey(.accessorWords, words.lowercased())).compactMap {
      if case .textAccessor(let accessor) = $0.fact { accessor } else { nil }
    }
    return all.min { ($0.code.utf8.count, $0.code) < ($1.code.utf8.count, $1.code) }
  }

  /// Returns the directory of the package target that contains a text, or nil if the app itself does.
  func packageTarget(ofText key: String) -> String? {
    let targets = answers(ProjectKey(.localizedText, key)).map(\.scope.module)
    guard targets.allSatisfy(isInPackage) else { return nil }
    return targets.first { path.hasPrefix($0) } ?? targets.first
  }

  /// Returns whether `Kit/Sources/UI/` is in a directory with a manifest.
  private func isInPackage(_ target: String) -> Bool {
    let parts = target.split(separator: "/").dropLast(2)
    return !target.isEmpty && !answers(ProjectKey(.package, parts.joined(separator: "/"))).isEmpty
  }
}
