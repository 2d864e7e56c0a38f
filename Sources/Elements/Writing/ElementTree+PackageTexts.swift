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
        uses(accessor, around: id, in: project) || target.map(imports) == true
      {
        return .code(accessor)
      }
      guard let target else { return wording }
      return project.path.hasPrefix(target)
        ? .code("String(localized: \(key.swiftLiteral), bundle: .module)") : .blank(self[id].purposeOfText)
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

  /// Returns whether the code around an element uses the type that contains a generated constant, so its module is
  /// imported.
  private func uses(_ accessor: String, around id: ElementID, in project: ProjectView) -> Bool {
    let type = Identifier(spelled: String(accessor.prefix { $0 != "." }))
    return textLookup(around: self[id], in: project)?.names.contains(type) == true
  }
}

extension ProjectView {
  /// Returns the generated constant for a text: `Strings.Views.Settings.title`. Nil if there are several.
  func textAccessor(of key: String) -> String? {
    guard case .textName(let code) = fact(ProjectKey(.textAccessor, key)) else { return nil }
    return code
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
