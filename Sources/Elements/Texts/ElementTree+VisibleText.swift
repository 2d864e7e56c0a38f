// The texts that an element shows.

extension ElementTree {
  /// Returns the texts that a control shows, in reading order: its title, or else the texts inside it. Empty if it
  /// shows none, and nil if any of them can't be read.
  public func visibleTexts(of id: ElementID) -> [WrittenText]? {
    let element = self[id]
    if element.circumstances.contains(.titleHidden) { return nil }
    switch element.title {
    case .certain(let title): return title.value == .dynamic ? nil : [title]
    case .unknown: return nil
    case .absent: break
    }
    guard element.openness.isDisjoint(with: [.content, .elsewhere]) else { return nil }
    var texts: [WrittenText] = []
    var next = id.index + 1
    while next < element.subtreeEnd {
      let part = ElementID(next)
      guard next - id.index < ElementTree.reach else { return nil }
      if self[part].slot == .separate || self[part].slot == .decoration {
        next = self[part].subtreeEnd
        continue
      }
      next += 1
      if self[part].circumstances.contains(.titleHidden) || self[part].openness.contains(.content) {
        return nil
      }
      switch self[part].title {
      case .certain(let title):
        guard title.value != .dynamic else { return nil }
        texts.append(title)
      case .unknown: return nil
      case .absent: if self[part].role == .custom || self[part].role == .text { return nil }
      }
    }
    return texts
  }
}
