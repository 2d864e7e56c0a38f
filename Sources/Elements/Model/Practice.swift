// What code does beside making elements, where a rule has an opinion about it.

/// A call, assignment, declaration or attribute that stands for itself: what is wrong with it shows in the code, and
/// not in the element around it.
public struct Practice: Sendable {
  public enum Subject: Hashable, Sendable {
    /// A text that fills its lines from edge to edge.
    case justifiedText
    /// Two states of what this is called that only a color tells apart; two colors that many people mix up or not.
    case colorOnlyState(String, isMixedUp: Bool)
    /// A font with strokes thinner than usual, in the size of a large title or not.
    case lightFont(isLarge: Bool)
    /// A link in running text that only its color tells.
    case colorOnlyLink
    /// An app that is light, or dark, whatever people set.
    case forcedScheme
    /// The theme of an app by its name.
    case appTheme(String)
    /// A photo that is inverted with the colors of the interface.
    case invertedPhoto
    /// A background of text that shines through.
    case seeThrough
    /// A bar of the app whose items stay small.
    case smallBar
    /// A font of the app that stays as it is for those who ask for bold text.
    case fixedWeight
    /// Lines that stand so far apart, as a part of the text size.
    case lineHeight(Double)
    /// Paragraphs that stand hardly further apart than their lines.
    case narrowParagraphs
    /// A language that is not written as a tag of BCP 47, and the tag that is meant where that is known.
    case languageTag(meant: String?)
    /// A largest text size: its step from the smallest (0) to the fifth accessibility size (11) on Apple's systems.
    case largestTextStep(Int, isLarge: Bool, TextSizeLimit)
    /// A largest text size, as a part of the usual one.
    case largestTextScale(Double, TextSizeLimit)
    /// An activity that answers itself to another text size.
    case ownTextScaling
    /// A name that nothing has, and the one that is meant.
    case misspelling(of: String)
    /// A description that a view computes, so that nobody is told when it changes.
    case computedDescription
    /// An override that drops what the class above does.
    case droppedSuperCall
    /// An action that is offered and does nothing.
    case unhandledAction
    /// A modifier that a later one of the same chain takes back.
    case discardedModifier
    /// Focus of assistive technology that code moves.
    case forcedFocus
    /// A screen that keeps one orientation.
    case lockedOrientation
    /// An announcement that nobody hears: it is not posted or has no words, or comes at a time when nobody listens.
    case lostAnnouncement(Loss)
    /// An event that tells of what did not happen.
    case manualEvent
    /// A text that is heard and belongs to no element: an announcement, the title of a pane.
    case spokenText(WrittenText)
    /// An amount of money that is put together from a sign and a number.
    case gluedCurrency
    /// A player whose film or piece nobody names.
    case namelessPlayer
    /// A text that changes every moment, and does not say so.
    case tickingText
    /// A message that appears and is not announced; one that goes by itself or not.
    case silentMessage
    /// Scrolling that services can ask for by page and not by direction.
    case pagewiseScrolling
    /// Code for people with a screen reader alone.
    case screenReaderOnly
    /// A page inside of the app that cannot be enlarged, or whose code leaves something out.
    case webContent(WebFault)
    /// Words that talk over what is being read.
    case announcement
    /// A region whose changes interrupt what is being read, or that is read again as a whole.
    case liveRegion(isAssertive: Bool)
    /// A message that goes after so many seconds, with something to press in it or not.
    case shortMessage(seconds: Double, hasAction: Bool)
    /// Captions that are switched off, whatever people set.
    case disabledCaptions
    /// Motion without an end that nobody asked about.
    case endlessMotion
    /// Content that moves on by itself, without an end.
    case movingContent
    /// Something that flashes so often in a second.
    case flashing(perSecond: Double)
    /// An order of focus that leads to where it starts.
    case circularFocusOrder
    /// Focus that code asks for or watches, and that is connected with nothing.
    case unboundFocus
    /// A part of a group that is a stop of its own.
    case stopInGroup
    /// An element that also lists the elements inside it.
    case elementWithElements
    /// A container that answers only some of what it is asked about its elements.
    case partialContainer
    /// A gesture that takes several fingers.
    case fingers(Int)
    /// A place on the screen that is worked out once and stays as it was.
    case staleFrame
    /// A layout pass that leaves out that of the class above.
    case droppedLayout
    /// Pasting or autofill that a field refuses.
    case blockedPaste
    case blockedAutofill
    /// Focus that moves while somebody types; of a code in several fields or not.
    case focusMovedOnInput
    /// A look of being disabled that nothing but the look says.
    case drawnDisabled
    /// A choice that nothing but a look tells.
    case drawnSelection
    /// Something that is opened and closed, and nothing says which.
    case unsaidDisclosure
    /// A page that a click opens, and nothing says so.
    case openedPage
    /// A role that is written on what has it anyway.
    case repeatedRole
    /// A class that is said to be of a kind that no service knows, and the one that is meant where that is known.
    case unknownClass
    /// A control that is announced as adjustable, and of which something is missing.
    case adjustable(Adjustable)
    /// A switch that only its picture tells about.
    case drawnToggle
    /// A highlight of the focused control that is taken away.
    case noFocusHighlight
    /// Text that nobody can select.
    case unselectableText
    /// A control that takes the focus of fingers before it can be pressed.
    case focusableByTouch
    /// A level of headings that leaves out the one before it, and the one that is next.
    case skippedHeadingLevel(next: Int)
    /// A screen that code opens and that has no title.
    case untitledScreen
    /// A window drawn over the screen, out of which assistive technology walks.
    case openModal
    /// Something that happens as soon as a finger touches.
    case actionOnTouch
    /// Something that is moved by dragging alone.
    case draggingOnly
    /// Content that is moved out of sight and stays in reach.
    case offscreenContent
    /// An order of reading that is compared with nothing.
    case ineffectiveOrder
    /// Choices of which nobody says how many there are.
    case uncountedChoices
    /// A link that is found by its place alone.
    case unreachableLink
    /// Text that is drawn between the rows of a list.
    case drawnText
    /// A screen whose way back is taken away.
    case noWayBack
    /// Something that shaking or tilting the device does.
    case deviceMotion
    /// A gesture of the system that is delayed or blocked.
    case blockedGesture
    /// A cell whose texts are stops of their own, and how many there are.
    case ungroupedCell(stops: Int)
    /// Something that begins to play by itself.
    case autoplay(Autoplay)
    /// Sound or video that nothing in the file gives captions.
    case uncaptionedMedia
    /// A value that, once chosen, brings up or leaves a screen.
    case contextChange
    /// A mistake that is shown and not told; one that is told, but not what it is.
    case unsaidError, vagueError
    /// Something that cannot be taken back, and about which nobody is asked.
    case unconfirmed
    /// Time that runs out and cannot be extended.
    case timeLimit
    /// A key of the app's own keyboard that is not said to be one.
    case unsaidKey
    /// A key without a modifier that types a sign, or one that means something to the system.
    case keyShortcut(isOfSystem: Bool)
    /// The platform's smallest area that reacts to touch, switched off.
    case touchTargetMinimum
  }

  /// Why nobody hears an announcement.
  public enum Loss: Sendable {
    case unposted, wordless, untimely
  }

  /// What is wrong with a page inside of the app.
  public enum WebFault: Hashable, Sendable {
    /// It cannot be enlarged.
    case noZoom
    /// A picture without `alt`, where the tag ends.
    case noAlternative
    /// A page that does not tell its language, or a field without a label.
    case incomplete
  }

  /// What begins to play by itself.
  public enum Autoplay: Hashable, Sendable {
    /// Sound or video, or video without its sound.
    case media(isMuted: Bool)
    /// A picture that moves without an end.
    case animation
  }

  /// What an adjustable control lacks.
  public enum Adjustable: Hashable, Sendable {
    case actions, trait, value
  }

  public var framework: Framework
  public var subject: Subject
  public var range: Range<Int>
  /// Do otherwise what the code does; empty where that takes thought.
  public var edits: [WriterEdit]
  /// Whether the edits keep what is seen and done.
  public var keepsBehavior: Bool

  init(
    _ framework: Framework, _ subject: Subject, range: Range<Int>, edits: [WriterEdit] = [],
    keepsBehavior: Bool = false
  ) {
    self.framework = framework
    self.subject = subject
    self.range = range
    self.edits = edits.overlap ? [] : edits
    self.keepsBehavior = keepsBehavior
  }
}
