// Replacing a file so that it is either the old one or the new one, whole, at every moment.

package import Source

extension FileContent {
  /// Writes `newText` in place of this content to the file at `path` that it was read from.
  ///
  /// A temporary file in the same folder takes the file's place in one step, with its permissions, its extended
  /// attributes, and its byte order mark. A file that changed since it was read stays as it is, and so does one with
  /// other names: a symbolic link may lead anywhere, and hard links would keep the old text.
  package func replace(
    with newText: SourceText, inFile path: String, below folder: String? = nil
  ) throws(WriteProblem) {
    try FileContent.checkPlace(of: path, below: folder)
    guard try kindWithoutFollowing(path) == .file else { throw .link }
    guard Platform.linkCount(of: path) < 2 else { throw .hardLinks }
    var new = self
    new.text = newText
    let bytes = new.bytes
    try FileContent.write(bytes, to: path, isNew: false) { () throws(WriteProblem) in
      // Compared as late as possible. What an editor writes between here and the move is lost; no system offers a
      // move on condition.
      if !isStillInFile(path) { throw .changed }
    }
  }

  /// Writes `text` to a new file at `path`. What stands there already stays as it is.
  package static func create(
    _ text: SourceText, atPath path: String, below folder: String? = nil
  ) throws(WriteProblem) {
    try checkPlace(of: path, below: folder)
    try write(Array(text[0..<text.count]), to: path, isNew: true) { () throws(WriteProblem) in
      if (try? Platform.kindWithoutFollowing(path)) != nil { throw .exists }
    }
  }

  /// Writes `bytes` to the file at `path` in one step, whether there is one or not. What is no regular file stays as it
  /// is: devices, pipes, folders, and links.
  package static func put(
    _ bytes: [UInt8], atPath path: String, below folder: String? = nil
  ) throws(WriteProblem) {
    try checkPlace(of: path, below: folder)
    let kind = try? Platform.kindWithoutFollowing(path)
    switch kind {
    case .file, nil: break
    case .link: throw .link
    case .folder: throw .refused("is a directory")
    case .special: throw .refused("not a regular file")
    }
    guard Platform.linkCount(of: path) < 2 else { throw .hardLinks }
    try write(bytes, to: path, isNew: kind == nil) { () throws(WriteProblem) in }
  }

  /// Refuses a path in `folder` from which symbolic links lead outside: a repository must not decide which other files
  /// are written.
  private static func checkPlace(of path: String, below folder: String?) throws(WriteProblem) {
    guard let folder, FilePath.isInside(path, of: folder) else { return }
    if !Platform.isInside(FilePath.folder(of: path), of: folder) { throw .outside }
  }

  /// Moves a temporary file with `bytes` to `path`, unless `check` throws.
  private static func write(
    _ bytes: [UInt8], to path: String, isNew: Bool, _ check: () throws(WriteProblem) -> Void
  ) throws(WriteProblem) {
    try Platform.withoutInterruption { () throws(WriteProblem) in
      let temporary = try refusable { () throws(Platform.Failure) in
        try Platform.writeTemporary(bytes, beside: path, isNew: isNew)
      }
      do throws(WriteProblem) {
        try check()
        try refusable { () throws(Platform.Failure) in try Platform.move(temporary, over: path) }
      } catch {
        Platform.remove(temporary)
        throw error
      }
    }
  }

  private func kindWithoutFollowing(_ path: String) throws(WriteProblem) -> Platform.FileKind {
    try FileContent.refusable { () throws(Platform.Failure) in try Platform.kindWithoutFollowing(path) }
  }

  /// What `body` returns; a failure of the system becomes a problem.
  private static func refusable<Result>(
    _ body: () throws(Platform.Failure) -> Result
  ) throws(WriteProblem) -> Result {
    do {
      return try body()
    } catch {
      throw .refused(error.reason)
    }
  }

  private func isStillInFile(_ path: String) -> Bool {
    let bytes = bytes
    return (try? Platform.bytes(of: path, upTo: bytes.count)) == bytes
  }
}
