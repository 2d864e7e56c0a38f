// What the linter doesn't know about a project.

package import Elements
package import Source

/// The surveys of many files, added in the order in which places are shown.
package struct UnknownsLedger: Sendable {
  /// A place in a file.
  package struct Place: Sendable, Equatable {
    package var path: String
    /// The line, starting at 1.
    package var line: Int
    /// The code that isn't understood.
    package var what: String
    /// The number of elements with this reason for which the code is the same.
    package var count: Int
  }

  /// A reason with the number of elements that have it.
  package struct Row: Sendable, Equatable {
    package var reason: UnknownReason
    package var count: Int
    /// The first place of each piece of code, most frequent first.
    package var places: [Place]
  }

  private struct Key: Hashable {
    var framework: Framework
    var reason: UnknownReason
    var what: String
  }

  package private(set) var counts: [Framework: UnknownSurvey.Counts] = [:]
  private var places: [Key: (place: Place, number: Int)] = [:]

  package init() {}

  /// Adds the survey of a file. `path` is shown.
  package mutating func add(_ survey: UnknownSurvey, path: String, _ text: SourceText) {
    for (framework, numbers) in survey.counts {
      counts[framework, default: UnknownSurvey.Counts()] += numbers
    }
    for place in survey.places {
      let key = Key(framework: place.framework, reason: place.reason, what: place.what)
      if places[key] == nil {
        let line = text.line(at: place.offset) + 1
        places[key] = (Place(path: path, line: line, what: place.what, count: 0), places.count)
      }
      places[key]?.place.count += 1
    }
  }

  /// The reasons in one framework, or in all, most frequent first.
  package func rows(of framework: Framework? = nil) -> [Row] {
    var found: [UnknownReason: [String: (place: Place, number: Int)]] = [:]
    for (key, value) in places where framework == nil || key.framework == framework {
      guard let known = found[key.reason, default: [:]][key.what] else {
        found[key.reason, default: [:]][key.what] = value
        continue
      }
      var joined = known.number < value.number ? known : value
      joined.place.count = known.place.count + value.place.count
      found[key.reason, default: [:]][key.what] = joined
    }
    let rows = found.map { reason, places in
      let sorted = places.values.sorted {
        ($1.place.count, $0.number) < ($0.place.count, $1.number)
      }
      return Row(reason: reason, count: sorted.reduce(0) { $0 + $1.place.count }, places: sorted.map(\.place))
    }
    return rows.sorted { ($1.count, $0.reason.rawValue) < ($0.count, $1.reason.rawValue) }
  }
}
