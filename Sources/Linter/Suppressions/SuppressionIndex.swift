// Which comment silences a finding, however many there are.

/// The comments that name one rule, found by the place of a finding in logarithmic time.
struct SuppressionIndex {
  /// What is covered, by its start; each with the number of the comment.
  private var places: [(comment: Int, covered: Range<Int>)] = []
  /// For each place, the one among it and all before it that reaches farthest.
  private var farthest: [Int] = []
  /// A comment that covers the whole file.
  private var wholeFile: Int?

  /// `comments` with the bytes that each covers; nil for the whole file.
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

  /// The comment that silences a finding at `offset`: the nearest before it, else any, else one for the whole file.
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
