// What the code that's read doesn't say about an element, and why.

import Syntax

/// The facts of an element that code outside the analysis may set, with the reasons in the order of their discovery.
/// It's small and allocates nothing, because every element has one.
struct Unknowns: Sendable {
  private(set) var facts: Element.Openness = []
  /// At most three reasons, packed. Zero stands for none.
  private var first: UInt32 = 0
  private var second: UInt32 = 0
  private var third: UInt32 = 0

  /// A kind of code that leaves facts unknown.
  enum Cause: UInt32, Sendable, CaseIterable {
    /// A view whose declaration or vocabulary isn't known.
    case view = 1
    /// A modifier whose effects aren't known.
    case modifier
    /// A style that may change how a view looks or what it's called.
    case style
    /// An expression that isn't evaluated.
    case value
    /// Content that's passed in, or that isn't a list of views.
    case content
    /// Code that shows the view, and may complete it.
    case caller
    /// Other code that can reach the view: an outlet, a binding, a lookup by ID.
    case code
    /// A name with several declarations.
    case ambiguousName
    /// The environment: color schemes, themes, materials.
    case configuration
    /// A list of elements that code computes.
    case list
    /// Code that's deeper or longer than the analysis goes.
    case budget
    /// Code that's incomplete or has an unexpected form.
    case unreadable
  }

  /// A reason, and the code that it's about.
  struct Entry: Hashable {
    var facts: Element.Openness
    var cause: Cause
    /// The node of that code, or nil if it's the element itself.
    var node: NodeID?
  }

  init() {}

  init(_ facts: Element.Openness, _ cause: Cause, at node: NodeID? = nil) {
    add(facts, cause, at: node)
  }

  /// The reasons in the order of their discovery. If there were more than three different ones, only the first three.
  var entries: [Entry] { [first, second, third].compactMap(Unknowns.unpacked) }

  /// Records that code may set `facts`. The first place is kept for each cause.
  mutating func add(_ facts: Element.Openness, _ cause: Cause, at node: NodeID? = nil) {
    add(Unknowns.packed(facts, cause, node))
  }

  mutating func formUnion(_ other: Unknowns) {
    guard !other.facts.isEmpty else { return }
    for entry in [other.first, other.second, other.third] where entry != 0 { add(entry) }
    facts.formUnion(other.facts)
  }

  /// Adds some of the facts that are unknown about another element, with its reasons.
  mutating func inherit(_ facts: Element.Openness, from other: Unknowns) {
    formUnion(other.limited(to: facts))
  }

  /// Records that facts have become known, and drops reasons that were only about them.
  mutating func remove(_ known: Element.Openness) {
    self = limited(to: facts.subtracting(known))
  }

  /// The part about `kept`.
  func limited(to kept: Element.Openness) -> Unknowns {
    var result = Unknowns()
    for entry in [first, second, third] where entry & UInt32(kept.rawValue) != 0 {
      result.add(entry & (~UInt32(Unknowns.factMask) | UInt32(kept.rawValue)))
    }
    result.facts = facts.intersection(kept)
    return result
  }

  /// Replaces a cause with a more precise one.
  mutating func explain(_ cause: Cause, by better: Cause) {
    let entries = entries
    let known = facts
    self = Unknowns()
    for entry in entries { add(entry.facts, entry.cause == cause ? better : entry.cause, at: entry.node) }
    facts = known
  }

  // MARK: Packing

  /// The bits of the facts, then four for the cause, then the rest for the node.
  private static let factMask: UInt16 = 0x1F
  private static let nodeShift: UInt32 = 9
  private static let causeMask: UInt32 = 0x1E0

  private static func packed(_ facts: Element.Openness, _ cause: Cause, _ node: NodeID?) -> UInt32 {
    let index = node.flatMap { UInt32(exactly: $0.index) } ?? 0
    let place = index < 1 << (32 - nodeShift) ? index : 0
    return UInt32(facts.rawValue & factMask) | cause.rawValue << 5 | place << nodeShift
  }

  private static func unpacked(_ packed: UInt32) -> Entry? {
    guard let cause = Cause(rawValue: (packed & causeMask) >> 5) else { return nil }
    let place = Int(packed >> nodeShift)
    return Entry(
      facts: Element.Openness(rawValue: UInt16(packed & UInt32(factMask))), cause: cause,
      node: place == 0 ? nil : NodeID(place))
  }

  private mutating func add(_ entry: UInt32) {
    facts.formUnion(Element.Openness(rawValue: UInt16(entry & UInt32(Unknowns.factMask))))
    _ =
      Unknowns.join(entry, to: &first) || Unknowns.join(entry, to: &second)
      || Unknowns.join(entry, to: &third)
  }

  /// Puts an entry in a place that's free or has its cause. Returns false if there's another cause.
  private static func join(_ entry: UInt32, to place: inout UInt32) -> Bool {
    if place == 0 {
      place = entry
      return true
    }
    guard place & causeMask == entry & causeMask else { return false }
    place |= entry & UInt32(factMask)
    return true
  }
}
