// From a file to its elements: which front ends read it.

public import Source
public import Syntax

extension ElementTree {
  /// The elements of a file at `path` (below the project root, with forward slashes); nil where the file is in none
  /// of the languages, is no resource that shows anything, or does not ship (guard G3).
  ///
  /// `project` answers what the file asks about others.
  public init?(_ text: SourceText, path: String, in project: ProjectView = ProjectView()) {
    guard let language = Language(path: path), ShippingCode.ships(path: path) else { return nil }
    guard
      language != .xml || InterfaceBuilderDocument.isDocument(path: path)
        || AndroidResource(path: path) != nil
    else { return nil }
    self.init(Tree(parsing: text, as: language), path: path, project)
  }

  /// The elements of a parsed file.
  public init(_ tree: Tree, path: String) {
    self.init(tree, path: path, ProjectView())
  }

  private init(_ tree: Tree, path: String, _ project: ProjectView) {
    var elements: [Element] =
      switch tree.language {
      case .swift:
        ElementTree.joined([
          SwiftUIReader.elements(in: tree, project), UIKitReader.elements(in: tree, project),
        ])
      case .kotlin:
        ElementTree.joined([ComposeReader.elements(in: tree, project), AndroidViewsReader.elements(in: tree)])
      case .xml where InterfaceBuilderDocument.isDocument(path: path):
        InterfaceBuilderReader.elements(in: tree, project)
      case .xml:
        AndroidResource(path: path).map { AndroidXMLReader.elements(in: tree, $0, path: path, project) } ?? []
      }
    project.resolve(&elements)
    self.init(syntax: tree, elements: elements, practices: ElementTree.practices(in: tree, path: path))
  }

  /// What a file does beside making elements.
  private static func practices(in tree: Tree, path: String) -> [Practice] {
    let practices: [Practice] =
      switch tree.language {
      case .swift: SwiftPractices.all(in: tree)
      case .kotlin: KotlinPractices.all(in: tree)
      case .xml where InterfaceBuilderDocument.isDocument(path: path): NibPractices.all(in: tree)
      case .xml: AndroidResource(path: path).map { AndroidXMLPractices.all(in: tree, $0, path: path) } ?? []
      }
    return practices.sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  /// The lists of several front ends one behind the other.
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
