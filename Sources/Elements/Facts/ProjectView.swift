// The project from the point of view of one file.

import Syntax

/// A source of facts from other files for the analysis of one file, which records its queries.
public final class ProjectView {
  let project: Project
  /// The directory of the file's module; see `FileFacts.Scope`.
  private(set) lazy var module = FileFacts.Scope(path: path).module
  let path: String
  /// The components in the configuration, by name.
  private let components: [String: Component]
  /// The platform versions in the configuration.
  private let targets: [TargetSystem: TargetVersion]
  /// The keys that the file's findings depend on.
  public internal(set) var questions: Set<ProjectKey> = []

  /// Creates the view of the file at `path`, relative to the project root and with forward slashes.
  public init(
    _ project: Project, path: String, components: [String: Component] = [:],
    targets: [TargetSystem: TargetVersion] = [:]
  ) {
    self.project = project
    self.components = components
    self.targets = targets
    self.path = path
  }

  /// Creates a view in which everything is unknown.
  public convenience init() {
    self.init(.unknown, path: "")
  }

  /// The maximum length of a chain of aliases.
  static let mostAliases = 8

  /// Returns the results for the file: those from its own module, or else all. Returns none if there are too many.
  func answers(_ key: ProjectKey) -> [Project.Answer] {
    let all = allAnswers(key)
    if all.count < 2 { return all }
    guard all.count <= ProjectView.mostAnswers else { return [] }
    let own = all.filter { $0.scope.module == module }
    return own.isEmpty ? all : own
  }

  /// Returns the results of all modules.
  func allAnswers(_ key: ProjectKey) -> [Project.Answer] {
    questions.insert(key)
    return project.answers(to: key)
  }

  /// The maximum number of files with facts about the same key. Only generated projects have more.
  static let mostAnswers = 256

  private var known: [ProjectKey: ProjectFact?] = [:]
  var materialColors: [String: ThemeColor?] = [:]

  /// Returns the fact on which all files agree, or nil if they don't or if there is none.
  func fact(_ key: ProjectKey) -> ProjectFact? {
    if let answer = known[key] { return answer }
    let answer = agreement(key)
    known[key] = .some(answer)
    return answer
  }

  private func agreement(_ key: ProjectKey) -> ProjectFact? {
    var key = key
    for _ in 0..<ProjectView.mostAliases {
      let facts = answers(key).map(\.fact)
      guard let first = facts.first, facts.allSatisfy({ $0.agrees(with: first) }) else { return nil }
      guard case .alias(let name) = first else { return first }
      key.name = name
    }
    return nil
  }

  /// Returns the number of files with a mention, or nil until all files have been read.
  func mentionCount(_ mention: Identifier) -> Int? {
    questions.insert(ProjectKey(mention))
    return project.isComplete ? project.mentionCount(mention) : nil
  }

  /// Returns whether any file may contain a mention.
  func isMentioned(_ mention: Identifier) -> Bool { mentionCount(mention) != 0 }

  /// Returns whether a file is known to contain a mention.
  func isKnown(_ mention: Identifier) -> Bool { mentionCount(mention) ?? 0 > 0 }

  /// Returns whether nothing shows a part of a file, directly or indirectly; see `ShownPart`.
  func isUnshown(_ part: Identifier) -> Bool {
    questions.insert(ProjectKey(showing: part))
    return project.isComplete && project.isUnshown(part)
  }

  /// Returns whether only developer previews show a part of a file, directly or indirectly.
  func isPreviewed(_ part: Identifier) -> Bool {
    questions.insert(ProjectKey(showing: part))
    return project.isComplete && project.isPreviewed(part)
  }

  /// Returns whether a part of a file is a developer preview.
  func isPreview(_ part: Identifier) -> Bool {
    questions.insert(ProjectKey(showing: part))
    return project.isComplete && project.isPreview(part)
  }

  /// Returns whether nothing in this project loads a layout. Other projects may.
  func isUnloaded(_ layout: Identifier) -> Bool {
    questions.insert(ProjectKey(showing: layout))
    return project.isComplete && project.isUnloaded(layout)
  }

  // MARK: Resources

  /// Returns the text of the Android resource `name`, or nil if it isn't known.
  public func text(_ name: String) -> TextValue? {
    guard case .text(let text) = fact(ProjectKey(.string, name)) else { return nil }
    return text
  }

  /// Returns whether an Android text resource `name` exists.
  public func hasText(_ name: String) -> Bool { !answers(ProjectKey(.string, name)).isEmpty }

  /// Returns the text for a key in an Apple project, or nil if it isn't known.
  public func localizedText(_ key: String) -> TextValue? {
    guard case .text(let text) = fact(ProjectKey(.localizedText, key)) else { return nil }
    return text
  }

  /// Returns the name or key of the text that is `words` in the development language, or nil if there is none. If there
  /// are several, the shortest name is the most general.
  public func nameOfText(saying words: String, onAndroid: Bool) -> String? {
    let key = ProjectKey(onAndroid ? .androidWords : .appleWords, words.lowercased())
    let names = answers(key).compactMap { if case .textName(let name) = $0.fact { name } else { nil } }
    return names.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// Returns a reference to the project's text for `words`, or else the words.
  public func textOrWords(_ words: String, onAndroid: Bool) -> Wording {
    nameOfText(saying: words, onAndroid: onAndroid).map(Wording.kept) ?? .words(words)
  }

  /// Returns whether the app's texts are separate from its code and can be translated.
  public func keepsTextsApart(onAndroid: Bool) -> Bool {
    !answers(onAndroid ? .androidTranslation : .appleTranslation).isEmpty
  }

  /// Returns whether a text table is translated, or the texts of an Interface Builder file, by its name without
  /// extension. Without a name, returns whether any is.
  public func translates(_ table: String) -> Bool {
    !answers(ProjectKey(.translatedTable, table)).isEmpty
  }

  /// True if most keys of an Apple project's texts are symbols, so a new text can't be its own key.
  var usesSymbolicKeys: Bool {
    var balance = 0
    for answer in answers(.keys) {
      if case .keys(let symbols, let texts) = answer.fact { balance += symbols - texts }
    }
    return balance > 0
  }

  private var knownLookups: [NodeID: TextLookup] = [:]

  /// Returns the way in which a declaration looks up texts, as determined by `find`.
  func textLookup(in declaration: NodeID, _ find: () -> TextLookup) -> TextLookup {
    if let known = knownLookups[declaration] { return known }
    let found = find()
    knownLookups[declaration] = found
    return found
  }

  private var knownStringUse: StringUse?

  /// Returns the way in which the file refers to string resources, as determined by `find`.
  func stringUse(_ find: () -> StringUse) -> StringUse {
    if let known = knownStringUse { return known }
    let found = find()
    knownStringUse = found
    return found
  }

  /// Returns the asset catalog color `name`, or nil if it isn't known.
  public func assetColor(_ name: String) -> ColorShades? {
    guard case .color(.shades(let shades)) = fact(ProjectKey(.assetColor, name)) else { return nil }
    return shades
  }

  /// Returns the color of the Android resource `name` in light and dark mode, or nil if it isn't known.
  public func color(_ name: String) -> ColorShades? {
    guard let light = color(name, atNight: false), let dark = color(name, atNight: true) else { return nil }
    return ColorShades(light: light, dark: dark)
  }

  func color(_ name: String, atNight: Bool) -> RGBColor? {
    var key = ProjectKey(.color, name)
    for _ in 0..<ProjectView.mostAliases {
      let all = answers(key)
      let ofNight = all.filter { $0.scope.condition == .night }
      let facts = (atNight && !ofNight.isEmpty ? ofNight : all.filter { $0.scope.condition != .night }).map(
        \.fact)
      guard let first = facts.first, facts.allSatisfy({ $0 == first }) else { return nil }
      switch first {
      case .color(.literal(let color)): return color
      case .alias(let name): key.name = name
      default: return nil
      }
    }
    return nil
  }

  /// Returns the Android dimension `name`, or nil if it isn't known or varies by device.
  public func dimension(_ name: String) -> AndroidDimension? {
    guard case .dimension(let dimension) = fact(ProjectKey(.dimension, name)) else { return nil }
    return dimension
  }

  /// Returns the length in dp of the Kotlin constant `name`, or nil if it isn't known or several differ.
  func codeHeight(_ name: String) -> Double? {
    guard case .dimension(let height) = fact(ProjectKey(.codeHeight, name)) else { return nil }
    return height.inDP
  }

  /// The themes that the app's layouts are shown in, once they're known.
  var knownThemes: AppThemes?
  /// The colors of theme attributes that have been looked up.
  var knownThemeColors: [String: ColorValue] = [:]

  /// The facts that the file contributes.
  public private(set) var declarations: [FileFacts.Entry] = []

  // MARK: Versions

  /// Returns the lowest version of a system that the file's code supports, or nil if it isn't declared.
  public func lowestVersion(of system: TargetSystem) -> TargetVersion? {
    if let configured = targets[system] { return configured }
    return answers(ProjectKey(.target, system.rawValue)).compactMap { answer in
      if case .version(let version) = answer.fact { version } else { nil }
    }
    .min()
  }

  /// Returns whether the project declares that the file's code runs on a system.
  public func runs(on system: TargetSystem) -> Bool {
    targets[system] != nil || !answers(ProjectKey(.system, system.rawValue)).isEmpty
  }

  /// The package of the `R` class for resources in the file's module, or nil if it isn't known.
  var resourceNamespace: String? {
    let own = answers(.namespace).first { $0.scope.module == module }
    guard case .namespace(let name)? = own?.fact else { return nil }
    return name
  }

  // MARK: Components

  /// Returns the key for a component. The language matters because an app for both platforms may use the same name on
  /// both.
  private func componentKey(_ name: String) -> ProjectKey {
    ProjectKey(Language(path: path) == .kotlin ? .composable : .component, name)
  }

  func declare(_ component: Component, named name: String) {
    declare(FileFacts.Entry(componentKey(name), .component(component)))
  }

  func declare(_ entry: FileFacts.Entry) {
    declarations.append(entry)
  }

  /// Returns the configuration for the component `name`, which takes precedence over its code.
  func configuredComponent(_ name: String) -> Component? { components[name] }

  /// Returns the component `name` from another file, or nil if it's unknown or ambiguous.
  public func component(_ name: String) -> Component? {
    if let configured = configuredComponent(name) { return configured }
    guard case .component(let component) = fact(componentKey(name)), component.overloads.isEmpty else {
      return nil
    }
    return component
  }

  /// Returns all components with this name.
  func components(_ name: String) -> [Component] {
    answers(componentKey(name)).flatMap { answer -> [Component] in
      guard case .component(let component) = answer.fact else { return [] }
      return component.overloads.isEmpty ? [component] : component.overloads
    }
  }

  /// Returns the places that show a component.
  func componentPlaces(of name: String) -> [ComponentPlace] {
    answers(ProjectKey(.componentPlaces, name)).flatMap { answer -> [ComponentPlace] in
      if case .places(let places) = answer.fact { places } else { [] }
    }
  }

  /// Returns all declarations of a view class.
  func viewClasses(_ name: String) -> [ViewClass] {
    answers(ProjectKey(.viewClass, name)).compactMap {
      if case .viewClass(let viewClass) = $0.fact { viewClass } else { nil }
    }
  }

  // MARK: Code

  /// Returns the properties that files set on a view that is a property of another object, by the property's name in
  /// lowercase without underscores.
  func use(ofMember name: String) -> ViewCode.Use { use(ProjectKey(.memberUse, name)) }

  func use(_ key: ProjectKey) -> ViewCode.Use {
    questions.insert(key)
    return project.answers(to: key).reduce(into: []) { result, answer in
      if case .viewUse(let use) = answer.fact { result.formUnion(use) }
    }
  }

  /// Returns whether code sets the title of the item `id` in the Android menu `menu`.
  func setsTitle(ofItem id: ArraySlice<UInt8>, in menu: String) -> Bool {
    ["id/" + String(decoding: id, as: UTF8.self), "menu/" + menu].contains { name in
      let key = ProjectKey(.menuTitle, name)
      questions.insert(key)
      return !project.answers(to: key).isEmpty
    }
  }

  /// Returns whether code shows several images in the Android menu item `id`.
  func changesPicture(ofItem id: ArraySlice<UInt8>) -> Bool {
    let key = ProjectKey(.menuPicture, "id/" + String(decoding: id, as: UTF8.self))
    questions.insert(key)
    return !project.answers(to: key).isEmpty
  }

  /// Returns the properties that the Swift type `owner` sets on the view in its property `outlet`. Returns nil if the
  /// type's code isn't known or the property is inherited.
  func use(ofOutlet outlet: String, of owner: String) -> ViewCode.Use? {
    let key = ProjectKey(.viewCode, ":" + owner)
    questions.insert(key)
    let property = ViewCode.key(of: outlet.utf8)
    guard project.answers(to: key).count <= ProjectView.mostAnswers else { return nil }
    var result: ViewCode.Use?
    for answer in project.answers(to: key) {
      guard case .viewCode(let code) = answer.fact, let use = code.use(of: property) else { continue }
      result = (result ?? []).union(use)
    }
    return result
  }

  var codeByLayout: [String: (all: [ViewCode], namesLayout: Bool)] = [:]
}
