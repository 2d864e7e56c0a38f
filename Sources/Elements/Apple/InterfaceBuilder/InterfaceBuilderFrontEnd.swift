// The front end for Interface Builder files.

import Syntax

struct InterfaceBuilderFrontEnd: FrontEnd {
  let framework = Framework.interfaceBuilder
  let language = Language.xml

  func reads(_ kind: FileKind) -> Bool { kind == .interfaceBuilder }

  func elements(in file: ParsedFile, _ project: ProjectView) -> [Element] {
    InterfaceBuilderReader.elements(in: file.tree, project)
  }

  func edits(
    _ intent: Intent, on id: ElementID, in tree: ElementTree, _ project: ProjectView
  ) -> [WriterEdit]? {
    InterfaceBuilderWriter(tree: tree).edits(intent, on: id)
  }
}
