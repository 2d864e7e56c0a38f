// Replacing a file so that it is either the old one or the new one, whole, at every moment.

package import Source

extension FileContent {
  /// Writes `newText` in place of this content to the file at `path` that it was read from.
  ///
  /// A temporary file in the same folder takes the file's place in one step, with its permissions and its byte order
  /// mark. A file that changed since it was read stays as it is, and so does a symbolic link: the file it points to
  /// may lie anywhere.
  package func replace(with newText: SourceText, inFile path: String) throws(WriteProblem) {
    guard try kindWithoutFollowing(path) == .file else { throw .link }
    var new = self
    new.text = newText
    let temporary: String
    do {
      temporary = try Platform.writeTemporary(new.bytes, beside: path)
    } catch {
      throw .refused(error.reason)
    }
    // Compared as late as possible. What an editor writes between here and the move is lost; no system offers a
    // move on condition.
    guard isStillInFile(path) else {
      Platform.remove(temporary)
      throw .changed
    }
    do {
      try Platform.move(temporary, over: path)
    } catch {
      Platform.remove(temporary)
      throw .refused(error.reason)
    }
  }

  /// Writes `text` to a new file at `path`. What stands there already stays as it is.
  package static func create(_ text: SourceText, atPath path: String) throws(WriteProblem) {
    let temporary: String
    do {
      temporary = try Platform.writeTemporary(Array(text[0..<text.count]), beside: path, isNew: true)
    } catch {
      throw .refused(error.reason)
    }
    guard (try? Platform.kindWithoutFollowing(path)) == nil else {
      Platform.remove(temporary)
      throw .exists
    }
    do {
      try Platform.move(temporary, over: path)
    } catch {
      Platform.remove(temporary)
      throw .refused(error.reason)
    }
  }

  /// Writes `bytes` to the file at `path` in one step, whether there is one or not. What is no regular file stays as it
  /// is: devices, pipes, folders, and symbolic links.
  package static func put(_ bytes: [UInt8], atPath path: String) throws(WriteProblem) {
    let kind = try? Platform.kindWithoutFollowing(path)
    switch kind {
    case .file, nil: break
    case .link: throw .link
    case .folder: throw .refused("it is a folder")
    case .special: throw .refused("it is no regular file")
    }
    let temporary: String
    do {
      temporary = try Platform.writeTemporary(bytes, beside: path, isNew: kind == nil)
    } catch {
      throw .refused(error.reason)
    }
    do {
      try Platform.move(temporary, over: path)
    } catch {
      Platform.remove(temporary)
      throw .refused(error.reason)
    }
  }

  private func kindWithoutFollowing(_ path: String) throws(WriteProblem) -> Platform.FileKind {
    do {
      return try Platform.kindWithoutFollowing(path)
    } catch {
      throw .refused(error.reason)
    }
  }

  private func isStillInFile(_ path: String) -> Bool {
    let bytes = bytes
    return (try? Platform.bytes(of: path, upTo: bytes.count)) == bytes
  }
}
