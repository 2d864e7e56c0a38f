// The lookup of the suppression for a finding.

/// The suppressions of one rule. Finds the one for a finding in logarithmic time.
struct SuppressionIndex {
  /// The covered ranges, sorted by start, each with the index of the comment.
  private var places: [(comment: Int, covered: Range<Int>)] = []
  /// For each place, the index of the place with the largest end among it and all before it.
  private var farthest: [Int] = []
  /// A comment that covers the whole file.
  private var wholeFile: Int?

  /// Creates the index from comments with the byte ranges they cover, or nil for the whole file.
  init(_ comments: [(comment: Int, covered: Range<Int>?)]) {
    for (comment, covered) in comments {
      if let covered { places.append((comment, covered)) } else { wholeFile = comment }
    }
    places.sort { ($0.covered.lowerBound, $0.comment) < ($1.covered.lowerBound, $1.comment) }
    farthest.reserveCapacity(places.count)
    for index in places.indices {
      let best = farthest.last ?? index
      farthest.append(places[index].covered.upperBound >= places[best].covered.upperBound ? index : best)
    }
  }

  /// Returns the comment that covers a finding at `offset`: the nearest before it, otherwise any, otherwise one for the
  /// whole file.
  func comment(covering offset: Int) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].covered.lowerBound <= offset { low = middle + 1 } else { high = middle }
    }
    guard low > 0 else { return wholeFile }
    for index in [low - 1, farthest[low - 1]] where places[index].covered.contains(offset) {
      return places[index].comment
    }
    return wholeFile
  }
}
