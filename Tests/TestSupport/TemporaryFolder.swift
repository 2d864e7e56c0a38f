// Files on disk for the duration of a test.

import Foundation

/// A directory with files that's removed with this object. Names may contain slashes; a name that ends in one is a
/// directory.
package final class TemporaryFolder: Sendable {
  /// The absolute path, without symbolic links.
  package let path: String

  package init(_ files: [String: String] = [:]) throws {
    let parent = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    path = parent + "/a11y-lsp-tests-" + UUID().uuidString
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(text, to: name) }
  }

  deinit {
    try? FileManager.default.removeItem(atPath: path)
  }

  /// The absolute path of `name` in the directory.
  package subscript(name: String) -> String { path + "/" + name }

  package func write(_ text: String, to name: String) throws {
    try write(Array(text.utf8), to: name)
  }

  package func write(_ bytes: [UInt8], to name: String) throws {
    let url = URL(fileURLWithPath: self[name])
    let folder = name.hasSuffix("/") ? url : url.deletingLastPathComponent()
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    if !name.hasSuffix("/") { try Data(bytes).write(to: url) }
  }

  /// Creates a symbolic link `name` to `target`, which is used as is.
  package func link(_ name: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(atPath: self[name], withDestinationPath: target)
  }

  package func remove(_ name: String) throws {
    try FileManager.default.removeItem(atPath: self[name])
  }

  package func setPermissions(_ permissions: Int, of name: String) throws {
    try FileManager.default.setAttributes([.posixPermissions: permissions], ofItemAtPath: self[name])
  }

  package func permissions(of name: String) throws -> Int? {
    try FileManager.default.attributesOfItem(atPath: self[name])[.posixPermissions] as? Int
  }

  package func bytes(of name: String) throws -> [UInt8] {
    try Array(Data(contentsOf: URL(fileURLWithPath: self[name])))
  }

  package func text(of name: String) throws -> String {
    try String(decoding: bytes(of: name), as: UTF8.self)
  }

  /// The sorted names in the directory, including hidden ones.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

extension TemporaryFolder {
  /// True if permissions have no effect because root runs the tests.
  package static let isUnprotected: Bool = {
    guard let folder = try? TemporaryFolder(["a": ""]) else { return true }
    try? folder.setPermissions(0o000, of: "a")
    return (try? folder.bytes(of: "a")) != nil
  }()
}
