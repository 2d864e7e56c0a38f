// Fixes for input purposes and keyboards of fields.

import Source
import Syntax

extension ComposeWriter {
  /// Returns edits that add `Modifier.semantics { contentType = ContentType.EmailAddress }`.
  ///
  /// Source: Android Developers, “Autofill in Compose” (Compose 1.8).
  func inputPurpose(_ purpose: InputPurpose, of element: Element) -> [WriterEdit]? {
    guard let content = purpose.content, let call = call(of: element) else { return nil }
    return semantics(of: call, [.text("contentType = ContentType.\(content.compose)")])
  }

  /// Returns edits that add `keyboardOptions = KeyboardOptions(keyboardType = KeyboardType.Email)`.
  func keyboard(_ keyboard: Keyboard, of element: Element) -> [WriterEdit]? {
    let type = "KeyboardType.\(keyboard.names.compose)"
    if let range = element.input?.keyboardRange { return [.replace(range, type)] }
    guard let call = call(of: element) else { return nil }
    if let options = syntax.value("keyboardOptions", of: call).flatMap({ syntax.links(of: $0).last }) {
      return argument(to: options, [.text("keyboardType = \(type)")]).map { [$0] }
    }
    return argument(to: call, [.text("keyboardOptions = KeyboardOptions(keyboardType = \(type))")]).map {
      [$0]
    }
  }
}
