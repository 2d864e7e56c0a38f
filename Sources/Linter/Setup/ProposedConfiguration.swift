// The first configuration of a project.

package import Source

/// A small configuration to begin with, which says why each setting is there.
package struct ProposedConfiguration: Sendable {
  package var profile = Profile.recommended
  /// The language of development first, where it is known.
  package var languages: [String] = []
  package var developmentLanguage: String?
  /// Globs.
  package var exclude: [String] = []
  /// The name of the file that lists known findings; nil for none.
  package var baseline: String?

  package init(_ survey: ProjectSurvey) {
    languages = survey.languages.all
    developmentLanguage = survey.languages.developmentLanguage
    exclude = survey.foreignCode.patterns.map(\.glob)
  }

  /// The content of the file.
  package var text: SourceText {
    var settings = [
      """
        // “recommended” runs the rules that are nearly always right, “strict” all of them.
        "profile": \(ProposedConfiguration.json(profile.rawValue))
      """
    ]
    if developmentLanguage != nil {
      settings.append(
        """
          // The languages of the app, that of texts in code first.
          "locales": \(ProposedConfiguration.json(languages))
        """)
    } else if !languages.isEmpty {
      settings.append(
        """
          // Which language the texts in code are in is not known. Put it first and remove the slashes:
          // "locales": ["…", \(languages.map { ProposedConfiguration.json($0) }.joined(separator: ", "))],
        """)
    }
    if !exclude.isEmpty {
      settings.append(
        """
          // Generated and vendored code.
          "exclude": \(ProposedConfiguration.json(exclude))
        """)
    }
    if let baseline {
      settings.append(
        """
          // Findings that are known and not shown.
          "baseline": \(ProposedConfiguration.json(baseline))
        """)
    }
    return SourceText("{\n" + ProposedConfiguration.separated(settings) + "\n}\n")
  }

  /// The settings with commas between them; what is but a comment takes none.
  private static func separated(_ settings: [String]) -> String {
    let lastSetting = settings.lastIndex { !isComment($0) }
    return settings.enumerated().map { index, setting in
      setting + (isComment(setting) || index == lastSetting ? "" : ",")
    }.joined(separator: "\n\n")
  }

  private static func isComment(_ setting: String) -> Bool {
    setting.split(separator: "\n").allSatisfy { $0.hasPrefix("  //") }
  }

  private static func json(_ text: String) -> String {
    var json = JSONWriter()
    json.value(text)
    return String(decoding: json.bytes, as: UTF8.self)
  }

  /// On one line where that is short, else with as many texts on each as fit.
  private static func json(_ texts: [String]) -> String {
    var lines = [""]
    for (index, text) in texts.enumerated() {
      let piece = json(text) + (index + 1 < texts.count ? "," : "")
      let last = lines.count - 1
      if lines[last].isEmpty {
        lines[last] = piece
      } else if lines[last].utf8.count + piece.utf8.count < 80 {
        lines[last] += " " + piece
      } else {
        lines.append(piece)
      }
    }
    return lines.count == 1 ? "[\(lines[0])]" : "[\n    " + lines.joined(separator: "\n    ") + "\n  ]"
  }
}
