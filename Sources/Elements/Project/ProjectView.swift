// The project as one of its files sees it.

import Syntax

/// Answers the questions that one file asks about the others, and remembers what was asked.
///
/// Not `Sendable`: it serves one look at one file.
public final class ProjectView {
  private let project: Project
  /// The folder of the file's module; see `FileFacts.Scope`.
  private(set) lazy var module = FileFacts.Scope(path: path).module
  let path: String
  /// What the configuration says of components, by their names.
  private let components: [String: Component]
  /// What the configuration says of the systems that the app runs on.
  private let targets: [TargetSystem: TargetVersion]
  /// What the file's findings depend on.
  public private(set) var questions: Set<ProjectKey> = []

  /// The view of the file at `path`, below the project root and with forward slashes.
  public init(
    _ project: Project, path: String, components: [String: Component] = [:],
    targets: [TargetSystem: TargetVersion] = [:]
  ) {
    self.project = project
    self.components = components
    self.targets = targets
    self.path = path
  }

  /// Nobody's view: everything is unknown.
  public convenience init() {
    self.init(.unknown, path: "")
  }

  /// A chain of aliases is no longer than this.
  private static let mostAliases = 8

  /// The answers that count for the file: those of its own module, else all. Of more than anybody overlooks, none.
  func answers(_ key: ProjectKey) -> [Project.Answer] {
    questions.insert(key)
    let all = project.answers(to: key)
    if all.count < 2 { return all }
    guard all.count <= ProjectView.mostAnswers else { return [] }
    let own = all.filter { $0.scope.module == module }
    return own.isEmpty ? all : own
  }

  /// So many files say something of one thing only in a project that nobody wrote.
  private static let mostAnswers = 256

  private var known: [ProjectKey: ProjectFact?] = [:]

  /// What all answers agree on; nil where they differ or are none.
  private func fact(_ key: ProjectKey) -> ProjectFact? {
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

  /// How many files mention something; nil as long as not all of them were read.
  func mentionCount(_ mention: Identifier) -> Int? {
    questions.insert(ProjectKey(mention))
    return project.isComplete ? project.mentionCount(mention) : nil
  }

  /// Whether nothing shows a part of a file, directly or through others; see `ShownPart`.
  func isUnshown(_ part: Identifier) -> Bool {
    questions.insert(ProjectKey(showing: part))
    return project.isComplete && project.isUnshown(part)
  }

  /// Whether nothing in the project loads a layout, whether or not others may.
  func isUnloaded(_ layout: Identifier) -> Bool {
    questions.insert(ProjectKey(showing: layout))
    return project.isComplete && project.isUnloaded(layout)
  }

  // MARK: Resources

  /// The text of the Android resource `name`; nil where it is not known.
  public func text(_ name: String) -> TextValue? {
    guard case .text(let text) = fact(ProjectKey(.string, name)) else { return nil }
    return text
  }

  /// Whether there is an Android resource `name`, whatever it says.
  public func hasText(_ name: String) -> Bool { !answers(ProjectKey(.string, name)).isEmpty }

  /// The text behind a key of an Apple project; nil where it is not known.
  public func localizedText(_ key: String) -> TextValue? {
    guard case .text(let text) = fact(ProjectKey(.localizedText, key)) else { return nil }
    return text
  }

  /// The name of the resource, or the key of the text, that says `words` in the development language; nil where the project
  /// has none. Of several the shortest name says nothing more than that.
  public func nameOfText(saying words: String, onAndroid: Bool) -> String? {
    let key = ProjectKey(onAndroid ? .androidWords : .appleWords, words.lowercased())
    let names = answers(key).compactMap { if case .textName(let name) = $0.fact { name } else { nil } }
    return names.min { ($0.utf8.count, $0) < ($1.utf8.count, $1) }
  }

  /// The text of the project that says `words`, or these.
  public func textOrWords(_ words: String, onAndroid: Bool) -> Wording {
    nameOfText(saying: words, onAndroid: onAndroid).map(Wording.kept) ?? .words(words)
  }

  /// Whether the app keeps its texts apart from its code, so that they can be translated.
  public func keepsTextsApart(onAndroid: Bool) -> Bool {
    !answers(onAndroid ? .androidTranslation : .appleTranslation).isEmpty
  }

  /// Whether most keys of an Apple project's texts are symbols, so that a new text can't be its own key.
  var usesSymbolicKeys: Bool {
    var balance = 0
    for answer in answers(.keys) {
      if case .keys(let symbols, let texts) = answer.fact { balance += symbols - texts }
    }
    return balance > 0
  }

  private var knownLookups: [NodeID: TextLookup] = [:]

  /// How a declaration of the file looks up texts, which `find` finds out.
  func textLookup(in declaration: NodeID, _ find: () -> TextLookup) -> TextLookup {
    if let known = knownLookups[declaration] { return known }
    let found = find()
    knownLookups[declaration] = found
    return found
  }

  private var knownStringUse: StringUse?

  /// How the file refers to string resources, which `find` finds out.
  func stringUse(_ find: () -> StringUse) -> StringUse {
    if let known = knownStringUse { return known }
    let found = find()
    knownStringUse = found
    return found
  }

  /// The color `name` of an asset catalog; nil where it is not known.
  public func assetColor(_ name: String) -> ColorShades? {
    guard case .color(.shades(let shades)) = fact(ProjectKey(.assetColor, name)) else { return nil }
    return shades
  }

  /// The color of the Android resource `name` in light and dark mode; nil where it is not known.
  public func color(_ name: String) -> ColorShades? {
    guard let light = color(name, atNight: false), let dark = color(name, atNight: true) else { return nil }
    return ColorShades(light: light, dark: dark)
  }

  private func color(_ name: String, atNight: Bool) -> RGBColor? {
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

  /// The Android dimension `name`; nil where it is not known or not the same on all devices.
  public func dimension(_ name: String) -> AndroidDimension? {
    guard case .dimension(let dimension) = fact(ProjectKey(.dimension, name)) else { return nil }
    return dimension
  }

  /// Whether the Android style `name`, with all that it is based on, certainly leaves these attributes alone.
  func style(_ name: String, leaves isOfInterest: (Identifier) -> Bool) -> Bool {
    var name = name
    for _ in 0..<ProjectView.mostAliases * 4 {
      let key = ProjectKey(.style, name)
      let styles = answers(key).map(\.fact)
      if styles.isEmpty { return project.answers(to: key).isEmpty && AndroidStyle.isPlatforms(name) }
      var parents: Set<String?> = []
      for fact in styles {
        guard case .style(let style) = fact, style.attributes.count <= ProjectView.mostAnswers,
          !style.attributes.contains(where: isOfInterest)
        else {
          return false
        }
        parents.insert(style.parent)
      }
      guard parents.count == 1, let parent = parents.first else { return false }
      guard let parent else { return true }
      name = parent
    }
    return false
  }

  /// Whether the Android theme `name` is light at night as well: it is based on a light theme of the platform or of a
  /// library, and no step on the way has another form for the night.
  public func isAlwaysLight(theme name: String) -> Bool {
    var name = name
    for _ in 0..<ProjectView.mostAliases * 4 {
      let key = ProjectKey(.style, name)
      let styles = answers(key)
      if styles.isEmpty {
        let words = name.split { $0 == "." || $0 == ":" }
        return AndroidStyle.isPublicTheme(name) && words.contains("Light") && !words.contains("DayNight")
      }
      // An app that has a dark theme as well chooses between them itself.
      guard AndroidStyle.darkTwins(of: name).allSatisfy({ answers(ProjectKey(.style, $0)).isEmpty }) else {
        return false
      }
      guard !styles.contains(where: { $0.scope.condition == .night }), case .style(let style)? = fact(key),
        let parent = style.parent
      else { return false }
      name = parent
    }
    return false
  }

  /// What the file itself says to the others.
  public private(set) var declarations: [FileFacts.Entry] = []

  // MARK: Versions

  /// The lowest version of a system that the file's code has to run on; nil where nobody states it.
  public func lowestVersion(of system: TargetSystem) -> TargetVersion? {
    if let configured = targets[system] { return configured }
    return answers(ProjectKey(.target, system.rawValue)).compactMap { answer in
      if case .version(let version) = answer.fact { version } else { nil }
    }
    .min()
  }

  /// Whether the file's code runs on a system, as its project states.
  public func runs(on system: TargetSystem) -> Bool {
    targets[system] != nil || !answers(ProjectKey(.system, system.rawValue)).isEmpty
  }

  /// The package of the class `R` that code of the file's module finds its resources in; nil where it is not known.
  var resourceNamespace: String? {
    guard case .namespace(let name) = fact(.namespace) else { return nil }
    return name
  }

  // MARK: Components

  /// An app for both platforms may call components of both the same.
  private func componentKey(_ name: String) -> ProjectKey {
    ProjectKey(Language(path: path) == .kotlin ? .composable : .component, name)
  }

  func declare(_ component: Component, named name: String) {
    declare(FileFacts.Entry(componentKey(name), .component(component)))
  }

  func declare(_ entry: FileFacts.Entry) {
    declarations.append(entry)
  }

  /// What the configuration says of the component `name`, which goes before what its code shows.
  func configuredComponent(_ name: String) -> Component? { components[name] }

  /// The component `name` of another file; nil where it is not known, or several are called so.
  public func component(_ name: String) -> Component? {
    if let configured = configuredComponent(name) { return configured }
    guard case .component(let component) = fact(componentKey(name)), component.overloads.isEmpty else {
      return nil
    }
    return component
  }

  /// All that files know by the name of a component.
  func components(_ name: String) -> [Component] {
    answers(componentKey(name)).flatMap { answer -> [Component] in
      guard case .component(let component) = answer.fact else { return [] }
      return component.overloads.isEmpty ? [component] : component.overloads
    }
  }

  /// Where files show a component.
  func componentPlaces(of name: String) -> [ComponentPlace] {
    answers(ProjectKey(.componentPlaces, name)).flatMap { answer -> [ComponentPlace] in
      if case .places(let places) = answer.fact { places } else { [] }
    }
  }

  /// What the files say of a class of views.
  func viewClasses(_ name: String) -> [ViewClass] {
    answers(ProjectKey(.viewClass, name)).compactMap {
      if case .viewClass(let viewClass) = $0.fact { viewClass } else { nil }
    }
  }

  // MARK: Code

  /// What code may do to the view `id` of `layout`; nil where the code is not known, because no file of the project
  /// names the layout.
  func use(of id: ArraySlice<UInt8>, in layout: String) -> (isMentioned: Bool, use: ViewCode.Use)? {
    let code = code(showing: layout)
    guard project.isComplete, code.namesLayout else { return nil }
    let key = ViewCode.key(of: id)
    let uses = code.all.compactMap { $0.use(of: key) }
    let functions = code.all.reduce(into: Set()) { $0.formUnion($1.functions[key] ?? []) }
    var all: ViewCode.Use = []
    for use in uses { all.formUnion(use) }
    for name in functions { all.formUnion(use(byFunction: name)) }
    return (!uses.isEmpty, all)
  }

  /// Whether code of the project looks up a view by the id `id`, in whatever layout.
  func isLookedUp(_ id: ArraySlice<UInt8>) -> Bool {
    let key = ProjectKey(.viewID, AndroidResource.plainName(id))
    questions.insert(key)
    return !project.answers(to: key).isEmpty
  }

  /// What a function may do to a view that it is given.
  private func use(byFunction name: String) -> ViewCode.Use {
    ViewCode.Use(androidFunction: name) ?? use(ProjectKey(.viewFunction, name))
  }

  /// What files do to a view that is a property of another object, by its name without case and underscores.
  func use(ofMember name: String) -> ViewCode.Use { use(ProjectKey(.memberUse, name)) }

  private func use(_ key: ProjectKey) -> ViewCode.Use {
    questions.insert(key)
    return project.answers(to: key).reduce(into: []) { result, answer in
      if case .viewUse(let use) = answer.fact { result.formUnion(use) }
    }
  }

  /// Whether code gives a title to the item `id` of the Android menu `menu`.
  func setsTitle(ofItem id: ArraySlice<UInt8>, in menu: String) -> Bool {
    ["id/" + String(decoding: id, as: UTF8.self), "menu/" + menu].contains { name in
      let key = ProjectKey(.menuTitle, name)
      questions.insert(key)
      return !project.answers(to: key).isEmpty
    }
  }

  /// What the Swift type `owner` does to the view that its property `outlet` holds; nil where its code is not known, or
  /// the property belongs to a type that it inherits from.
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

  private var codeByLayout: [String: (all: [ViewCode], namesLayout: Bool)] = [:]

  /// The code that shows `layout`, as such or included in another one, or any layout.
  private func code(showing layout: String) -> (all: [ViewCode], namesLayout: Bool) {
    if let known = codeByLayout[layout] { return known }
    var layouts = ["", layout]
    var next = 1
    while next < layouts.count, layouts.count < 64 {
      for answer in project.answers(to: ProjectKey(.including, layouts[next])) {
        if case .including(let name) = answer.fact, !layouts.contains(name) { layouts.append(name) }
      }
      questions.insert(ProjectKey(.including, layouts[next]))
      next += 1
    }
    var code = (all: [ViewCode](), namesLayout: false)
    for name in layouts {
      let key = ProjectKey(.viewCode, name)
      questions.insert(key)
      for answer in project.answers(to: key) {
        guard case .viewCode(let found) = answer.fact else { continue }
        code.all.append(found)
        if !name.isEmpty { code.namesLayout = true }
      }
    }
    codeByLayout[layout] = code
    return code
  }
}
