// The WCAG 2.2 success criteria, with the manual tests for each.

extension SuccessCriterion {
  /// All level A and AA criteria, and the level AAA criteria that rules cover, in WCAG order.
  package static let all: [SuccessCriterion] = [
    SuccessCriterion(
      "1.1.1", "Non-text Content", .a, since: .wcag20,
      byHand:
        "Check that each label says what its image shows, and that hidden images are only decorative."
    ),
    SuccessCriterion(
      "1.2.1", "Audio-only and Video-only (Prerecorded)", .a, since: .wcag20,
      byHand: "Check that recordings have a transcript or another alternative."),
    SuccessCriterion(
      "1.2.2", "Captions (Prerecorded)", .a, since: .wcag20,
      byHand: "Check that every video has captions that are complete and in sync."),
    SuccessCriterion(
      "1.2.3", "Audio Description or Media Alternative (Prerecorded)", .a, since: .wcag20,
      byHand: "Check that visual information in videos is described."),
    SuccessCriterion(
      "1.2.4", "Captions (Live)", .aa, since: .wcag20,
      byHand: "Check that live streams have captions."),
    SuccessCriterion(
      "1.2.5", "Audio Description (Prerecorded)", .aa, since: .wcag20,
      byHand: "Check that videos have audio descriptions."),
    SuccessCriterion(
      "1.3.1", "Info and Relationships", .a, since: .wcag20,
      byHand: "Check that what looks like a heading, list, table, or group is announced as one."),
    SuccessCriterion(
      "1.3.2", "Meaningful Sequence", .a, since: .wcag20,
      byHand: "Check that swiping through each screen follows a meaningful order."),
    SuccessCriterion(
      "1.3.3", "Sensory Characteristics", .a, since: .wcag20,
      byHand: "Check that instructions make sense without seeing shapes, colors, or positions."),
    SuccessCriterion(
      "1.3.4", "Orientation", .aa, since: .wcag21,
      byHand: "Check that each screen works in portrait and landscape."),
    SuccessCriterion(
      "1.3.5", "Identify Input Purpose", .aa, since: .wcag21,
      byHand: "Check that fields about the user can be autofilled."),
    SuccessCriterion(
      "1.4.1", "Use of Color", .a, since: .wcag20,
      byHand: "Check that charts, states, and links can be told apart in grayscale."),
    SuccessCriterion(
      "1.4.2", "Audio Control", .a, since: .wcag20,
      byHand: "Check that users can stop sound that starts automatically."),
    SuccessCriterion(
      "1.4.3", "Contrast (Minimum)", .aa, since: .wcag20,
      byHand: "Measure the contrast of text on images, gradients, and colors computed in code."),
    SuccessCriterion(
      "1.4.4", "Resize Text", .aa, since: .wcag20,
      byHand: "Check that everything can be read and used at 200% text size."),
    SuccessCriterion(
      "1.4.5", "Images of Text", .aa, since: .wcag20,
      byHand: "Check that images don't contain words that should be text."),
    SuccessCriterion(
      "1.4.6", "Contrast (Enhanced)", .aaa, since: .wcag20,
      byHand: "Same as 1.4.3, at the higher ratio."),
    SuccessCriterion(
      "1.4.8", "Visual Presentation", .aaa, since: .wcag20,
      byHand: "Check the width, spacing, and alignment of text blocks on screen."),
    SuccessCriterion(
      "1.4.10", "Reflow", .aa, since: .wcag21,
      byHand: "Check that large text or a small window never requires scrolling in two directions."),
    SuccessCriterion(
      "1.4.11", "Non-text Contrast", .aa, since: .wcag21,
      byHand: "Measure the contrast of icons, borders, charts, and states on screen."),
    SuccessCriterion(
      "1.4.12", "Text Spacing", .aa, since: .wcag21,
      byHand: "Check that wider text spacing doesn't cut anything off."),
    SuccessCriterion(
      "1.4.13", "Content on Hover or Focus", .aa, since: .wcag21,
      byHand: "Check that content shown on hover or focus stays visible and can be reached and dismissed."),
    SuccessCriterion(
      "2.1.1", "Keyboard", .a, since: .wcag20,
      byHand: "Check that everything works with a keyboard or switch."),
    SuccessCriterion(
      "2.1.2", "No Keyboard Trap", .a, since: .wcag20,
      byHand: "Check that focus can leave every part of every screen."),
    SuccessCriterion(
      "2.1.4", "Character Key Shortcuts", .a, since: .wcag21,
      byHand: "Check that single-key shortcuts can be turned off or changed."),
    SuccessCriterion(
      "2.2.1", "Timing Adjustable", .a, since: .wcag20,
      byHand: "Check that users have enough time before sessions end and messages disappear."),
    SuccessCriterion(
      "2.2.2", "Pause, Stop, Hide", .a, since: .wcag20,
      byHand: "Check that users can stop anything that moves or updates."),
    SuccessCriterion(
      "2.3.1", "Three Flashes or Below Threshold", .a, since: .wcag20,
      byHand: "Check videos and animations for flashing."),
    SuccessCriterion(
      "2.3.3", "Animation from Interactions", .aaa, since: .wcag21,
      byHand: "Check that reduced motion turns off animations triggered by interaction."),
    SuccessCriterion(
      "2.4.1", "Bypass Blocks", .a, since: .wcag20,
      byHand: "Check that users can skip repeated content, for example with headings or landmarks."),
    SuccessCriterion(
      "2.4.2", "Page Titled", .a, since: .wcag20,
      byHand: "Check that each screen's title tells users where they are."),
    SuccessCriterion(
      "2.4.3", "Focus Order", .a, since: .wcag20,
      byHand: "Check that the focus order makes sense, including after dialogs close and content changes."),
    SuccessCriterion(
      "2.4.4", "Link Purpose (In Context)", .a, since: .wcag20,
      byHand: "Check that each link says where it leads."),
    SuccessCriterion(
      "2.4.5", "Multiple Ways", .aa, since: .wcag20,
      byHand: "Check that users can find screens in more than one way."),
    SuccessCriterion(
      "2.4.6", "Headings and Labels", .aa, since: .wcag20,
      byHand: "Check that headings and labels describe their topic or purpose."),
    SuccessCriterion(
      "2.4.7", "Focus Visible", .aa, since: .wcag20,
      byHand: "Check that the keyboard focus is always visible."),
    SuccessCriterion(
      "2.4.11", "Focus Not Obscured (Minimum)", .aa, since: .wcag22,
      byHand: "Check that bars and sheets don't cover the focused element."),
    SuccessCriterion(
      "2.5.1", "Pointer Gestures", .a, since: .wcag21,
      byHand: "Check that path-based and multi-finger gestures have a simple alternative that works."),
    SuccessCriterion(
      "2.5.2", "Pointer Cancellation", .a, since: .wcag21,
      byHand: "Check that users can cancel a touch."),
    SuccessCriterion(
      "2.5.3", "Label in Name", .a, since: .wcag21,
      byHand: "Check that saying a control's visible text activates it."),
    SuccessCriterion(
      "2.5.4", "Motion Actuation", .a, since: .wcag21,
      byHand: "Check that shaking and tilting have an alternative and can be turned off."),
    SuccessCriterion(
      "2.5.5", "Target Size (Enhanced)", .aaa, since: .wcag21,
      byHand: "Same as 2.5.8, at 44 pt or dp."),
    SuccessCriterion(
      "2.5.7", "Dragging Movements", .aa, since: .wcag22,
      byHand: "Check that everything that can be dragged can also be moved with taps."),
    SuccessCriterion(
      "2.5.8", "Target Size (Minimum)", .aa, since: .wcag22,
      byHand: "Measure the size and spacing of touch targets on small devices and with large text."),
    SuccessCriterion(
      "3.1.1", "Language of Page", .a, since: .wcag20,
      byHand: "Check that screen readers read the app in its language."),
    SuccessCriterion(
      "3.1.2", "Language of Parts", .aa, since: .wcag20,
      byHand: "Check that foreign words are read with the right voice."),
    SuccessCriterion(
      "3.2.1", "On Focus", .a, since: .wcag20,
      byHand: "Check that moving focus alone doesn't change anything."),
    SuccessCriterion(
      "3.2.2", "On Input", .a, since: .wcag20,
      byHand: "Check that selecting or typing doesn't open something else unexpectedly."),
    SuccessCriterion(
      "3.2.3", "Consistent Navigation", .aa, since: .wcag20,
      byHand: "Check that navigation keeps its order from screen to screen."),
    SuccessCriterion(
      "3.2.4", "Consistent Identification", .aa, since: .wcag20,
      byHand: "Check that the same function has the same label everywhere."),
    SuccessCriterion(
      "3.2.6", "Consistent Help", .a, since: .wcag22,
      byHand: "Check that help is in the same place on every screen that has it."),
    SuccessCriterion(
      "3.3.1", "Error Identification", .a, since: .wcag20,
      byHand: "Check that errors are described in text and announced."),
    SuccessCriterion(
      "3.3.2", "Labels or Instructions", .a, since: .wcag20,
      byHand: "Check that fields say what they expect before users start typing."),
    SuccessCriterion(
      "3.3.3", "Error Suggestion", .aa, since: .wcag20,
      byHand: "Check that error messages say how to fix the error."),
    SuccessCriterion(
      "3.3.4", "Error Prevention (Legal, Financial, Data)", .aa, since: .wcag20,
      byHand: "Check that users can review, confirm, or undo orders, payments, and deletions."),
    SuccessCriterion(
      "3.3.7", "Redundant Entry", .a, since: .wcag22,
      byHand: "Check that users don't have to enter the same information twice."),
    SuccessCriterion(
      "3.3.8", "Accessible Authentication (Minimum)", .aa, since: .wcag22,
      byHand: "Check that users can sign in without remembering, solving, or transcribing anything."),
    SuccessCriterion(
      "4.1.2", "Name, Role, Value", .a, since: .wcag20,
      byHand:
        "Check that every control, including custom and embedded ones, exposes its name, role, state, and value."
    ),
    SuccessCriterion(
      "4.1.3", "Status Messages", .aa, since: .wcag21,
      byHand: "Check that results, progress, and errors are announced without moving focus."),
  ]
}
