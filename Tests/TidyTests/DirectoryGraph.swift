// The references between directories, found in the package's own code.

import Source
import Syntax
import TestSupport

/// The directories of one part of the package, and the names that connect them.
///
/// A name counts if only one directory declares it, as a type, function, property, or case that other files can use.
/// Not all references are found, but each one that's found is one.
struct DirectoryGraph {
  /// The names by which each directory refers to others: `edges[from][to]`.
  private(set) var edges: [String: [String: Set<String>]] = [:]
  /// The first place for each pair of directories.
  private(set) var places: [String: String] = [:]

  /// Reads the references between the directories of `files`. The names that `others` use aren't only about these files.
  init(_ files: [PackageFile], besides others: [PackageFile]) {
    var declared: [Identifier: Declared] = [:]
    let trees = files.map { Tree(parsing: $0.text, as: .swift) }
    for (file, tree) in zip(files, trees) { DirectoryGraph.declare(file.directory, tree, in: &declared) }
    for file in others {
      let tree = Tree(parsing: file.text, as: .swift)
      for node in tree.nodes where node.kind == .declaration || DirectoryGraph.mayRefer(node, in: file.text) {
        declared[node.name] = nil
      }
    }
    for (file, tree) in zip(files, trees) {
      for (index, node) in tree.nodes.enumerated() where DirectoryGraph.mayRefer(node, in: file.text) {
        guard let found = declared[node.name], found.isVisible, let directory = found.directory,
          directory != file.directory
        else { continue }
        edges[file.directory, default: [:]][directory, default: []].insert(tree.nameText(of: NodeID(index)))
        let pair = "\(file.directory) \(directory)"
        places[pair] = places[pair] ?? "\(file.path):\(file.text.line(at: Int(node.start)) + 1)"
      }
    }
  }

  /// One line for each directory, with the directories that it refers to.
  func description(of order: [String]) -> String {
    order.map { directory in
      let others = order.filter { edges[directory]?[$0] != nil }
      return directory + (others.isEmpty ? "" : " ─▶ " + others.joined(separator: ", "))
    }
    .joined(separator: "\n")
  }

  private struct Declared {
    /// The only directory that declares the name, or nil if there are several.
    var directory: String?
    /// True if other files can use one of the declarations.
    var isVisible: Bool
  }

  private static func declare(_ directory: String, _ tree: Tree, in declared: inout [Identifier: Declared]) {
    var privateEnd = 0
    for (index, node) in tree.nodes.enumerated() where node.kind == .declaration || node.kind == .parameter {
      let isPrivate = tree.children(of: NodeID(index)).contains {
        tree[$0].kind == .modifier && (tree[$0].name == "private" || tree[$0].name == "fileprivate")
      }
      if isPrivate { privateEnd = max(privateEnd, Int(node.end)) }
      // Extensions declare no name of their own.
      guard DeclarationKind(rawValue: node.detail) != .extension || node.kind == .parameter else { continue }
      let isVisible = node.kind == .declaration && Int(node.start) >= privateEnd
      var entry = declared[node.name] ?? Declared(directory: directory, isVisible: false)
      if entry.directory != directory { entry.directory = nil }
      if isVisible { entry.isVisible = true }
      declared[node.name] = entry
    }
  }

  /// Returns whether a node may refer to a declaration in another file.
  private static func mayRefer(_ node: Node, in text: SourceText) -> Bool {
    switch node.kind {
    // The label of a tuple, a method of the standard library, and a generic parameter.
    case .member where node.name == "android", .call where node.name == "replacing",
      .type where node.name == "Value":
      false
    case .type, .member, .call: node.name != .none
    case .name: text[Int(node.nameStart)].isUppercaseASCII
    default: false
    }
  }
}

extension PackageFile {
  /// The directory below the module, without the file: `Apple/UIKit`.
  var directory: String { path.split(separator: "/").dropFirst(2).dropLast().joined(separator: "/") }
}
