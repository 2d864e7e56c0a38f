// The meaning of a fix, before a framework's writer turns it into edits.

/// A change to an element, independent of its framework.
public enum Intent: Sendable {
  /// Gives the element an accessibility label.
  case label(Wording)
  /// Makes a text next to a field its label.
  case connect(label: ElementID)
  /// Gives a control or field a visible title or label.
  case title(Wording)
  /// Hides the element from screen readers.
  case hide
  /// Removes a label that says nothing, and hides the element from screen readers.
  case replaceLabelByHiding(WrittenText)
  /// Replaces the characters of a literal text.
  case rewrite(WrittenText, String)
  /// Shortens a label to `name` and exposes the state that it contained.
  case moveState(WrittenText, name: String, state: String)
  /// Makes the element a focus stop, so its text is announced.
  case exposed(WrittenText)
  /// Replaces a text in all caps with one in sentence case, which is drawn in all caps if the framework supports that.
  case sentenceCase(WrittenText, String)
  /// Replaces a text.
  case write(WrittenText, Wording)
  /// Removes the modifiers, arguments, assignments, or attributes in these ranges.
  case remove([Range<Int>])
  /// Marks the element as a heading.
  case heading
  /// Gives the screen that the element fills a title.
  case screenTitle(Wording)
  /// Gives the element the role of a button.
  case buttonRole
  /// Turns the element into its framework's button.
  case button
  /// Adds a hint about a gesture.
  case hint(Wording, for: Gesture)
  /// Replaces a color with one that follows the appearance.
  case adaptiveColor(WrittenColor)
  /// Exposes the action of a gesture that's implemented with raw touches.
  case clickAction(Gesture)
  /// Changes the grouping of the element's children, in place of `groupingRange`.
  case group(Element.Grouping)
  /// Offers the controls inside a group as its custom actions. Their names are determined last.
  case customActions([ElementID], named: [Wording] = [])
  /// Labels a group with the texts inside it.
  case labelFromContent
  /// Adds a trait to the element's other traits, in place of an assignment that drops them.
  case insertTrait(WrittenTrait)
  /// Keeps one of several traits or roles that contradict each other.
  case keepTrait(WrittenTrait, of: [WrittenTrait])
  /// Removes one trait or role, and keeps those that are set with it.
  case removeTrait(WrittenTrait)
  /// Announces changes to the element while the focus is elsewhere.
  case announceChanges
  /// Disables the element through its own property, in place of a trait or state.
  case disable(WrittenTrait)
  /// Makes a control inside another one a passive part of it.
  case passive
  /// Moves a control out of the one around it.
  case moveOut
  /// Makes the touch target at least this large in both dimensions, in pt or dp.
  case enlarge(Double)
  /// Makes a text scale with the text size setting.
  case scale(WrittenFont)
  /// Makes a text follow the text size setting while it's shown.
  case adjustFont(WrittenFont)
  /// Replaces a literal text with a lookup, so it can be translated. On Android, `into` is the resource and is
  /// determined last.
  case translate(WrittenText, into: Wording? = nil)
  /// Turns a field's accessibility label into its hint or visible label.
  case hintFromLabel(WrittenText)
  /// Sets a field's autofill type.
  case inputPurpose(InputPurpose)
  /// Sets a field's keyboard.
  case keyboard(Keyboard)
}
