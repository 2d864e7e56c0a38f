// Formats and the extensions of their files.

import LanguageServer

/// A closed list of formats that can be written to files.
protocol FileFormat: RawRepresentable<String>, CaseIterable {
  /// The extensions of its files, in lowercase, usual one first. Empty for plain text.
  var extensions: [String] { get }
}

/// The format that a file's name implies.
enum FileName {
  /// Extensions that state a format, whether or not a report can be written in it. A file with another one can contain
  /// anything.
  private static let telling: Set = [
    "csv", "docx", "htm", "html", "json", "markdown", "md", "pdf", "sarif", "xml", "xlsx", "yaml", "yml",
  ]
  /// Extensions of plain text.
  private static let plain: Set = ["log", "out", "text", "txt"]

  /// Returns the extension in lowercase, or nil if there's none. Numbers, as in `report-1.2`, aren't one.
  private static func ending(of file: String) -> String? {
    let name = FilePath.name(of: file)
    guard let dot = name.lastIndex(of: "."), dot > name.startIndex else { return nil }
    let ending = name[name.index(after: dot)...].lowercased()
    return !ending.isEmpty && ending.allSatisfy(\.isLetter) ? ending : nil
  }

  /// Throws an error if the extension of `file` contradicts a format.
  static func check<Format: FileFormat>(_ file: String, fits format: Format) throws(UsageError) {
    guard let ending = ending(of: file), telling.contains(ending), !format.extensions.contains(ending) else {
      return
    }
    let usual = format.extensions.isEmpty ? ".txt" : list(format.extensions)
    throw UsageError(
      "'\(file)' doesn't fit --format \(format.rawValue), whose files end with \(usual)")
  }

  /// Returns the format that the extension of `file` implies, or `usual` if it implies none.
  ///
  /// Throws an error if several formats or none have the extension. `advice` returns what to do instead, or nil.
  static func format<Format: FileFormat>(
    of file: String, usually usual: Format, advice: (_ ending: String) -> String? = { _ in nil }
  ) throws(UsageError) -> Format {
    guard let ending = ending(of: file), !(usual.extensions.isEmpty && plain.contains(ending)) else {
      return usual
    }
    let formats = Format.allCases.filter { $0.extensions.contains(ending) }
    if let format = Format(rawValue: ending) ?? (formats.count == 1 ? formats.first : nil) { return format }
    guard formats.isEmpty else {
      let names = formats.map { "--format \($0.rawValue)" }
      throw UsageError(
        "several formats have the extension .\(ending); add \(names.joined(separator: " or "))")
    }
    var known: [String] = []
    for ending in Format.allCases.compactMap(\.extensions.first) + (usual.extensions.isEmpty ? ["txt"] : [])
    where !known.contains(ending) {
      known.append(ending)
    }
    throw UsageError(
      "no format has the extension .\(ending); use \(list(known)), or add --format", remedy: advice(ending))
  }

  private static func list(_ extensions: [String]) -> String {
    let all = extensions.map { "." + $0 }
    return all.count < 3
      ? all.joined(separator: " or ") : all.dropLast().joined(separator: ", ") + ", or " + (all.last ?? "")
  }
}
