// The descriptions of damage to a file's syntax.

package import Syntax

extension Damage {
  /// The damage and what follows from it, as a clause that follows the path and the line.
  package var description: String {
    switch kind {
    case .unpaired: "unmatched bracket or quote\(Damage.consequence)"
    case .commentInTag:
      "XML doesn't allow comments inside a tag, so the app can't be built; move it above the tag"
    case .unclosedSection: "malformed XML: comment or CDATA section isn't closed\(Damage.consequence)"
    case .brokenTag: "malformed XML: tag isn't closed or contains stray characters\(Damage.consequence)"
    case .brokenValue:
      "malformed XML: attribute has no value in quotes, or '<' in its value\(Damage.consequence)"
    case .unclosedElement: "malformed XML: element has no end tag\(Damage.consequence)"
    case .strayEndTag: "malformed XML: end tag matches no start tag\(Damage.consequence)"
    case .strayBracket: "malformed XML: '<' starts no tag\(Damage.consequence)"
    }
  }

  private static let consequence = "; code after it may be misread"
}
