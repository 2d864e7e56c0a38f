// The creation of element trees, with the choice of front ends.

public import Source
public import Syntax

extension ElementTree {
  /// Creates the elements of a file at `path`, which is relative to the project root and uses forward slashes. Returns
  /// nil if the file isn't in a supported language, contains nothing that's shown, or doesn't ship.
  ///
  /// `project` answers the file's queries about other files.
  public init?(_ text: SourceText, path: String, in project: ProjectView = ProjectView()) {
    guard let kind = FileKind(path: path), kind != .otherXML, ShippingCode.ships(path: path) else {
      return nil
    }
    self.init(ParsedFile(tree: Tree(parsing: text, as: kind.language), kind: kind, path: path), project)
  }

  /// Creates the elements of a parsed file.
  public init(_ tree: Tree, path: String) {
    self.init(ParsedFile(tree: tree, kind: FileKind(tree.language, path: path), path: path), ProjectView())
  }

  private init(_ file: ParsedFile, _ project: ProjectView) {
    let (tree, path) = (file.tree, file.path)
    var elements = ElementTree.joined(
      FrontEnds.all.filter { $0.reads(file.kind) }.map { $0.elements(in: file, project) })
    var practices = ElementTree.practices(in: file, project)
    let hasTooManyViews = elements.count >= ElementList.mostElements
    if hasTooManyViews { elements = [] }
    project.resolve(&elements)
    practices.sort { $0.range.lowerBound < $1.range.lowerBound }
    self.init(syntax: tree, elements: elements, practices: practices)
    self.hasTooManyViews = hasTooManyViews
    if tree.language == .xml, elements.contains(where: { $0.framework == .androidXML && !$0.colors.isEmpty })
    {
      // Home screen widgets and watch apps have other backgrounds.
      themeGround = AndroidResource.fitsSmallScreen(path: path) ? .adaptive : project.themeGround
      if elements.contains(where: { $0.typeName == AndroidXMLReader.primaryColor }) {
        textButtonGround = project.textButtonGround
      }
    }
    if tree.language == .kotlin, elements.contains(where: \.isColoredComposable) {
      schemeGround = ThemeGround(project, isMaterial2: ComposeImports(tree).isFromMaterial2("Text"))
    }
    if schemeGround != nil
      || tree.language == .kotlin && tree.nodes.contains(where: { $0.name == "stickyHeader" })
    {
      composableUses = usesOfComposables
    }
    if tree.language == .swift { (componentPlaces + viewPlaces + fontUses).forEach(project.declare) }
    if tree.language != .xml { pictureLabels(at: path).forEach(project.declare) }
  }

  /// Returns the practices in a file. Those in code are found in one walk for all frameworks.
  private static func practices(in file: ParsedFile, _ project: ProjectView) -> [Practice] {
    let tree = file.tree
    switch file.kind {
    case .swift: return SwiftPractices.all(in: tree)
    case .kotlin:
      let (compose, views) = (ComposeImports(tree), AndroidViewImports(tree))
      var practices = KotlinPractices.all(in: tree, compose, views)
      if let colors = CodeColorReader(all: tree) {
        if compose.mentionsCompose { practices += SchemeContrast.all(in: colors, project) }
        colors.entries.forEach(project.declare)
      }
      return practices
    case .interfaceBuilder: return NibPractices.all(in: tree)
    case .resource(let resource): return AndroidXMLPractices.all(in: tree, resource, path: file.path)
    case .otherXML: return []
    }
  }

  /// Concatenates the elements of several front ends.
  private static func joined(_ lists: [[Element]]) -> [Element] {
    let lists = lists.filter { !$0.isEmpty }
    if lists.count == 1 { return lists[0] }
    var joined: [Element] = []
    for list in lists {
      let offset = joined.count
      joined += list.map { element in
        var element = element
        element.parent = element.parent.map { ElementID($0.index + offset) }
        return element
      }
    }
    return joined
  }
}

private extension Element {
  /// True if Compose code gives it a text or icon color.
  var isColoredComposable: Bool {
    framework == .compose && !details.isEmpty && colors.contains { $0.use == .foreground }
  }
}
