// Errors of Compose fields, as TalkBack reads them.

import Source
import Syntax

extension ElementTree {
  /// What TalkBack says of the error of a Material field, and whether the field has it at some times only; nil where the
  /// field has none, or where the code gives it a text of its own.
  ///
  /// Source: androidx.compose.material3, “TextFieldImpl › defaultErrorSemantics”; androidx.compose.ui, strings, “Invalid input”;
  /// google/talkback, “TreeNodesDescription”: the error follows the role.
  func error(ofField id: ElementID) -> (words: String, isConditional: Bool)? {
    let element = self[id]
    guard element.framework == .compose, element.role.isField, let call = call(of: element),
      let value = syntax.argument("isError", of: call).flatMap(syntax.value(ofArgument:)),
      !syntax.isName("false", value),
      !modifiers(of: element).contains(where: { syntax.subtreeMentions("error", $0) })
    else { return nil }
    return ("Error: Invalid input", !syntax.isName("true", value))
  }
}
