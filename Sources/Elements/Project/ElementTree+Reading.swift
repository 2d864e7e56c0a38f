// The creation of element trees, with the choice of front ends.

public import Source
public import Syntax

extension ElementTree {
  /// Creates the elements of a file at `path`, which is relative to the project root and uses forward slashes. Returns
  /// nil if the file isn't in a supported language, contains nothing that's shown, or doesn't ship.
  ///
  /// `project` answers the file's queries about other files.
  public init?(_ text: SourceText, path: String, in project: ProjectView = ProjectView()) {
    guard let language = Language(path: path), ShippingCode.ships(path: path) else { return nil }
    guard
      language != .xml || InterfaceBuilderDocument.isDocument(path: path)
        || AndroidResource(path: path) != nil
    else { return nil }
    self.init(Tree(parsing: text, as: language), path: path, project)
  }

  /// Creates the elements of a parsed file.
  public init(_ tree: Tree, path: String) {
    self.init(tree, path: path, ProjectView())
  }

  private init(_ tree: Tree, path: String, _ project: ProjectView) {
    var (elements, practices): ([Element], [Practice]) = ([], [])
    switch tree.language {
    case .swift:
      elements = ElementTree.joined([
        SwiftUIReader.elements(in: tree, project), UIKitReader.elements(in: tree, project),
      ])
      practices = SwiftPractices.all(in: tree)
    case .kotlin:
      let (compose, views) = (ComposeImports(tree), AndroidViewImports(tree))
      elements = ElementTree.joined([
        ComposeReader.elements(in: tree, compose, project),
        AndroidViewsReader.elements(in: tree, views, project),
      ])
      practices = KotlinPractices.all(in: tree, compose, views)
      if let colors = CodeColorReader(all: tree) {
        if compose.mentionsCompose { practices += SchemeContrast.all(in: colors, project) }
        colors.entries.forEach(project.declare)
      }
    case .xml where InterfaceBuilderDocument.isDocument(path: path):
      elements = InterfaceBuilderReader.elements(in: tree, project)
      practices = NibPractices.all(in: tree)
    case .xml:
      guard let resource = AndroidResource(path: path) else { break }
      elements = AndroidXMLReader.elements(in: tree, resource, path: path, project)
      practices = AndroidXMLPractices.all(in: tree, resource, path: path)
    }
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
      if schemeGround != nil { composableUses = usesOfComposables }
    }
    if tree.language == .swift { (componentPlaces + viewPlaces).forEach(project.declare) }
    if tree.language != .xml { pictureLabels(at: path).forEach(project.declare) }
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
