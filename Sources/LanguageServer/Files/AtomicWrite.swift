// Atomic replacement of files: readers always get either the old or the new file in full.

package import Source

extension FileContent {
  /// Replaces this content with `newText` in the file at `path` that it was read from.
  ///
  /// Moves a temporary file in the same directory over the file in one step, with the same permissions, extended
  /// attributes, and byte order mark. Throws if the file has changed since it was read, or if it's a symbolic link,
  /// which may lead anywhere, or has other hard links, which would keep the old text.
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
      // Compared as late as possible. Changes by an editor between here and the move are lost, because no system offers
      // a conditional move.
      if !isStillInFile(path) { throw .changed }
    }
  }

  /// Writes `text` to a new file at `path`. Throws if anything already exists there.
  package static func create(
    _ text: SourceText, atPath path: String, below folder: String? = nil
  ) throws(WriteProblem) {
    try checkPlace(of: path, below: folder)
    try write(Array(text[0..<text.count]), to: path, isNew: true) { () throws(WriteProblem) in
      if (try? Platform.kindWithoutFollowing(path)) != nil { throw .exists }
    }
  }

  /// Writes `bytes` to the file at `path` in one step, whether or not it exists. Throws if there's something other than
  /// a regular file: a device, pipe, directory, or link.
  package static func put(
    _ bytes: [UInt8], atPath path: String, below folder: String? = nil
  ) throws(WriteProblem) {
    let kind = try? Platform.kindWithoutFollowing(path)
    if kind == .folder { throw .refused("is a directory") }
    try checkPlace(of: path, below: folder)
    switch kind {
    case .file, .folder, nil: break
    case .link: throw .link
    case .special: throw .refused("not a regular file")
    }
    guard Platform.linkCount(of: path) < 2 else { throw .hardLinks }
    try write(bytes, to: path, isNew: kind == nil) { () throws(WriteProblem) in }
  }

  /// Throws if `path` is in `folder` but symbolic links lead outside. A repository must not decide which other files
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

  /// Returns the result of `body`, and rethrows a system failure as a `WriteProblem`.
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
