// What a fix means, before a framework's writer turns it into edits.

/// A change to an element, in the vocabulary of all frameworks.
public enum Intent: Sendable {
  /// Gives the element a name for assistive technology.
  case label(Wording)
  /// Makes a text that stands beside a field its label.
  case connect(label: ElementID)
  /// Gives a control or field a visible title or label.
  case title(Wording)
  /// Takes the element out of what is read.
  case hide
  /// Takes the element out of what is read, in place of a label that says nothing.
  case replaceLabelByHiding(WrittenText)
  /// Replaces the characters of a literal text.
  case rewrite(WrittenText, String)
  /// Leaves `name` of a label and tells the state that stood in it as the element's own.
  case moveState(WrittenText, name: String, state: String)
  /// Lets assistive technology stop at the element, so that what is written on it is heard.
  case exposed(WrittenText)
  /// Replaces a text in capitals by one that is not, drawn in capitals where the framework can.
  case sentenceCase(WrittenText, String)
  /// Replaces a text.
  case write(WrittenText, Wording)
  /// Removes the modifiers, arguments, assignments or attributes that cover these ranges.
  case remove([Range<Int>])
  /// Tells assistive technology that the element is a heading.
  case heading
  /// Gives the screen that the element fills a title.
  case screenTitle(Wording)
  /// Tells assistive technology that the element is a button.
  case buttonRole
  /// Makes it a button of the framework.
  case button
  /// Says what a gesture does.
  case hint(Wording, for: Gesture)
  /// Replaces a color by one that follows the appearance.
  case adaptiveColor(WrittenColor)
  /// Lets assistive technology do what a gesture made of raw touches does.
  case clickAction(Gesture)
  /// Groups the element's children in another way, in place of `groupingRange`.
  case group(Element.Grouping)
  /// Offers the controls inside a group as its custom actions.
  case customActions([ElementID])
  /// Names a group by the texts inside it.
  case labelFromContent
  /// Adds a trait to those that the element has, in place of an assignment that drops them.
  case insertTrait(WrittenTrait)
  /// Leaves one trait or role of several that contradict each other.
  case keepTrait(WrittenTrait, of: [WrittenTrait])
  /// Takes one trait or role away, and leaves those that are written with it.
  case removeTrait(WrittenTrait)
  /// Announces its changes while the focus is elsewhere.
  case announceChanges
  /// Disables the element by its own property, in place of a trait or state.
  case disable(WrittenTrait)
  /// Makes a control inside another one a passive part of it.
  case passive
  /// Moves a control out of the one around it.
  case moveOut
  /// Makes the area that reacts to touch at least this large on both sides, in pt or dp.
  case enlarge(Double)
  /// Lets a text grow with the setting of the person who reads.
  case scale(WrittenFont)
  /// Lets the text follow the setting while it is shown.
  case adjustFont(WrittenFont)
  /// Looks a text up that is written out, so that it can be translated: on Android as `into`, which is found out last.
  case translate(WrittenText, into: Wording? = nil)
  /// Makes the label of a field its hint or visible label.
  case hintFromLabel(WrittenText)
  /// Tells the system what a field asks for, so that it can fill it in.
  case inputPurpose(InputPurpose)
  /// Opens another keyboard for a field.
  case keyboard(Keyboard)
}

extension ElementTree {
  /// The edits that carry an intent out; nil where the framework has no way that fits this code, as where code that is
  /// half typed stands inside other code that goes. `project` tells which systems the code has to run on.
  public func edits(
    _ intent: Intent, on id: ElementID, in project: ProjectView = ProjectView()
  ) -> [WriterEdit]? {
    // What stands in another file is not rewritten here.
    switch intent {
    case .rewrite(let text, _), .moveState(let text, _, _), .sentenceCase(let text, _),
      .translate(let text, _):
      if case .resolved = text.value { return nil }
    default: break
    }
    guard let intent = settled(intent, on: self[id].framework, in: project) else { return nil }
    let edits =
      switch self[id].framework {
      case .swiftUI: SwiftUIWriter(tree: self).edits(intent, on: id)
      case .androidXML: AndroidXMLWriter(tree: self).edits(intent, on: id)
      case .interfaceBuilder: InterfaceBuilderWriter(tree: self).edits(intent, on: id)
      case .compose: ComposeWriter(tree: self).edits(intent, on: id)
      case .uiKit: UIKitWriter(tree: self, project: project).edits(intent, on: id)
      case .androidViews: AndroidViewsWriter(tree: self).edits(intent, on: id)
      }
    guard let edits, !edits.overlap else { return nil }
    return importingResources(edits, in: project)
  }
}
