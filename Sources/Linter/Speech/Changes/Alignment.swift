// An alignment of two sequences.

/// The pairs of two sequences that have the highest sum of scores, without crossing each other.
struct Alignment {
  private(set) var pairs: [(left: Int, right: Int)] = []

  /// - Parameter score: Returns the score of a pair, or 0 if the two don't match.
  init(_ leftCount: Int, _ rightCount: Int, score: (_ left: Int, _ right: Int) -> Int) {
    let width = rightCount + 1
    var scores = Array(repeating: 0, count: leftCount * rightCount)
    /// The highest sum for the elements from each pair of indices on.
    var best = Array(repeating: 0, count: (leftCount + 1) * width)
    for left in (0..<leftCount).reversed() {
      for right in (0..<rightCount).reversed() {
        let score = score(left, right)
        scores[left * rightCount + right] = score
        var sum = max(best[(left + 1) * width + right], best[left * width + right + 1])
        if score > 0 { sum = max(sum, best[(left + 1) * width + right + 1] + score) }
        best[left * width + right] = sum
      }
    }
    var (left, right) = (0, 0)
    while left < leftCount, right < rightCount {
      let score = scores[left * rightCount + right]
      let sum = best[left * width + right]
      if score > 0, sum == best[(left + 1) * width + right + 1] + score {
        pairs.append((left, right))
        left += 1
        right += 1
      } else if sum == best[(left + 1) * width + right] {
        left += 1
      } else {
        right += 1
      }
    }
  }
}
