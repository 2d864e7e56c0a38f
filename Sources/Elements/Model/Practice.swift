// Code that rules check in addition to elements.

/// A call, assignment, declaration, or attribute that is a problem in itself, regardless of the enclosing element.
public struct Practice: Sendable {
  public enum Subject: Hashable, Sendable {
    /// Justified text.
    case justifiedText
    /// Two states of the given thing that differ only in color, and whether people with color blindness confuse the
    /// two colors.
    case colorOnlyState(String, isMixedUp: Bool)
    /// Two states of the given thing that differ only in whether a text is faded or struck through.
    case fadedState(String, isStruck: Bool)
    /// A state of the given thing that only a dot shows.
    case dotState(String)
    /// A font with a light weight, and whether it has the size of a large title.
    case lightFont(isLarge: Bool)
    /// A link in running text that only its color identifies.
    case colorOnlyLink
    /// An app that's always light or always dark, regardless of the setting.
    case forcedScheme
    /// The app's theme, by its name.
    case appTheme(String)
    /// A photo that's inverted together with the colors of the interface.
    case invertedPhoto
    /// A translucent background behind text.
    case seeThrough
    /// A custom bar whose items don't scale.
    case smallBar
    /// A custom font that ignores the Bold Text setting.
    case fixedWeight
    /// A font of an attributed text with a fixed size in points.
    case fixedTextFont(Double)
    /// A constant for a font with a fixed size in points, and the names that other files may use it by.
    case fixedFontConstant(Double, names: [String])
    /// A line height, as a multiple of the text size.
    case lineHeight(Double)
    /// Paragraph spacing that's barely larger than the line spacing.
    case narrowParagraphs
    /// A language that isn't a BCP 47 tag, and the intended tag if it's known.
    case languageTag(meant: String?)
    /// A maximum text size: its step from the smallest (0) to the fifth accessibility size (11) on Apple platforms.
    case largestTextStep(Int, isLarge: Bool, TextSizeLimit)
    /// A maximum text size, as a multiple of the default one.
    case largestTextScale(Double, TextSizeLimit)
    /// An activity that handles text size changes itself.
    case ownTextScaling
    /// A misspelled name, and the correct one.
    case misspelling(of: String)
    /// A content description that a view computes, so accessibility services aren't notified of changes.
    case computedDescription
    /// An override that drops the superclass's behavior.
    case droppedSuperCall
    /// An action that's offered but does nothing.
    case unhandledAction
    /// A click that does nothing.
    case emptyClick
    /// A modifier that a later one in the same chain discards.
    case discardedModifier
    /// Accessibility focus that code moves.
    case forcedFocus
    /// A screen that's locked to one orientation.
    case lockedOrientation
    /// An announcement that is never spoken because it isn't posted, has no text, or is posted too early.
    case lostAnnouncement(Loss)
    /// An event that reports something that didn't happen.
    case manualEvent
    /// A spoken text that belongs to no element: an announcement, the title of a pane.
    case spokenText(WrittenText)
    /// A text that a component's content description has if callers pass none.
    case standardDescription(WrittenText)
    /// A currency amount that's concatenated from a symbol and a number.
    case gluedCurrency
    /// A player whose media has no label.
    case namelessPlayer
    /// Live text that lacks the `updatesFrequently` trait.
    case tickingText
    /// A message that appears without an announcement.
    case silentMessage
    /// Scrolling that accessibility services can request by page, but not by direction.
    case pagewiseScrolling
    /// UI that changes only when a screen reader is on.
    case screenReaderOnly
    /// Embedded web content that isn't accessible.
    case webContent(WebFault)
    /// An announcement that interrupts speech.
    case announcement
    /// A live region that interrupts speech, or that's read again as a whole.
    case liveRegion(isAssertive: Bool)
    /// A message that disappears after the given seconds, and whether it contains an action.
    case shortMessage(seconds: Double, hasAction: Bool)
    /// Captions that are turned off regardless of the setting.
    case disabledCaptions
    /// Endless motion that ignores the reduced motion setting.
    case endlessMotion
    /// Content that advances automatically and endlessly.
    case movingContent
    /// Content that flashes, and how often per second.
    case flashing(perSecond: Double)
    /// A focus order that forms a loop.
    case circularFocusOrder
    /// A view that follows itself in the direction of one arrow key.
    case closedFocusDirection
    /// A focus state that isn't connected to a view.
    case unboundFocus
    /// A child of a group that's separately focusable.
    case stopInGroup
    /// An accessibility element that also lists the elements inside it.
    case elementWithElements
    /// A container that implements only some of the container methods.
    case partialContainer
    /// A gesture that requires the given number of fingers.
    case fingers(Int)
    /// An accessibility frame or activation point that's computed once and goes stale.
    case staleFrame
    /// A layout pass that doesn't call the superclass.
    case droppedLayout
    /// Pasting or autofill that a field blocks.
    case blockedPaste
    case blockedAutofill
    /// Focus that moves while the user types.
    case focusMovedOnInput
    /// A control that looks disabled but isn't exposed as disabled.
    case drawnDisabled
    /// A button that stays enabled while its action does nothing.
    case silentRefusal
    /// A selection that only the appearance shows.
    case drawnSelection
    /// A check mark that code shows for what's selected, in a view without states.
    case shownCheckmark
    /// A state that only an image shows, which VoiceOver skips.
    case stateImage
    /// A label that a helper creates as a header.
    case helperHeading
    /// A button that reveals a password without saying so.
    case untoldReveal
    /// An element whose label is only one of the texts that it shows, and the label with another one.
    case partialLabel(String)
    /// A result or status text that changes without an announcement.
    case silentChange
    /// A control that expands content but doesn't expose its state.
    case unsaidDisclosure
    /// A tap that opens a web page without saying so.
    case openedPage
    /// An explicit role that the element already has.
    case repeatedRole
    /// A class name that isn't a platform class.
    case unknownClass
    /// An element that's announced as adjustable but lacks something.
    case adjustable(Adjustable)
    /// A toggle whose state only its image shows.
    case drawnToggle
    /// A focus highlight that's turned off.
    case noFocusHighlight
    /// Text that can't be selected.
    case unselectableText
    /// A control that takes focus in touch mode before it can be activated.
    case focusableByTouch
    /// A heading level that skips the one before it, and the correct level.
    case skippedHeadingLevel(next: Int)
    /// A screen that code opens and that has no title.
    case untitledScreen
    /// A modal view that doesn't contain focus.
    case openModal
    /// A setting of modal views that code gives to a view controller.
    case modalController
    /// An action that fires on touch down.
    case actionOnTouch
    /// Content that only dragging moves.
    case draggingOnly
    /// List rows that only dragging moves.
    case draggedRows
    /// A slider's value that code applies only when a touch ends.
    case touchedValue
    /// A selection that only changes how an Android view looks: `isActivated`.
    case activatedOnly
    /// A custom Android check box that exposes no state.
    case untoldCheckBox
    /// Offscreen content that's still reachable.
    case offscreenContent
    /// A custom reading order that has no effect.
    case ineffectiveOrder
    /// Options that aren't exposed as a list or group.
    case uncountedChoices
    /// A link that's found only by its position.
    case unreachableLink
    /// Text that's drawn between the rows of a list.
    case drawnText
    /// A screen whose back navigation is removed.
    case noWayBack
    /// An action that requires shaking or tilting the device.
    case deviceMotion
    /// A system gesture that's delayed or blocked.
    case blockedGesture
    /// A cell whose texts are separate focus stops, and their number.
    case ungroupedCell(stops: Int)
    /// Media or an animation that starts automatically.
    case autoplay(Autoplay)
    /// Sound or video without captions in the file.
    case uncaptionedMedia
    /// A control that opens or leaves a screen when its value changes.
    case contextChange
    /// An error that's shown but not exposed, or exposed without its text.
    case unsaidError, vagueError
    /// An error that's shown in a dialog while it closes.
    case closedError
    /// A field's input types that add up to another one, and the correct value if it's known.
    case mixedInputTypes
    /// A destructive action without confirmation.
    case unconfirmed
    /// A time limit that can't be extended.
    case timeLimit
    /// A view that closes on its own soon after it appears.
    case closingView(seconds: Double)
    /// A custom keyboard key without the keyboard key trait.
    case unsaidKey
    /// A shortcut that's a single character key, or one that the system uses.
    case keyShortcut(isOfSystem: Bool)
    /// Two colors of a scheme that components draw on each other.
    case schemeColors(SchemePair)
    /// The platform's minimum touch target size, turned off.
    case touchTargetMinimum
  }

  /// The reason why an announcement is never spoken.
  public enum Loss: Sendable {
    case unposted, wordless, untimely
    /// A view controller instead of an element.
    case misdirected
  }

  /// A problem with embedded web content.
  public enum WebFault: Hashable, Sendable {
    /// Zooming is turned off.
    case noZoom
    /// An image without `alt`.
    case noAlternative
    /// A page without a language, or a field without a label.
    case incomplete
  }

  /// Content that starts automatically.
  public enum Autoplay: Hashable, Sendable {
    /// Sound or video, or video without its sound.
    case media(isMuted: Bool)
    /// An endless animation.
    case animation
  }

  /// The missing part of an adjustable control.
  public enum Adjustable: Hashable, Sendable {
    case actions, trait, value
  }

  public var framework: Framework
  public var subject: Subject
  public var range: Range<Int>
  /// The edits that correct the code, or empty if that requires a decision.
  public var edits: [WriterEdit]
  /// True if the edits don't change appearance or behavior.
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
