// What is said, when the code that it is about stands elsewhere.

extension Announcement {
  /// The same with the code of its parts at other places; what has none any more is nowhere.
  public func moved(_ place: (Range<Int>) -> Range<Int>?) -> Announcement {
    var moved = self
    for index in parts.indices { moved.parts[index].range = parts[index].range.flatMap(place) }
    for index in hints.indices { moved.hints[index].range = hints[index].range.flatMap(place) }
    return moved
  }
}

extension DeclarationReading {
  /// The same at another place; nil where any of it has none.
  public func moved(_ place: (Range<Int>) -> Range<Int>?) -> DeclarationReading? {
    guard let range = place(range), let nameRange = place(nameRange) else { return nil }
    var moved = self
    moved.range = range
    moved.nameRange = nameRange
    for index in steps.indices {
      guard let range = place(steps[index].range) else { return nil }
      moved.steps[index].range = range
      if case .stop(let announcement) = steps[index].content {
        moved.steps[index].content = .stop(announcement.moved(place))
      }
    }
    return moved
  }
}
