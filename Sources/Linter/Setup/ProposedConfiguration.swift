// The configuration that `init` creates.

package import Source

/// A small initial configuration with comments.
package struct ProposedConfiguration: Sendable {
  package var profile = Profile.recommended
  /// The languages, with the development language first if it's known.
  package var languages: [String] = []
  package var developmentLanguage: String?
  /// The globs to exclude.
  package var exclude: [String] = []
  /// The name of the baseline file, or nil for none.
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
        // "recommended" runs rules with few false positives; "strict" runs all rules.
        "profile": \(ProposedConfiguration.json(profile.rawValue))
      """
    ]
    if developmentLanguage != nil {
      settings.append(
        """
          // The app's languages, with the language of texts in code first.
          "locales": \(ProposedConfiguration.json(languages))
        """)
    } else if !languages.isEmpty {
      settings.append(
        """
          // The language of texts in code is unknown. Put it first and remove the slashes:
          // "locales": \(ProposedConfiguration.json(["…"] + languages, indentedBy: "  // ")),
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
          // Known findings, which are hidden.
          "baseline": \(ProposedConfiguration.json(baseline))
        """)
    }
    return SourceText("{\n" + ProposedConfiguration.separated(settings) + "\n}\n")
  }

  /// Joins the settings with commas. Settings that are only comments get none.
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

  /// Formats a list on one line if it's short, otherwise with as many strings per line as fit.
  private static func json(_ texts: [String], indentedBy margin: String = "  ") -> String {
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
    return lines.count == 1
      ? "[\(lines[0])]" : "[\n\(margin)  " + lines.joined(separator: "\n\(margin)  ") + "\n\(margin)]"
  }
}
