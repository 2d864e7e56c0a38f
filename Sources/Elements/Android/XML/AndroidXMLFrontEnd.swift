// The front end for Android layouts, menus, and other resources.

import Syntax

struct AndroidXMLFrontEnd: FrontEnd {
  let framework = Framework.androidXML
  let language = Language.xml
  let words = AndroidXMLReader.signs

  func reads(_ kind: FileKind) -> Bool {
    if case .resource = kind { true } else { false }
  }

  func elements(in file: ParsedFile, _ project: ProjectView) -> [Element] {
    guard case .resource(let resource) = file.kind else { return [] }
    return AndroidXMLReader.elements(in: file.tree, resource, path: file.path, project)
  }

  func oldAPIs(in tree: Tree) -> [OldAPI] { AndroidXMLReader.oldAPIs(in: tree) }

  func invalidValues(in tree: Tree) -> [InvalidValue] { AndroidXMLReader.invalidValues(in: tree) }

  func edits(
    _ intent: Intent, on id: ElementID, in tree: ElementTree, _ project: ProjectView
  ) -> [WriterEdit]? {
    AndroidXMLWriter(tree: tree).edits(intent, on: id)
  }
}
