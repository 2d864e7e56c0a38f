// The UIKit and AppKit front end, which turns Swift code into elements by tracking each view through its type.

import Source
public import Syntax

/// A reader for UIKit code and similar AppKit code.
///
/// There are three passes, all linear: `TypeSurvey` finds types and members, `ReceiverWalker` walks all code once and
/// records what is done to each view, and `ElementComposer` creates one element per view.
struct UIKitReader {
  /// Returns the elements in a file in preorder, or none if it imports only other frameworks.
  static func elements(in tree: Tree, _ project: ProjectView = ProjectView()) -> [Element] {
    // Most SwiftUI files have imports and contain no UIKit names.
    let first = tree.children(of: tree.root).first { _ in true }
    if first.map(tree.declarationKind) == .import, !vocabulary.finds(in: tree.text) { return [] }
    let survey = TypeSurvey(tree, project)
    survey.declareClasses()
    guard survey.mentionsViews, survey.namesClass || mayHoldViews(tree) else { return [] }
    var walker = ReceiverWalker(survey)
    walker.walkFile()
    return ElementComposer(walker).elements()
  }

  private static let vocabulary = WordSearch(frameworks + classes)

  /// Returns whether code without class names can still be about views: the file imports one of the frameworks, or
  /// nothing at all, as in snippets. Class names are recognized without an import because a bridging header may provide
  /// it.
  static func mayHoldViews(_ tree: Tree) -> Bool {
    importsViews(tree)
      || !tree.children(of: tree.root).contains { tree.declarationKind(of: $0) == .import }
  }

  /// Returns whether the file certainly imports one of the frameworks.
  static func importsViews(_ tree: Tree) -> Bool {
    tree.children(of: tree.root).contains { child in
      // `#if canImport(UIKit)` around imports.
      if tree.branchKind(of: child) == .compilation { return importsViews(tree, child) }
      return tree.declarationKind(of: child) == .import && isViewFramework(tree[child].name)
    }
  }

  private static func importsViews(_ tree: Tree, _ branch: NodeID) -> Bool {
    tree.children(of: branch).contains { arm in
      tree.children(of: arm).contains {
        tree.declarationKind(of: $0) == .import && isViewFramework(tree[$0].name)
      }
    }
  }

  /// Returns whether a module is UIKit, AppKit, or a system framework that re-exports them.
  private static func isViewFramework(_ name: Identifier) -> Bool { frameworkNames.contains(name) }

  private static let frameworkNames = Set(frameworks.map { Identifier(spelled: $0) })
}

extension ElementTree {
  /// Creates the elements for UIKit and AppKit code.
  public init(readingUIKit tree: Tree) {
    self.init(syntax: tree, elements: UIKitReader.elements(in: tree))
  }
}
