// Which declaration of the app makes an element.

import Source
import Syntax

extension ElementTree {
  /// What the outermost declaration around an element is called: its type, or its composable; empty where there is none.
  public func declarationName(around id: ElementID) -> String {
    declaration(around: id).map { syntax.nameText(of: $0) } ?? ""
  }

  /// The code of the outermost declaration around an element; all code where there is none.
  public func declarationCode(around id: ElementID) -> Code {
    code(declaration(around: id).map { syntax[$0].range } ?? 0..<text.count)
  }

  /// The code in `range`, which lies inside the text.
  public func code(_ range: Range<Int>) -> Code { syntax.code(range) }

  private func declaration(around id: ElementID) -> NodeID? {
    let start = self[id].constructor.lowerBound
    let next = declarations.partitioningIndex { syntax[$0].range.lowerBound > start }
    return next > 0 && syntax[declarations[next - 1]].range.contains(start) ? declarations[next - 1] : nil
  }

  /// Whether a name is imported from elsewhere than a library whose path spells `library`.
  public func importsFromElsewhere(_ name: String, than library: StaticString) -> Bool {
    let identifier = Identifier(spelled: name)
    return syntax.children(of: syntax.root).contains {
      syntax.declarationKind(of: $0) == .import && syntax[$0].name == identifier
        && !code(syntax[$0].range).spells(library)
    }
  }
}
