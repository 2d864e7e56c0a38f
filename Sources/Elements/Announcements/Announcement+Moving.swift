// Announcements whose source ranges move with edits.

extension Announcement {
  /// Returns the announcement with its source ranges moved. Ranges that no longer exist become nil.
  public func moved(_ place: (Range<Int>) -> Range<Int>?) -> Announcement {
    var moved = self
    for index in parts.indices { moved.parts[index].range = parts[index].range.flatMap(place) }
    for index in hints.indices { moved.hints[index].range = hints[index].range.flatMap(place) }
    return moved
  }
}

extension DeclarationReading {
  /// Returns the reading with its source ranges moved, or nil if a range no longer exists.
  public func moved(_ place: (Range<Int>) -> Range<Int>?) -> DeclarationReading? {
    guard let range = place(range), let nameRange = place(nameRange) else { return nil }
    var moved = self
    moved.range = range
    moved.nameRange = nameRange
    moved.parts = parts.compactMap(place)
    for index in steps.indices {
      guard let step = steps[index].moved(place) else { return nil }
      moved.steps[index] = step
    }
    return moved
  }
}

extension SpokenStep {
  /// Returns the step with its source ranges moved, or nil if its range no longer exists.
  public func moved(_ place: (Range<Int>) -> Range<Int>?) -> SpokenStep? {
    guard let range = place(range) else { return nil }
    var moved = self
    moved.range = range
    if case .stop(let announcement) = content { moved.content = .stop(announcement.moved(place)) }
    return moved
  }

  /// Returns whether all its source ranges end before the byte `offset`.
  public func ends(before offset: Int) -> Bool {
    func ends(_ parts: [Announcement.Part]) -> Bool {
      parts.allSatisfy { ($0.range?.upperBound ?? 0) <= offset }
    }
    return range.upperBound <= offset
      && announcement.map { ends($0.parts) && ends($0.hints) } ?? true
  }
}
