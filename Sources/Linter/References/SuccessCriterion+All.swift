// The success criteria of WCAG 2.2 with what is left of each to test by hand.

extension SuccessCriterion {
  /// Every criterion of level A and AA, and those of level AAA that rules serve, in the order of WCAG.
  package static let all: [SuccessCriterion] = [
    SuccessCriterion(
      "1.1.1", "Non-text Content", .a, since: .wcag20,
      byHand:
        "Whether each description says what its picture shows, and whether what is hidden is only decoration."
    ),
    SuccessCriterion(
      "1.2.1", "Audio-only and Video-only (Prerecorded)", .a, since: .wcag20,
      byHand: "Whether recordings have a transcript or another equivalent."),
    SuccessCriterion(
      "1.2.2", "Captions (Prerecorded)", .a, since: .wcag20,
      byHand: "Whether captions are there for every video, complete and in time."),
    SuccessCriterion(
      "1.2.3", "Audio Description or Media Alternative (Prerecorded)", .a, since: .wcag20,
      byHand: "Whether what is only seen in videos is described."),
    SuccessCriterion(
      "1.2.4", "Captions (Live)", .aa, since: .wcag20,
      byHand: "Whether live streams have captions."),
    SuccessCriterion(
      "1.2.5", "Audio Description (Prerecorded)", .aa, since: .wcag20,
      byHand: "Whether videos have an audio description."),
    SuccessCriterion(
      "1.3.1", "Info and Relationships", .a, since: .wcag20,
      byHand: "Whether headings, lists, tables and groups are announced as they look."),
    SuccessCriterion(
      "1.3.2", "Meaningful Sequence", .a, since: .wcag20,
      byHand: "Whether swiping through each screen follows its meaning."),
    SuccessCriterion(
      "1.3.3", "Sensory Characteristics", .a, since: .wcag20,
      byHand: "Whether instructions make sense without seeing shapes, colors and places."),
    SuccessCriterion(
      "1.3.4", "Orientation", .aa, since: .wcag21,
      byHand: "Whether each screen works in portrait and in landscape."),
    SuccessCriterion(
      "1.3.5", "Identify Input Purpose", .aa, since: .wcag21,
      byHand: "Whether fields about the user are filled in automatically."),
    SuccessCriterion(
      "1.4.1", "Use of Color", .a, since: .wcag20,
      byHand: "Whether charts, states and links can be told apart in grayscale."),
    SuccessCriterion(
      "1.4.2", "Audio Control", .a, since: .wcag20,
      byHand: "Whether sound that starts by itself can be stopped."),
    SuccessCriterion(
      "1.4.3", "Contrast (Minimum)", .aa, since: .wcag20,
      byHand: "The contrast of text on pictures, gradients and colors that code computes."),
    SuccessCriterion(
      "1.4.4", "Resize Text", .aa, since: .wcag20,
      byHand: "Whether everything can be read and used with text twice as large."),
    SuccessCriterion(
      "1.4.5", "Images of Text", .aa, since: .wcag20,
      byHand: "Whether pictures hold words that should be text."),
    SuccessCriterion(
      "1.4.6", "Contrast (Enhanced)", .aaa, since: .wcag20,
      byHand: "As for 1.4.3, with the higher ratio."),
    SuccessCriterion(
      "1.4.8", "Visual Presentation", .aaa, since: .wcag20,
      byHand: "Widths, spacing and alignment of blocks of text on the screen."),
    SuccessCriterion(
      "1.4.10", "Reflow", .aa, since: .wcag21,
      byHand: "Whether large text or a small window never asks for scrolling in two directions."),
    SuccessCriterion(
      "1.4.11", "Non-text Contrast", .aa, since: .wcag21,
      byHand: "The contrast of icons, borders, charts and states on the screen."),
    SuccessCriterion(
      "1.4.12", "Text Spacing", .aa, since: .wcag21,
      byHand: "Whether wider spacing cuts nothing off."),
    SuccessCriterion(
      "1.4.13", "Content on Hover or Focus", .aa, since: .wcag21,
      byHand: "Whether what appears on hover or focus can be dismissed, reached and stays."),
    SuccessCriterion(
      "2.1.1", "Keyboard", .a, since: .wcag20,
      byHand: "Whether everything can be done with a keyboard or switch."),
    SuccessCriterion(
      "2.1.2", "No Keyboard Trap", .a, since: .wcag20,
      byHand: "Whether focus can leave every part of every screen."),
    SuccessCriterion(
      "2.1.4", "Character Key Shortcuts", .a, since: .wcag21,
      byHand: "Whether shortcuts of a single key can be turned off or changed."),
    SuccessCriterion(
      "2.2.1", "Timing Adjustable", .a, since: .wcag20,
      byHand: "Whether sessions and messages leave enough time."),
    SuccessCriterion(
      "2.2.2", "Pause, Stop, Hide", .a, since: .wcag20,
      byHand: "Whether whatever moves or updates can be stopped."),
    SuccessCriterion(
      "2.3.1", "Three Flashes or Below Threshold", .a, since: .wcag20,
      byHand: "Whether videos and animations flash."),
    SuccessCriterion(
      "2.3.3", "Animation from Interactions", .aaa, since: .wcag21,
      byHand: "Whether movement stops when the system asks for less."),
    SuccessCriterion(
      "2.4.1", "Bypass Blocks", .a, since: .wcag20,
      byHand: "Whether repeated parts can be skipped, for instance by headings or landmarks."),
    SuccessCriterion(
      "2.4.2", "Page Titled", .a, since: .wcag20,
      byHand: "Whether each screen's title says where one is."),
    SuccessCriterion(
      "2.4.3", "Focus Order", .a, since: .wcag20,
      byHand: "Whether focus follows the meaning, also behind dialogs and after changes."),
    SuccessCriterion(
      "2.4.4", "Link Purpose (In Context)", .a, since: .wcag20,
      byHand: "Whether each link says where it leads."),
    SuccessCriterion(
      "2.4.5", "Multiple Ways", .aa, since: .wcag20,
      byHand: "Whether screens are found in more than one way."),
    SuccessCriterion(
      "2.4.6", "Headings and Labels", .aa, since: .wcag20,
      byHand: "Whether headings and labels describe what they stand for."),
    SuccessCriterion(
      "2.4.7", "Focus Visible", .aa, since: .wcag20,
      byHand: "Whether one sees where the keyboard's focus is."),
    SuccessCriterion(
      "2.4.11", "Focus Not Obscured (Minimum)", .aa, since: .wcag22,
      byHand: "Whether bars and sheets cover what has the focus."),
    SuccessCriterion(
      "2.5.1", "Pointer Gestures", .a, since: .wcag21,
      byHand: "Whether paths and gestures of several fingers have a simple alternative that works."),
    SuccessCriterion(
      "2.5.2", "Pointer Cancellation", .a, since: .wcag21,
      byHand: "Whether a touch can be taken back."),
    SuccessCriterion(
      "2.5.3", "Label in Name", .a, since: .wcag21,
      byHand: "Whether each control obeys the words seen on it, by voice."),
    SuccessCriterion(
      "2.5.4", "Motion Actuation", .a, since: .wcag21,
      byHand: "Whether shaking and tilting can be replaced and turned off."),
    SuccessCriterion(
      "2.5.5", "Target Size (Enhanced)", .aaa, since: .wcag21,
      byHand: "As for 2.5.8, with 44 units."),
    SuccessCriterion(
      "2.5.7", "Dragging Movements", .aa, since: .wcag22,
      byHand: "Whether what is dragged can be moved by taps."),
    SuccessCriterion(
      "2.5.8", "Target Size (Minimum)", .aa, since: .wcag22,
      byHand: "The size and spacing of targets on the screen, on small devices and with large text."),
    SuccessCriterion(
      "3.1.1", "Language of Page", .a, since: .wcag20,
      byHand: "Whether the app is spoken in its language."),
    SuccessCriterion(
      "3.1.2", "Language of Parts", .aa, since: .wcag20,
      byHand: "Whether words of other languages are spoken in theirs."),
    SuccessCriterion(
      "3.2.1", "On Focus", .a, since: .wcag20,
      byHand: "Whether focus alone changes anything."),
    SuccessCriterion(
      "3.2.2", "On Input", .a, since: .wcag20,
      byHand: "Whether choosing or typing leads away unexpectedly."),
    SuccessCriterion(
      "3.2.3", "Consistent Navigation", .aa, since: .wcag20,
      byHand: "Whether navigation keeps its order from screen to screen."),
    SuccessCriterion(
      "3.2.4", "Consistent Identification", .aa, since: .wcag20,
      byHand: "Whether the same function has the same name everywhere."),
    SuccessCriterion(
      "3.2.6", "Consistent Help", .a, since: .wcag22,
      byHand: "Whether help is found at the same place on each screen."),
    SuccessCriterion(
      "3.3.1", "Error Identification", .a, since: .wcag20,
      byHand: "Whether mistakes are named in text, and announced."),
    SuccessCriterion(
      "3.3.2", "Labels or Instructions", .a, since: .wcag20,
      byHand: "Whether fields say what they expect before one types."),
    SuccessCriterion(
      "3.3.3", "Error Suggestion", .aa, since: .wcag20,
      byHand: "Whether messages about mistakes say how to mend them."),
    SuccessCriterion(
      "3.3.4", "Error Prevention (Legal, Financial, Data)", .aa, since: .wcag20,
      byHand: "Whether orders, payments and deletions can be checked, confirmed or undone."),
    SuccessCriterion(
      "3.3.7", "Redundant Entry", .a, since: .wcag22,
      byHand: "Whether one has to type the same thing twice."),
    SuccessCriterion(
      "3.3.8", "Accessible Authentication (Minimum)", .aa, since: .wcag22,
      byHand: "Whether one can sign in without remembering, solving or transcribing."),
    SuccessCriterion(
      "4.1.2", "Name, Role, Value", .a, since: .wcag20,
      byHand: "Whether every control, also drawn and embedded ones, tells name, role, state and value."),
    SuccessCriterion(
      "4.1.3", "Status Messages", .aa, since: .wcag21,
      byHand: "Whether results, progress and errors are announced without moving the focus."),
  ]
}
