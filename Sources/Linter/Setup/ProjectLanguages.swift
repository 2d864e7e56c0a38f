// The languages of a project, from the names and content of resource and build files.

import Elements
package import Source

/// The languages of an app's texts, and its development language.
package struct ProjectLanguages: Sendable {
  /// The languages with translations, as BCP 47 tags.
  private var translated: Set<String> = []
  /// The number of files that state each development language.
  private var votes: [String: Int] = [:]
  /// The languages that Gradle files keep.
  private var kept: Set<String> = []

  package init() {}

  /// Returns whether the content of the file at `path`, relative to the project root, may contain languages.
  package static func readsFile(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    switch name {
    case "project.pbxproj", "Package.swift", "build.gradle", "build.gradle.kts", "resources.properties":
      return true
    default: return name.hasSuffix(".xcstrings") || isTextResource(path)
    }
  }

  /// Adds a file. `text` is nil if `readsFile` is false; the path may contain a language.
  package mutating func add(_ path: String, _ text: SourceText?) {
    addFolder(of: path)
    guard let text else { return }
    let name = path.split(separator: "/").last ?? ""
    switch name {
    case "project.pbxproj":
      vote(WordsBehind.values(of: "developmentRegion", in: text))
      translated.formUnion(tags(WordsBehind.values(of: "knownRegions", in: text)))
    case "Package.swift": vote(WordsBehind.values(of: "defaultLocalization", in: text))
    case "resources.properties": vote(WordsBehind.values(of: "unqualifiedResLocale", in: text))
    case "build.gradle", "build.gradle.kts":
      for name in ["resConfigs", "resConfig", "resourceConfigurations", "localeFilters"] {
        kept.formUnion(tags(WordsBehind.values(of: name, in: text)).lazy.map(ProjectLanguages.ofQualifier))
      }
    default:
      if name.hasSuffix(".xcstrings") {
        let languages = StringCatalogReader.languages(of: text)
        vote([languages.source].compactMap(\.self))
        translated.formUnion(tags(languages.all))
      } else if ProjectLanguages.isTextResource(path), AndroidResource.locale(path: path) == nil {
        vote(WordsBehind.values(of: "tools:locale", in: text))
      }
    }
  }

  /// The development language, or nil if no file states it.
  ///
  /// If Gradle files keep exactly one language without a translation, it's that of the unqualified directory.
  package var developmentLanguage: String? {
    let best = votes.max { ($0.value, $1.key) < ($1.value, $0.key) }
    if let best { return best.key }
    let untranslated = kept.subtracting(translated)
    return untranslated.count == 1 ? untranslated.first : nil
  }

  /// All languages, with the development language first if it's known, and the others sorted by tag.
  package var all: [String] {
    let first = developmentLanguage
    return [first].compactMap(\.self) + translated.subtracting([first].compactMap(\.self)).sorted()
  }

  private mutating func vote(_ words: [String]) {
    guard let language = tags(words.prefix(1)).first else { return }
    votes[language, default: 0] += 1
  }

  private mutating func addFolder(of path: String) {
    if ProjectLanguages.isTextResource(path), let locale = AndroidResource.locale(path: path) {
      translated.formUnion(tags([locale]))
    }
    for folder in path.split(separator: "/").dropLast() where folder.hasSuffix(".lproj") {
      translated.formUnion(tags([String(folder.dropLast(6))]))
    }
  }

  /// Returns whether the file contains an Android app's strings: `res/values-de/strings.xml`.
  private static func isTextResource(_ path: String) -> Bool {
    let name = path.split(separator: "/").last ?? ""
    return name.contains("string") && name.hasSuffix(".xml") && AndroidResource(path: path) == .values
  }

  /// Returns the language tags among `words` in BCP 47 form.
  private func tags(_ words: some Sequence<String>) -> [String] {
    words.compactMap { word in
      // Source: Apple, “Bundle Programming Guide”: names in old projects. Android keeps codes from before 1989.
      let modern = ["English": "en", "iw": "he", "in": "id", "ji": "yi"][word] ?? word
      let parts = modern.split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
      // Xcode stores texts in all languages in `mul.lproj`.
      guard let language = parts.first, (2...3).contains(language.count), language != "mul",
        language.utf8.allSatisfy({ (0x61...0x7A).contains($0) }),
        parts.dropFirst().allSatisfy({ (2...8).contains($0.count) && $0.utf8.allSatisfy(\.isTagByte) })
      else { return nil }
      return parts.joined(separator: "-")
    }
  }

  /// Converts a tag such as `pt-rBR`, as in Gradle files, to BCP 47.
  private static func ofQualifier(_ tag: String) -> String {
    let parts = tag.split(separator: "-")
    guard parts.count == 2, parts[1].count == 3, parts[1].hasPrefix("r") else { return tag }
    return "\(parts[0])-\(parts[1].dropFirst())"
  }
}

private extension UInt8 {
  /// True if the byte is an ASCII letter or digit.
  var isTagByte: Bool { (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20) }
}
