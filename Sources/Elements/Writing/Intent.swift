// What a fix means, before a framework's writer turns it into edits.

/// A change to an element, in the vocabulary of all frameworks.
package enum Intent: Sendable {
  /// Gives the element a name for assistive technology.
  case label(suggestion: String)
  /// Makes a text that stands beside a field its label.
  case connect(label: ElementID)
  /// Gives a control or field a visible title or label.
  case title(suggestion: String)
  /// Takes the element out of what is read.
  case hide
  /// Takes the element out of what is read, in place of a label that says nothing.
  case replaceLabelByHiding(WrittenText)
  /// Replaces the characters of a literal text.
  case rewrite(WrittenText, String)
  /// Replaces a text by a placeholder to write in.
  case write(WrittenText, suggestion: String)
  /// Removes the modifiers, arguments, assignments or attributes that cover these ranges.
  case remove([Range<Int>])
  /// Tells assistive technology that the element is a button.
  case buttonRole
  /// Makes it a button of the framework.
  case button
  /// Says what a gesture does.
  case hint(suggestion: String, for: Gesture)
  /// Replaces a color by one that follows the appearance.
  case adaptiveColor(WrittenColor)
}

extension ElementTree {
  /// The edits that carry an intent out; nil where the framework has no way that fits this code.
  package func edits(_ intent: Intent, on id: ElementID) -> [WriterEdit]? {
    switch self[id].framework {
    case .swiftUI: SwiftUIWriter(tree: self).edits(intent, on: id)
    case .androidXML: AndroidXMLWriter(tree: self).edits(intent, on: id)
    case .compose: ComposeWriter(tree: self).edits(intent, on: id)
    case .uiKit: UIKitWriter(tree: self).edits(intent, on: id)
    case .androidViews: AndroidViewsWriter(tree: self).edits(intent, on: id)
    }
  }
}
