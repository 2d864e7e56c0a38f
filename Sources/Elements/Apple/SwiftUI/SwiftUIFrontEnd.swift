// The front end for SwiftUI.

import Syntax

struct SwiftUIFrontEnd: FrontEnd {
  let framework = Framework.swiftUI
  let language = Language.swift
  let modules = ["SwiftUI", "WidgetKit"]

  func reads(_ kind: FileKind) -> Bool { kind == .swift }

  func elements(in file: ParsedFile, _ project: ProjectView) -> [Element] {
    SwiftUIReader.elements(in: file.tree, project)
  }

  func oldAPIs(in tree: Tree) -> [OldAPI] { SwiftUIReader.oldAPIs(in: tree) }

  func edits(
    _ intent: Intent, on id: ElementID, in tree: ElementTree, _ project: ProjectView
  ) -> [WriterEdit]? {
    SwiftUIWriter(tree: tree, project: project).edits(intent, on: id)
  }
}
