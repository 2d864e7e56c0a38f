// The report formats of `check`.

/// A report format.
enum ReportFormat: String, FileFormat {
  case text, concise, xcode, json, sarif, github, gitlab, junit, checkstyle

  var extensions: [String] {
    switch self {
    case .text, .concise, .xcode, .github: []
    case .json: ["json"]
    case .sarif: ["sarif", "json"]
    case .gitlab: ["json"]
    case .junit, .checkstyle: ["xml"]
    }
  }

  /// True if the format can contain numbers of findings instead of the findings.
  var hasStatistics: Bool { isForPeople || self == .json }

  /// True if people read the format, so it omits hints unless they're requested.
  var isForPeople: Bool { self == .text || self == .concise }
}
