// Password fields. TalkBack doesn't read their text aloud, so bystanders can't hear it.

import Source
import Syntax

extension ElementTree {
  /// Returns TalkBack's word for a password field without a content description, or nil for any other field.
  ///
  /// Source: google/talkback, `EditTextDescription`; android.widget.TextView, `PasswordTransformationMethod`;
  /// androidx.compose.foundation.text, `CoreTextField`: a password by its `PasswordVisualTransformation`.
  func passwordWord(of id: ElementID) -> SpokenText? {
    let element = self[id]
    guard element.role.isField else { return nil }
    switch element.framework {
    case .androidXML:
      guard hidesInput(AndroidAttributes(of: NodeID(element.origin), in: syntax)) else { return nil }
      return SpokenText(text: "password", isApproximate: false, range: nil)
    case .compose:
      if element.role == .secureField {
        return SpokenText(text: "password", isApproximate: false, range: nil)
      }
      guard let call = call(of: element), let shown = syntax.value("visualTransformation", of: call) else {
        return nil
      }
      if syntax.soleLink(of: shown).map({ syntax[$0].name }) == "PasswordVisualTransformation" {
        return SpokenText(text: "password", isApproximate: false, range: syntax[shown].range)
      }
      // An adjacent button shows and hides the typed text.
      return syntax.subtreeMentions("PasswordVisualTransformation", shown)
        ? .unknown("password", at: syntax[shown].range) : nil
    default: return nil
    }
  }

  /// Returns true for `textPassword`, `numberPassword`, and `textWebPassword`. A visible password is read aloud.
  private func hidesInput(_ attributes: AndroidAttributes) -> Bool {
    guard let type = attributes.value("android:inputType") else {
      return attributes.isTrue("android:password")
    }
    return type.spells("assword") && !type.spells("VisiblePassword")
  }

  /// Returns the initial number of characters in a password field.
  func hiddenCharacters(of element: Element) -> SpokenText {
    let text = element.value.value ?? element.title.value
    let characters: String? =
      switch text?.value {
      case .literal(let literal), .resolved(let literal, _): literal
      default: nil
      }
    guard let count = characters?.utf16.count else {
      return .unknown("number of characters", at: text?.range)
    }
    return SpokenText(
      text: count == 1 ? "1 character" : "\(count) characters", isApproximate: false, range: text?.range)
  }
}
