// The package's own files, and their code without comments and texts.

import Foundation
import Source
import Syntax
import TestSupport

/// A file of the package.
struct PackageFile: CustomStringConvertible {
  /// The path below the package's directory, with forward slashes.
  var path: String
  var text: SourceText

  var description: String { path }

  /// The module or test target, the second part of the path.
  var target: Substring { path.split(separator: "/").dropFirst().first ?? "" }

  /// All Swift files below one of the package's directories, in order.
  static func swiftFiles(below folder: String) -> [PackageFile] {
    let root = PackageFolder.path
    let paths =
      FileManager.default.enumerator(atPath: root + "/" + folder)?.compactMap { $0 as? String } ?? []
    return paths.filter { $0.hasSuffix(".swift") }.sorted().compactMap { path in
      FileManager.default.contents(atPath: "\(root)/\(folder)/\(path)").map {
        PackageFile(path: "\(folder)/\(path.replacing("\\", with: "/"))", text: SourceText($0))
      }
    }
  }

  /// The lines of code, with spaces in place of comments and the texts of literals.
  var codeLines: [String] {
    let tree = Tree(parsing: text, as: .swift)
    var bytes = Array(text[0..<text.count])
    let texts = tree.nodes.filter { $0.kind == .segment || $0.kind == .opaqueLiteral }.map(\.range)
    for range in tree.comments + texts {
      for offset in range where !bytes[offset].isLineBreak { bytes[offset] = UInt8(ascii: " ") }
    }
    let code = SourceText(bytes)
    return (0..<code.lineCount).map { code.string(code.lineRange($0)) }
  }

  /// All comments.
  var comments: [String] {
    Tree(parsing: text, as: .swift).comments.map(text.string)
  }

  /// The first line of each documentation comment, without its slashes.
  var documentation: [String] {
    let lines = text.string.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.drop { $0 == " " } }
    return zip([""] + lines, lines).compactMap { before, line in
      line.hasPrefix("/// ") && !before.hasPrefix("///") ? String(line.dropFirst(4)) : nil
    }
  }

  /// The texts of string literals, without what's interpolated.
  var texts: [String] {
    Tree(parsing: text, as: .swift).nodes.filter { $0.kind == .segment }.map { text.string($0.range) }
  }

  /// The modules that the file imports.
  var imports: [String] {
    let tree = Tree(parsing: text, as: .swift)
    return tree.nodes.indices.map(NodeID.init).filter { tree.declarationKind(at: $0) == .import }
      .map { tree.nameText(of: $0) }
  }
}

private extension Tree {
  func declarationKind(at id: NodeID) -> DeclarationKind? {
    self[id].kind == .declaration ? DeclarationKind(rawValue: self[id].detail) : nil
  }
}
