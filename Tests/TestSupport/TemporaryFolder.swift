// Files on the disk for the time of a test.

import Foundation

/// A folder with files that vanishes with this value. Names may hold slashes; a name that ends in one is a folder.
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

  /// The absolute path of `name` in the folder.
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

  /// Makes `name` a symbolic link to `target`, which is taken as it is.
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

  /// The names in the folder, hidden ones included, in order.
  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: path).sorted() }
  }
}

extension TemporaryFolder {
  /// Whether permissions mean nothing, since the administrator runs the tests.
  package static let isUnprotected: Bool = {
    guard let folder = try? TemporaryFolder(["a": ""]) else { return true }
    try? folder.setPermissions(0o000, of: "a")
    return (try? folder.bytes(of: "a")) != nil
  }()
}
