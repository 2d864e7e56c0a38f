// Errors of Compose fields as TalkBack announces them.

import Source
import Syntax

extension ElementTree {
  /// Returns TalkBack's announcement for the error of a Material field, and whether the error is conditional. Nil if
  /// the field has no error, or if the code sets its own error text.
  ///
  /// Source: androidx.compose.material3, “TextFieldImpl › defaultErrorSemantics”; androidx.compose.ui, strings,
  /// “Invalid input”; google/talkback, “TreeNodesDescription”: the error follows the role.
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
